/// What draws a view; here, the part of it that a drawing of the stage needs.
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether corners are circular or run smoothly into the edges.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points; inside the bounds.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from `0` to `1`.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether what sticks out isn't drawn.
  open var masksToBounds: Bool = false
  /// A name for finding the layer.
  open var name: String?

  /// Creates a layer.
  public required override init() { super.init() }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 1 << 3)
}

/// The course of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// Creates a curve from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular: CALayerCornerCurve = CALayerCornerCurve(rawValue: "circular")
  /// Smooth into the edges, as the device's own corners are.
  public static let continuous: CALayerCornerCurve = CALayerCornerCurve(rawValue: "continuous")
}
