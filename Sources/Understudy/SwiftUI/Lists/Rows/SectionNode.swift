/// A node of a section, whatever the types of its views.
@MainActor
protocol ListSectionNode: AnyNode {
  /// The node of what is above the views.
  var headerNode: AnyNode? { get }
  /// The node of the views.
  var contentNode: AnyNode? { get }
  /// The node of what is below the views.
  var footerNode: AnyNode? { get }
  /// Whether the views are shown.
  var isExpanded: Bool { get }
}

/// The node of a section: its header, its views and its footer, each below it.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  Node<Section<Parent, Content, Footer>>, ListSectionNode
{
  private typealias Header = ModifiedContent<SectionHeader<Parent>, EnvironmentModifier>
  private typealias Ending = ModifiedContent<Footer, EnvironmentModifier>

  private var view: Section<Parent, Content, Footer>
  private var header: Node<Header>?
  private var content: Node<Content>?
  private var footer: Node<Ending>?
  private(set) var isExpanded = true

  init(_ view: Section<Parent, Content, Footer>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    evaluate()
    // Those who take views to choose among them want no title among these.
    let takesAll = viewSplitter == nil || viewSplitter?.lazyContainer != nil
    if takesAll, Parent.self != EmptyView.self {
      header = Header.makeNode(headerView, below: self)
    }
    content = Content.makeNode(view.content, below: self)
    if takesAll, Footer.self != EmptyView.self {
      footer = Ending.makeNode(footerView, below: self)
    }
  }

  private var headerView: Header {
    Header(
      content: SectionHeader(content: view.header, isExpanded: view.isExpanded),
      modifier: EnvironmentModifier { $0.applySectionStyle(.header) }
    )
  }

  private var footerView: Ending {
    Ending(
      content: view.footer,
      modifier: EnvironmentModifier { $0.applySectionStyle(.footer) }
    )
  }

  private func evaluate() {
    mustRun = false
    guard let binding = view.isExpanded else { return }
    let new = track { binding.wrappedValue }
    guard new != isExpanded else { return }
    isExpanded = new
    childBoxesDidChange()
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    self.view = view
    evaluate()
    header?.update(headerView)
    content?.update(view.content)
    footer?.update(footerView)
  }

  override func refresh() {
    if mustRun { evaluate() }
  }

  var headerNode: AnyNode? { header }
  var contentNode: AnyNode? { content }
  var footerNode: AnyNode? { footer }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    header?.collectBoxes(into: &boxes)
    if isExpanded { content?.collectBoxes(into: &boxes) }
    footer?.collectBoxes(into: &boxes)
  }

  override var hasBoxes: Bool {
    header?.hasBoxes == true || isExpanded && content?.hasBoxes == true
      || footer?.hasBoxes == true
  }

  override func destroy() {
    super.destroy()
    header = nil
    content = nil
    footer = nil
  }
}

/// A section's header; in a sidebar list, with what collapses the section.
private struct SectionHeader<Content: View>: View {
  @Environment(\.listLook) private var look
  let content: Content
  let isExpanded: Binding<Bool>?

  init(content: Content, isExpanded: Binding<Bool>?) {
    self.content = content
    self.isExpanded = isExpanded
  }

  var body: some View {
    if look == .sidebar, let isExpanded {
      HStack {
        content
        Spacer()
        Button {
          isExpanded.wrappedValue.toggle()
        } label: {
          Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
        }
      }
    } else {
      content
    }
  }
}
