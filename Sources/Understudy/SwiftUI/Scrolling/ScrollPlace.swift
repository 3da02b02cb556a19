import Foundation

/// A node whose view has an identity to scroll to.
@MainActor
protocol ScrollTarget: AnyNode {
  /// The identity; `nil` if the view has none of its own.
  var scrollIdentity: AnyHashable? { get }
}

/// A node that has made views for elements, and knows which is whose.
@MainActor
protocol ElementFinding: AnyNode {
  /// The node of an element's view; `nil` if there is no such element.
  func child(ofElement id: AnyHashable) -> AnyNode?
}

/// A node of which a part may not have been made.
@MainActor
protocol LazyPlaceFinding: AnyNode {
  /// Where the view of an identity is, or would be.
  func place(of id: AnyHashable) -> ScrollPlace?
}

/// Where a view is that is to be scrolled to.
@MainActor
struct ScrollPlace {
  /// The box of the view, or of the lazy stack that it is in.
  var box: LayoutBox
  /// Where the view is, in the hosting view's coordinates, in points.
  var frame: CGRect
  /// Whether it may turn out to be elsewhere once it is seen.
  var isEstimated = false

  /// The place of a node's boxes; `nil` if it shows none.
  init?(of node: AnyNode) {
    var boxes: [LayoutBox] = []
    node.collectBoxes(into: &boxes)
    guard let first = boxes.first else { return nil }
    box = first
    frame = boxes.reduce(CGRect.null) { $0.union($1.absoluteFrame) }
  }

  init(_ frame: CGRect, in box: LayoutBox) {
    let origin = box.absoluteOrigin
    self.box = box
    self.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    isEstimated = true
  }

  /// Finds the first view of an identity below a node.
  static func find(_ id: AnyHashable, below node: AnyNode) -> ScrollPlace? {
    var found: ScrollPlace?
    node.forEachChild { child in
      if found == nil { found = find(id, at: child) }
    }
    return found
  }

  private static func find(_ id: AnyHashable, at node: AnyNode) -> ScrollPlace? {
    if (node as? any ScrollTarget)?.scrollIdentity == id, let place = ScrollPlace(of: node) {
      return place
    }
    if let child = (node as? any ElementFinding)?.child(ofElement: id),
      let place = ScrollPlace(of: child)
    {
      return place
    }
    if let lazy = node as? any LazyPlaceFinding { return lazy.place(of: id) }
    return find(id, below: node)
  }
}

extension LayoutBox {
  /// The nearest scroll view's box around this one.
  final var enclosingScrollBox: ScrollBox? {
    var box = parent
    while let current = box {
      if let scrollBox = current as? ScrollBox { return scrollBox }
      box = current.parent
    }
    return nil
  }
}
