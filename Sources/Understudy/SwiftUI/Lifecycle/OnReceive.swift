extension View {
  /// Does something with each value of a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: What to do.
  /// - Returns: The view.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher, action))
  }
}

/// Does something with each value of a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  nonisolated init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: ReceiveNode(view.value, parent: inputs.parent))
  }
}

private final class ReceiveNode<Content: View, P: Publisher>:
  Node<ModifiedContent<Content, ReceiveModifier<P>>>
where P.Failure == Never {
  private var modifier: ReceiveModifier<P>
  private var child: Node<Content>?
  private var subscription: AnyCancellable?
  private let comparison = Comparison.ofView(P.self)

  init(_ view: ModifiedContent<Content, ReceiveModifier<P>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content.makeNode(view.content, below: self)
    subscribe()
  }

  override func update(_ view: ModifiedContent<Content, ReceiveModifier<P>>) {
    let isSame = comparison.areEqual(modifier.publisher, view.modifier.publisher)
    modifier = view.modifier
    child?.update(view.content)
    if !isSame { subscribe() }
  }

  private func subscribe() {
    subscription?.cancel()
    subscription = modifier.publisher.sink { [weak self] value in
      guard let self else { return }
      guard MainThread.isCurrent else {
        let message = Message(value: value)
        Task { @MainActor in self.receive(message.value) }
        return
      }
      let message = Message(value: value)
      MainActor.assumeIsolated { self.receive(message.value) }
    }
  }

  private func receive(_ value: P.Output) {
    guard !isDestroyed else { return }
    // A value that comes while the views are updated waits until they are.
    if UpdateReader.current != nil {
      host.enqueueAction { [self] in modifier.action(value) }
    } else {
      modifier.action(value)
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    subscription?.cancel()
    subscription = nil
    child = nil
  }

  private struct Message: @unchecked Sendable {
    // Safe: handed from one thread to the other, and not used by the first any more.
    let value: P.Output
  }
}
