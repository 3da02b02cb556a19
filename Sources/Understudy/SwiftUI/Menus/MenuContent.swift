import Foundation

/// The node above a menu's content, which isn't shown where it is.
final class MenuContentNode<Content: View>: AnyNode {
  private var child: Node<ModifiedContent<Content, EnvironmentModifier>>?
  /// Called when other views are in the menu.
  var didChange: () -> Void = {}

  init(_ content: Content, parent: AnyNode) {
    super.init(parent: parent)
    viewSplitter = nil
    isInLazyContainer = false
    child = ModifiedContent.makeNode(Self.prepared(content), below: self)
  }

  private static func prepared(
    _ content: Content
  ) -> ModifiedContent<Content, EnvironmentModifier> {
    content.modifier(
      EnvironmentModifier {
        $0.set(IsInMenuKey.self, true)
        // A menu draws its elements itself.
        $0.set(ButtonStyleKey.self, .look(.automatic))
        $0.set(LabelStyleKey.self, .titleAndIcon)
        $0.set(PickerStyleKey.self, .automatic)
      }
    )
  }

  func update(_ content: Content) { child?.update(Self.prepared(content)) }

  /// The menu as it is now.
  var menu: UIMenu { UIMenu(children: child?.menuElements ?? []) }

  override func childBoxesDidChange() { didChange() }

  override func collectBoxes(into boxes: inout [LayoutBox]) {}

  override var hasBoxes: Bool { false }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    child = nil
  }
}

/// A node that stands for an element of a menu.
@MainActor
protocol MenuElementNode: AnyNode {
  /// The element.
  var menuElement: UIMenuElement { get }
}

extension AnyNode {
  /// The elements that the nodes here and below stand for; dividers part them into groups.
  final var menuElements: [UIMenuElement] {
    var groups: [[UIMenuElement]] = [[]]
    collectMenuElements(into: &groups)
    let filled = groups.filter { !$0.isEmpty }
    guard filled.count > 1 else { return filled.first ?? [] }
    return filled.map { UIMenu(options: .displayInline, children: $0) }
  }

  private final func collectMenuElements(into groups: inout [[UIMenuElement]]) {
    if let node = self as? any MenuElementNode {
      groups[groups.count - 1].append(node.menuElement)
    } else if self is LeafNode<Divider, DividerBox> {
      groups.append([])
    } else if let section = self as? any ListSectionNode {
      let elements = section.contentNode?.menuElements ?? []
      guard !elements.isEmpty else { return }
      let title = section.headerNode.map { MenuLook(of: $0).title } ?? ""
      groups[groups.count - 1].append(
        UIMenu(title: title, options: .displayInline, children: elements)
      )
    } else if self is Node<Text> {
      // A text is something to read: it can't be chosen.
      let look = MenuLook(of: self)
      groups[groups.count - 1].append(
        UIAction(title: look.title, attributes: .disabled) { _ in }
      )
    } else {
      forEachChild { $0.collectMenuElements(into: &groups) }
    }
  }
}

/// What a menu shows of a view: its first text, its second, and its first picture.
@MainActor
struct MenuLook {
  private(set) var title = ""
  private(set) var subtitle: String?
  private(set) var image: UIImage?

  init(of node: AnyNode) {
    var boxes: [LayoutBox] = []
    node.collectBoxes(into: &boxes)
    var texts: [String] = []
    for box in boxes { read(box, &texts) }
    title = texts.first ?? ""
    subtitle = texts.dropFirst().first
  }

  private mutating func read(_ box: LayoutBox, _ texts: inout [String]) {
    switch box.content {
    case .text(let text): texts.append(text.string)
    case .image(let picture): image = image ?? UIImage(systemName: picture.name)
    default: break
    }
    var inner: [LayoutBox] = []
    box.forEachChild { inner.append($0) }
    for box in inner { read(box, &texts) }
  }
}

extension ButtonNode: MenuElementNode {
  var menuElement: UIMenuElement {
    let look = MenuLook(of: self)
    var attributes: UIMenuElement.Attributes = []
    if !box.isEnabled { attributes.insert(.disabled) }
    if view.role == .destructive { attributes.insert(.destructive) }
    if #available(iOS 16.0, *), scope.values.value(MenuDismissalKey.self) == .disabled {
      attributes.insert(.keepsMenuPresented)
    }
    return UIAction(
      title: look.title,
      subtitle: look.subtitle,
      image: look.image,
      attributes: attributes,
      state: view.isSelected ? .on : .off
    ) { [self] _ in
      // Holds the node: the menu's content has gone by then.
      host.context.perform { act() }
    }
  }
}

/// A menu in a menu's content.
nonisolated struct MenuGroup<Label: View, Content: View>: View {
  typealias Body = Never

  let options: UIMenu.Options
  let label: Label
  let content: Content

  nonisolated init(options: UIMenu.Options, label: Label, content: Content) {
    self.options = options
    self.label = label
    self.content = content
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: MenuGroupNode(view.value, parent: inputs.parent))
  }
}

private final class MenuGroupNode<Label: View, Content: View>:
  Node<MenuGroup<Label, Content>>, MenuElementNode
{
  private var options: UIMenu.Options
  private var label: Node<Label>?
  private var content: Node<Content>?

  init(_ view: MenuGroup<Label, Content>, parent: AnyNode) {
    options = view.options
    super.init(parent: parent)
    label = Label.makeNode(view.label, below: self)
    content = Content.makeNode(view.content, below: self)
  }

  override func update(_ view: MenuGroup<Label, Content>) {
    options = view.options
    label?.update(view.label)
    content?.update(view.content)
  }

  var menuElement: UIMenuElement {
    let look = label.map { MenuLook(of: $0) }
    return UIMenu(
      title: look?.title ?? "",
      subtitle: look?.subtitle,
      image: look?.image,
      options: options,
      children: content?.menuElements ?? []
    )
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func destroy() {
    super.destroy()
    label = nil
    content = nil
  }
}
