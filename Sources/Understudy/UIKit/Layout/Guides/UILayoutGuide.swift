/// A rectangle in a view that takes part in layout and isn't a view.
@MainActor @preconcurrency open class UILayoutGuide: NSObject, ConstraintItem {
  /// What a guide of the system follows.
  enum Source {
    case safeArea, margins, readableContent, scrollContent, scrollFrame
  }

  let source: Source?
  var mentions: [NSLayoutConstraint] = []
  private weak var owner: UIView?
  private var identity = ObjectIdentity()

  /// Creates a guide, which belongs to no view yet.
  public override init() {
    source = nil
    super.init()
  }

  init(_ source: Source, of view: UIView, identifier: String) {
    self.source = source
    self.identifier = identifier
    owner = view
    super.init()
  }

  /// A name that is shown when a constraint can't be met.
  open var identifier: String = ""

  /// The view that the guide belongs to; setting it adds the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner, source == nil else { return }
      owner?.forget(self)
      owner = newValue
      newValue?.adopt(self)
    }
  }

  /// The guide's rectangle in its view's coordinates, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner else { return .zero }
    return switch source {
    case .scrollFrame: owner.bounds
    case .scrollContent:
      CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
    case .some(let source): owner.bounds.inset(by: owner.insets(of: source))
    case nil: owner.contentRegionIfAny?.frame(of: self) ?? .zero
    }
  }

  // MARK: Anchors

  /// The edge at which reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge at which reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  // MARK: Being constrained

  var constrainedView: UIView? { owner }
  var coordinateView: UIView? { owner }

  var constraintName: String {
    "UILayoutGuide:\(identity.address(of: UILayoutGuide.self))'\(identifier)'"
  }
}
