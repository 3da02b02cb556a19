extension View {
  /// Does something when the view appears.
  ///
  /// - Parameter action: What to do, after the layout that shows the view.
  /// - Returns: The view.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Does something when the view has gone.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

/// Does something when a view comes and goes.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never

  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AppearanceNode(view.value, parent: inputs.parent))
  }
}

/// A node that knows whether its content is on screen.
///
/// Content of several views appears with the first of them and disappears with the last (rule
/// 5.11); content without a view doesn't appear.
class PresenceNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>, BoxListWatcher
{
  private(set) final var child: Node<Content>?
  private final var hasAppeared = false

  init(_ view: ModifiedContent<Content, Modifier>, parent: AnyNode) {
    super.init(parent: parent)
    note(.lifecycle)
  }

  /// Makes the content; subclasses call it at the end of their initialisers.
  final func makeContent(_ content: Content) {
    child = Content.makeNode(content, below: self)
    checkPresence()
  }

  /// Called when the content has come to the screen.
  func contentDidAppear() {}

  /// Called when the content has left the screen.
  func contentDidDisappear() {}

  private func checkPresence() {
    let isPresent =
      !isDestroyed && host.isVisible && presence?.isOnScreen ?? true && hasBoxes
    guard isPresent != hasAppeared else { return }
    hasAppeared = isPresent
    if isPresent { contentDidAppear() } else { contentDidDisappear() }
  }

  override func hostVisibilityDidChange(_ isVisible: Bool) {
    super.hostVisibilityDidChange(isVisible)
    checkPresence()
  }

  override func childBoxesDidChange() {
    host.watchBoxes(self)
    super.childBoxesDidChange()
  }

  func childBoxesSettled() { checkPresence() }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    checkPresence()
  }
}

private final class AppearanceNode<Content: View>: PresenceNode<Content, AppearanceModifier> {
  private var modifier: AppearanceModifier

  override init(_ view: ModifiedContent<Content, AppearanceModifier>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent)
    makeContent(view.content)
  }

  override func update(_ view: ModifiedContent<Content, AppearanceModifier>) {
    modifier = view.modifier
    child?.update(view.content)
  }

  override func contentDidAppear() {
    guard modifier.appear != nil else { return }
    host.enqueueAction { [self] in modifier.appear?() }
  }

  override func contentDidDisappear() {
    guard modifier.disappear != nil else { return }
    host.enqueueAction { [self] in modifier.disappear?() }
  }
}
