import Foundation

/// A model of iPhone or iPad: the measures that an app can see.
public struct Device: Hashable, Sendable {
  /// The family that a device belongs to.
  public enum Idiom: Hashable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The distances in points from a screen's edges to the part that nothing covers.
  public struct Insets: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Creates insets.
    ///
    /// - Parameters:
    ///   - top: The distance from the top edge, in points.
    ///   - left: The distance from the left edge, in points.
    ///   - bottom: The distance from the bottom edge, in points.
    ///   - right: The distance from the right edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The model's name, such as `iPhone 14`.
  public var name: String
  /// The family.
  public var idiom: Idiom
  /// The screen's size in portrait, in points.
  public var size: CGSize
  /// The pixels in a point.
  public var scale: CGFloat
  /// The safe area's insets in portrait.
  public var safeAreaInsets: Insets
  /// The safe area's insets in landscape.
  public var landscapeSafeAreaInsets: Insets
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - name: The model's name.
  ///   - idiom: The family.
  ///   - size: The screen's size in portrait, in points.
  ///   - scale: The pixels in a point, such as `2` or `3`.
  ///   - safeAreaInsets: The safe area's insets in portrait.
  ///   - landscapeSafeAreaInsets: The safe area's insets in landscape.
  ///   - cornerRadius: The radius of the screen's corners, in points.
  public init(
    name: String,
    idiom: Idiom,
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: Insets,
    landscapeSafeAreaInsets: Insets,
    cornerRadius: CGFloat
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
    self.cornerRadius = cornerRadius
  }

  /// An iPhone with a 390 × 844 screen, a notch and a home indicator.
  public static let iPhone14: Device = Device(
    name: "iPhone 14",
    idiom: .phone,
    size: CGSize(width: 390, height: 844),
    scale: 3,
    safeAreaInsets: Insets(top: 47, left: 0, bottom: 34, right: 0),
    landscapeSafeAreaInsets: Insets(top: 0, left: 47, bottom: 21, right: 47),
    cornerRadius: 47.33
  )

  /// An iPhone with a 375 × 667 screen and a home button.
  public static let iPhoneSE: Device = Device(
    name: "iPhone SE",
    idiom: .phone,
    size: CGSize(width: 375, height: 667),
    scale: 2,
    safeAreaInsets: Insets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeAreaInsets: Insets(top: 0, left: 0, bottom: 0, right: 0),
    cornerRadius: 0
  )

  /// An iPad with an 834 × 1194 screen.
  public static let iPadPro11: Device = Device(
    name: "iPad Pro (11-inch)",
    idiom: .pad,
    size: CGSize(width: 834, height: 1194),
    scale: 2,
    safeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    cornerRadius: 18
  )

  /// An iPhone with a 402 × 874 screen and a Dynamic Island.
  public static let iPhone16Pro: Device = Device(
    name: "iPhone 16 Pro",
    idiom: .phone,
    size: CGSize(width: 402, height: 874),
    scale: 3,
    safeAreaInsets: Insets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeAreaInsets: Insets(top: 0, left: 62, bottom: 21, right: 62),
    cornerRadius: 62
  )

  /// An iPhone with a 430 × 932 screen and a Dynamic Island.
  public static let iPhone15ProMax: Device = Device(
    name: "iPhone 15 Pro Max",
    idiom: .phone,
    size: CGSize(width: 430, height: 932),
    scale: 3,
    safeAreaInsets: Insets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeAreaInsets: Insets(top: 0, left: 59, bottom: 21, right: 59),
    cornerRadius: 55
  )

  /// An iPad with a 744 × 1133 screen.
  public static let iPadMini: Device = Device(
    name: "iPad mini",
    idiom: .pad,
    size: CGSize(width: 744, height: 1133),
    scale: 2,
    safeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    cornerRadius: 21.5
  )

  /// An iPad with a 1024 × 1366 screen.
  public static let iPadPro13: Device = Device(
    name: "iPad Pro (12.9-inch)",
    idiom: .pad,
    size: CGSize(width: 1024, height: 1366),
    scale: 2,
    safeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeAreaInsets: Insets(top: 24, left: 0, bottom: 20, right: 0),
    cornerRadius: 18
  )
}
