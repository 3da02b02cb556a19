import Foundation
import StageRuntime

/// A stack of controllers, the top one of which is shown below a bar that leads back.
///
/// A change of the stack is in ``viewControllers`` when the call returns. If the stack is on screen
/// its transition has begun by then too, so that the coordinator can be used right after a push; the
/// rest is `NavigationTransition`'s. Off screen the view of the top controller isn't loaded before
/// the stack appears.
///
/// Source: header; measured elsewhere, in crash traces that show the pushed controller's
/// `viewDidLoad` below the push.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers from the root to the top one.
  var stack: [UIViewController] = []
  /// Controllers that have left the stack and go when the transition is over.
  var departures: [UIViewController] = []
  /// Controllers that have joined the stack and hear so when the transition is over.
  var arrivals: [UIViewController] = []
  /// The controller whose view is in place.
  var shown: UIViewController?
  /// Whether the top is taking another's place while the stack appears.
  var isExchanging = false
  /// The push or pop that runs.
  var transition: NavigationTransition?
  /// A change of the stack that waits for the transition that runs; whether it is animated.
  var waitingChangeIsAnimated: Bool?
  /// A push that waits for the commit (rule 1.27), and what it waits in.
  var heldPushes: [(UIViewController, Bool)] = []
  var hasChangedUnanimatedInTurn = false
  var owesDidShow = false

  let contentView = NavigationContentView(frame: .zero)
  private let bar: UINavigationBar
  private let bottomBar: UIToolbar
  private var backSwipe: BackSwipe?

  // MARK: Creating

  /// Creates a stack with a root.
  ///
  /// - Parameter rootViewController: The root; another navigation or a tab bar controller raises or
  ///   isn't meant to be one.
  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Creates an empty stack with bars of an app's own classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A class of navigation bars, or `nil` for the usual one.
  ///   - toolbarClass: A class of toolbars, or `nil` for the usual one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(of: navigationBarClass)
    bottomBar = Self.makeToolbar(of: toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file; see `UIViewController`.
  ///   - nibBundleOrNil: Where the file is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: coder)
  }

  // A class that the runtime knows by name only can't be asked for an initialiser that it needn't
  // have; every bar has the one for archives.
  private static func makeBar(of barClass: AnyClass?) -> UINavigationBar {
    guard let barClass = barClass as? UINavigationBar.Type else { return UINavigationBar() }
    return barClass.init(coder: NSCoder()) ?? UINavigationBar()
  }

  private static func makeToolbar(of barClass: AnyClass?) -> UIToolbar {
    guard let barClass = barClass as? UIToolbar.Type else { return UIToolbar() }
    return barClass.init(coder: NSCoder()) ?? UIToolbar()
  }

  // MARK: The stack

  /// The controllers from the root to the top one; setting them isn't animated.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack.
  ///
  /// It moves as a pop if the new top was in the stack already, and as a push otherwise.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers from the root to the top one. The same one twice raises.
  ///   - animated: Whether the change moves.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !raises(for: viewControllers) else { return }
    heldPushes = []
    change(to: viewControllers, animated: animated)
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented above the stack, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a controller on top of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller. One that is in the stack, or a navigation controller, raises.
  ///   - animated: Whether it slides in.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !raises(forPushing: viewController) else { return }
    if animated, hasChangedUnanimatedInTurn,
      StageContext.current.doubts.pushAfterChange == .afterCommit
    {
      return hold(viewController, animated: animated)
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack.
  ///
  /// - Parameter animated: Whether it slides out.
  /// - Returns: The controller that was on top, or `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(toIndex: stack.count - 2, animated: animated)?.last
  }

  /// Takes all controllers above another off the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is to be on top; raises if it isn't in the stack.
  ///   - animated: Whether the top one slides out.
  /// - Returns: The controllers that were above, or `nil` if there were none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      StageContext.current.raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist."
      )
      return nil
    }
    return pop(toIndex: index, animated: animated)
  }

  /// Takes all controllers but the root off the stack.
  ///
  /// - Parameter animated: Whether the top one slides out.
  /// - Returns: The controllers that were above the root, or `nil` if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(toIndex: 0, animated: animated)
  }

  private func pop(toIndex index: Int, animated: Bool) -> [UIViewController]? {
    guard index + 1 < stack.count else { return nil }
    let popped = Array(stack[(index + 1)...])
    heldPushes = []
    dismissWhatIsAbove(popped, animated: animated)
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pushes a controller.
  ///
  /// - Parameters:
  ///   - vc: The controller; see ``pushViewController(_:animated:)``.
  ///   - sender: Who asks for it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Who hears of changes of the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The recogniser with which a finger drags the top controller off the stack from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return backSwipe?.recognizer
  }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar at the top isn't shown.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesNavigationBar = false

  /// Shows or hides the bar at the top.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it slides.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The bar at the bottom.
  open var toolbar: UIToolbar! { bottomBar }

  /// Whether the bar at the bottom isn't shown; it isn't unless asked for.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var hidesToolbar = true

  /// Shows or hides the bar at the bottom.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it slides.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: The view

  /// Creates the view with the bars in front of the content.
  open override func loadView() {
    let view = UIView(frame: UIApplication.shared.screen.bounds)
    contentView.frame = view.bounds
    view.addSubview(contentView)
    view.addSubview(bottomBar)
    view.addSubview(bar)
    bar.onBack = { [weak self] in self?.popForBackButton() }
    let backSwipe = BackSwipe(self)
    self.backSwipe = backSwipe
    view.addGestureRecognizer(backSwipe.recognizer)
    self.view = view
  }

  /// Places bars and content.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if transition == nil, appearanceState.isVisible { installTop() }
    layOutBars()
  }

  /// Brings the top controller in, and tells it.
  ///
  /// - Parameter animated: Whether the appearance takes time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isFirst = shown == nil
    installTop()
    shown?.beginAppearance(appearing: true, animated: animated)
    guard isFirst, let shown else { return }
    owesDidShow = true
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  /// Tells the top controller.
  ///
  /// - Parameter animated: Whether the appearance took time.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shown?.endAppearance()
    guard owesDidShow, let shown else { return }
    owesDidShow = false
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  private func popForBackButton() {
    StageContext.current.transcript.record(.system, transcriptName, "goes back")
    popViewController(animated: true)
  }

  // MARK: What is shown speaks for the whole

  package override var childForModalState: UIViewController? { stack.last }

  /// The top controller, which says whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }

  /// The top controller, which says whether the home indicator may be hidden.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

  /// The size that was set, or else the one that the top controller would like to have.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? stack.last?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  /// Passes the top controller's wish for another size on.
  ///
  /// - Parameter container: The child.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === stack.last { tellContainerOfPreferredContentSize() }
  }

  /// What the tab bar shows: the item that was set, or else the root's.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard barItems?.hasTabBarItem != true, title == nil, let root = stack.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }
}

extension UINavigationController {
  /// What a change of the stack looks like.
  public enum Operation: Int, Sendable {
    /// Nothing moves.
    case none = 0
    /// A controller slides in.
    case push = 1
    /// A controller slides out.
    case pop = 2
  }
}

/// The space below the bars, in which the top controller's view is.
final class NavigationContentView: UIView {}
