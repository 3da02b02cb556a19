import Foundation

extension LayoutBox {
  /// The part of the box that the scroll views around and the screen leave to be seen, in the box's
  /// coordinates, in points.
  final var visiblePart: CGRect {
    var visible: CGRect?
    var origin = CGPoint.zero
    func limit(to rect: CGRect) {
      let own = rect.offsetBy(dx: -origin.x, dy: -origin.y)
      visible = visible.map { $0.intersection(own) } ?? own
    }
    var box: LayoutBox = self
    while let parent = box.parent {
      origin.x += box.frame.minX
      origin.y += box.frame.minY
      if let scrollBox = parent as? ScrollBox { limit(to: scrollBox.viewport) }
      box = parent
    }
    if let root = box as? RootBox {
      limit(to: CGRect(origin: .zero, size: root.hostSize))
    }
    return visible ?? .null
  }
}
