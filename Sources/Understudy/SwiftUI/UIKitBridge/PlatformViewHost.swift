import Foundation

/// The private view that a represented view or controller's view is in.
///
/// Rules 8.2 and 8.19: what is represented meets its window when this view does.
final class PlatformViewHost: UIView, ContentSizeFollowing {
  private let represented: UIView?
  private let controller: UIViewController?
  /// Called when what is represented says that its own size has changed.
  var onContentSizeChange: () -> Void = {}

  /// Creates a host of a view.
  init(view: UIView) {
    represented = view
    controller = nil
    super.init(frame: .zero)
    addSubview(view)
  }

  /// Creates a host of a controller, which gets a parent once the host is in a window.
  init(controller: UIViewController) {
    represented = nil
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var content: UIView? {
    represented ?? (controller?.parent == nil ? nil : controller?.view)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let controller, window != nil, controller.parent == nil, let parent = owner else {
      return
    }
    parent.addChild(controller)
    controller.view.frame = bounds
    addSubview(controller.view)
    controller.didMove(toParent: parent)
  }

  /// The controller of the hosting view that this view is in (rule 8.3).
  private var owner: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func contentSizeDidChange(of subview: UIView) { onContentSizeChange() }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  /// Gives the views inside an environment, and the traits in it that differ from those around.
  func carry(_ values: EnvironmentValues, from root: EnvironmentValues) {
    let scheme = values.colorScheme
    let style: UIUserInterfaceStyle =
      scheme == root.colorScheme ? .unspecified : scheme == .dark ? .dark : .light
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    var traits: any UIMutableTraits = UITraitOverrides()
    values.writeBridgedKeys(to: &traits, unlessIn: root)
    if let traits = traits as? UITraitOverrides { traitOverrides = traits }
    hostedEnvironment = HostedEnvironment(values)
  }

  /// Takes a place in the hosting view.
  func place(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    if let content, content.frame != bounds { content.frame = bounds }
  }

  /// Takes over what applies to it from what is around.
  func apply(_ state: BoxState) {
    if isHidden != state.isHidden { isHidden = state.isHidden }
    if alpha != state.opacity { alpha = state.opacity }
    if isUserInteractionEnabled != state.takesTouches {
      isUserInteractionEnabled = state.takesTouches
    }
    if accessibilityElementsHidden != state.isHiddenFromAccessibility {
      accessibilityElementsHidden = state.isHiddenFromAccessibility
    }
    // A view of the framework's own carries what SwiftUI's modifiers say.
    (represented as? any FrameworkView)?.describe(state)
  }

  /// Leaves the hosting view, with the controller.
  func leave() {
    if let controller, controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    removeFromSuperview()
  }

  /// The class of what is represented.
  var contentName: String {
    if let controller { return controller.transcriptName }
    return represented?.transcriptName ?? ""
  }

  /// The size of what is represented if it doesn't say itself (rule 8.7).
  func defaultSize(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = controller.map { $0.preferredContentSize } ?? represented?.intrinsicContentSize
    return CGSize(
      width: length(proposal.width, ideal: ideal?.width, fallback: proposal.width),
      height: length(proposal.height, ideal: ideal?.height, fallback: proposal.height)
    )
  }

  private func length(_ proposal: CGFloat?, ideal: CGFloat?, fallback: CGFloat?) -> CGFloat {
    // A positive size of a view isn't undercut (its content resists), but is exceeded.
    let own = ideal.flatMap { $0 > 0 ? $0 : nil }
    guard let proposal else { return own ?? 10 }
    return controller == nil ? max(proposal, own ?? 0) : proposal
  }
}

/// An environment on its way through UIKit (rule 6.4).
final class HostedEnvironment {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

/// A UIKit view that is a part of one of the framework's own controls.
@MainActor
protocol FrameworkView: UIView {
  /// Takes over what SwiftUI's modifiers say about accessibility.
  func describe(_ state: BoxState)
}

/// The box of a UIKit view.
class PlatformBox: LayoutBox {
  /// What shows the boxes in the UIKit view, if it is a container of SwiftUI's.
  var canvas: BoxCanvas? { nil }

  let host: PlatformViewHost
  private let fitting: @MainActor (ProposedViewSize) -> CGSize?

  init(_ host: PlatformViewHost, fitting: @escaping @MainActor (ProposedViewSize) -> CGSize?) {
    self.host = host
    self.fitting = fitting
    super.init()
    add(.platform)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fitting(proposal) ?? host.defaultSize(proposal)
  }

  override var content: BoxContent { .platform(self) }

  /// Where the UIKit view is, in the box's coordinates, in points: it may reach beyond the box.
  var platformFrame: CGRect { CGRect(origin: .zero, size: frame.size) }
}
