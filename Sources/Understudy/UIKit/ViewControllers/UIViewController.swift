import Foundation
import StageRuntime

/// What manages a view and its place in the app.
///
/// What can be overridden is declared here, since Swift without Objective-C has no overriding of an
/// extension's members; how it works is in the files beside: appearance, containment, traits,
/// presentation.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: State

  private var loadedView: UIView?
  private let interfaceFile: (name: String?, bundle: Bundle?)

  var appearanceState: AppearanceState = .disappeared
  var isAppearanceAnimated = false
  /// Whether `viewIsAppearing` is still to come in this appearance.
  var isAppearingDue = false

  var childControllers: [UIViewController] = []
  weak var parentController: UIViewController?
  var containmentMovement: ContainmentMovement = .none
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection]?
  var ownTraitOverrides: TraitValues?
  /// The window whose root this is; its view may be out of it while something covers it.
  weak var rootWindow: UIWindow?

  /// What this controller presents itself; it keeps it (rule 1.23).
  package internal(set) var presentationAbove: ModalPresentation?
  /// How this controller was presented itself.
  package internal(set) weak var presentationBelow: ModalPresentation?
  var presentationMovement: PresentationMovement = .none
  /// Made when it is first read, for the next presentation (rule 4.11).
  package var keptPresentationController: UIPresentationController?
  /// A transition of a container or of the device, which presentations wait for (rule 1.9).
  package weak var coordinatedTransition: (any CoordinatedTransition)?

  // MARK: Creating

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file. The stand-in reads none: loading the view of a
  ///     controller with a name raises, as for a file that is missing, unless it overrides
  ///     `loadView()`.
  ///   - nibBundleOrNil: Where the file is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    interfaceFile = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    interfaceFile = (nil, nil)
    super.init()
  }

  /// The name of the interface file, or `nil`.
  open var nibName: String? { interfaceFile.name }

  /// Where the interface file is, or `nil` for the app's own bundle.
  open var nibBundle: Bundle? { interfaceFile.bundle }

  /// A name of what the controller shows; a navigation or tab bar around it shows it too.
  open var title: String? {
    didSet { barItems?.titleDidChange(to: title) }
  }

  // MARK: The view

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The controller's view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it isn't loaded.
  ///
  /// Raises if `loadView()` leaves the view `nil`; the text is assumed.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      return StageContext.current.raise(
        "NSInternalInconsistencyException",
        "The view of \(description) is still nil after loadView()."
      )
    }
    viewDidLoad()
  }

  /// Creates the view; not called by apps, only overridden.
  ///
  /// The default is an empty view of the screen's size.
  open func loadView() {
    if let name = nibName {
      StageContext.current.raise(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: '\((nibBundle ?? .main).description)' with name '\(name)'"
      )
    }
    view = UIView(frame: UIApplication.shared.screen.bounds)
  }

  /// Tells the controller that its view is loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Tells the controller that its view is about to be shown; it has no window yet.
  ///
  /// - Parameter animated: Whether that takes time.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells the controller that its view is in the hierarchy, with its final traits and size
  /// (rule 1.12).
  ///
  /// - Parameter animated: Whether the appearance takes time.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells the controller that its view is shown.
  ///
  /// - Parameter animated: Whether that took time.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells the controller that its view is about to go.
  ///
  /// - Parameter animated: Whether that takes time.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells the controller that its view has gone.
  ///
  /// - Parameter animated: Whether that took time.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether the controller appears because it is presented (rule 1.16).
  open var isBeingPresented: Bool { presentationMovement == .beingPresented }

  /// Whether the controller disappears because its presentation is dismissed (rule 1.16).
  open var isBeingDismissed: Bool { presentationMovement == .beingDismissed }

  /// Whether the controller appears because it was added to a container.
  open var isMovingToParent: Bool { containmentMovement == .movingToParent }

  /// Whether the controller disappears because it is removed from its container.
  open var isMovingFromParent: Bool { containmentMovement == .movingFromParent }

  // MARK: Layout

  /// Brings the view's constraints up to date before layout; overriders call `super` last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that its view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that its view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What the controller adds to its view's safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { loadedView?.additionalSafeAreaInsets = additionalSafeAreaInsets }
  }

  // MARK: Containment

  /// The controllers that this one contains, in the order of their adding.
  open var children: [UIViewController] { childControllers }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// Adds a child; its view is the caller's to add, before `didMove(toParent:)`.
  ///
  /// - Parameter childController: The child; leaves the parent that it has.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; the view is the caller's to remove, after `willMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }

  /// Tells the controller that it is about to get or lose a parent.
  ///
  /// - Parameter parent: The new parent, or `nil`.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, parentController != nil { containmentMovement = .movingFromParent }
  }

  /// Tells the controller that it has got or lost a parent.
  ///
  /// - Parameter parent: The new parent, or `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the children hear of this controller's appearances; `true` unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins a child's appearance or disappearance, for containers that don't leave it to UIKit.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the child appears.
  ///   - animated: Whether that takes time.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByHand(appearing: isAppearing, animated: animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endAppearanceByHand() }

  // MARK: In navigation and tab controllers

  /// What bars show of this controller; made when it is first needed.
  var barItems: BarItems?

  /// The nearest navigation controller that this controller is in.
  open var navigationController: UINavigationController? { nearestAncestor() }

  /// What the navigation bar shows for this controller; made with its title when it is first read.
  open var navigationItem: UINavigationItem { madeBarItems.navigationItem(title: title) }

  /// Whether a tab bar goes when this controller is pushed, until it is popped.
  open var hidesBottomBarWhenPushed: Bool = false

  /// What a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems?.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Says what a navigation controller's toolbar shows for this controller.
  ///
  /// - Parameters:
  ///   - toolbarItems: The items, or `nil` for none.
  ///   - animated: Whether the change fades in.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    madeBarItems.toolbarItems = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The nearest tab bar controller that this controller is in.
  open var tabBarController: UITabBarController? { nearestAncestor() }

  /// What the tab bar shows for this controller; made with its title when it is first read.
  open var tabBarItem: UITabBarItem! {
    get { madeBarItems.tabBarItem(title: title) }
    set {
      madeBarItems.setTabBarItem(newValue)
      tabBarController?.tabBarItemDidChange(of: self)
    }
  }

  /// The edges at which the view goes on below bars; all unless set.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view goes on below bars that aren't translucent.
  open var extendedLayoutIncludesOpaqueBars: Bool = false

  /// Shows a controller where it belongs: on a navigation stack, or else presented.
  ///
  /// - Parameters:
  ///   - vc: The controller.
  ///   - sender: Who asks for it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  // MARK: Presenting

  /// What this controller presents, or failing that its nearest ancestor (rule 1.5).
  open var presentedViewController: UIViewController? {
    PresentationContext.presentationAbove(self)?.presented
  }

  /// Who presented this controller, or its farthest ancestor that was presented (rule 1.5).
  open var presentingViewController: UIViewController? {
    PresentationContext.presentationBelow(self)?.presenter
  }

  /// Presents a controller; see `PresentationRequest` for what may be refused.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller. One that is presented already, is this one or has a
  ///     parent raises.
  ///   - flag: Whether that takes time.
  ///   - completion: Called after the presented controller's `viewDidAppear`; never if the request is
  ///     refused.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    PresentationRequest(
      presented: viewControllerToPresent,
      receiver: self,
      isAnimated: flag,
      completion: completion
    ).perform()
  }

  /// Dismisses what this controller presents, or the controller itself; see `DismissalRequest`.
  ///
  /// - Parameters:
  ///   - flag: Whether that takes time.
  ///   - completion: Called after the last `viewDidDisappear`; never if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    DismissalRequest(receiver: self, isAnimated: flag, completion: completion).perform()
  }

  /// How the controller is presented; reading `.automatic` gives the style that it stands for
  /// (rule 1.20).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      chosenPresentationStyle == .automatic
        ? automaticPresentationStyle : chosenPresentationStyle
    }
    set {
      guard newValue != chosenPresentationStyle else { return }
      chosenPresentationStyle = newValue
      discardUnfitPresentationController()
    }
  }
  private var chosenPresentationStyle: UIModalPresentationStyle = .automatic

  /// The detents of a sheet with this controller, unless the app sets others.
  @available(iOS 15.0, *)
  var automaticDetents: [UISheetPresentationController.Detent] { [.large()] }

  /// What `.automatic` stands for; some system controllers choose another.
  package var automaticPresentationStyle: UIModalPresentationStyle {
    systemHooks?.automaticPresentationStyle ?? .pageSheet
  }

  /// What a system controller of another module wants to be asked and told.
  package var systemHooks: SystemControllerHooks?

  /// How a full-screen presentation moves.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Whether current-context presentations cover this controller's view (rule 1.3).
  open var definesPresentationContext: Bool = false

  /// Whether this controller's transition style replaces that of a controller it presents in its
  /// context.
  open var providesPresentationContextTransitionStyle: Bool = false

  /// Whether the user can't dismiss the presentation that this controller is shown in (rule 4.8).
  open var isModalInPresentation: Bool = false

  /// Whether the keyboard stays when the focus leaves its field; `true` for form sheets.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Whether a presentation that doesn't cover the screen decides on the status bar (rule 1.26).
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// The presentation controller of the presentation that this controller is in, or the one for its
  /// next presentation (rules 4.11 and 4.14).
  open var presentationController: UIPresentationController? { currentPresentationController }

  /// ``presentationController`` where it is a sheet's; `nil` for other styles (rule 5.1).
  @available(iOS 15.0, *)
  open var sheetPresentationController: UISheetPresentationController? {
    // Not made for a style that isn't a sheet's, where it would only keep this controller alive.
    if !presentsAsSheet, PresentationContext.presentationBelow(self) == nil { return nil }
    let controller = currentPresentationController
    return controller as? UISheetPresentationController
      ?? controller?.playing as? UISheetPresentationController
  }

  /// ``presentationController`` where it is a popover's; `nil` for other styles (rule 6.5).
  open var popoverPresentationController: UIPopoverPresentationController? {
    if modalPresentationStyle != .popover, PresentationContext.presentationBelow(self) == nil {
      return nil
    }
    return currentPresentationController as? UIPopoverPresentationController
  }

  /// Called when the controller is shown in another form while it is presented.
  func presentationFormDidChange() {}

  /// The object that gives the controller its own animators, and its own presentation controller
  /// where its style is `.custom`.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Returns the presentation controller that a controller of UIKit's brings along whatever the
  /// delegate says, or `nil` for that of its style.
  func ownPresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? {
    nil
  }

  /// Returns what plays every adapted style for a controller of UIKit's that has a form of its own,
  /// or `nil` for what plays it for all.
  func ownAdaptiveController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? {
    nil
  }

  /// The coordinator of the transition that this controller takes part in, while it runs (rule 1.17).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransitionCoordinator
  }

  /// The child whose ``isModalInPresentation`` counts too: the one that a container shows.
  package var childForModalState: UIViewController? { nil }

  // MARK: UIContentContainer

  /// The size that the controller would like to have, in points; zero if it doesn't mind.
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { tellContainerOfPreferredContentSize() } }
  }

  /// Tells the controller that a child or a presented controller would like another size.
  ///
  /// - Parameter container: The child.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells the controller that a child's size by Auto Layout has changed.
  ///
  /// - Parameter container: The child.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size that a child gets; all of this controller's unless overridden.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: This controller's size, in points.
  /// - Returns: A size in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Tells the controller that its view's size is about to change; passes it on to the children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: What coordinates the change.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator
      )
    }
  }

  /// Tells the controller that its traits are about to change; passes it on to the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: What coordinates the change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  /// The traits of where the controller is; reading them doesn't load the view.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? traitsWithoutView }

  /// Tells the controller that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Gives a child other traits than this controller has.
  ///
  /// - Parameters:
  ///   - collection: What is different; `nil` for nothing.
  ///   - childViewController: The child; nothing happens if it isn't one.
  @available(*, deprecated, message: "Use the traitOverrides property on the child view controller")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?,
    forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    var overrides = childTraitOverrides ?? [:]
    overrides[ObjectIdentifier(childViewController)] = collection
    childTraitOverrides = overrides
    childViewController.viewIfLoaded?.refreshInheritedTraits()
  }

  /// Returns what ``setOverrideTraitCollection(_:forChild:)`` has set.
  ///
  /// - Parameter childViewController: The child.
  /// - Returns: What is different for it, or `nil`.
  @available(*, deprecated, message: "Use the traitOverrides property on the child view controller")
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraitOverrides?[ObjectIdentifier(childViewController)]
  }

  /// Light or dark for this controller and what is in it; unspecified to follow what is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet {
      if overrideUserInterfaceStyle != oldValue { loadedView?.refreshInheritedTraits() }
    }
  }

  // MARK: The screen

  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How a change of the status bar is shown.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that says whether the status bar is hidden, or `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that says how the status bar looks, or `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Tells the system to ask for the status bar's state again; the stand-in asks when it draws.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the home indicator may be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that says whether the home indicator may be hidden, or `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Tells the system to ask for the home indicator's state again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the app's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that says at which edges the app's gestures come first, or `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Tells the system to ask for those edges again.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The directions in which the controller can be shown: all on an iPad, all but upside down on an
  /// iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIApplication.shared.screen.idiom == .pad ? .all : .allButUpsideDown
  }

  /// Tells the system that memory is scarce; the stand-in never calls it.
  open func didReceiveMemoryWarning() {}

  // MARK: Responding

  /// The presenter of a presented controller, the window of a root, and otherwise what the view is in
  /// (rule 1.22).
  open override var next: UIResponder? {
    presentationBelow?.presenter ?? loadedView?.superview ?? rootWindow
  }
}
