import StageRuntime

/// What manages a view and its place in the app.
@MainActor @preconcurrency open class UIViewController: UIResponder, UITraitEnvironment {
  private var loadedView: UIView?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of an interface file; the stand-in reads none.
  ///   - nibBundleOrNil: Where the file is.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
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
  /// Creates the view.
  open func loadView() { view = UIView() }
  /// Tells the controller that its view is loaded.
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Tells the controller that its view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  /// The traits of where the controller is.
  open var traitCollection: UITraitCollection { view.traitCollection }
  /// Tells the controller that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

// MARK: - Hooks that views and windows call

extension UIViewController {
  /// Called before the view enters the window that this is the root of.
  func rootWillEnter(_ window: UIWindow) {}
  /// Called after it.
  func rootDidEnter(_ window: UIWindow) {}
  /// Called before the view leaves the window that this was the root of.
  func rootWillLeave(_ window: UIWindow) {}
  /// Called after it.
  func rootDidLeave(_ window: UIWindow) {}
  /// Called when the window, which has the view already, is shown again.
  func windowDidShow(_ window: UIWindow) {}
  /// Called when the window is hidden, which keeps the view.
  func windowDidHide(_ window: UIWindow) {}
  /// Called before the view's window changes, after the view was told.
  func viewWillMove(toWindow window: UIWindow?) {}
  /// Called after the view's window has changed, after the view was told.
  func viewDidMove(toWindow window: UIWindow?) {}
  /// Whether the view may be added to another; raises the exception if not.
  func mayMoveView(toSuperview superview: UIView) -> Bool { true }
  /// The traits of the view, given those around it.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection { inherited }
}
