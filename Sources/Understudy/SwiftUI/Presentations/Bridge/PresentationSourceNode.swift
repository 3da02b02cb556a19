import Foundation

/// The node of a modifier that presents something while a binding says so.
///
/// Subclasses say what the binding asks for and make what is presented.
class PresentationSourceNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>, PresentationSource
{
  final private(set) var modifier: Modifier
  private var child: Node<Content>?
  final private(set) var wanted: AnyHashable?
  final var declined: AnyHashable?
  final weak var active: ActivePresentation?
  final var hasLoggedWaiting = false
  final private(set) var disablesAnimations = false

  init(_ view: ModifiedContent<Content, Modifier>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    note(.environmentScope)
    child = Content.makeNode(view.content, below: self)
    bridge.add(self)
    evaluate()
  }

  // MARK: To override

  /// The bridge that presents for the modifier.
  var bridge: PresentationBridge { host.sheets }

  /// Reads from the binding what is asked for, and makes it; the node depends on what is read.
  func evaluateContent() -> AnyHashable? { nil }

  /// Called after each evaluation, before what is presented is brought up to date.
  func wantedDidChange() {}

  /// Called after each evaluation while something is presented.
  func contentDidChange() {}

  func makeController() -> UIViewController { fatalError("\(Self.self) presents nothing.") }

  func prepare(_ controller: UIViewController, for presenter: UIViewController) {}

  func sourceDidMove(for controller: UIViewController) {}

  func liveIdentity() -> AnyHashable? { nil }

  final func forgetWanted() { wanted = nil }

  func writeEnd() {}

  func didDismiss() {}

  /// Called when the environment of what is presented has changed.
  func contentEnvironmentDidChange() {}

  // MARK: Updating

  private func evaluate() {
    let old = wanted
    let new = track { evaluateContent() }
    wanted = new
    if new != declined { declined = nil }
    if new == nil { hasLoggedWaiting = false }
    if new != old { disablesAnimations = effectiveTransaction.disablesAnimations }
    wantedDidChange()
    if active != nil, new == active?.identity { contentDidChange() }
    if new != old || (new != nil && active == nil) { bridge.reconcileAfterUpdate() }
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    modifier = view.modifier
    child?.update(view.content)
    mustRun = false
    evaluate()
  }

  override func refresh() {
    mustRun = false
    evaluate()
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    if active != nil { contentEnvironmentDidChange() }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  // What is presented isn't shown here.
  override func collectBoxes(into boxes: inout [LayoutBox]) { child?.collectBoxes(into: &boxes) }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    bridge.remove(self)
  }
}
