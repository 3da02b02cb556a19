/// The node of a link: a button, and the screen that it pushes.
final class NavigationLinkNode<Label: View, Destination: View>:
  Node<NavigationLink<Label, Destination>>, NavigationSource
{
  private typealias Inner = ModifiedContent<Button<RowLinkLabel<Label>>, EnvironmentModifier>

  private var view: NavigationLink<Label, Destination>
  private var child: Node<Inner>?
  private weak var model: NavigationModel?
  /// Whether the link is a row of a list, or in one.
  private let isInRow: Bool
  private(set) weak var screen: NavigationScreen?
  private(set) var wantedDestination: AnyHashable?

  init(_ view: NavigationLink<Label, Destination>, parent: AnyNode) {
    self.view = view
    isInRow = parent.isInListRow
    super.init(parent: parent)
    note(.environmentScope)
    let context = scope.values.value(NavigationContextKey.self)
    model = context.model
    screen = context.screen
    child = Inner.makeNode(inner, below: self)
    evaluate()
  }

  /// A link that leads nowhere can't be used.
  private var inner: Inner {
    let leadsSomewhere: Bool =
      if case .value(nil) = view.target { false } else { model != nil }
    let isInRow = isInRow
    return Inner(
      content: Button(
        action: { [weak self] in self?.activate() },
        label: { RowLinkLabel(label: view.label, isInRow: isInRow) }
      ),
      modifier: EnvironmentModifier { values in
        values.isEnabled = values.isEnabled && leadsSomewhere
        // A row looks like its neighbours, whether it leads somewhere or not.
        if isInRow, values.value(ForegroundColorKey.self) == nil {
          values.set(ForegroundColorKey.self, .primary)
        }
      }
    )
  }

  private func activate() {
    switch view.target {
    case .value(let value?): model?.push(value)
    case .value(nil): return
    case .view:
      wantedDestination = true
      model?.sourceDidChange(self, animated: !Transaction.current.disablesAnimations)
    case .active(_, let isActive): isActive.wrappedValue = true
    }
  }

  private func evaluate() {
    mustRun = false
    switch view.target {
    case .value: return
    case .view:
      if wantedDestination == nil { return }
    case .active(_, let isActive):
      let old = wantedDestination
      wantedDestination = track { isActive.wrappedValue ? true : nil }
      if old == nil, wantedDestination == nil { return }
    }
    let animated = !effectiveTransaction.disablesAnimations
    host.enqueueAction { [self] in model?.sourceDidChange(self, animated: animated) }
  }

  var destination: AnyView {
    switch view.target {
    case .view(let view), .active(let view, _): AnyView(view)
    case .value: AnyView(EmptyView())
    }
  }

  func destinationWasRemoved() {
    guard wantedDestination != nil else { return }
    wantedDestination = nil
    if !isDestroyed, case .active(_, let isActive) = view.target { isActive.wrappedValue = false }
  }

  override func update(_ view: NavigationLink<Label, Destination>) {
    self.view = view
    child?.update(inner)
    evaluate()
  }

  override func refresh() { evaluate() }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    model?.refreshEnvironment(from: self)
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  // A link that goes away leaves the screen that it pushed. Source: assumed.
  override func destroy() {
    super.destroy()
    child = nil
  }
}
