import Foundation

/// Shows the share sheet of a link from elsewhere, such as from its button.
@MainActor
final class SharePresenter {
  fileprivate weak var source: (any ShareSourceNode)?
  /// What keeps a popover at the link; kept here, since a delegate isn't held by its popover.
  fileprivate var anchor: ShareAnchor?

  nonisolated init() {}

  /// Shows the sheet; nothing happens where no controller shows the link.
  func present() { source?.presentShareSheet() }
}

/// A node that can show a share sheet.
@MainActor
private protocol ShareSourceNode: AnyNode {
  func presentShareSheet()
}

/// Gives a view a share sheet that can be shown.
nonisolated struct ShareSource: ViewModifier {
  typealias Body = Never

  let presenter: SharePresenter
  let makeItems: @MainActor () -> [Any]

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ShareNode(view.value, parent: inputs.parent))
  }
}

private final class ShareNode<Content: View>:
  PassThroughNode<ModifiedContent<Content, ShareSource>, Content>, ShareSourceNode
{
  private var modifier: ShareSource

  init(_ view: ModifiedContent<Content, ShareSource>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    modifier.presenter.source = self
  }

  override func update(_ view: ModifiedContent<Content, ShareSource>) {
    modifier = view.modifier
    modifier.presenter.source = self
    super.update(view)
  }

  func presentShareSheet() {
    guard let view = host.core?.view, let presenting = host.core?.controller else { return }
    UpdateReader.suspended {
      let sheet = UIActivityViewController(
        activityItems: modifier.makeItems(),
        applicationActivities: nil
      )
      if let popover = sheet.popoverPresentationController {
        let anchor = ShareAnchor(self)
        modifier.presenter.anchor = anchor
        popover.delegate = anchor
        popover.sourceView = view
        popover.sourceRect = anchor.rect
      }
      presenting.present(sheet, animated: true)
    }
  }
}

/// Keeps a popover at the link while the window's size changes.
private final class ShareAnchor: NSObject, UIPopoverPresentationControllerDelegate {
  private weak var node: AnyNode?

  init(_ node: AnyNode) { self.node = node }

  /// Where the link is, or what it is in that is shown, such as a menu.
  var rect: CGRect {
    var next = node
    while let node = next {
      let frame = node.shownFrame
      if !frame.isEmpty { return frame }
      next = node.parent
    }
    return .zero
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    guard let node, !node.isDestroyed else { return }
    rect.pointee = self.rect
  }
}
