/// Whether a scroll view shows how far it is scrolled.
///
/// Source: documented. Apple's page for `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Sendable {
  enum Role: Hashable, Sendable { case automatic, visible, hidden, never }

  let role: Role

  /// As it suits the place.
  public static var automatic: ScrollIndicatorVisibility { .init(role: .automatic) }
  /// It shows it, as far as the system lets it.
  public static var visible: ScrollIndicatorVisibility { .init(role: .visible) }
  /// It doesn't show it where a finger scrolls; a mouse may need it.
  public static var hidden: ScrollIndicatorVisibility { .init(role: .hidden) }
  /// It never shows it.
  public static var never: ScrollIndicatorVisibility { .init(role: .never) }

  /// Whether a device that is scrolled with a finger shows it.
  var isShown: Bool { role == .automatic || role == .visible }
}

/// What scrolling does to the keyboard.
///
/// Source: documented. Apple's page for `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Sendable {
  enum Role: Hashable, Sendable { case automatic, immediately, interactively, never }

  let role: Role

  /// As it suits the content: a text editor lets the keyboard go with the finger, everything else
  /// dismisses it when a drag begins.
  public static var automatic: ScrollDismissesKeyboardMode { .init(role: .automatic) }
  /// It goes when a drag begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(role: .immediately) }
  /// It goes with the finger that is dragged into it.
  public static var interactively: ScrollDismissesKeyboardMode { .init(role: .interactively) }
  /// Nothing.
  public static var never: ScrollDismissesKeyboardMode { .init(role: .never) }

  /// What UIKit calls it, in a scroll view.
  var uiKitMode: UIScrollView.KeyboardDismissMode {
    switch role {
    case .automatic, .immediately: .onDrag
    case .interactively: .interactive
    case .never: .none
    }
  }
}

enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
enum ScrollContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// Whether a finger scrolls scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled up and down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether scroll views show how far they are scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// What scrolling does to the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// The space that scroll views keep around their content, in points.
  var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Says whether a finger scrolls the scroll views here.
  ///
  /// - Parameter disabled: Whether it doesn't. A scroll view that is disabled around enables none.
  /// - Returns: The view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }
    )
  }

  /// Says whether the scroll views here show how far they are scrolled.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - axes: In which directions.
  /// - Returns: The view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
        if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
      }
    )
  }

  /// Says what scrolling does to the keyboard.
  ///
  /// - Parameter mode: What it does.
  /// - Returns: The view.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(EnvironmentModifier { $0.scrollDismissesKeyboardMode = mode })
  }
}

/// What a scroll view finds in its environment.
struct ScrollSettings {
  var isEnabled: Bool
  var showsVerticalIndicator: Bool
  var showsHorizontalIndicator: Bool
  var keyboard: ScrollDismissesKeyboardMode
  var margins: EdgeInsets
  var layoutDirection: LayoutDirection

  init(_ values: EnvironmentValues) {
    isEnabled = values.isScrollEnabled
    showsVerticalIndicator = values.verticalScrollIndicatorVisibility.isShown
    showsHorizontalIndicator = values.horizontalScrollIndicatorVisibility.isShown
    keyboard = values.scrollDismissesKeyboardMode
    margins = values.scrollContentMargins
    layoutDirection = values.layoutDirection
  }
}
