import StageRuntime

/// A rectangle of the screen: it shows something, lays out its subviews and takes touches.
///
/// What can be overridden is declared here, since Swift without Objective-C has no overriding of
/// an extension's members; how it works is in the files beside: hierarchy, layout, geometry,
/// inherited state.
@MainActor @preconcurrency open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  // MARK: State

  /// The view's position in the tree; see `UIView+Hierarchy.swift`.
  var children: [UIView] = []
  weak var parent: UIView?
  /// The controller whose `view` this is.
  package weak var viewController: UIViewController?
  /// Whether the view is below a window; changed on the way between the callbacks.
  var isInWindow = false

  var geometry: ViewGeometry
  /// Whether `layoutSubviews` is due, and whether it is for something below.
  var layoutIsDue = true
  var layoutIsDueBelow = false
  /// Whether Auto Layout has to do with the view or with one below it.
  var usesConstraints = false
  /// Whether `updateConstraints` is due, and whether it is for something below; looked at only
  /// where constraints are used.
  var constraintsUpdateIsDue = true
  var constraintsUpdateIsDueBelow = false
  var inheritedTraits: UITraitCollection?
  var currentSafeAreaInsets = UIEdgeInsets.zero
  /// What most views don't have.
  var rare: RareViewState?

  // MARK: Creating

  /// Creates a view.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// What draws the view.
  open var layer: CALayer {
    let rare = rareState()
    if let layer = rare.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    rare.layer = layer
    return layer
  }

  /// The class of the view's layer; one that isn't a layer's is taken for `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Responding

  /// The controller whose view this is, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Whether touches reach this view and what is in it.
  open var isUserInteractionEnabled: Bool = true

  /// Whether the view takes more than one finger at a time.
  open var isMultipleTouchEnabled: Bool = false

  /// Whether other views get no touches while this one has some; has no effect.
  open var isExclusiveTouch: Bool = false

  /// Makes the first responder stop being it, if it is this view or inside it.
  ///
  /// - Parameter force: Whether to do it even if it doesn't want to.
  /// - Returns: Whether this view and what is in it have no first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return true }
    if !responder.resignFirstResponder(), force { window.firstResponder = nil }
    return window.firstResponder !== responder
  }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parent }

  /// The views in this one, backmost first.
  open var subviews: [UIView] { children }

  /// The window that the view is in, or `nil`.
  open var window: UIWindow? {
    guard isInWindow else { return nil }
    var view = self
    while let parent = view.parent { view = parent }
    return view as? UIWindow
  }

  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag: Int = 0

  /// Adds a view in front of the others.
  ///
  /// - Parameter view: The view; leaves the superview that it has. Adding a view to itself raises.
  open func addSubview(_ view: UIView) { insert(view, at: .max) }

  /// Adds a view at a place among the others.
  ///
  /// - Parameters:
  ///   - view: The view; leaves the superview that it has.
  ///   - index: The place, `0` being the back; beyond the last counts as the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view behind another.
  ///
  /// - Parameters:
  ///   - view: The view; leaves the superview that it has.
  ///   - siblingSubview: The view that is to be in front of it; if it isn't in this view, the new
  ///     one comes to the front.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Adds a view in front of another.
  ///
  /// - Parameters:
  ///   - view: The view; leaves the superview that it has.
  ///   - siblingSubview: The view that is to be behind it; if it isn't in this view, the new one
  ///     comes to the front.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Swaps the places of two subviews.
  ///
  /// - Parameters:
  ///   - index1: The place of one.
  ///   - index2: The place of the other. Nothing happens if either place doesn't exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter view: The subview; nothing happens if it isn't one.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.append(children.remove(at: index))
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter view: The subview; nothing happens if it isn't one.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    children.insert(children.remove(at: index), at: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells the view that a subview was added.
  ///
  /// - Parameter subview: The subview.
  open func didAddSubview(_ subview: UIView) {}

  /// Tells the view that a subview is about to leave.
  ///
  /// - Parameter subview: The subview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Tells the view that it is about to change its superview.
  ///
  /// - Parameter newSuperview: The new superview, or `nil`.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Tells the view that its superview has changed.
  open func didMoveToSuperview() {}

  /// Tells the view that it is about to change its window.
  ///
  /// - Parameter newWindow: The new window, or `nil`.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Tells the view that its window has changed.
  open func didMoveToWindow() {}

  /// Returns whether the view is another or somewhere inside it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: Whether it is.
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  /// Returns the first view with a tag: this one or one inside it, depth first.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The view, or `nil` if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates; with a ``transform``, the upright
  /// rectangle around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry(geometry.with(frame: newValue)) }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var geometry = geometry
      geometry.bounds = newValue
      setGeometry(geometry)
    }
  }

  /// The middle of the view, in its superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set {
      var geometry = geometry
      geometry.center = newValue
      setGeometry(geometry)
    }
  }

  /// How the view is turned and scaled around its middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var geometry = geometry
      geometry.transform = newValue
      setGeometry(geometry)
    }
  }

  /// Which of the view's margins and sizes follow the superview's size.
  open var autoresizingMask: UIView.AutoresizingMask = []

  /// Whether the subviews' autoresizing masks are applied when this view's size changes.
  open var autoresizesSubviews: Bool = true

  /// Whether the view keeps the frame that it is given, as if its autoresizing mask were
  /// constraints; while `false`, constraints decide on the frame.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { layoutParticipationDidChange() }
    }
  }

  /// Returns the view that a touch at a point is for: the frontmost one that is visible, takes
  /// touches and contains the point.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event, if there is one.
  /// - Returns: The view, or `nil` if the point is outside or the view takes no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.geometry.fromSuperview(point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point is inside the view.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event, if there is one.
  /// - Returns: Whether it is.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the size that suits the view best; its present size unless overridden.
  ///
  /// - Parameter size: The size that is there to be used, in points.
  /// - Returns: The size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// The size that the view's content has by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the system that the content has a new size.
  open func invalidateIntrinsicContentSize() {
    if let layout = rare?.layout { contentSizeDidChange(layout) }
    superview?.setNeedsLayout()
    (superview as? any ContentSizeFollowing)?.contentSizeDidChange(of: self)
  }

  /// What an intrinsic size says for a dimension that has none: `-1`.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The height that content which breaks into lines has at a width; `nil` for other content.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// How far the first baseline is below the top edge and the last one above the bottom edge.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Tells the view that a subview was hidden or shown or that its content has a new size.
  func arrangementMayChange(by subview: UIView) {}

  // MARK: Constraints

  /// Whether the view can't do without constraints, so that ``updateConstraints()`` is called even
  /// if nobody has used any.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Brings the view's constraints up to date before layout; overriders call `super` last.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markConstraintsUpdateDue() }

  /// Whether ``updateConstraints()`` is due.
  ///
  /// - Returns: Whether it is.
  open func needsUpdateConstraints() -> Bool { usesConstraints && constraintsUpdateIsDue }

  /// Brings the constraints of the view and of the views in it up to date where that is due.
  open func updateConstraintsIfNeeded() { performConstraintsUpdate() }

  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { rare?.layout?.constraints ?? [] }

  /// Makes the view hold a constraint, which becomes active.
  ///
  /// - Parameter constraint: The constraint; raises if it is about something outside the view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }

  /// Makes the view hold constraints, which become active.
  ///
  /// - Parameter constraints: The constraints; raises if one is about something outside the view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(take) }

  /// Makes a constraint inactive.
  ///
  /// - Parameter constraint: The constraint; nothing happens if the view doesn't hold it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { drop(constraint) }
  }

  /// Makes constraints inactive.
  ///
  /// - Parameter constraints: The constraints; those that the view doesn't hold are skipped.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { drop(constraint) }
  }

  /// Returns how much the view resists being larger than its content; `defaultLow` unless set.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    rare?.layout?.hugging[axis] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.hugging, priority, for: axis) }

  /// Returns how much the view resists being smaller than its content; `defaultHigh` unless set.
  ///
  /// - Parameter axis: The direction.
  /// - Returns: The priority.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { rare?.layout?.resistance[axis] ?? .defaultHigh }

  /// Sets how much the view resists being smaller than its content.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - axis: The direction.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(\.resistance, priority, for: axis) }

  /// Returns the size that the constraints in the view give it, as close to a target as they allow.
  ///
  /// - Parameter targetSize: The target in points, such as ``layoutFittingCompressedSize``.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size that the constraints in the view give it, as close to a target as they allow.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points.
  ///   - horizontalFittingPriority: How much the target's width counts.
  ///   - verticalFittingPriority: How much the target's height counts.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target for the smallest size that constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target for the largest size that constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Layout

  /// Lays out the subviews: puts those with constraints where these want them.
  ///
  /// Autoresizing has been applied before.
  open func layoutSubviews() { if usesConstraints { placeSubviews() } }

  /// Asks for a layout at the end of this turn.
  open func setNeedsLayout() { markLayoutDue() }

  /// Does at once the layout that is due in this view, and in the ancestors that need it.
  open func layoutIfNeeded() { performDueLayout() }

  /// Asks for the view to be drawn again; the stand-in draws from the views' state.
  open func setNeedsDisplay() {}

  /// Asks for a part of the view to be drawn again; the stand-in draws from the views' state.
  ///
  /// - Parameter rect: The part, in this view's coordinates.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws the view.
  ///
  /// - Parameter rect: The part to draw, in this view's coordinates.
  open func draw(_ rect: CGRect) {}

  /// How much of each edge bars, the notch and the home indicator cover; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

  /// Tells the view that ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Whether ``layoutMargins`` keep out of the part that is covered.
  open var insetsLayoutMarginsFromSafeArea: Bool = true {
    didSet {
      guard insetsLayoutMarginsFromSafeArea != oldValue else { return }
      guideInsetsDidChange()
      layoutMarginsDidChange()
    }
  }

  /// The space to leave between the view's edges and its content, in points; `8` at each edge
  /// unless set, and more where the view is covered.
  open var layoutMargins: UIEdgeInsets {
    get {
      let own = rare?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      return insetsLayoutMarginsFromSafeArea ? own.adding(safeAreaInsets) : own
    }
    set {
      rareState().layoutMargins = newValue
      guideInsetsDidChange()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins by the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top,
        leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom,
        trailing: isMirrored ? margins.left : margins.right
      )
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top,
        left: isMirrored ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing
      )
    }
  }

  /// Tells the view that its margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Appearance

  /// The colour behind the content; `nil` is none.
  open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      AnimationState.running?.block?.noteChange(of: self, \.backgroundColor, from: oldValue)
    }
  }

  /// How opaque the view is, from `0` to `1`.
  open var alpha: CGFloat = 1 {
    didSet {
      guard alpha != oldValue else { return }
      AnimationState.running?.block?.noteChange(of: self, \.alpha, from: oldValue)
    }
  }

  /// Whether the view and what is in it are neither drawn nor touched.
  open var isHidden: Bool = false {
    didSet { if isHidden != oldValue { parent?.arrangementMayChange(by: self) } }
  }

  /// Whether the view promises to fill its bounds.
  open var isOpaque: Bool = true

  /// Whether what sticks out of the bounds isn't drawn.
  open var clipsToBounds: Bool {
    get { rare?.layer?.masksToBounds ?? false }
    set {
      guard newValue != clipsToBounds else { return }
      layer.masksToBounds = newValue
    }
  }

  /// How the content follows the view's size.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let color = current.rare?.tintColor { return color }
        view = current.parent
      }
      return .systemBlue
    }
    set {
      rareState().tintColor = newValue
      spreadTintColorChange()
    }
  }

  /// Tells the view that ``tintColor`` has changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits of where the view is.
  open var traitCollection: UITraitCollection {
    if let inheritedTraits, isInWindow { return inheritedTraits }
    return traitsOutsideWindow
  }

  /// Tells the view that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and what is in it, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.overrideUserInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      rareState().overrideUserInterfaceStyle = newValue
      refreshInheritedTraits()
    }
  }

  /// Whether the view mirrors itself where text runs from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      if semanticContentAttribute != oldValue, usesConstraints { readingDirectionDidChange() }
    }
  }

  /// The direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Gestures

  /// The recognisers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set {
      for recognizer in rare?.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser, which from now on sees the touches in the view and what is in it.
  ///
  /// - Parameter gestureRecognizer: The recogniser; leaves the view that it has.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareState().gestureRecognizers = (rare?.gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attachedView = self
  }

  /// Detaches a recogniser.
  ///
  /// - Parameter gestureRecognizer: The recogniser; nothing happens if it isn't attached here.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    rare?.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  /// Asks whether a recogniser may take a touch from this view; `true` unless overridden.
  ///
  /// Source: header. Only the view that a touch is in is asked, wherever the recogniser is
  /// attached, and only if ``UIGestureRecognizer/cancelsTouchesInView`` is on.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  /// - Returns: Whether it may.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// Where the view is, in the screen's coordinates, unless set.
  open override var accessibilityFrame: CGRect {
    get {
      accessibility?.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    set { super.accessibilityFrame = newValue }
  }
}
