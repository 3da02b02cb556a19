import Foundation

/// A look that the framework gives a button.
struct ButtonLook: Equatable, Sendable {
  let name: String
  let padding: EdgeInsets

  static let automatic = ButtonLook(name: "automatic", padding: EdgeInsets())
  static let plain = ButtonLook(name: "plain", padding: EdgeInsets())
  static let borderless = ButtonLook(name: "borderless", padding: EdgeInsets())
  static let custom = ButtonLook(name: "custom", padding: EdgeInsets())
  static let bordered = ButtonLook(
    name: "bordered",
    padding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  )
  static let borderedProminent = ButtonLook(name: "borderedProminent", padding: bordered.padding)
}

/// The style of buttons around.
enum ButtonStyling {
  case look(ButtonLook)
  case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
  case style(@MainActor (ButtonStyleConfiguration) -> AnyView)
}

enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyling { .look(.automatic) }
}

/// A button in the style around.
nonisolated struct StyledButton<Label: View>: View {
  @Environment(\.buttonStyling) private var styling
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }

  @MainActor var body: some View {
    switch styling {
    case .look(let look): CoreButton(role: role, action: action, look: look, label: label)
    case .primitive(let make):
      make(
        PrimitiveButtonStyleConfiguration(
          role: role,
          label: .init(content: AnyView(label)),
          action: action
        )
      )
    case .style(let make): PressableButton(role: role, action: action, label: label, make: make)
    }
  }
}

extension EnvironmentValues {
  var buttonStyling: ButtonStyling { self[ButtonStyleKey.self] }
}

/// A button whose look depends on whether a finger is on it.
private struct PressableButton<Label: View>: View {
  @State private var isPressed = false
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let make: @MainActor (ButtonStyleConfiguration) -> AnyView

  init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    label: Label,
    make: @escaping @MainActor (ButtonStyleConfiguration) -> AnyView
  ) {
    self.role = role
    self.action = action
    self.label = label
    self.make = make
  }

  var body: some View {
    CoreButton(
      role: role,
      action: action,
      look: .custom,
      pressed: $isPressed,
      label: make(
        ButtonStyleConfiguration(
          role: role,
          label: .init(content: AnyView(label)),
          isPressed: isPressed
        )
      )
    )
  }
}

/// A look of buttons that decides itself when they do what they do.
///
/// Source: documented. Apple's page for `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A look of buttons.
///
/// Source: documented. Apple's page for `ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A button.
  typealias Configuration = ButtonStyleConfiguration
}

/// A button, for a style that decides when it does what it does.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What kind of thing it does.
  public let role: ButtonRole?
  /// What it shows.
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// A button, for a style.
nonisolated public struct ButtonStyleConfiguration {
  /// What the button shows.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What kind of thing it does.
  public let role: ButtonRole?
  /// What it shows.
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger is on it.
  public let isPressed: Bool
}

/// A style that is one of the framework's looks.
@MainActor @preconcurrency
protocol LookStyle {
  nonisolated var look: ButtonLook { get }
}

extension View {
  /// Sets how buttons look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let styling: ButtonStyling
    if let look = (style as? any LookStyle)?.look {
      styling = .look(look)
    } else {
      let style = Sent(style)
      styling = .primitive { AnyView(style.value.makeBody(configuration: $0)) }
    }
    return modifier(EnvironmentModifier { $0.set(ButtonStyleKey.self, styling) })
  }

  /// Sets how buttons look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = Sent(style)
    let styling = ButtonStyling.style { AnyView(style.value.makeBody(configuration: $0)) }
    return modifier(EnvironmentModifier { $0.set(ButtonStyleKey.self, styling) })
  }

  /// Sets the shape of bordered buttons, which nobody on a stage can see.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(Appearance())
  }

  /// Sets how large controls are; the stand-in keeps to the regular size.
  ///
  /// - Parameter controlSize: How large.
  /// - Returns: The view.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Tiny.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}

enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// The shape that suits the place.
  public static let automatic: ButtonBorderShape = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule: ButtonBorderShape = ButtonBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle: ButtonBorderShape = ButtonBorderShape(
    name: "roundedRectangle"
  )
  /// A circle.
  public static let circle: ButtonBorderShape = ButtonBorderShape(name: "circle")

  /// A rectangle with round corners.
  ///
  /// - Parameter radius: The corners' radius, in points.
  /// - Returns: The shape.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// The look that suits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, LookStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .automatic }

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CoreButton(
      role: configuration.role,
      action: configuration.action,
      look: look,
      label: configuration.label
    )
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// No look of its own.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, LookStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .plain }

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CoreButton(
      role: configuration.role,
      action: configuration.action,
      look: look,
      label: configuration.label
    )
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No look of its own.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// No border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, LookStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderless }

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CoreButton(
      role: configuration.role,
      action: configuration.action,
      look: look,
      label: configuration.label
    )
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A border in a pale colour.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, LookStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .bordered }

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CoreButton(
      role: configuration.role,
      action: configuration.action,
      look: look,
      label: configuration.label
    )
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border in a pale colour.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A border in a full colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, LookStyle {
  /// Creates the style.
  public init() {}

  var look: ButtonLook { .borderedProminent }

  /// Makes a button's view.
  ///
  /// - Parameter configuration: The button.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CoreButton(
      role: configuration.role,
      action: configuration.action,
      look: look,
      label: configuration.label
    )
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border in a full colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
