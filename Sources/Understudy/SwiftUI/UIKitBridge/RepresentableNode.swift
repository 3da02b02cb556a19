import Foundation

/// What the two kinds of representable have in common.
@MainActor
protocol RepresentableAdapter {
  associatedtype Representable: View
  associatedtype Coordinator
  associatedtype Product: AnyObject

  static func makeCoordinator(_ view: Representable) -> Coordinator
  static func make(_ view: Representable, _ parts: ContextParts<Coordinator>) -> Product
  static func update(_ view: Representable, _ product: Product, _ parts: ContextParts<Coordinator>)
  static func size(
    _ view: Representable,
    _ product: Product,
    _ proposal: ProposedViewSize,
    _ parts: ContextParts<Coordinator>
  ) -> CGSize?
  static func dismantle(_ type: Representable.Type, _ product: Product, _ coordinator: Coordinator)
  static func host(_ product: Product) -> PlatformViewHost
}

/// Represents a view.
enum ViewAdapter<Representable: UIViewRepresentable>: RepresentableAdapter {
  typealias Coordinator = Representable.Coordinator
  typealias Product = Representable.UIViewType

  static func makeCoordinator(_ view: Representable) -> Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ parts: ContextParts<Coordinator>) -> Product {
    view.makeUIView(context: UIViewRepresentableContext(parts))
  }

  static func update(
    _ view: Representable,
    _ product: Product,
    _ parts: ContextParts<Coordinator>
  ) {
    view.updateUIView(product, context: UIViewRepresentableContext(parts))
  }

  static func size(
    _ view: Representable,
    _ product: Product,
    _ proposal: ProposedViewSize,
    _ parts: ContextParts<Coordinator>
  ) -> CGSize? {
    view.sizeThatFits(proposal, uiView: product, context: UIViewRepresentableContext(parts))
  }

  static func dismantle(
    _ type: Representable.Type,
    _ product: Product,
    _ coordinator: Coordinator
  ) {
    type.dismantleUIView(product, coordinator: coordinator)
  }

  static func host(_ product: Product) -> PlatformViewHost { PlatformViewHost(view: product) }
}

/// Represents a controller.
enum ControllerAdapter<Representable: UIViewControllerRepresentable>: RepresentableAdapter {
  typealias Coordinator = Representable.Coordinator
  typealias Product = Representable.UIViewControllerType

  static func makeCoordinator(_ view: Representable) -> Coordinator { view.makeCoordinator() }

  static func make(_ view: Representable, _ parts: ContextParts<Coordinator>) -> Product {
    view.makeUIViewController(context: UIViewControllerRepresentableContext(parts))
  }

  static func update(
    _ view: Representable,
    _ product: Product,
    _ parts: ContextParts<Coordinator>
  ) {
    view.updateUIViewController(product, context: UIViewControllerRepresentableContext(parts))
  }

  static func size(
    _ view: Representable,
    _ product: Product,
    _ proposal: ProposedViewSize,
    _ parts: ContextParts<Coordinator>
  ) -> CGSize? {
    view.sizeThatFits(
      proposal,
      uiViewController: product,
      context: UIViewControllerRepresentableContext(parts)
    )
  }

  static func dismantle(
    _ type: Representable.Type,
    _ product: Product,
    _ coordinator: Coordinator
  ) {
    type.dismantleUIViewController(product, coordinator: coordinator)
  }

  static func host(_ product: Product) -> PlatformViewHost {
    PlatformViewHost(controller: product)
  }
}

/// The node of a representable.
///
/// Rule 8.1: coordinator, make and the first update come at once, in the pass that makes the node.
final class RepresentableNode<Adapter: RepresentableAdapter>: Node<Adapter.Representable> {
  private var view: Adapter.Representable
  private var properties: PropertySlots
  private let layout: TypeLayout
  private(set) var made: (product: Adapter.Product, coordinator: Adapter.Coordinator)?
  private var box: PlatformBox?

  init(_ view: Adapter.Representable, _ parent: AnyNode) {
    self.view = view
    layout = TypeLayout.of(Adapter.Representable.self)
    properties = PropertySlots(layout)
    super.init(parent: parent)
    note(.environmentScope)
    _ = properties.link(&self.view, in: self)
    let (product, coordinator) = track {
      properties.linkInRun(&self.view, in: self)
      let coordinator = Adapter.makeCoordinator(self.view)
      let parts = parts(coordinator)
      let product = Adapter.make(self.view, parts)
      Adapter.update(self.view, product, parts)
      return (product, coordinator)
    }
    made = (product, coordinator)
    let platformHost = Adapter.host(product)
    platformHost.carry(scope.values, from: host.rootScope.values)
    platformHost.onContentSizeChange = { [weak self] in self?.contentSizeDidChange() }
    box = PlatformBox(platformHost) { [weak self] proposal in self?.size(proposal) }
  }

  private func parts(
    _ coordinator: Adapter.Coordinator,
    transaction: Transaction? = nil
  ) -> ContextParts<Adapter.Coordinator> {
    ContextParts(
      coordinator: coordinator,
      transaction: transaction ?? effectiveTransaction,
      environment: scope.values.tracked(by: self)
    )
  }

  override func update(_ view: Adapter.Representable) {
    let isNew = mustRun || !layout.areEqual(self.view, view)
    guard isNew || layout.linkCount > 0 else { return }
    if isNew { self.view = view }
    let changed = properties.link(&self.view, in: self)
    if isNew || changed { run() }
  }

  override func refresh() {
    let changed = properties.link(&view, in: self) || environmentReadsChanged
    if mustRun || changed { run() }
  }

  private func run() {
    mustRun = false
    guard let made else { return }
    track {
      properties.linkInRun(&view, in: self)
      Adapter.update(view, made.product, parts(made.coordinator))
    }
    // The update may have changed the size that the view would like.
    if let box, !box.answersAreUnchanged() { box.invalidateLayout() }
  }

  private func contentSizeDidChange() {
    guard let box, !box.answersAreUnchanged() else { return }
    box.invalidateLayout()
    host.layoutIsNeeded()
  }

  private func size(_ proposal: ProposedViewSize) -> CGSize? {
    guard let made else { return nil }
    return UpdateReader.suspended {
      Adapter.size(view, made.product, proposal, parts(made.coordinator, transaction: .init()))
    }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    box?.host.carry(scope.values, from: host.rootScope.values)
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    if let box { boxes.append(box) }
  }

  override var hasBoxes: Bool { true }

  override func destroy() {
    super.destroy()
    properties.release()
    if let made {
      // Not while views are being updated: what this changes is a change like any other.
      UpdateReader.suspended {
        Adapter.dismantle(Adapter.Representable.self, made.product, made.coordinator)
      }
      box?.host.leave()
    }
    made = nil
    box = nil
  }
}
