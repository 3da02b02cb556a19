/// Rows in a column, which scrolls; people may select, delete and move them.
///
/// A row is made once it is about to be seen (rule S9.1). It shows a cell, a real UIKit view; views
/// that come several at a time, such as a group's, have a cell each. The measures are assumed where
/// they aren't Apple's documented ones.
///
/// Source: documented. Apple's page for `List`.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content

  private init(selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list of which several rows can be selected, while it is being edited.
  ///
  /// - Parameters:
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - content: The rows.
  @MainActor @preconcurrency
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(several: $0) }, content())
  }

  /// Creates a list of which one row can be selected.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected row, or `nil` for none; no binding for a list of which no
  ///     row can be selected.
  ///   - content: The rows.
  @MainActor @preconcurrency
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection(one: $0) }, content())
  }

  /// The rows, in a scroll view.
  @MainActor @preconcurrency public var body: some View {
    ScrollingRows(selection: selection, isForm: false, content: content)
  }
}

@available(*, unavailable)
extension List: Sendable {}

extension List where SelectionValue == Never {
  /// Creates a list.
  ///
  /// - Parameter content: The rows.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content()) }
}

/// What people have selected of a list, whatever the type of the rows' tags.
struct ListSelection {
  /// Whether several rows can be selected.
  let allowsSeveral: Bool
  /// The tags of the selected rows; whoever reads them in an update depends on them.
  let read: @MainActor () -> Set<AnyHashable>
  /// Selects a row alone, or if several can be selected, turns its selection over.
  let choose: @MainActor (AnyHashable) -> Void
  /// Whether the rows' tags can be of a value's type.
  let accepts: @MainActor (AnyHashable) -> Bool

  init<Value: Hashable>(one binding: Binding<Value?>) {
    let binding = Sent(binding)
    allowsSeveral = false
    read = { binding.value.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { tag in
      if let value = Self.value(tag, as: Value.self) { binding.value.wrappedValue = value }
    }
    accepts = { Self.value($0, as: Value.self) != nil }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    let binding = Sent(binding)
    allowsSeveral = true
    read = { Set(binding.value.wrappedValue.map { AnyHashable($0) }) }
    choose = { tag in
      guard let value = Self.value(tag, as: Value.self) else { return }
      var values = binding.value.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.value.wrappedValue = values
    }
    accepts = { Self.value($0, as: Value.self) != nil }
  }

  /// A tag as a value of the selection's type; one of another type selects nothing.
  private static func value<Value: Hashable>(_ tag: AnyHashable, as: Value.Type) -> Value? {
    tag.base as? Value
  }
}

/// The rows of a list or a form, in a scroll view.
nonisolated struct ScrollingRows<Content: View>: View {
  let selection: ListSelection?
  let isForm: Bool
  let content: Content

  init(selection: ListSelection?, isForm: Bool, content: Content) {
    self.selection = selection
    self.isForm = isForm
    self.content = content
  }

  @MainActor var body: some View {
    ScrollView {
      ListRowsView(selection: selection, isForm: isForm, content: content)
    }
  }
}

/// The rows of a list, without the scroll view around.
nonisolated struct ListRowsView<Content: View>: View {
  typealias Body = Never

  let selection: ListSelection?
  let isForm: Bool
  let content: Content

  init(selection: ListSelection?, isForm: Bool, content: Content) {
    self.selection = selection
    self.isForm = isForm
    self.content = content
  }

  @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ListNode(view.value, parent: inputs.parent))
  }
}
