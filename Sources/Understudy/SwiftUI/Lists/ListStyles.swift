/// How a list looks, in one of the framework's ways.
enum ListLook: Equatable, Sendable {
  case plain, grouped, insetGrouped, inset, sidebar

  /// Whether rows are on cells with round corners.
  var isInset: Bool { self == .insetGrouped || self == .sidebar }

  /// Whether sections are apart from one another.
  var isGrouped: Bool { self == .grouped || isInset }
}

/// How a list looks and behaves.
///
/// Source: documented. Apple's page for `ListStyle`: only the framework has types that conform.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The look; the framework's own business.
  nonisolated static var _look: _ListLook { get }
}

/// A look of lists; the framework's own business.
public struct _ListLook: Sendable {
  let look: ListLook
}

/// The style that suits the place: inset groups.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .plain) }
}

/// Groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Groups on cells with round corners.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from edge to edge, whose views are further in.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .inset) }
}

/// The rows of a sidebar, whose sections collapse.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The look; the framework's own business.
  nonisolated public static var _look: _ListLook { _ListLook(look: .sidebar) }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the place: inset groups.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups on cells with round corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, whose views are further in.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar, whose sections collapse.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how the lists here look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = S._look.look
    return modifier(EnvironmentModifier { $0.listLook = look })
  }
}
