/// A view that shows a part of larger content, which a finger moves.
///
/// In the directions in which it scrolls it takes the size that it is offered and lets its content
/// be of its ideal size; in the others it is as large as its content. All its content is made at
/// once, except in lazy stacks and grids (rules S9.1 and S9.2).
///
/// Source: documented, Apple's page for `ScrollView`; measured by many for the layout.
nonisolated public struct ScrollView<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// The content.
  public var content: Content
  /// The directions in which the content scrolls.
  public var axes: Axis.Set
  /// Whether the view shows how far it is scrolled.
  public var showsIndicators: Bool

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls; none if empty.
  ///   - showsIndicators: Whether the view shows how far it is scrolled.
  ///   - content: The content; several views make a column.
  nonisolated public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
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
    _ViewOutputs(node: ScrollNode(view.value, parent: inputs.parent))
  }
}

@available(*, unavailable)
extension ScrollView: Sendable {}

/// The node of a scroll view.
final class ScrollNode<Content: View>: Node<ScrollView<Content>>, ScrollContainerNode {
  private var view: ScrollView<Content>
  let box: ScrollBox
  private var child: Node<Content>?

  init(_ view: ScrollView<Content>, parent: AnyNode) {
    self.view = view
    box = ScrollBox(host: parent.host)
    super.init(parent: parent)
    isInLazyContainer = false
    note(.environmentScope)
    child = Content.makeNode(view.content, below: self)
    box.contents.contentNode = child
    carryEnvironment()
    evaluate()
  }

  private func evaluate() {
    mustRun = false
    let (settings, refresh) = track {
      let values = scope.values.tracked(by: self)
      return (ScrollSettings(values), values.refresh)
    }
    box.apply(settings, axes: view.axes, showsIndicators: view.showsIndicators)
    box.scrollView.refreshAction = view.axes.contains(.vertical) ? refresh : nil
  }

  override func update(_ view: ScrollView<Content>) {
    self.view = view
    child?.update(view.content)
    evaluate()
  }

  override func refresh() {
    if mustRun || environmentReadsChanged { evaluate() }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    carryEnvironment()
  }

  private func carryEnvironment() {
    box.host.carry(scope.values, from: host.rootScope.values)
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override func childBoxesDidChange() { box.contents.childrenDidChange() }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.end()
    child = nil
  }
}

/// A node whose content scrolls.
@MainActor
protocol ScrollContainerNode: AnyNode {
  /// The box in which the content scrolls.
  var box: ScrollBox { get }
}
