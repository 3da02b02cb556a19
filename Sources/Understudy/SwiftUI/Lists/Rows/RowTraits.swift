import Foundation

/// What a view's modifiers say of its row in a list.
struct RowTraits {
  /// What is behind the row instead of the list's own ground.
  var background: AnyView?
  /// The distance of the view from the row's edges, in points.
  var insets: EdgeInsets?
  /// Whether there is a line above and below.
  var separators: [VerticalEdge: Visibility] = [:]
  /// The colours of the lines.
  var separatorTints: [VerticalEdge: Color] = [:]
  /// What a swipe on the row reveals, the first in the code first.
  var swipeActions: [SwipeActions] = []
  /// Deletes elements of the collection that the row belongs to.
  var onDelete: ((IndexSet) -> Void)?
  /// Moves elements of the collection that the row belongs to.
  var onMove: ((IndexSet, Int) -> Void)?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
}

/// What a swipe on a row reveals at one edge.
struct SwipeActions {
  var edge: HorizontalEdge
  /// Whether a swipe over the whole row does the first of the actions.
  var allowsFullSwipe: Bool
  /// The buttons.
  var content: AnyView
}

/// What is known of one cell of a list: what its view's modifiers say, and which element it is for.
@MainActor
struct RowDescription {
  private(set) var traits = ViewTraits()
  /// Deletes the row's element; `nil` if it can't be deleted.
  private(set) var delete: (() -> Void)?
  /// What moves the row's element, and its place among the others; `nil` if it can't be moved.
  private(set) var move: (action: (IndexSet, Int) -> Void, index: Int)?

  /// Reads what is said of a box in a row: by the nodes between the list and the row, then by the
  /// modifiers inside the row.
  ///
  /// Of what is said twice the outer one counts. Source: assumed.
  init(of box: LayoutBox, in row: any LazyRow, below container: AnyNode) {
    var sources: [any TraitSource] = []
    var index: Int?
    var child: AnyNode = row
    var tag: AnyHashable?
    var onDelete: ((IndexSet) -> Void)?
    var onMove: ((IndexSet, Int) -> Void)?
    var moveIndex = 0
    while let node = child.parent, child !== container {
      if let elements = node as? any ElementIdentifying {
        index = elements.place(of: child) ?? index
        tag = tag ?? elements.elementID(of: child)
      } else if let source = node as? any TraitSource {
        sources.append(source)
        // The place counts in the collection that is nearest to the modifier.
        var own = ViewTraits()
        source.edit(&own)
        if let index, onDelete == nil, let action = own.row.onDelete {
          onDelete = action
          delete = { action(IndexSet(integer: index)) }
        }
        if let index, onMove == nil, let action = own.row.onMove {
          onMove = action
          moveIndex = index
        }
      }
      child = node
    }
    for source in sources.reversed() { source.edit(&traits) }
    var inner: LayoutBox = box
    while let wrapper = inner as? WrapperBox, !(wrapper is ButtonBox) {
      (wrapper as? TraitBox)?.edit(&traits)
      inner = wrapper.child
    }
    traits.tag = traits.tag ?? tag
    if traits.row.isDeleteDisabled == true { delete = nil }
    if let onMove, traits.row.isMoveDisabled != true { move = (onMove, moveIndex) }
  }
}
