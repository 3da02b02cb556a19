import Foundation

extension View {
  /// Puts views behind the view; they are offered its size.
  ///
  /// - Parameters:
  ///   - alignment: Where they are.
  ///   - content: The views.
  /// - Returns: The view with what is behind it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Secondary(content(), alignment, isInFront: false))
  }

  /// Puts a view behind the view; it is offered its size.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where it is.
  /// - Returns: The view with what is behind it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary(background, alignment, isInFront: false))
  }

  /// Fills the view's ground.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - edges: Where the ground reaches beyond the safe area.
  /// - Returns: The view with its ground.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      Secondary(StyleFill(style).ignoresSafeArea(edges: edges), .center, isInFront: false)
    )
  }

  /// Puts views before the view; they are offered its size.
  ///
  /// - Parameters:
  ///   - alignment: Where they are.
  ///   - content: The views.
  /// - Returns: The view with what is before it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Secondary(content(), alignment, isInFront: true))
  }

  /// Puts a view before the view; it is offered its size.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameters:
  ///   - overlay: The view before.
  ///   - alignment: Where it is.
  /// - Returns: The view with what is before it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(Secondary(overlay, alignment, isInFront: true))
  }

  /// Fills the space before the view.
  ///
  /// - Parameters:
  ///   - style: With what.
  ///   - edges: Where it reaches beyond the safe area.
  /// - Returns: The view with what is before it.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(Secondary(StyleFill(style).ignoresSafeArea(edges: edges), .center, isInFront: true))
  }
}

/// Puts views behind or before a view.
nonisolated struct Secondary<Views: View>: ViewModifier {
  typealias Body = Never

  let views: Views
  let alignment: Alignment
  let isInFront: Bool

  nonisolated init(_ views: Views, _ alignment: Alignment, isInFront: Bool) {
    self.views = views
    self.alignment = alignment
    self.isInFront = isInFront
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SecondaryNode(view.value, parent: inputs.parent))
  }
}

/// The node of a view with others behind or before it: each of several views gets its own.
final class SecondaryNode<Content: View, Views: View>:
  Node<ModifiedContent<Content, Secondary<Views>>>, BoxListWatcher
{
  private struct Pair {
    let box: SecondaryBox
    let anchor: SecondaryAnchor<Views>
  }

  private var modifier: Secondary<Views>
  private var child: Node<Content>?
  private var pairs: [Pair] = []

  init(_ view: ModifiedContent<Content, Secondary<Views>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content.makeNode(view.content, below: self)
    childBoxesSettled()
  }

  override func update(_ view: ModifiedContent<Content, Secondary<Views>>) {
    modifier = view.modifier
    child?.update(view.content)
    for pair in pairs {
      pair.anchor.update(modifier.views)
      pair.box.alignment = modifier.alignment
    }
  }

  override func childBoxesDidChange() {
    host.watchBoxes(self)
    super.childBoxesDidChange()
  }

  func childBoxesSettled() {
    var found: [LayoutBox] = []
    child?.collectBoxes(into: &found)
    if found.elementsEqual(pairs, by: { $0 === $1.box.child }) { return }
    var old: [ObjectIdentifier: Pair] = [:]
    for pair in pairs { old[ObjectIdentifier(pair.box.child)] = pair }
    pairs = found.map { box in
      if let pair = old.removeValue(forKey: ObjectIdentifier(box)) { return pair }
      let secondary = SecondaryBox(box, isInFront: modifier.isInFront)
      secondary.alignment = modifier.alignment
      return Pair(
        box: secondary,
        anchor: SecondaryAnchor(modifier.views, box: secondary, parent: self)
      )
    }
    for pair in old.values.sorted(by: { $0.anchor.depth < $1.anchor.depth }) {
      pair.anchor.destroy()
    }
    // What is around has collected boxes that are replaced now.
    parent?.childBoxesDidChange()
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    for pair in pairs { boxes.append(pair.box) }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
    for pair in pairs { body(pair.anchor) }
  }

  override var hasBoxes: Bool { !pairs.isEmpty }

  override func destroy() {
    super.destroy()
    child = nil
    pairs = []
  }
}

/// The node above the views behind or before another: their boxes stay in their own layer.
final class SecondaryAnchor<Views: View>: AnyNode {
  private let box: SecondaryBox
  private var child: Node<Views>?

  init(_ views: Views, box: SecondaryBox, parent: AnyNode) {
    self.box = box
    super.init(parent: parent)
    isInLazyContainer = false
    child = Views.makeNode(views, below: self)
    childBoxesDidChange()
  }

  func update(_ views: Views) { child?.update(views) }

  override func childBoxesDidChange() {
    if let layer = box.layer { return layer.childrenDidChange() }
    // There may never be any, as behind a view that presents something in some other state.
    guard let child, child.hasBoxes else { return }
    let layer = OverlayStackBox()
    layer.contentNode = child
    box.layer = layer
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool { false }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.layer?.release()
    child = nil
  }
}

/// The box of a view with others behind or before it.
final class SecondaryBox: WrapperBox {
  private let isInFront: Bool

  /// The box of the others; `nil` as long as there are none.
  var layer: OverlayStackBox? {
    didSet {
      layer?.parent = self
      layer?.alignment = alignment
      invalidateLayout()
    }
  }

  var alignment = Alignment.center {
    didSet {
      guard alignment != oldValue, let layer else { return }
      layer.alignment = alignment
      layer.invalidateLayout()
    }
  }

  init(_ child: LayoutBox, isInFront: Bool) {
    self.isInFront = isInFront
    super.init(child)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: .zero, proposal)
    guard let layer else { return }
    // Rule 8.8: what is behind or before is offered the size of the view.
    let offer = ProposedViewSize(size)
    layer.place(at: alignment.origin(of: layer.dimensions(offer), in: size), offer)
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    if let layer, !isInFront { body(layer) }
    body(child)
    if let layer, isInFront { body(layer) }
  }
}
