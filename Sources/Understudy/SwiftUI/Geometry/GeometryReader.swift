import Foundation

/// A view whose content depends on the room it has.
///
/// It takes what it is offered and puts its content at the top leading corner.
/// Source: documented. Apple's page for `GeometryReader`.
nonisolated public struct GeometryReader<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a view.
  ///
  /// - Parameter content: Makes the content.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: GeometryNode(view.value, parent: inputs.parent))
  }
}

/// The room that a view has.
public struct GeometryProxy {
  let box: LayoutBox
  private let known: KnownGeometry

  @MainActor
  init(_ box: LayoutBox, _ known: KnownGeometry) {
    self.box = box
    self.known = known
  }

  /// The size, in points.
  public var size: CGSize { known.size }

  /// How much of the view is covered, in points.
  public var safeAreaInsets: EdgeInsets { known.safeArea }

  /// Where the view is.
  ///
  /// - Parameter coordinateSpace: In which coordinates.
  /// - Returns: The frame, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard MainThread.isCurrent else { return CGRect(origin: .zero, size: size) }
    let sent = Sent((box: box, space: coordinateSpace, size: size))
    return MainActor.assumeIsolated {
      let (box, space, size) = sent.value
      let (own, other) = (box.absoluteOrigin, box.origin(of: space))
      return CGRect(
        x: own.x - other.x,
        y: own.y - other.y,
        width: size.width,
        height: size.height
      )
    }
  }

  /// Where the view is.
  ///
  /// - Parameter coordinateSpace: In which coordinates.
  /// - Returns: The frame, in points.
  @available(iOS 17.0, *)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// What a proxy says, to see whether it says something else now.
struct KnownGeometry: Equatable {
  var size: CGSize
  var safeArea: EdgeInsets
  var origin: CGPoint
}

extension LayoutBox {
  /// The geometry of the box, if it has a size.
  final func geometry(_ size: CGSize) -> KnownGeometry {
    let reach = unsafeReach(of: size, .all)
    return KnownGeometry(size: size, safeArea: reach, origin: absoluteOrigin)
  }
}

/// The node of a view whose content depends on its room: the content is made in the layout.
final class GeometryNode<Content: View>: Node<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private let box = GeometryBox()
  private var child: Node<Content>?
  private var known: KnownGeometry?

  init(_ view: GeometryReader<Content>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    isInLazyContainer = false
    box.settle = { [weak self] in self?.settle($0) }
  }

  /// Makes the content for a geometry.
  private func settle(_ new: KnownGeometry) {
    guard new != known || mustRun else { return }
    known = new
    run(new)
  }

  private func run(_ known: KnownGeometry) {
    mustRun = false
    let view = view
    let content = track { view.content(GeometryProxy(box, known)) }
    if let child { return child.update(content) }
    child = Content.makeNode(content, below: self)
    box.contentNode = child
    box.childrenDidChange()
    parent?.childBoxesDidChange()
  }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    if let known { run(known) }
  }

  override func refresh() {
    guard mustRun || environmentReadsChanged else { return }
    if let known { run(known) }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override func childBoxesDidChange() { box.childrenDidChange() }

  override var hasBoxes: Bool { true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func destroy() {
    super.destroy()
    box.release()
    box.settle = { _ in }
    child = nil
  }
}

/// The box of a view whose content depends on its room.
final class GeometryBox: ContainerBox {
  var settle: (KnownGeometry) -> Void = { _ in }

  override init() {
    super.init()
    add(.position)
  }

  override var isLayoutBoundary: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    settle(geometry(size))
    for child in children { child.place(at: .zero, ProposedViewSize(size)) }
  }
}

extension View {
  /// Does something when a part of the view's geometry has changed, and once at first.
  ///
  /// - Parameters:
  ///   - type: The type of the part.
  ///   - transform: Finds the part.
  ///   - action: What to do with it.
  /// - Returns: The view.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { _, new in action(new) })
  }

  /// Does something when a part of the view's geometry has changed, and once at first.
  ///
  /// - Parameters:
  ///   - type: The type of the part.
  ///   - transform: Finds the part.
  ///   - action: What to do with the old and the new part.
  /// - Returns: The view.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

/// Does something when a part of a view's geometry has changed.
nonisolated struct GeometryChange<T: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: GeometryChangeNode(view.value, parent: inputs.parent))
  }
}

private final class GeometryChangeNode<Content: View, T: Equatable>:
  Node<ModifiedContent<Content, GeometryChange<T>>>
{
  private var modifier: GeometryChange<T>
  private var child: Node<Content>?
  private var boxes: [GeometryChangeBox] = []
  private var isStale = true
  private var latest: T?

  init(_ view: ModifiedContent<Content, GeometryChange<T>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content.makeNode(view.content, below: self)
  }

  override func update(_ view: ModifiedContent<Content, GeometryChange<T>>) {
    modifier = view.modifier
    child?.update(view.content)
  }

  private func settle(_ proxy: GeometryProxy) {
    let new = modifier.transform(proxy)
    guard new != latest else { return }
    let old = latest ?? new
    latest = new
    host.enqueueAction { [self] in modifier.action(old, new) }
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) {
    if isStale {
      isStale = false
      var found: [LayoutBox] = []
      child?.collectBoxes(into: &found)
      self.boxes = found.map { box in
        self.boxes.first { $0.child === box }
          ?? GeometryChangeBox(box) { [weak self] in self?.settle($0) }
      }
    }
    boxes.append(contentsOf: self.boxes as [LayoutBox])
  }

  override func childBoxesDidChange() {
    isStale = true
    super.childBoxesDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
    boxes = []
  }
}

/// The box of a view whose geometry somebody watches.
private final class GeometryChangeBox: WrapperBox {
  private let settle: (GeometryProxy) -> Void
  private var known: KnownGeometry?

  init(_ child: LayoutBox, _ settle: @escaping (GeometryProxy) -> Void) {
    self.settle = settle
    super.init(child)
    add(.position)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: .zero, proposal)
    let new = geometry(size)
    guard new != known else { return }
    known = new
    settle(GeometryProxy(self, new))
  }
}
