import Foundation

/// A control that is on or off.
///
/// Source: documented. Apple's page for `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyling) private var styling
  @Environment(\.isInMenu) private var isInMenu
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is called.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the style around.
  @MainActor @preconcurrency public var body: some View {
    switch isInMenu ? .button : styling {
    case .system: SwitchRow(isOn: isOn, label: label)
    case .button: ToggleButton(isOn: isOn, label: label)
    case .custom(let make):
      make(ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isOn: Whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isOn: Whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - isOn: Whether it is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle of what a style is given.
  ///
  /// - Parameter configuration: What the style is given.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A toggle, for a style.
nonisolated public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What it is called.
  public let label: ToggleStyleConfiguration.Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A look of toggles.
///
/// Source: documented. Apple's page for `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's view.
  associatedtype Body: View

  /// Makes a toggle's view.
  ///
  /// - Parameter configuration: The toggle.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The style of toggles around.
enum ToggleStyling {
  case system, button
  case custom(@MainActor (ToggleStyleConfiguration) -> AnyView)
}

enum ToggleStyleKey: EnvironmentKey { static var defaultValue: ToggleStyling { .system } }

extension EnvironmentValues {
  var toggleStyling: ToggleStyling { self[ToggleStyleKey.self] }
}

/// A style that is one of the framework's.
protocol ReadyToggleStyle {
  var styling: ToggleStyling { get }
}

extension View {
  /// Sets how toggles look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let ready = (style as? any ReadyToggleStyle)?.styling
    let style = Sent(style)
    let styling = ready ?? .custom { AnyView(style.value.makeBody(configuration: $0)) }
    return modifier(EnvironmentModifier { $0.set(ToggleStyleKey.self, styling) })
  }
}

/// A toggle as a switch at the end of a row.
private struct SwitchRow<Label: View>: View {
  @State private var name = ControlName()
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  let isOn: Binding<Bool>
  let label: Label

  init(isOn: Binding<Bool>, label: Label) {
    self.isOn = isOn
    self.label = label
  }

  var body: some View {
    HStack(spacing: 0) {
      ControlLabel(name, label)
      if !labelsAreHidden { Spacer(minLength: 8) }
      SwitchView(isOn: isOn, name: name)
    }
  }
}

/// A toggle as a button.
private struct ToggleButton<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  var body: some View {
    CoreButton(
      role: nil,
      action: { isOn.wrappedValue.toggle() },
      look: isOn.wrappedValue ? .bordered : .automatic,
      isSelected: isOn.wrappedValue,
      label: label
    )
    .accessibilityAddTraits(isOn.wrappedValue ? .isSelected : [])
    .accessibilityValue(isOn.wrappedValue ? "1" : "0")
  }
}

/// UIKit's switch.
private struct SwitchView: UIViewRepresentable {
  let isOn: Binding<Bool>
  let name: ControlName

  final class Coordinator {
    var isOn: Binding<Bool>?
    nonisolated init() {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> HostedSwitch {
    let view = HostedSwitch(frame: .zero)
    view.name = name
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        guard let view, let isOn = coordinator.isOn else { return }
        isOn.wrappedValue = view.isOn
        // A binding that keeps its value keeps the switch.
        view.setOn(isOn.wrappedValue, animated: true)
      },
      for: .valueChanged
    )
    return view
  }

  func updateUIView(_ view: HostedSwitch, context: Context) {
    context.coordinator.isOn = isOn
    view.setOn(isOn.wrappedValue, animated: context.transaction.animation != nil)
    view.isEnabled = context.environment.isEnabled
    view.onTintColor = context.environment[TintKey.self]?.uiColor
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedSwitch,
    context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

private final class HostedSwitch: UISwitch, FrameworkView {
  var name: ControlName?

  func describe(_ state: BoxState) { describe(state, name: name) }
}

/// The look that suits the place.
nonisolated public struct DefaultToggleStyle: ToggleStyle, ReadyToggleStyle {
  /// Creates the style.
  public init() {}

  var styling: ToggleStyling { .system }

  /// Makes a toggle's view.
  ///
  /// - Parameter configuration: The toggle.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that suits the place.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle, ReadyToggleStyle {
  /// Creates the style.
  public init() {}

  var styling: ToggleStyling { .system }

  /// Makes a toggle's view.
  ///
  /// - Parameter configuration: The toggle.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button.
nonisolated public struct ButtonToggleStyle: ToggleStyle, ReadyToggleStyle {
  /// Creates the style.
  public init() {}

  var styling: ToggleStyling { .button }

  /// Makes a toggle's view.
  ///
  /// - Parameter configuration: The toggle.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
