import Foundation
import StageRuntime

/// What connects a host's tree with the UIKit view that shows it.
@MainActor
final class HostingCore: HostPresentation {
  let host: GraphHost
  /// `nil` once the view is being released, which ends the content.
  private(set) weak var view: UIView?
  weak var controller: UIViewController?
  /// Called after a pass in which the layout may have changed.
  var didRender: @MainActor () -> Void = {}
  /// From what covers the view the content keeps away.
  var safeAreaRegions = SafeAreaRegions.all {
    didSet { if safeAreaRegions != oldValue { view?.setNeedsLayout() } }
  }

  /// Whether the view's intrinsic size is that of its content.
  var givesIntrinsicSize = false {
    didSet { if givesIntrinsicSize != oldValue { view?.invalidateIntrinsicContentSize() } }
  }

  /// The environment that the content starts from, if it is that of a view elsewhere, such as the
  /// one that presents the content.
  var inheritedEnvironment: EnvironmentValues? {
    didSet { environmentMayHaveChanged() }
  }

  /// Whether the content is a screen, which people may edit.
  var isScreen = false
  private lazy var editMode = Binding(location: StateBox(EditMode.inactive, host: host))

  /// What lives as long as the content, such as the app that it belongs to.
  var kept: AnyObject?

  /// What `dismiss` ends, if the content was presented or pushed by SwiftUI.
  weak var level: (any HostPresentation)?

  /// What the content says to its controller.
  private(set) var preferences = HostPreferences()
  /// Called when the content says something else to its controller than before.
  var preferencesDidChange: @MainActor () -> Void = {}

  private let makeRoot: (GraphHost) -> AnyNode
  private var environmentIsStale = true
  private var isWaitingForTurn = false
  private var isWaitingForFrame: ScheduledAction?
  private let keyboardWatch = KeyboardWatch()

  init(view: UIView, makeRoot: @escaping (GraphHost) -> AnyNode) {
    self.view = view
    self.makeRoot = makeRoot
    host = GraphHost(context: .current)
    host.core = self
    host.requestPass = { [weak self] in self?.passIsNeeded() }
  }

  /// Takes what the content says to its controller, to act on it after the update.
  func take(_ new: HostPreferences) {
    preferences = new
    host.enqueueAction { [weak self] in self?.preferencesDidChange() }
  }

  // MARK: Passes

  private func passIsNeeded() {
    guard let view else { return }
    if view.window != nil { return view.setNeedsLayout() }
    // Rule 4.4: outside a window the tree goes on in a later turn, without drawing.
    guard !isWaitingForTurn else { return }
    isWaitingForTurn = true
    host.context.turns.performInNextTurn { [weak self] in
      guard let self else { return }
      isWaitingForTurn = false
      if self.view?.window == nil { advance() }
    }
  }

  /// Brings the content up to date and shows it; called by the view's layout.
  func render() {
    guard view?.window != nil else { return }
    advance(isVisible: true)
    canvas.placePlatformViews()
    keyboardWatch.contentDidRender(in: view, covered: host.rootBox.keyboardHeight)
    didRender()
    host.sheets.hostDidRender()
    host.alerts.hostDidRender()
  }

  /// Brings the content up to date without showing it.
  func advance() { advance(isVisible: host.isVisible) }

  private func advance(isVisible: Bool) {
    guard let view else { return }
    host.context.perform {
      if environmentIsStale { updateEnvironment() }
      if host.rootNode == nil { host.install(makeRoot) }
      host.setVisible(isVisible)
      let isAtRest = host.performPass {
        let box = host.rootBox
        let container =
          safeAreaRegions.contains(.container) ? EdgeInsets(view.safeAreaInsets) : EdgeInsets()
        let keyboard = safeAreaRegions.contains(.keyboard) ? view.heightBehindKeyboard : 0
        if box.hostSize != view.bounds.size || box.containerArea != container
          || box.keyboardHeight != keyboard
        {
          box.hostSize = view.bounds.size
          box.containerArea = container
          box.keyboardHeight = keyboard
          box.invalidateLayout()
        }
        box.layOut()
      }
      if !isAtRest { continueInNextFrame() }
    }
  }

  /// Rule 4.5: what remains waits for the next frame.
  private func continueInNextFrame() {
    guard isWaitingForFrame == nil else { return }
    isWaitingForFrame = host.context.clock.schedule(
      after: .microseconds(16_667),
      name: "next frame of a SwiftUI host"
    ) { [weak self] in
      self?.isWaitingForFrame = nil
      self?.passIsNeeded()
    }
  }

  /// The size of the content for a proposal, in points, the safe area not included.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    advance()
    return host.rootBox.size(proposal)
  }

  /// Ends the content.
  func destroy() {
    host.requestPass = {}
    isWaitingForFrame?.cancel()
    host.context.perform { host.destroy() }
  }

  // MARK: The window

  /// Tells the content that the view has come to a window or has left it.
  func windowDidChange() {
    if let view, view.window != nil {
      environmentIsStale = true
      view.setNeedsLayout()
    } else {
      // Rule 5.9: the content disappears after the commit, unless the view is back by then.
      host.context.turns.performAfterCommit { [weak self] in
        guard let self, view?.window == nil, host.isVisible else { return }
        host.setVisible(false)
        advance(isVisible: false)
      }
    }
  }

  // MARK: The environment

  /// Notes that the root's environment has to be read again.
  func environmentMayHaveChanged() {
    environmentIsStale = true
    if host.rootNode != nil { passIsNeeded() }
  }

  /// Rule 6.4: what comes through UIKit, then what traits say, then what is this host's own.
  private func updateEnvironment() {
    environmentIsStale = false
    guard let view else { return }
    let traits = view.traitCollection
    let around = inheritedEnvironment ?? (traits.environment as? HostedEnvironment)?.values
    var values = around ?? EnvironmentValues()
    values.read(traits)
    // What another view handed over is newer than what it had of its own traits.
    values.readBridgedKeys(traits, replaces: inheritedEnvironment == nil)
    values.set(PresentationKey.self, presentationReference(around: around))
    values.set(ScenePhaseKey.self, scenePhase)
    if isScreen { values.set(EditModeKey.self, editMode) }
    let old = host.rootScope.values
    let changes = values.ownChanges(against: old, downTo: nil)
      .union(old.ownChanges(against: values, downTo: nil))
    guard !changes.isEmpty || old.top == nil else { return }
    host.rootScope.values = values
    host.rootEnvironmentDidChange(changes)
  }

  /// The level that the content is in: its own, that of the view elsewhere, or the controller's.
  private func presentationReference(around: EnvironmentValues?) -> PresentationReference {
    if let level { return PresentationReference(host: level, isPresented: level.isPresented) }
    // Rule 9.8: a controller that is contained by hand is a level of its own, as far as is known.
    let inherited =
      host.context.doubts.containedDismiss == .inherited ? around : inheritedEnvironment
    if let outer = inherited?.value(PresentationKey.self), outer.host != nil { return outer }
    return PresentationReference(host: self)
  }

  private var scenePhase: ScenePhase {
    switch view?.window?.windowScene?.activationState {
    case .foregroundActive?: .active
    case .foregroundInactive?: .inactive
    default: .background
    }
  }

  // MARK: HostPresentation

  // Rule 9.8: a controller that was presented by hand doesn't say so.
  var isPresented: Bool { false }

  func dismissPresentation() {
    // A second request would go to what is below (rule 3.6 of the UIKit facts). Assumed, as SwiftUI's own presentations take
    // any number.
    guard let presenting = controller?.presentingViewController,
      presenting.presentedViewController?.isBeingDismissed != true
    else { return }
    presenting.dismiss(animated: !Transaction.current.disablesAnimations, completion: nil)
  }

  // MARK: The canvas

  /// What shows the boxes in the view and gives them its touches.
  private(set) lazy var canvas = BoxCanvas(host.rootBox, view: view, host: host)

  /// The view that gets a touch at a point: a UIKit view inside, or the hosting view.
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    canvas.hitTest(point, with: event)
  }

  /// The elements that assistive technologies see, in reading order.
  var accessibilityElements: [Any] { canvas.accessibilityElements }
}

extension EdgeInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension EnvironmentValues {
  /// Takes over what traits say.
  fileprivate mutating func read(_ traits: UITraitCollection) {
    set(ColorSchemeKey.self, traits.userInterfaceStyle == .dark ? .dark : .light)
    set(HorizontalSizeClassKey.self, UserInterfaceSizeClass(traits.horizontalSizeClass))
    set(VerticalSizeClassKey.self, UserInterfaceSizeClass(traits.verticalSizeClass))
    set(
      LayoutDirectionKey.self,
      traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
    if traits.displayScale > 0 { set(DisplayScaleKey.self, traits.displayScale) }
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's.
  ///
  /// - Parameter uiUserInterfaceSizeClass: UIKit's; `nil` comes of an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
