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
  package private(set) var container: PresentationContainerView?

  /// The style that the controller adapts the presentation to, or `.none` if it doesn't.
  package internal(set) var adaptedStyle: UIModalPresentationStyle = .none

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
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

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
  open var presentedView: UIView? { presented.view }

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
  open var preferredContentSize: CGSize { presented.preferredContentSize }

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
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
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
    presented.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: UIKit's own part

  /// How long the presentation's transitions take.
  package var transitionDuration: Duration { TransitionTiming.cover }

  /// How the transcript says that the presentation has this style.
  package var transcriptStyle: String { "over the screen" }

  /// How far a finger has brought a dismissal, from 0 to 1.
  package var dismissalProgress: CGFloat { 0 }

  /// Whether touches beside the presented view reach what is below the container.
  package var passesTouchesThrough: Bool { false }

  /// Whether the presenter's view goes, as the style or its adaptation says (rule 1.11).
  package var removesPresentersView: Bool { shouldRemovePresentersView }

  /// Puts the presented view into the container, in its final frame.
  package func installPresentedView() {
    guard let container, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// Learns who presents, when the presentation begins for good.
  func setPresenting(_ controller: UIViewController) { presenting = controller }

  /// Sets the container, or lets it go.
  func setContainer(_ view: PresentationContainerView?) { container = view }

  /// Replaces what is around the presented view, as the adapted style is another (rule 4.15).
  ///
  /// - Returns: The view that the presented view belongs in now, or `nil` if that hasn't changed.
  package func replaceSurroundings() -> UIView? { nil }

  /// Called when the container has gone.
  package func didLoseContainer() {}

  /// Takes the presentation out of the user's hand, as it goes without it.
  package func endDrag() {}

  /// Returns the presented view's traits, given those around it.
  package func presentedTraits(inheriting traits: UITraitCollection) -> UITraitCollection {
    guard let traitOverride else { return traits }
    return UITraitCollection(traitsFrom: [traits, traitOverride])
  }
}
