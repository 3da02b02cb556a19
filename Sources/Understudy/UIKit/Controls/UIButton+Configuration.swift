@available(iOS 15.0, *)
extension UIButton {
  /// The look of a button.
  public struct Configuration: Hashable, Sendable {
    /// How the ground is coloured.
    package enum Ground: Hashable, Sendable {
      case none, gray, tinted, filled
    }

    package private(set) var ground: Ground

    /// The title.
    public var title: String?
    /// What is written below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The colour of title and image; `nil` for the usual one.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; `nil` for the usual one.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// How large the button is.
    public var buttonSize: UIButton.Configuration.Size = .medium
    /// Whether an activity indicator takes the place of the image.
    public var showsActivityIndicator: Bool = false

    private init(_ ground: Ground) { self.ground = ground }

    /// Returns a look without ground.
    public static func plain() -> UIButton.Configuration { Configuration(.none) }
    /// Returns a look with a ground of a light shade of the tint colour.
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
    /// Returns a look with a grey ground.
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }
    /// Returns a look with a ground of the tint colour.
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }
    /// Returns the system's look without ground.
    public static func borderless() -> UIButton.Configuration { Configuration(.none) }
    /// Returns the system's look with a grey ground.
    public static func bordered() -> UIButton.Configuration { Configuration(.gray) }
    /// Returns the system's look with a ground of a light shade of the tint colour.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(.tinted) }
    /// Returns the system's look for what matters most.
    public static func borderedProminent() -> UIButton.Configuration { Configuration(.filled) }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// The smallest.
      case mini
      /// Large.
      case large
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the ground says.
      case fixed = -1
      /// As the ground says, more for larger text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// As round as can be.
      case capsule = 4
    }

    /// Whether two looks are the same.
    ///
    /// - Parameters:
    ///   - lhs: One look.
    ///   - rhs: The other.
    /// - Returns: Whether they are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.ground == rhs.ground && lhs.title == rhs.title && lhs.subtitle == rhs.subtitle
        && lhs.image == rhs.image && lhs.imagePadding == rhs.imagePadding
        && lhs.titlePadding == rhs.titlePadding && lhs.contentInsets == rhs.contentInsets
        && lhs.baseForegroundColor == rhs.baseForegroundColor
        && lhs.baseBackgroundColor == rhs.baseBackgroundColor
        && lhs.cornerStyle == rhs.cornerStyle && lhs.buttonSize == rhs.buttonSize
        && lhs.showsActivityIndicator == rhs.showsActivityIndicator
    }

    /// Feeds what tells looks apart to a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ground)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
    }
  }
}
