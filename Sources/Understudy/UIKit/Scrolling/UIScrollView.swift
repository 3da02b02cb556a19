import Foundation
import StageRuntime

/// A view that shows a part of larger content, which a finger moves.
///
/// Zooming isn't part of the stand-in.
///
/// Source: header.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  private var interaction: ScrollInteraction?
  var movement: ScrollMovement?
  private var lastAdjustedInset = UIEdgeInsets.zero

  // MARK: Creating

  /// Creates a view without content.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    let interaction = ScrollInteraction(self)
    self.interaction = interaction
    addGestureRecognizer(interaction.pan)
  }

  /// Who hears of the scrolling.
  ///
  /// `UITextView` redeclares it with a narrower type; it is one property.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The recogniser of the finger that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    // Made with the view, and never let go of.
    interaction?.pan ?? UIPanGestureRecognizer()
  }

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      // Whether the content scrolls decides on the safe area's share.
      insetMayHaveChanged()
      keepOffsetInRange()
    }
  }

  /// The point of the content that is at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stopMovement()
      moveContent(to: newValue)
    }
  }

  /// Moves the content.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content that is to be at the top left corner.
  ///   - animated: Whether that takes time; the delegate is then told of each step and of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMovement()
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      return moveContent(to: contentOffset)
    }
    move(to: contentOffset, like: .easing) { view in
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Moves the content as little as it takes to show a part of it.
  ///
  /// - Parameters:
  ///   - rect: The part, in points of the content.
  ///   - animated: Whether that takes time. Nothing happens if the part is shown already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    if rect.minY < visible.minY {
      offset.y = rect.minY - inset.top
    } else if rect.maxY > visible.maxY {
      offset.y = min(rect.maxY - visible.height, rect.minY) - inset.top
    }
    if rect.minX < visible.minX {
      offset.x = rect.minX - inset.left
    } else if rect.maxX > visible.maxX {
      offset.x = min(rect.maxX - visible.width, rect.minX) - inset.left
    }
    offset = clamped(offset)
    guard offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Moves the content, whoever wants it, and tells the delegate.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// The view's rectangle in its own coordinates; its origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard newValue.origin != old.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  // MARK: Insets

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetMayHaveChanged() } }
  }

  /// How the safe area adds to the space around the content.
  @available(iOS 11.0, *)
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
  }

  /// The space around the content with what the safe area adds, in points.
  ///
  /// Source: documented. “Automatic” adds it above and below always, and at the sides where the
  /// content scrolls sideways.
  @available(iOS 11.0, *)
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var added = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: added = safe
    case .automatic, .scrollableAxes:
      let isAutomatic = contentInsetAdjustmentBehavior == .automatic
      if isAutomatic || alwaysBounceVertical || contentSize.height > bounds.height {
        added.top = safe.top
        added.bottom = safe.bottom
      }
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        added.left = safe.left
        added.right = safe.right
      }
    }
    return contentInset.adding(added)
  }

  /// Follows a change of size, which may decide on the safe area's share of the inset.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetMayHaveChanged()
  }

  /// Tells the view that ``adjustedContentInset`` has changed.
  @available(iOS 11.0, *)
  open func adjustedContentInsetDidChange() {}

  /// Whether the safe area of the content is what the adjusted inset leaves.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  /// Content that lies at its top edge stays there.
  private func insetMayHaveChanged() {
    let old = lastAdjustedInset
    let new = adjustedContentInset
    guard new != old else { return }
    lastAdjustedInset = new
    if contentOffset.y == -old.top { moveContent(to: CGPoint(x: contentOffset.x, y: -new.top)) }
    if contentOffset.x == -old.left { moveContent(to: CGPoint(x: -new.left, y: contentOffset.y)) }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Scrolling

  /// Whether a finger scrolls.
  open var isScrollEnabled: Bool = true

  /// Whether content gives way past its edges.
  open var bounces: Bool = true

  /// Whether content that fits gives way upwards and downwards too.
  open var alwaysBounceVertical: Bool = false {
    didSet { insetMayHaveChanged() }
  }

  /// Whether content that fits gives way sideways too.
  open var alwaysBounceHorizontal: Bool = false {
    didSet { insetMayHaveChanged() }
  }

  /// Whether the content stops at multiples of the view's size.
  open var isPagingEnabled: Bool = false

  /// Whether a drag keeps to the direction in which it began; has no effect.
  open var isDirectionalLockEnabled: Bool = false

  /// How fast the content slows down.
  open var decelerationRate: UIScrollView.DecelerationRate = .normal

  /// Whether a finger is on the view.
  open internal(set) var isTracking: Bool = false

  /// Whether a finger moves the content.
  open internal(set) var isDragging: Bool = false

  /// Whether the content moves on after the finger has let go.
  open var isDecelerating: Bool { movement?.isDeceleration ?? false }

  /// What scrolling does to the keyboard.
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop: Bool = true

  /// Whether the view shows how far it is scrolled up and down.
  open var showsVerticalScrollIndicator: Bool = true

  /// Whether the view shows how far it is scrolled sideways.
  open var showsHorizontalScrollIndicator: Bool = true

  /// The space that the vertical indicator keeps from the edges, in points.
  @available(iOS 11.1, *)
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The space that the horizontal indicator keeps from the edges, in points.
  @available(iOS 11.1, *)
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

  /// The space that both indicators keep from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Shows the indicators for a moment; the stand-in doesn't draw them.
  open func flashScrollIndicators() {}

  /// Whether views get their touches only once it is clear that the finger doesn't scroll; has no
  /// effect.
  open var delaysContentTouches: Bool = true

  /// Whether a finger that scrolls is taken from the view that it is in.
  open var canCancelContentTouches: Bool = true {
    didSet { panGestureRecognizer.cancelsTouchesInView = canCancelContentTouches }
  }

  /// Stops what moves when the view leaves its window.
  ///
  /// - Parameter newWindow: The new window, or `nil`.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopMovement() }
  }
}

extension UIScrollView {
  /// How the safe area adds to the space around content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below also where the content fits.
    case automatic = 0
    /// In the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// At all edges.
    case always = 3
  }

  /// What scrolling does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes when a drag begins.
    case onDrag = 1
    /// It goes with the finger that is dragged into it.
    case interactive = 2
    /// It goes when a drag begins, with what is above it.
    case onDragWithAccessory = 3
    /// It goes with the finger, with what is above it.
    case interactiveWithAccessory = 4
  }

  /// How fast content slows down: the share of its velocity that it keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share.
    public var rawValue: CGFloat

    /// Creates a rate.
    ///
    /// - Parameter rawValue: The share of the velocity that is left after a millisecond; between
    ///   `0` and `1`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal: UIScrollView.DecelerationRate = DecelerationRate(rawValue: 0.998)
    /// Soon.
    public static let fast: UIScrollView.DecelerationRate = DecelerationRate(rawValue: 0.99)
  }
}
