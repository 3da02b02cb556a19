/// How pickers look.
enum PickerStyling {
  case automatic, menu, inline, segmented, wheel, navigationLink
  /// As elements of a menu.
  case elements

  /// The look in a menu: the choices are among the menu's elements unless they are to be a menu.
  var inMenu: PickerStyling { self == .menu ? .menu : .elements }
}

enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerStyling { .automatic } }

extension EnvironmentValues {
  var pickerStyling: PickerStyling { self[PickerStyleKey.self] }
}

/// Which look a style of pickers is; the framework's own business.
public struct _PickerKind: Sendable {
  let styling: PickerStyling

  init(_ styling: PickerStyling) { self.styling = styling }
}

/// A look of pickers.
///
/// Source: documented. Apple's page for `PickerStyle`.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Which look it is; the framework's own business.
  nonisolated var _kind: _PickerKind { get }
}

/// The look that suits the place: a menu, on iOS.
nonisolated public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.automatic) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that suits the place: a menu, on iOS.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button with the choice that opens a menu of the others.
nonisolated public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.menu) }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button with the choice that opens a menu of the others.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Each choice on a line of its own.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.inline) }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Each choice on a line of its own.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Each choice in a segment of a control.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.segmented) }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Each choice in a segment of a control.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel that shows the choice and its neighbours.
nonisolated public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.wheel) }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that shows the choice and its neighbours.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to a screen of the choices, in a navigation stack.
@available(iOS 16.0, *)
nonisolated public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Which look it is; the framework's own business.
  public var _kind: _PickerKind { _PickerKind(.navigationLink) }
}

@available(iOS 16.0, *)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the choices, in a navigation stack.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

extension View {
  /// Sets how pickers look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let styling = style._kind.styling
    return modifier(EnvironmentModifier { $0.set(PickerStyleKey.self, styling) })
  }
}
