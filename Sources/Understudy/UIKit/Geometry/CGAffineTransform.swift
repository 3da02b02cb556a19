/// A 3 × 3 matrix that moves, turns, scales and shears points of the plane.
///
/// A point is a row vector on the left: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The transform that changes nothing.
  public static let identity: CGAffineTransform = CGAffineTransform()

  /// The share of `x` in the new `x`.
  public var a: CGFloat
  /// The share of `x` in the new `y`.
  public var b: CGFloat
  /// The share of `y` in the new `x`.
  public var c: CGFloat
  /// The share of `y` in the new `y`.
  public var d: CGFloat
  /// The distance moved to the right, in points.
  public var tx: CGFloat
  /// The distance moved downwards, in points.
  public var ty: CGFloat

  /// Creates the transform that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform from its matrix.
  ///
  /// - Parameters:
  ///   - a: The share of `x` in the new `x`.
  ///   - b: The share of `x` in the new `y`.
  ///   - c: The share of `y` in the new `x`.
  ///   - d: The share of `y` in the new `y`.
  ///   - tx: The distance moved to the right, in points.
  ///   - ty: The distance moved downwards, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its matrix.
  ///
  /// - Parameters:
  ///   - a: The share of `x` in the new `x`.
  ///   - b: The share of `x` in the new `y`.
  ///   - c: The share of `y` in the new `x`.
  ///   - d: The share of `y` in the new `y`.
  ///   - tx: The distance moved to the right, in points.
  ///   - ty: The distance moved downwards, in points.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that moves.
  ///
  /// - Parameters:
  ///   - translationX: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Creates a transform that scales around the origin.
  ///
  /// - Parameters:
  ///   - scaleX: The factor for widths.
  ///   - y: The factor for heights.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a transform that turns around the origin.
  ///
  /// - Parameter rotationAngle: The angle in radians; above `0` turns the x axis towards the y
  ///   axis, which on iOS's screens is clockwise.
  public init(rotationAngle: CGFloat) {
    let sine = sin(rotationAngle)
    let cosine = cos(rotationAngle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that moves, then does what this one does.
  ///
  /// - Parameters:
  ///   - translationX: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The transform.
  public func translatedBy(x translationX: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: translationX, y: y).concatenating(self)
  }

  /// Returns a transform that scales, then does what this one does.
  ///
  /// - Parameters:
  ///   - scaleX: The factor for widths.
  ///   - y: The factor for heights.
  /// - Returns: The transform.
  public func scaledBy(x scaleX: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scaleX, y: y).concatenating(self)
  }

  /// Returns a transform that turns, then does what this one does.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that undoes this one.
  ///
  /// - Returns: The inverse, or this transform if it has none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  /// Returns a transform that does what this one does, then what another does.
  ///
  /// - Parameter other: What to do second.
  /// - Returns: The transform.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }
}

extension CGPoint {
  /// Returns the point that a transform takes this one to.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: What the transform makes of it.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty
    )
  }
}

extension CGSize {
  /// Returns the size that a transform takes this one to, without moving.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: What the transform makes of it.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around what a transform makes of this one.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: What the transform makes of it.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
