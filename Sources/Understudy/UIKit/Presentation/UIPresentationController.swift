import Foundation
import StageRuntime

/// What places a presented controller on screen, and manages it until it is dismissed.
///
/// The members are Apple's; what UIKit's own presentations do beside them is in
/// `UIPresentationController+Container.swift`. A presentation controller keeps both controllers alive
/// (rule 1.23), so one that was read from a controller that is never presented keeps it for good
/// (rule 4.13).
@MainActor @preconcurrency
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  private let presented: UIViewController
  private var presenting: UIViewController?
  private var traitOverride: UITraitCollection?
  private var identity = ObjectIdentity()
  private var ownContainer: PresentationContainerView?

  /// The style that the controller adapts the presentation to, or `.none` if it doesn't.
  package internal(set) var adaptedStyle: UIModalPresentationStyle = .none
  /// What plays the adapted style, if that isn't this controller itself.
  var adaptiveController: UIPresentationController?
  /// What the delegate shows in the adapted style in place of the presented controller.
  var adaptedViewController: UIViewController?
  /// The controller whose adapted style this one plays, if it does.
  weak var origin: UIPresentationController?

  /// Creates a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The controller that presents it, or `nil` if that isn't known yet.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The object as UIKit's messages show it; to be read on the main actor, as all of UIKit.
  open override var description: String { MainActor.assumeIsolated { objectDescription } }

  private var objectDescription: String {
    let type = type(of: self)
    return "<\(TypeNames.of(type).short): \(identity.address(of: type))>"
  }

  // MARK: The presentation

  /// The controller that presents.
  ///
  /// Stops the program before there is one, where a device returns a reference to nothing.
  open var presentingViewController: UIViewController {
    guard let presenting else {
      fatalError(
        """
        The presentation controller of \(presented.description) has no presenting view \
        controller yet. Read it once the controller has been presented.
        """
      )
    }
    return presenting
  }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// The style that the presented controller asks for.
  open var presentationStyle: UIModalPresentationStyle {
    origin?.adaptedStyle ?? presented.modalPresentationStyle
  }

  /// The view in which the presentation takes place: there from the beginning of the presentation's
  /// transition to the end of the dismissal's (rule 1.19).
  open var containerView: UIView? { container }

  /// The object that decides on adaptation and hears of dismissals by the user.
  ///
  /// Subclasses of UIKit redeclare it with a narrower type; it is one property (rule 4.10).
  @_disfavoredOverload
  weak open var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Adaptation

  /// The style that the presentation adapts to in the traits of the moment.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style that the presentation adapts to, where no delegate says otherwise.
  ///
  /// - Parameter traitCollection: The traits to adapt to.
  /// - Returns: A style, or `.none` for no adaptation.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    .none
  }

  // MARK: Layout

  /// Tells the controller that the container view will lay out.
  open func containerViewWillLayoutSubviews() {}

  /// Tells the controller that the container view has laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The view that moves: the presented controller's, unless there is something around it.
  open var presentedView: UIView? { shownViewController.view }

  /// The frame of the presented view at the end of the transition, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the whole screen rather than its context; `true` unless
  /// overridden.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed once it is covered; `false` unless overridden.
  ///
  /// It decides whether the presenter gets appearance callbacks (rules 1.10 and 1.11).
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Transitions

  /// Tells the controller that its presentation is about to move.
  open func presentationTransitionWillBegin() {}

  /// Tells the controller that its presentation has ended.
  ///
  /// - Parameter completed: Whether the presented controller is on screen.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Tells the controller that its dismissal is about to move.
  open func dismissalTransitionWillBegin() {}

  /// Tells the controller that its dismissal has ended.
  ///
  /// - Parameter completed: Whether the presented controller has gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: UITraitEnvironment

  /// The traits of the presentation: those of its container or of its presenter.
  open var traitCollection: UITraitCollection {
    let base =
      container?.traitCollection ?? presenting?.traitCollection ?? presented.traitCollection
    guard let traitOverride else { return base }
    return UITraitCollection(traitsFrom: [base, traitOverride])
  }

  /// Traits that the presented controller gets in place of the container's, or `nil`.
  @available(*, deprecated, message: "Use the traitOverrides property")
  open var overrideTraitCollection: UITraitCollection? {
    get { traitOverride }
    set { traitOverride = newValue }
  }

  /// Tells the controller that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UIContentContainer

  /// The size that the presented controller would like to have, in points.
  open var preferredContentSize: CGSize { shownViewController.preferredContentSize }

  /// Tells the controller that a child would like another size.
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    self.container?.setNeedsLayout()
  }

  /// Tells the controller that a child's size by Auto Layout has changed.
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size that a child gets.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The container view's size, in points.
  /// - Returns: A size in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Tells the controller that the container's size is about to change; passes it on to the
  /// presented controller.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: What coordinates the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let shown = shownViewController
    shown.viewWillTransition(
      to: self.size(forChildContentContainer: shown, withParentContainerSize: size),
      with: coordinator
    )
  }

  /// Tells the controller that its traits are about to change; passes it on to the presented
  /// controller.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: What coordinates the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shownViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: UIKit's own part

  /// How long the presentation's transitions take.
  package var transitionDuration: Duration { TransitionTiming.cover }

  /// How the transcript says that the presentation has this style.
  package var transcriptStyle: String { "over the screen" }

  /// How far a finger has brought a dismissal, from 0 to 1.
  package var dismissalProgress: CGFloat { 0 }

  /// The container view, in UIKit's own terms.
  package var container: PresentationContainerView? { origin?.container ?? ownContainer }

  /// Returns whether a touch beside the presented view reaches what is below the container.
  ///
  /// - Parameter point: Where it is, in the container's coordinates.
  /// - Returns: Whether the container lets it through.
  package func passesTouch(at point: CGPoint) -> Bool { false }

  /// What lies between the presented view and what is below, where that is UIKit's own.
  package var dimmingView: UIView? { nil }

  /// Whether the presentation may adapt at all; where it doesn't the delegate isn't asked (rule 4.17).
  package var adapts: Bool { true }

  /// Makes the last preparations when the container is in place; `false` if they failed and the
  /// presentation can't go on, after an exception.
  package func prepareToBegin() -> Bool { true }

  /// Whether the views around the presented one are in place before an app's animator moves them.
  package var hasSurroundings: Bool { false }

  /// The view that the presented view belongs in.
  package var contentPlace: UIView? { container }

  /// Puts the presented view into the container, in its final frame.
  package func installPresentedView() {
    guard let container, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// Takes over what another style has shown so far, as the adaptation changes (rule 4.15).
  ///
  /// - Parameters:
  ///   - inhabitants: The presented view and what covers it in its context, backmost first; empty
  ///     while they are out of the window.
  ///   - container: The container view.
  /// - Returns: The view that the presented view belongs in from now on.
  package func receive(_ inhabitants: [UIView], in container: UIView) -> UIView {
    for (index, view) in inhabitants.enumerated() { put(view, into: container, at: index) }
    let content = shownViewController.viewIfLoaded
    if inhabitants.contains(where: { $0 === content }), let view = presentedView {
      view.frame = frameOfPresentedViewInContainerView
      if view.superview !== container { container.addSubview(view) }
    }
    return container
  }

  /// Has a view fill another.
  func put(_ view: UIView, into place: UIView, at index: Int) {
    view.frame = place.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(view, at: index)
  }

  /// Learns who presents, when the presentation begins for good.
  func setPresenting(_ controller: UIViewController) {
    presenting = controller
    adaptiveController?.setPresenting(controller)
  }

  /// The presenter, or `nil` before there is one.
  var presentingIfKnown: UIViewController? { presenting }

  /// Sets the container, or lets it go.
  func setContainer(_ view: PresentationContainerView?) { ownContainer = view }

  /// Takes the views around the presented one away; that one is elsewhere by now.
  package func removeSurroundings() {}

  /// Returns what plays the sheets' styles if this controller adapts to one; `nil` for itself.
  func makeAdaptiveSheet() -> UIPresentationController? {
    UISheetPresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Takes the presentation out of the user's hand, as it goes without it.
  package func endDrag() {}

  /// Returns the presented view's traits, given those around it.
  package func presentedTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    guard let override = traitOverride ?? origin?.traitOverride else { return traits }
    return UITraitCollection(traitsFrom: [traits, override])
  }
}
