extension View {
  /// Changes the transaction of updates of the view.
  ///
  /// - Parameter transform: Changes it.
  /// - Returns: The view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: 0, isConditional: false, transform))
  }

  /// Changes the transaction of updates in which a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - transform: Changes the transaction.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, isConditional: true, transform))
  }

  /// Animates updates of the view.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The view.
  @available(
    *,
    deprecated,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Animates updates in which a value has changed.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - value: The value.
  /// - Returns: The view.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(
      TransactionModifier(value: value, isConditional: true) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }
    )
  }
}

/// Changes the transaction of updates of a view.
nonisolated struct TransactionModifier<V: Equatable>: ViewModifier {
  typealias Body = Never

  let value: V
  let isConditional: Bool
  let transform: (inout Transaction) -> Void

  nonisolated init(
    value: V,
    isConditional: Bool,
    _ transform: @escaping (inout Transaction) -> Void
  ) {
    self.value = value
    self.isConditional = isConditional
    self.transform = transform
  }

  @MainActor static func _makeModifiedView<Content: View>(
    _ view: _GraphValue<ModifiedContent<Content, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TransactionNode(view.value, parent: inputs.parent))
  }
}

/// A node that edits the transactions of those below.
@MainActor
protocol TransactionEditing: AnyNode {
  /// The next such node above.
  var outerTransactionNode: AnyNode? { get }
  /// Edits the transaction of the present update.
  func edit(_ transaction: inout Transaction)
}

private final class TransactionNode<Content: View, V: Equatable>:
  Node<ModifiedContent<Content, TransactionModifier<V>>>, TransactionEditing
{
  let outerTransactionNode: AnyNode?
  private var modifier: TransactionModifier<V>
  private var child: Node<Content>?
  private var changedInUpdate: UInt64?

  init(_ view: ModifiedContent<Content, TransactionModifier<V>>, parent: AnyNode) {
    modifier = view.modifier
    outerTransactionNode = parent.transactionNode
    super.init(parent: parent)
    transactionNode = self
    child = Content.makeNode(view.content, below: self)
  }

  override func update(_ view: ModifiedContent<Content, TransactionModifier<V>>) {
    if view.modifier.value != modifier.value { changedInUpdate = host.updateID }
    modifier = view.modifier
    child?.update(view.content)
  }

  func edit(_ transaction: inout Transaction) {
    if modifier.isConditional, changedInUpdate != host.updateID { return }
    modifier.transform(&transaction)
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
  }
}

extension AnyNode {
  /// The transaction of the present update, with what the modifiers above make of it.
  final var effectiveTransaction: Transaction {
    var editors: [any TransactionEditing] = []
    var next = transactionNode
    while let editor = next as? any TransactionEditing {
      editors.append(editor)
      next = editor.outerTransactionNode
    }
    var transaction = host.currentTransaction
    for editor in editors.reversed() { editor.edit(&transaction) }
    return transaction
  }
}
