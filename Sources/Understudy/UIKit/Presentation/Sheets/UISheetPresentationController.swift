import Foundation
import StageRuntime

/// What presents a controller as a sheet.
///
/// The members are Apple's (rule 5.2). The sheet's views and its layout are in
/// `UISheetPresentationController+Layout.swift`, its numbers in `SheetGeometry`, and the user's
/// finger in `SheetInteraction`.
@available(iOS 15.0, *)
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The sheet's views, from the beginning of the presentation to the end of the dismissal.
  var views: SheetViews?
  /// The numbers of the moment; worked out anew when what they depend on has changed.
  var cachedGeometry: SheetGeometry?

  /// Whether the sheets below were laid out as pushed back by this one.
  var hasPushedBack = false

  /// Creates the controller of a sheet; UIKit does.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is to be presented.
  ///   - presentingViewController: The presenter, or `nil` if it isn't known yet.
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    detents = presentedViewController.automaticDetents
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
  }

  // MARK: Detents

  /// The heights at which the sheet rests, from the smallest to the largest; large only by default.
  ///
  /// An empty array raises (rule 5.4); the text is assumed.
  open var detents: [Detent] {
    didSet {
      guard detents.isEmpty else { return invalidateLayout() }
      detents = oldValue
      StageContext.current.raise(
        "NSInvalidArgumentException",
        "UISheetPresentationController requires at least one detent."
      )
    }
  }

  /// The detent at which the sheet rests, or `nil` for the smallest (rule 5.5).
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { setNeedsContainerLayout() }
  }

  /// The largest detent at which the rest of the screen isn't dimmed and can be used, or `nil` to
  /// dim it always (rule 5.15).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { setNeedsContainerLayout() }
  }

  /// Resolves the detents again at the next layout.
  @available(iOS 16.0, *)
  open func invalidateDetents() { invalidateLayout() }

  /// Changes properties of the sheet with an animation; on return the change is laid out (rule 5.19).
  ///
  /// - Parameter changes: Sets the properties.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: TransitionTiming.sheet.seconds) {
        changes()
        self.container?.layoutIfNeeded()
      }
    }
  }

  // MARK: Behaviour

  /// Whether scrolling at the edge of a scroll view expands the sheet; `true` by default.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true

  /// Whether the sheet stays attached to the bottom edge in compact height instead of being full
  /// screen; `false` by default (rule 5.9).
  open var prefersEdgeAttachedInCompactHeight: Bool = false {
    didSet { invalidateLayout() }
  }

  /// Whether the sheet is as wide as the controller prefers where it is attached to the bottom edge
  /// in compact height; `false` by default (rule 5.9).
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false {
    didSet { invalidateLayout() }
  }

  /// Whether the system chooses a page's size rather than a form's in regular width.
  @available(iOS 17.0, *)
  open var prefersPageSizing: Bool {
    get { chosenPageSizing ?? (presentationStyle != .formSheet) }
    set {
      chosenPageSizing = newValue
      invalidateLayout()
    }
  }
  private var chosenPageSizing: Bool?

  /// The view that the sheet is centred over in regular width, or `nil`.
  open var sourceView: UIView? {
    didSet { setNeedsContainerLayout() }
  }

  // MARK: Appearance

  /// Whether the sheet shows a grabber at its top edge; `false` by default.
  open var prefersGrabberVisible: Bool = false {
    didSet { setNeedsContainerLayout() }
  }

  /// The radius of the sheet's corners in points, or `nil` for the system's (rule 5.22).
  open var preferredCornerRadius: CGFloat? {
    didSet { setNeedsContainerLayout() }
  }

  // MARK: Delegate

  /// The object that hears of the sheet's detents, and of what the inherited property's object hears
  /// of: it is one property (rule 4.10).
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get {
      (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate
    }
    set { (self as UIPresentationController).delegate = newValue }
  }

  // MARK: UIPresentationController

  /// The view that moves: the sheet with its shadow and grabber; the controller's view is in it.
  open override var presentedView: UIView? { views?.surface ?? super.presentedView }

  /// The sheet's frame at the selected detent, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let geometry else { return super.frameOfPresentedViewInContainerView }
    let rest = geometry.rest(selected: selectedDetentIdentifier)
    return geometry.frame(at: clearOfKeyboard(rest, in: geometry))
  }

  /// Returns full screen in compact height unless the sheet prefers the edge there (rule 5.9).
  ///
  /// - Parameter traitCollection: The traits to adapt to.
  /// - Returns: A style, or `.none` for no adaptation.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
      ? .fullScreen : .none
  }

  /// Lays the sheet out before its container's other subviews.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutSheet()
  }

  /// Lays the sheet out anew, as it may follow the preferred size.
  ///
  /// - Parameter container: The child whose preferred size has changed.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    invalidateLayout()
  }

  // MARK: UIKit's own part

  package override var transitionDuration: Duration { TransitionTiming.sheet }

  package override var transcriptStyle: String { "as a sheet" }

  package override var dismissalProgress: CGFloat { views?.interaction.progress ?? 0 }

  package override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  package override var contentPlace: UIView? { views?.surface }

  package override var hasSurroundings: Bool { true }

  package override func installPresentedView() { installSheet() }

  package override func receive(_ inhabitants: [UIView], in container: UIView) -> UIView {
    let place = installSurface(in: container)
    for (index, view) in inhabitants.enumerated() { put(view, into: place, at: index) }
    return place
  }

  package override func removeSurroundings() {
    views?.removeFromContainer()
    views = nil
    updateStackBelow()
  }

  package override func makeAdaptiveSheet() -> UIPresentationController? { nil }

  package override func endDrag() { views?.interaction.endFromOutside() }

  /// A sheet's content is above other content, and compact in a card.
  ///
  /// Source: field.
  package override func presentedTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    let traits = super.presentedTraits(inheriting: traits)
    return traits.with {
      $0.userInterfaceLevel = .elevated
      if presentationStyle == .formSheet { $0.horizontalSizeClass = .compact }
    }
  }
}
