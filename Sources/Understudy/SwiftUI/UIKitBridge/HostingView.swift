import Foundation

/// The view that shows SwiftUI content.
open class _UIHostingView<Content: View>: UIView, RenderedHost {
  private let storage: RootStorage<Content>
  private var createdCore: HostingCore?

  /// Creates a view.
  ///
  /// - Parameter rootView: The content.
  public required init(rootView: Content) {
    storage = RootStorage(rootView)
    super.init(frame: .zero)
    inheritedEnvironmentDidChange = { [weak self] in self?.core.environmentMayHaveChanged() }
  }

  /// Not for use: content can't be in an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  isolated deinit { createdCore?.destroy() }

  var core: HostingCore {
    if let createdCore { return createdCore }
    let storage = self.storage
    let core = HostingCore(view: self) { host in
      let root = RootNode(storage, host: host)
      storage.node = root
      return root
    }
    createdCore = core
    return core
  }

  /// The content; a new one is shown with the next layout (rule 4.9).
  public var rootView: Content {
    get { storage.view }
    set {
      storage.view = newValue
      storage.node?.invalidate()
    }
  }

  /// Brings the content up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    core.render()
  }

  /// Tells the content that it has come to a window or has left it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    core.windowDidChange()
  }

  /// Lays the content out in the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Gives the content its new environment.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    core.environmentMayHaveChanged()
  }

  /// The size of the content in a given size, in points.
  ///
  /// - Parameter size: The size that is there to be used, in points.
  /// - Returns: The content's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A side that is out of all proportion is no proposal. Source: observed, in a reconstruction of the
    // framework, for the number.
    let limit: CGFloat = 2_777_780
    return core.contentSize(
      ProposedViewSize(
        width: size.width >= limit ? nil : size.width,
        height: size.height >= limit ? nil : size.height
      )
    )
  }

  /// The content's ideal size, in points, if the controller's `sizingOptions` ask for it.
  open override var intrinsicContentSize: CGSize {
    core.givesIntrinsicSize ? core.contentSize(.unspecified) : super.intrinsicContentSize
  }

  /// The view that gets a touch at a point: a UIKit view inside, or this one.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - event: The event.
  /// - Returns: The view, or `nil` if the point is outside.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    return core.hitTest(point, with: event)
  }

  /// Tells the gestures and buttons under a touch.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.canvas.touchesBegan(touches)
  }

  /// Tells the gestures.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.canvas.touchesMoved(touches)
  }

  /// Tells the gestures and buttons under a touch that it has ended.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.canvas.touchesEnded(touches)
  }

  /// Tells the gestures and buttons under a touch that it is of no use.
  ///
  /// - Parameters:
  ///   - touches: The touches.
  ///   - event: The event.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    core.canvas.touchesCancelled()
  }

  /// What assistive technologies see of the content, in reading order.
  open override var accessibilityElements: [Any]? {
    get { core.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }

  package var renderedDescription: String { core.host.rootBox.renderedDescription }

  package var renderedLeaves: [RenderedLeaf] { core.host.rootBox.renderedLeaves }
}

/// Where a root view is kept between its hosting view and its node.
@MainActor
final class RootStorage<Content: View> {
  var view: Content
  weak var node: RootNode<Content>?

  init(_ view: Content) { self.view = view }
}

/// The node at the root of a host.
final class RootNode<Content: View>: AnyNode, PreferenceReading {
  private let storage: RootStorage<Content>
  private var child: Node<Content>?

  init(_ storage: RootStorage<Content>, host: GraphHost) {
    self.storage = storage
    super.init(rootOf: host, scope: host.rootScope)
    note(.preferenceReader)
    child = Content.makeNode(storage.view, below: self)
  }

  override func refresh() {
    mustRun = false
    child?.update(storage.view)
  }

  private var hasPreferences = false

  func readPreference() {
    guard hasPreferences || subtreeMask.contains(.preference) else { return }
    var value: HostPreferences?
    collectPreference(HostPreferencesKey.self, into: &value)
    guard hasPreferences || value != nil else { return }
    hasPreferences = value != nil
    host.core?.take(value ?? HostPreferences())
  }

  override func childBoxesDidChange() { host.rootBox.childrenDidChange() }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    child = nil
  }
}
