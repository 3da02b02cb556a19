import Foundation

/// A control that does something when it is tapped.
///
/// Source: documented. Apple's page for `Button`.
nonisolated public struct Button<Label: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: What it does.
  ///   - label: What it shows.
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  ///   - label: What it shows.
  @preconcurrency
  nonisolated public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: ButtonNode(view.value, parent: inputs.parent))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: What kind of thing it does.
  ///   - action: What it does.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// What kind of thing a button does.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive: ButtonRole = ButtonRole(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel: ButtonRole = ButtonRole(name: "cancel")
}

/// How a button looks.
struct ButtonLook: Equatable, Sendable {
  let name: String
  let padding: EdgeInsets

  static let automatic = ButtonLook(name: "automatic", padding: EdgeInsets())
  static let plain = ButtonLook(name: "plain", padding: EdgeInsets())
  static let bordered = ButtonLook(
    name: "bordered",
    padding: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  )
  static let borderedProminent = ButtonLook(name: "borderedProminent", padding: bordered.padding)
}

/// A ready-made look of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The look; the framework's own business.
  nonisolated var _look: _ButtonLook { get }
}

/// How a button looks; the framework's own business.
public struct _ButtonLook: Sendable {
  let look: ButtonLook
}

/// The look that suits the place.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The look; the framework's own business.
  nonisolated public var _look: _ButtonLook { _ButtonLook(look: .automatic) }
}

/// No look of its own.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The look; the framework's own business.
  nonisolated public var _look: _ButtonLook { _ButtonLook(look: .plain) }
}

/// A border in a pale colour.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The look; the framework's own business.
  nonisolated public var _look: _ButtonLook { _ButtonLook(look: .bordered) }
}

/// A border in a full colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The look; the framework's own business.
  nonisolated public var _look: _ButtonLook { _ButtonLook(look: .borderedProminent) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that suits the place.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No look of its own.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border in a pale colour.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border in a full colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Sets how buttons look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = style._look.look
    return modifier(EnvironmentModifier { $0.set(ButtonStyleKey.self, look) })
  }
}

/// The node of a button.
final class ButtonNode<Label: View>: Node<Button<Label>> {
  private(set) var view: Button<Label>
  private let row = StackBox(axis: .horizontal)
  let box: ButtonBox
  private var child: Node<Label>?
  private let upstream: EnvironmentScope

  init(_ view: Button<Label>, parent: AnyNode) {
    self.view = view
    upstream = parent.scope
    box = ButtonBox(row)
    super.init(parent: parent)
    scope = EnvironmentScope()
    note(.environmentScope)
    box.perform = { [weak self] in self?.act() }
    readEnvironment()
    child = Label.makeNode(view.label, below: self)
    row.contentNode = child
  }

  private func act() {
    // The action of the view as it is now, not as it was when the touch began.
    let action = view.action
    UpdateReader.suspended(action)
  }

  /// Takes what the button needs from the environment, and gives the label its colour.
  private func readEnvironment() {
    var values = upstream.values
    let look = values.value(ButtonStyleKey.self)
    box.isEnabled = values.isEnabled
    box.insets = look.padding
    values.set(ForegroundColorKey.self, labelColor(look, values))
    scope.values = values
  }

  private func labelColor(_ look: ButtonLook, _ values: EnvironmentValues) -> Color? {
    if !values.isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let own = values.value(ForegroundColorKey.self) { return own }
    switch look {
    case .plain: return nil
    case .borderedProminent: return .white
    default: return view.role == .destructive ? .red : .accentColor
    }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    readEnvironment()
    propagateEnvironmentChange(changes.union(.of(ForegroundColorKey.self)))
  }

  override func update(_ view: Button<Label>) {
    let roleChanged = view.role != self.view.role
    self.view = view
    if roleChanged { environmentDidChange([]) }
    child?.update(view.label)
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override func childBoxesDidChange() { row.childrenDidChange() }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    row.release()
    child = nil
  }
}

/// The box of a button.
final class ButtonBox: WrapperBox {
  /// Does what the button does.
  var perform: @MainActor () -> Void = {}
  /// Whether the person can use it.
  var isEnabled = true
  /// The distance from the border to the label, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidateLayout() } }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) }
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(inner(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom
    )
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    let inside = child.dimensions(inner(proposal))
    return ViewDimensions(
      size(proposal),
      firstBaseline: inside.firstBaseline.map { $0 + insets.top },
      lastBaseline: inside.lastBaseline.map { $0 + insets.top }
    )
  }

  override var content: BoxContent { .button(self) }
}
