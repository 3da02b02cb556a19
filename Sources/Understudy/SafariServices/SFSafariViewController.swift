import Foundation
import StageRuntime

/// A browser for one page and where it leads, which dismisses itself (rule 7.3).
///
/// It covers the screen unless a style is set; what its default style reads as isn't documented, here
/// `.fullScreen`. The page itself isn't shown on a stage, only its URL.
@available(iOS 9.0, *)
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  private let initialURL: URL
  private let copiedConfiguration: Configuration
  private let context: StageContext
  private var loading: ScheduledAction?
  private var hasStartedLoading = false
  private var isFinished = false

  /// Creates a browser.
  ///
  /// - Parameters:
  ///   - URL: The page to show. Raises if its scheme is neither `http` nor `https`.
  ///   - configuration: How the browser behaves; copied, so later changes of it mean nothing.
  @available(iOS 11.0, *)
  public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
    initialURL = URL
    context = StageContext.current
    // A configuration's copy is a configuration: its class says so.
    copiedConfiguration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
    installHooks()
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      systemHooks?.standsForNil = true
      context.raise(
        "NSInvalidArgumentException",
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."
      )
      return
    }
  }

  /// Creates a browser.
  ///
  /// - Parameter URL: The page to show. Raises if its scheme is neither `http` nor `https`.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a browser.
  ///
  /// - Parameters:
  ///   - URL: The page to show. Raises if its scheme is neither `http` nor `https`.
  ///   - entersReaderIfAvailable: Whether pages are shown in the Reader where they can be.
  @available(*, deprecated)
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Not available: a browser is made for a URL.
  ///
  /// - Parameter coder: An archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func installHooks() {
    var hooks = SystemControllerHooks()
    hooks.automaticPresentationStyle = .fullScreen
    hooks.didDismissByUser = { [weak self] in self?.wasSwipedAway() }
    systemHooks = hooks
  }

  // MARK: Apple's properties

  /// The object that hears of the page and of the end.
  weak open var delegate: (any SFSafariViewControllerDelegate)?

  /// The configuration that the browser was made with; a copy.
  @available(iOS 11.0, *)
  open var configuration: SFSafariViewController.Configuration {
    copiedConfiguration.copy() as? Configuration ?? copiedConfiguration
  }

  /// The colour of the bars; `nil` for the system's.
  @available(iOS 10.0, *)
  open var preferredBarTintColor: UIColor? {
    didSet { screen?.barColor = preferredBarTintColor }
  }

  /// The colour of the buttons; `nil` for the system's.
  @available(iOS 10.0, *)
  open var preferredControlTintColor: UIColor? {
    didSet { screen?.tintColor = preferredControlTintColor }
  }

  /// The text of the button that ends the browser.
  @available(iOS 11.0, *)
  open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle = .done {
    didSet { screen?.dismissTitle = dismissButtonTitle }
  }

  /// Makes connections to servers in advance; there are none on a stage.
  ///
  /// - Parameter URLs: URLs on those servers.
  /// - Returns: What keeps the connections open.
  @available(iOS 15.0, *)
  open class func prewarmConnections(
    to URLs: [URL]
  ) -> SFSafariViewController.PrewarmingToken {
    PrewarmingToken()
  }

  // MARK: The screen

  private var screen: BrowserView? { viewIfLoaded as? BrowserView }

  private var dismissButtonTitle: String {
    switch dismissButtonStyle {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }

  /// Makes the bars with their buttons.
  open override func loadView() {
    let screen = BrowserView(
      url: initialURL,
      finish: { [weak self] in self?.finish() },
      open: { [weak self] in self?.openInBrowser() }
    )
    screen.dismissTitle = dismissButtonTitle
    screen.barColor = preferredBarTintColor
    screen.tintColor = preferredControlTintColor
    view = screen
  }

  /// Starts to load the page, the first time.
  ///
  /// - Parameter animated: Whether the appearance takes time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { isFinished = false }
    startLoading()
  }

  /// Stops loading if the browser has gone for good: nothing is called any more (rule 7.3).
  ///
  /// - Parameter animated: Whether that took time.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil, parent == nil { loading?.cancel() }
  }

  // MARK: The page

  private func startLoading() {
    guard !hasStartedLoading else { return }
    hasStartedLoading = true
    let web = context.service(WebService.self)
    loading = context.clock.schedule(after: web.loadingTime, name: "loading of a page") {
      [weak self] in self?.load(web.answer)
    }
  }

  private func load(_ answer: @MainActor (URL) -> WebService.Answer) {
    loading = nil
    switch answer(initialURL) {
    case .page:
      completeLoading(true)
    case .redirect(let url):
      record("was redirected to \(url.absoluteString)")
      screen?.url = url
      delegate?.safariViewController(self, initialLoadDidRedirectTo: url)
      completeLoading(true)
    case .failure:
      completeLoading(false)
    }
  }

  private func completeLoading(_ didLoad: Bool) {
    record(didLoad ? "has loaded the page" : "can't load the page")
    delegate?.safariViewController(self, didCompleteInitialLoad: didLoad)
  }

  // MARK: What the user does

  /// Ends the browser, as its button does: the delegate hears of it, then the browser dismisses
  /// itself.
  ///
  /// A delegate that dismisses the presenter makes this second dismissal one of the presenter
  /// (rule 3.6).
  package func finish() {
    guard !isFinished else { return }
    isFinished = true
    record("safariViewControllerDidFinish")
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  /// Opens the page in Safari, as the toolbar's button does.
  package func openInBrowser() {
    delegate?.safariViewControllerWillOpenInBrowser(self)
    UIApplication.shared.open(initialURL)
  }

  /// Swipes the browser away from the screen's left edge, where it covers an iPhone.
  ///
  /// It is the browser's own gesture, so no presentation delegate hears of it; assumed. Whether the
  /// browser's own does is a doubt.
  package func swipeFromEdge() {
    guard modalPresentationStyle == .fullScreen, presentingViewController != nil,
      !isBeingDismissed
    else { return }
    isFinished = true
    dismiss(animated: true) { [self] in wasSwipedAway() }
  }

  private func wasSwipedAway() {
    isFinished = true
    record("was swiped away")
    guard context.doubts.safariSwipe == .reported else { return }
    record("safariViewControllerDidFinish")
    delegate?.safariViewControllerDidFinish(self)
  }

  private func record(_ event: @autoclosure () -> String) {
    context.transcript.record(.system, transcriptName, event())
  }
}
