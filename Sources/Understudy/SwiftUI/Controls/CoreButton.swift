import Foundation

/// A button with a ready-made look.
nonisolated struct CoreButton<Label: View>: View {
  typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let look: ButtonLook
  /// Is told when a finger comes and goes.
  var pressed: Binding<Bool>?
  /// Whether it has a tick in a menu.
  var isSelected = false
  let label: Label

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ButtonNode(view.value, parent: inputs.parent))
  }
}

/// The node of a button.
final class ButtonNode<Label: View>: Node<CoreButton<Label>> {
  private(set) var view: CoreButton<Label>
  private let row = StackBox(axis: .horizontal)
  let box: ButtonBox
  private var child: Node<Label>?
  private let upstream: EnvironmentScope

  init(_ view: CoreButton<Label>, parent: AnyNode) {
    self.view = view
    upstream = parent.scope
    box = ButtonBox(row)
    super.init(parent: parent)
    isInLazyContainer = false
    scope = EnvironmentScope()
    note(.environmentScope)
    box.pressChanged = { [weak self] in self?.press($0) }
    box.perform = { [weak self] in self?.act() }
    readEnvironment()
    child = Label.makeNode(view.label, below: self)
    row.contentNode = child
  }

  /// Does what the button does.
  func act() {
    // The action of the view as it is now, not as it was when the touch began.
    let action = view.action
    UpdateReader.suspended(action)
  }

  private func press(_ isPressed: Bool) {
    guard let pressed = view.pressed else { return }
    UpdateReader.suspended { pressed.wrappedValue = isPressed }
  }

  /// Takes what the button needs from the environment, and gives the label its colour.
  private func readEnvironment() {
    var values = upstream.values
    let look = view.look
    box.isEnabled = values.isEnabled
    box.insets = look.padding
    box.isAutomatic = look == .automatic
    box.tint = view.role == .destructive ? .red : values.value(TintKey.self)
    box.ground = ground(look, values)
    values.set(ForegroundColorKey.self, labelColor(look, values))
    scope.values = values
  }

  private func ground(_ look: ButtonLook, _ values: EnvironmentValues) -> ButtonGround? {
    guard look == .bordered || look == .borderedProminent else { return nil }
    guard values.isEnabled else { return ButtonGround(color: Color(uiColor: .tertiarySystemFill)) }
    let tint = view.role == .destructive ? .red : values.value(TintKey.self)
    guard look == .bordered else { return ButtonGround(color: tint ?? .accentColor) }
    return ButtonGround(color: tint?.opacity(0.15) ?? Color(uiColor: .secondarySystemFill))
  }

  private func labelColor(_ look: ButtonLook, _ values: EnvironmentValues) -> Color? {
    if look == .custom { return values.value(ForegroundColorKey.self) }
    if !values.isEnabled { return Color(uiColor: .tertiaryLabel) }
    if let own = values.value(ForegroundColorKey.self) { return own }
    switch look {
    case .plain: return nil
    case .borderedProminent: return .white
    default:
      return view.role == .destructive ? .red : values.value(TintKey.self) ?? .accentColor
    }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    readEnvironment()
    propagateEnvironmentChange(changes.union(.of(ForegroundColorKey.self)))
  }

  override func update(_ view: CoreButton<Label>) {
    let roleChanged = view.role != self.view.role || view.look != self.view.look
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

/// What a button's label lies on.
struct ButtonGround: Equatable {
  let color: Color
  /// The radius of the corners, in points.
  ///
  /// Source: assumed.
  var cornerRadius: CGFloat = 8
}

/// The box of a button.
final class ButtonBox: WrapperBox {
  /// Does what the button does.
  var perform: @MainActor () -> Void = {}
  /// Whether the person can use it.
  var isEnabled = true
  /// Whether the button looks as it suits the place; then it takes the taps of a whole row.
  var isAutomatic = false
  /// The colour of what the button does; `nil` for the system's.
  var tint: Color?
  /// Called when a finger comes and goes.
  var pressChanged: (Bool) -> Void = { _ in }
  private(set) var isPressed = false
  /// What the label lies on, if the look has something.
  var ground: ButtonGround?

  /// Notes whether a finger is on the button.
  func pressDidChange(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressChanged(isPressed)
  }

  /// Whether a point, in the hosting view's coordinates, is on the button.
  func isReached(from point: CGPoint) -> Bool { absoluteFrame.contains(point) }

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
    child.dimensions(inner(proposal))
      .inside(size(proposal), at: CGPoint(x: insets.leading, y: insets.top))
  }

  override var content: BoxContent { .button(self) }
}
