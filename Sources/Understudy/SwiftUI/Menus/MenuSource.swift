import Foundation
import StageRuntime

/// Opens the menu of a view from elsewhere.
@MainActor
final class MenuOpener {
  fileprivate weak var source: (any MenuOpening)?

  nonisolated init() {}

  /// Opens the menu; nothing happens if it is open, or if there is nothing in it.
  func open() { source?.openMenu() }
}

/// A node that can open a menu.
@MainActor
private protocol MenuOpening: AnyNode {
  func openMenu()
}

/// Gives a view a menu that can be opened.
nonisolated struct MenuSource<Items: View>: ViewModifier {
  typealias Body = Never

  /// How the menu is shown.
  enum Form {
    case menu
    case context(preview: AnyView?)
  }

  let opener: MenuOpener
  let form: Form
  let order: MenuOrder
  let items: Items

  nonisolated init(opener: MenuOpener, form: Form, order: MenuOrder, items: Items) {
    self.opener = opener
    self.form = form
    self.order = order
    self.items = items
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: MenuSourceNode(view.value, parent: inputs.parent))
  }
}

/// The node of a view with a menu: it keeps the nodes of the menu's content while the menu is open.
private final class MenuSourceNode<Content: View, Items: View>:
  Node<ModifiedContent<Content, MenuSource<Items>>>, MenuOpening
{
  private var modifier: MenuSource<Items>
  private var child: Node<Content>?
  private var items: MenuContentNode<Items>?
  private weak var shown: MenuView?

  init(_ view: ModifiedContent<Content, MenuSource<Items>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    modifier.opener.source = self
    child = Content.makeNode(view.content, below: self)
  }

  override func update(_ view: ModifiedContent<Content, MenuSource<Items>>) {
    modifier = view.modifier
    modifier.opener.source = self
    child?.update(view.content)
    items?.update(modifier.items)
    refreshMenu()
  }

  // MARK: The menu

  func openMenu() {
    guard shown == nil, let view = host.core?.view else { return }
    UpdateReader.suspended {
      let items = MenuContentNode(modifier.items, parent: self)
      self.items = items
      items.didChange = { [weak self] in self?.refreshMenu() }
      let menu = items.menu
      if !menu.children.isEmpty { shown = present(menu, from: view) }
      guard let shown else { return close() }
      shown.putsFirstNearest = modifier.order == .priority
      shown.didClose = { [weak self] in self?.close() }
    }
  }

  private func present(_ menu: UIMenu, from view: UIView) -> MenuView? {
    switch modifier.form {
    case .menu: return MenuPresentation.open(menu, from: view, at: shownFrame)
    case .context(let preview):
      let previewView = preview.map { preview in
        let hosting = _UIHostingView(rootView: preview)
        hosting.core.inheritedEnvironment = scope.values
        hosting.core.safeAreaRegions = []
        return hosting
      }
      return MenuPresentation.openContextMenu(
        menu,
        from: view,
        at: shownFrame,
        preview: previewView
      )
    }
  }

  private func refreshMenu() {
    guard shown != nil else { return }
    host.enqueueAction { [weak self] in
      guard let self, let items else { return }
      shown?.show(items.menu)
    }
  }

  private func close() {
    items?.destroy()
    items = nil
    shown = nil
  }

  // MARK: The tree

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
    if let items { body(items) }
  }

  // What is in the menu isn't shown here.
  override func collectBoxes(into boxes: inout [LayoutBox]) { child?.collectBoxes(into: &boxes) }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    items = nil
    guard let shown else { return }
    // Not in the middle of an update.
    host.context.turns.performAfterCommit { [weak shown] in shown?.close() }
  }
}

extension AnyNode {
  /// Where what the node shows is, in the hosting view's coordinates, in points.
  final var shownFrame: CGRect {
    var boxes: [LayoutBox] = []
    collectBoxes(into: &boxes)
    return boxes.reduce(CGRect.null) { $0.union($1.absoluteFrame) }
  }
}
