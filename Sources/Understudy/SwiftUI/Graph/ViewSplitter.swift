/// A node that takes the views below it one by one, to show each elsewhere.
@MainActor
protocol ViewSplitter: AnyObject {
  /// Called when a view below has changed, or has come.
  func splitViewsDidChange()

  /// What takes the views as rows that are made once they are about to be seen, if this does.
  var lazyContainer: (any LazyContainer)? { get }
}

extension ViewSplitter {
  var lazyContainer: (any LazyContainer)? { nil }
}

/// A view that only says which views there are: it is no view of its own to one who takes them one
/// by one.
@MainActor
protocol StructuralView {}

extension AnyView: StructuralView {}
extension EmptyView: StructuralView {}
extension ForEach: StructuralView {}
extension Group: StructuralView {}
extension Optional: StructuralView where Wrapped: View {}
extension TupleView: StructuralView {}
extension _ConditionalContent: StructuralView {}

/// A node that knows the identities of the elements that its children are made for.
@MainActor
protocol ElementIdentifying: AnyNode {
  /// The identity of the element that a child was made for.
  func elementID(of child: AnyNode) -> AnyHashable?
  /// The place of the element that a child was made for.
  func place(of child: AnyNode) -> Int?
}

/// The node of one of the views that are taken one by one; it keeps the view and doesn't show it.
@MainActor
protocol SplitView: AnyNode {
  /// The view as it is now.
  var content: AnyView { get }
  /// What the view's modifiers say of it.
  var traits: ViewTraits { get }
}

/// The node of one of the views that are taken one by one.
final class SplitViewNode<V: View>: Node<V>, SplitView {
  private var view: V

  init(_ view: V, parent: AnyNode, _ splitter: any ViewSplitter) {
    self.view = view
    super.init(parent: parent)
    splitter.splitViewsDidChange()
  }

  override func update(_ view: V) {
    self.view = view
    viewSplitter?.splitViewsDidChange()
  }

  var content: AnyView { AnyView(view) }

  var traits: ViewTraits {
    var traits = ViewTraits(of: view)
    var child: AnyNode = self
    while traits.tag == nil, let parent = child.parent, parent.viewSplitter != nil {
      traits.tag = (parent as? any ElementIdentifying)?.elementID(of: child)
      child = parent
    }
    return traits
  }

  override var hasBoxes: Bool { false }
}

extension AnyNode {
  /// The views below that are taken one by one, in order.
  final var splitViews: [any SplitView] {
    if let view = self as? any SplitView { return [view] }
    var views: [any SplitView] = []
    forEachChild { views += $0.splitViews }
    return views
  }
}
