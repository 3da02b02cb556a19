import Foundation

/// What of a view a popover points at.
///
/// Source: documented. Apple's page for `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in parts of the view's size.
  case point(UnitPoint)

  /// The rectangle to point at, given that of the view, in points.
  @MainActor
  func rect(in frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source): return source.resolve(frame)
    case .point(let point):
      return CGRect(
        x: frame.minX + point.x * frame.width,
        y: frame.minY + point.y * frame.height,
        width: 1,
        height: 1
      )
    }
  }
}

extension UIPopoverArrowDirection {
  /// The direction of an arrow that comes from an edge of what it points at.
  init(pointingFrom edge: Edge) {
    switch edge {
    case .top: self = .down
    case .bottom: self = .up
    case .leading: self = .right
    case .trailing: self = .left
    }
  }
}
