import Foundation

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// The distance between the sections of a list.
///
/// Source: documented. Apple's page for `ListSectionSpacing`.
@available(iOS 17.0, *)
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The one that suits the list.
  public static let `default`: ListSectionSpacing = ListSectionSpacing(length: nil)
  /// A small one.
  ///
  /// Source: assumed, for the number.
  public static let compact: ListSectionSpacing = ListSectionSpacing(length: 10)

  /// A distance.
  ///
  /// - Parameter spacing: The distance, in points; what isn't a length counts as none.
  /// - Returns: The distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
  }
}

enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The least height of a list's rows, in points.
  ///
  /// Source: documented; the number is the one of UIKit's tables.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of the headers of a list's sections, in points; `nil` for the system's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  enum SectionPart { case header, footer }

  /// Sets how texts look in a part of a list's section; elsewhere nothing changes.
  ///
  /// Source: measured by many, for the font and the capitals.
  mutating func applySectionStyle(_ part: SectionPart) {
    guard value(IsInListKey.self) else { return }
    if part == .header, headerProminence == .increased {
      font = font ?? .title3.bold()
      return
    }
    if part == .header, !listLook.isGrouped || listLook == .sidebar {
      font = font ?? .headline
      return
    }
    font = font ?? .footnote
    if value(ForegroundColorKey.self) == nil { set(ForegroundColorKey.self, .secondary) }
    if part == .header, textCase == nil { textCase = .uppercase }
  }
}

extension View {
  /// Sets how much the headers of the sections here stand out.
  ///
  /// - Parameter prominence: How much.
  /// - Returns: The view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the distance between the sections of the lists here.
  ///
  /// - Parameter spacing: The distance.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    let length = spacing.length
    return modifier(EnvironmentModifier { $0.set(ListSectionSpacingKey.self, length) })
  }

  /// Sets the distance between the sections of the lists here.
  ///
  /// - Parameter spacing: The distance, in points; what isn't a length counts as none.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between the rows of the lists here.
  ///
  /// - Parameter spacing: The distance, in points; `nil` for none.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    let length = spacing.map { $0.isFinite ? max(0, $0) : 0 }
    return modifier(EnvironmentModifier { $0.set(ListRowSpacingKey.self, length) })
  }

  /// Says whether the lists and forms here have a ground of their own.
  ///
  /// - Parameter visibility: Whether they do.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentModifier { $0.set(ScrollContentBackgroundKey.self, visibility) })
  }
}

/// What a list finds in its environment.
struct ListSettings: Equatable {
  var look = ListLook.insetGrouped
  var sectionSpacing: CGFloat?
  var rowSpacing: CGFloat = 0
  var minRowHeight: CGFloat = 44
  var minHeaderHeight: CGFloat = 0
  var showsBackground = true
  var isEditing = false
  var isRightToLeft = false
  var displayScale: CGFloat = 1

  init() {}

  init(_ values: EnvironmentValues) {
    look = values.listLook
    sectionSpacing = values[ListSectionSpacingKey.self]
    rowSpacing = values[ListRowSpacingKey.self] ?? 0
    minRowHeight = max(0, values.defaultMinListRowHeight)
    minHeaderHeight = max(0, values.defaultMinListHeaderHeight ?? 0)
    showsBackground = values[ScrollContentBackgroundKey.self] != .hidden
    isEditing = values.editMode?.wrappedValue.isEditing == true
    isRightToLeft = values.layoutDirection == .rightToLeft
    displayScale = max(1, values.displayScale)
  }

  /// The distance of cells from the list's edges, in points.
  ///
  /// Source: measured by many, on phones.
  var margin: CGFloat { look.isInset ? 16 : 0 }

  /// The distance of a row's view from the cell's edges, in points, if it doesn't say.
  ///
  /// Source: measured by many from side to side; assumed from top to bottom, where the least height
  /// decides for most rows.
  var insets: EdgeInsets {
    let side: CGFloat = look == .inset ? 20 : 16
    return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
  }

  /// The radius of a section's corners, in points.
  ///
  /// Source: measured by many.
  var cornerRadius: CGFloat { look.isInset ? 10 : 0 }

  /// The colour behind the cells.
  var ground: UIColor? {
    guard showsBackground else { return nil }
    return look.isGrouped ? .systemGroupedBackground : .systemBackground
  }

  /// The colour of a cell.
  var cellColor: UIColor { look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground }

  /// The distance from a section's first row to what is above it without a header, and from its last
  /// to what is below it without a footer, in points.
  ///
  /// Source: UIKit's grouped tables, 17.5 points each; plain lists have none.
  var bareGap: CGFloat {
    if let sectionSpacing { return sectionSpacing / 2 }
    return look.isGrouped ? 17.5 : 0
  }

  /// The distance above a header or below a footer, and the one to the rows, in points.
  ///
  /// Source: assumed.
  var headerGaps: (outer: CGFloat, inner: CGFloat) {
    guard look.isGrouped else { return (6, 6) }
    return (sectionSpacing.map { $0 / 2 } ?? 17.5, 7)
  }
}
