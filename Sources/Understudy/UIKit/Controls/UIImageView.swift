/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// Creates a view of an image's size.
  ///
  /// - Parameter image: The image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// Creates a view of an image's size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The image while the view is highlighted; the other one if `nil`.
  open var highlightedImage: UIImage?

  /// Whether the view is shown as pressed.
  open var isHighlighted: Bool = false

  /// The image's size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the image's size.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The traits that were set, and that it is an image.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}
