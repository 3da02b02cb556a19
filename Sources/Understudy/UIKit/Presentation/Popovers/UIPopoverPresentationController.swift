import Foundation
import StageRuntime

/// What presents a controller as a popover that points at its source.
///
/// The members are Apple's (section 6). Where it lies is in `PopoverGeometry`, its views and the
/// touches beside it in `UIPopoverPresentationController+Layout.swift`. In compact width it is a sheet
/// (rule 4.15).
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The popover's views, while it is shown as one.
  var views: PopoverViews?
  /// The container's size when the popover was placed last.
  var placedSize: CGSize?
  private var chosenArrowDirection: UIPopoverArrowDirection = .unknown
  private var sheet: UISheetPresentationController?

  // MARK: The source

  /// The item that the popover points at; a view or an item of a bar (rule 6.2).
  ///
  /// It comes before ``barButtonItem`` and ``sourceView``. Source: assumed.
  @available(iOS 16.0, *)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { setNeedsPlacing() }
  }

  /// The item of a bar that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    didSet { setNeedsPlacing() }
  }

  /// The view in which ``sourceRect`` is.
  open var sourceView: UIView? {
    didSet { setNeedsPlacing() }
  }

  /// What the popover points at, in ``sourceView``'s coordinates; its bounds while it is null
  /// (rule 6.2).
  open var sourceRect: CGRect = .null {
    didSet { setNeedsPlacing() }
  }

  /// Whether the popover may lie over its source where there is no room beside it; `false` by
  /// default.
  open var canOverlapSourceViewRect: Bool = false {
    didSet { setNeedsPlacing() }
  }

  // MARK: The arrow

  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { setNeedsPlacing() }
  }

  /// The direction in which the arrow points; unknown before the presentation (rule 6.6).
  open var arrowDirection: UIPopoverArrowDirection { chosenArrowDirection }

  func noteArrowDirection(_ direction: UIPopoverArrowDirection) {
    chosenArrowDirection = direction
  }

  // MARK: Behaviour and look

  /// Views that can be touched while the popover is shown (rule 6.7).
  open var passthroughViews: [UIView]?

  /// The colour of the popover, with its arrow.
  open var backgroundColor: UIColor? {
    didSet { views?.popover.groundColor = backgroundColor }
  }

  /// How far the popover stays away from the edges of the safe area, in points.
  ///
  /// Source: assumed, for the default of 10 on each side.
  open var popoverLayoutMargins: UIEdgeInsets = UIEdgeInsets(
    top: 10,
    left: 10,
    bottom: 10,
    right: 10
  )
  {
    didSet { setNeedsPlacing() }
  }

  /// What presents the popover where it is shown as a sheet; its detents and delegate can be set
  /// before (rule 5.1).
  @available(iOS 15.0, *)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController,
      presenting: presentingIfKnown
    )
    made.origin = self
    sheet = made
    return made
  }

  // MARK: Delegate

  /// The object that supplies the source, and hears of what the inherited property's object hears of:
  /// it is one property (rule 4.10).
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get {
      (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate
    }
    set { (self as UIPresentationController).delegate = newValue }
  }

  // MARK: UIPresentationController

  /// The popover style, also where the popover is shown as a sheet.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// Returns a sheet in compact width, which is full screen in compact height as other sheets, and no
  /// adaptation elsewhere (rules 4.15 and 6.4).
  ///
  /// - Parameter traitCollection: The traits to adapt to.
  /// - Returns: A style, or `.none` for no adaptation.
  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    let style = adaptiveSheetPresentationController.adaptivePresentationStyle(for: traitCollection)
    return style == .none ? .formSheet : style
  }

  /// The view that moves: the popover with its arrow; the controller's view is in it.
  open override var presentedView: UIView? { views?.popover ?? super.presentedView }

  /// The popover's frame with its arrow, in the container's coordinates.
  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry?.frame ?? super.frameOfPresentedViewInContainerView
  }

  /// Places the popover before the container's other subviews are laid out.
  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layOutPopover()
  }

  // MARK: UIKit's own part

  package override var transitionDuration: Duration { TransitionTiming.popover }

  package override var transcriptStyle: String { "as a popover" }

  package override var dimmingView: UIView? { views?.dimming }

  package override func passesTouch(at point: CGPoint) -> Bool { isPassthrough(point) }

  package override var contentPlace: UIView? { views?.popover.content }

  package override var hasSurroundings: Bool { true }

  package override func prepareToBegin() -> Bool {
    delegate?.prepareForPopoverPresentation(self)
    guard !hasSource else { return true }
    StageContext.current.raise("NSGenericException", missingSourceReason)
    return false
  }

  package override func installPresentedView() {
    guard let container, let content = shownViewController.view else { return }
    put(content, into: installPopover(in: container), at: 0)
  }

  package override func receive(_ inhabitants: [UIView], in container: UIView) -> UIView {
    let place = installPopover(in: container)
    for (index, view) in inhabitants.enumerated() { put(view, into: place, at: index) }
    return place
  }

  package override func removeSurroundings() {
    views?.removeFromContainer()
    views = nil
    placedSize = nil
  }

  package override func makeAdaptiveSheet() -> UIPresentationController? {
    adaptiveSheetPresentationController
  }

  /// A popover's content is above other content, and narrow.
  ///
  /// Source: field.
  package override func presentedTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    super.presentedTraits(inheriting: traits).with {
      $0.userInterfaceLevel = .elevated
      $0.horizontalSizeClass = .compact
    }
  }
}
