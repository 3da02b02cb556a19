import Foundation

/// A controller that shows SwiftUI content.
///
/// Source: documented; rules 8.20 of the UIKit facts and 4.3–4.9 of the SwiftUI semantics.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>

  /// Creates a controller.
  ///
  /// - Parameter rootView: The content.
  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Creates a controller from an archive.
  ///
  /// - Parameters:
  ///   - coder: The archive; the stand-in reads nothing from it.
  ///   - rootView: The content.
  public init?(coder: NSCoder, rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
    connect()
  }

  /// Traps: an archive doesn't say what the content is; override it and call
  /// `init(coder:rootView:)`.
  ///
  /// - Parameter coder: The archive.
  public required dynamic init?(coder: NSCoder) {
    fatalError(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)"
    )
  }

  private func connect() {
    let core = hostingView.core
    core.controller = self
    core.isScreen = true
    core.didRender = { [weak self] in self?.contentDidRender() }
    core.preferencesDidChange = { [weak self] in self?.contentPreferencesDidChange() }
  }

  /// The content; a new one is shown with the next layout.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// What of the content's size is told to those around.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      guard sizingOptions != oldValue else { return }
      hostingView.core.givesIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
      hostingView.setNeedsLayout()
    }
  }

  /// What keeps the content inside the safe area.
  @available(iOS 16.4, *)
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.core.safeAreaRegions }
    set { hostingView.core.safeAreaRegions = newValue }
  }

  /// The size of the content in a given size.
  ///
  /// - Parameter size: The size that is there to be used, in points.
  /// - Returns: The content's size, in points.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }

  /// Takes the hosting view as the controller's view.
  open override func loadView() {
    hostingView.backgroundColor = .systemBackground
    view = hostingView
  }

  /// Whether the person can't dismiss the controller: it was set, or the content says so with
  /// `interactiveDismissDisabled` (rule 9.11).
  open override var isModalInPresentation: Bool {
    get {
      super.isModalInPresentation || hostingView.core.preferences.isInteractiveDismissDisabled
    }
    set { super.isModalInPresentation = newValue }
  }

  /// Whether the status bar is hidden: the content says so with `statusBarHidden`.
  open override var prefersStatusBarHidden: Bool {
    core.preferences.isStatusBarHidden ?? super.prefersStatusBarHidden
  }

  /// Whether the home indicator may be hidden: the content says so with
  /// `persistentSystemOverlays`.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    switch core.preferences.systemOverlays {
    case .hidden: true
    case .visible: false
    case .automatic, nil: super.prefersHomeIndicatorAutoHidden
    }
  }

  /// What connects the content with UIKit.
  var core: HostingCore { hostingView.core }

  /// Does what the content says to its controller.
  func contentPreferencesDidChange() {
    core.preferences.apply(to: self)
    bars.show(core.preferences.bars, of: self)
  }

  private lazy var bars = BarContent()
  /// The ideal size that those around know.
  private var intrinsicSize: CGSize?

  private func contentDidRender() {
    guard !sizingOptions.isEmpty else { return }
    if sizingOptions.contains(.preferredContentSize) {
      let size = hostingView.core.contentSize(.unspecified)
      if preferredContentSize != size { preferredContentSize = size }
    }
    if sizingOptions.contains(.intrinsicContentSize) {
      let size = hostingView.core.contentSize(.unspecified)
      if let intrinsicSize, intrinsicSize != size { hostingView.invalidateIntrinsicContentSize() }
      intrinsicSize = size
    }
  }
}

/// What of its content's size a hosting controller tells those around.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize` follows the content's ideal size.
  public static let preferredContentSize: UIHostingControllerSizingOptions =
    UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's `intrinsicContentSize` follows the content's ideal size.
  public static let intrinsicContentSize: UIHostingControllerSizingOptions =
    UIHostingControllerSizingOptions(rawValue: 2)
}
