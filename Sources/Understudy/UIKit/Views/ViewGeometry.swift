import StageRuntime

/// Where a view is in its superview: its bounds are turned by its transform around their middle,
/// which lies on its centre.
struct ViewGeometry: Equatable {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity {
    didSet { isUpright = transform.isIdentity }
  }
  /// Whether there is no transform, the case that costs next to nothing.
  private(set) var isUpright = true

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  var frame: CGRect {
    guard isUpright else { return toSuperview(bounds) }
    return CGRect(
      x: center.x - bounds.width / 2,
      y: center.y - bounds.height / 2,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// The geometry that has a frame and keeps transform and origin of the bounds.
  func with(frame: CGRect) -> ViewGeometry {
    let frame = frame.standardized
    var result = self
    result.center = CGPoint(x: frame.midX, y: frame.midY)
    if isUpright {
      result.bounds.size = frame.size
    } else {
      let size = frame.size.applying(transform.inverted())
      result.bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
    return result
  }

  /// Raises for numbers that are none, as Core Animation does; true if it did.
  @MainActor
  func raises() -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    // A sum is no number if one of its terms is none: one test for the case that is none of these.
    // Infinities may cancel out to none as well, so each term is asked again below.
    guard (origin.x + origin.y + size.width + size.height + center.x + center.y).isNaN else {
      return false
    }
    if [origin.x, origin.y, size.width, size.height].contains(where: \.isNaN) {
      StageContext.current.raise(
        "CALayerInvalidGeometry",
        "CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]"
      )
      return true
    }
    guard center.x.isNaN || center.y.isNaN else { return false }
    StageContext.current.raise(
      "CALayerInvalidGeometry",
      "CALayer position contains NaN: [\(center.x) \(center.y)]"
    )
    return true
  }

  /// The middle of the bounds, without the standardising that `midX` does each time.
  private var middle: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width / 2,
      y: bounds.origin.y + bounds.size.height / 2
    )
  }

  func toSuperview(_ point: CGPoint) -> CGPoint {
    let middle = middle
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    let turned = isUpright ? moved : moved.applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let turned = isUpright ? moved : moved.applying(transform.inverted())
    let middle = middle
    return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
  }

  func toSuperview(_ rect: CGRect) -> CGRect {
    guard isUpright else {
      return rect.offsetBy(dx: -bounds.midX, dy: -bounds.midY)
        .applying(transform)
        .offsetBy(dx: center.x, dy: center.y)
    }
    return CGRect(origin: toSuperview(rect.origin), size: rect.size)
  }

  func fromSuperview(_ rect: CGRect) -> CGRect {
    guard isUpright else {
      return rect.offsetBy(dx: -center.x, dy: -center.y)
        .applying(transform.inverted())
        .offsetBy(dx: bounds.midX, dy: bounds.midY)
    }
    return CGRect(origin: fromSuperview(rect.origin), size: rect.size)
  }
}
