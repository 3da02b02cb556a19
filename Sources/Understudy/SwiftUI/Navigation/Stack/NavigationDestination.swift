extension View {
  /// Makes the screens of a type's values in the navigation stack around.
  ///
  /// - Parameters:
  ///   - data: The type.
  ///   - destination: Makes the screen of a value.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(destination: destination))
  }

  /// Pushes a screen while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the screen is there; set to `false` when the person goes back.
  ///   - destination: Makes the screen.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      BoundDestination(item: isPresented.asOptional, identity: { true }, destination: { view })
    )
  }

  /// Pushes a screen while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: What the screen is about; set to `nil` when the person goes back.
  ///   - destination: Makes the screen of an item.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundDestination(item: item, identity: { AnyHashable($0) }, destination: destination)
    )
  }
}

// MARK: Of values

/// Makes the screens of a type's values.
nonisolated struct ValueDestination<D: Hashable, C: View>: ViewModifier {
  typealias Body = Never

  let destination: (D) -> C

  nonisolated init(destination: @escaping (D) -> C) { self.destination = destination }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ValueDestinationNode(view.value, parent: inputs.parent))
  }
}

private final class ValueDestinationNode<Content: View, D: Hashable, C: View>:
  PassThroughNode<ModifiedContent<Content, ValueDestination<D, C>>, Content>, DestinationProvider
{
  private var modifier: ValueDestination<D, C>
  private weak var model: NavigationModel?

  init(_ view: ModifiedContent<Content, ValueDestination<D, C>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    note(.environmentScope)
    model = scope.values.value(NavigationContextKey.self).model
    host.enqueueAction { [self] in
      if !isDestroyed { model?.add(self) }
    }
  }

  override func update(_ view: ModifiedContent<Content, ValueDestination<D, C>>) {
    modifier = view.modifier
    super.update(view)
    refreshScreens()
  }

  override func refresh() {
    mustRun = false
    refreshScreens()
  }

  private func refreshScreens() {
    host.enqueueAction { [self] in
      if !isDestroyed { model?.refreshScreens(of: self) }
    }
  }

  func accepts(_ value: AnyHashable) -> Bool { value.base is D }

  func destination(for value: AnyHashable) -> AnyView {
    guard let value = value.base as? D else { return AnyView(EmptyView()) }
    return track { AnyView(modifier.destination(value)) }
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    model?.refreshEnvironment(from: self)
  }

  override func destroy() {
    super.destroy()
    model?.remove(self)
  }
}

// MARK: Of bindings

/// Pushes a screen while a binding has an item.
nonisolated struct BoundDestination<Item, C: View>: ViewModifier {
  typealias Body = Never

  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let destination: (Item) -> C

  nonisolated init(
    item: Binding<Item?>,
    identity: @escaping (Item) -> AnyHashable,
    destination: @escaping (Item) -> C
  ) {
    self.item = item
    self.identity = identity
    self.destination = destination
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: BoundDestinationNode(view.value, parent: inputs.parent))
  }
}

private final class BoundDestinationNode<Content: View, Item, C: View>:
  PassThroughNode<ModifiedContent<Content, BoundDestination<Item, C>>, Content>, NavigationSource
{
  private var modifier: BoundDestination<Item, C>
  private weak var model: NavigationModel?
  private(set) weak var screen: NavigationScreen?
  private(set) var wantedDestination: AnyHashable?
  private(set) var destination = AnyView(EmptyView())

  init(_ view: ModifiedContent<Content, BoundDestination<Item, C>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    note(.environmentScope)
    let context = scope.values.value(NavigationContextKey.self)
    model = context.model
    screen = context.screen
    evaluate()
  }

  private func evaluate() {
    mustRun = false
    let old = wantedDestination
    wantedDestination = track {
      guard let item = modifier.item.wrappedValue else { return nil }
      destination = AnyView(modifier.destination(item))
      return modifier.identity(item)
    }
    guard old != nil || wantedDestination != nil else { return }
    let animated = !effectiveTransaction.disablesAnimations
    host.enqueueAction { [self] in model?.sourceDidChange(self, animated: animated) }
  }

  override func update(_ view: ModifiedContent<Content, BoundDestination<Item, C>>) {
    modifier = view.modifier
    super.update(view)
    evaluate()
  }

  override func refresh() { evaluate() }

  func destinationWasRemoved() {
    guard !isDestroyed, wantedDestination != nil else { return }
    wantedDestination = nil
    destination = AnyView(EmptyView())
    modifier.item.wrappedValue = nil
  }

  override func environmentDidChange(_ changes: NodeMask) {
    super.environmentDidChange(changes)
    model?.refreshEnvironment(from: self)
  }

  override func destroy() {
    super.destroy()
    guard wantedDestination != nil else { return }
    wantedDestination = nil
    host.context.turns.performAfterCommit { [self] in
      model?.sourceDidChange(self, animated: false)
    }
  }
}
