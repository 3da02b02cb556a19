import Foundation

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from top to bottom.
  ///   - spacing: The distance between them, in points; `nil` for the system's.
  ///   - content: The views.
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    _ViewOutputs(
      node: ContainerNode(
        view.value,
        box: StackBox(axis: .horizontal),
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          guard box.verticalAlignment != view.alignment || box.spacing != view.spacing else {
            return
          }
          box.verticalAlignment = view.alignment
          box.spacing = view.spacing
          box.invalidateLayout()
        }
      )
    )
  }
}

@available(*, unavailable)
extension HStack: Sendable {}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned from side to side.
  ///   - spacing: The distance between them, in points; `nil` for the system's.
  ///   - content: The views.
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
    _ViewOutputs(
      node: ContainerNode(
        view.value,
        box: StackBox(axis: .vertical),
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          guard box.horizontalAlignment != view.alignment || box.spacing != view.spacing else {
            return
          }
          box.horizontalAlignment = view.alignment
          box.spacing = view.spacing
          box.invalidateLayout()
        }
      )
    )
  }
}

@available(*, unavailable)
extension VStack: Sendable {}

/// Views one over the other.
nonisolated public struct ZStack<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a pile.
  ///
  /// - Parameters:
  ///   - alignment: How the views are aligned.
  ///   - content: The views, from back to front.
  nonisolated public init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
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
    _ViewOutputs(
      node: ContainerNode(
        view.value,
        box: OverlayStackBox(),
        parent: inputs.parent,
        content: { $0.content },
        apply: { view, box in
          guard box.alignment != view.alignment else { return }
          box.alignment = view.alignment
          box.invalidateLayout()
        }
      )
    )
  }
}

@available(*, unavailable)
extension ZStack: Sendable {}

/// The node of a view with one box that contains those of its content.
final class ContainerNode<V: View, Content: View, Box: ContainerBox>: Node<V> {
  private let box: Box
  private let content: (V) -> Content
  private let apply: @MainActor (V, Box) -> Void
  private var child: Node<Content>?

  init(
    _ view: V,
    box: Box,
    parent: AnyNode,
    content: @escaping (V) -> Content,
    apply: @escaping @MainActor (V, Box) -> Void
  ) {
    self.box = box
    self.content = content
    self.apply = apply
    super.init(parent: parent)
    isInLazyContainer = false
    apply(view, box)
    child = Content.makeNode(content(view), below: self)
    box.contentNode = child
  }

  override func update(_ view: V) {
    apply(view, box)
    child?.update(content(view))
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override func childBoxesDidChange() { box.childrenDidChange() }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.release()
    child = nil
  }
}
