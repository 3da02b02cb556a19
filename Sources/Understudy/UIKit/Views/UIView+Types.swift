extension UIView {
  /// How content follows a view's size.
  public enum ContentMode: Int, Sendable {
    /// It is stretched to fill the view.
    case scaleToFill
    /// It is scaled to fit into the view.
    case scaleAspectFit
    /// It is scaled to cover the view.
    case scaleAspectFill
    /// It is drawn again.
    case redraw
    /// It stays in the middle.
    case center
    /// It stays at the top.
    case top
    /// It stays at the bottom.
    case bottom
    /// It stays at the left.
    case left
    /// It stays at the right.
    case right
    /// It stays in the top left corner.
    case topLeft
    /// It stays in the top right corner.
    case topRight
    /// It stays in the bottom left corner.
    case bottomLeft
    /// It stays in the bottom right corner.
    case bottomRight
  }

  /// Which margins and sizes of a view take part in a change of its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin: AutoresizingMask = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin: AutoresizingMask = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge changes.
    public static let flexibleTopMargin: AutoresizingMask = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge changes.
    public static let flexibleBottomMargin: AutoresizingMask = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Whether a view mirrors itself where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified
  /// It shows controls of playback, which have one direction everywhere.
  case playback
  /// It shows directions in space, which are the same everywhere.
  case spatial
  /// It always runs from left to right.
  case forceLeftToRight
  /// It always runs from right to left.
  case forceRightToLeft
}

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
