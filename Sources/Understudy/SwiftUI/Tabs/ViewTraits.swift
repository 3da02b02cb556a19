/// What a view's modifiers say of it to a container that takes its views one by one.
///
/// They are found in the view's own modifiers, not in those inside its body. Source: assumed.
struct ViewTraits {
  /// The value that selects the view.
  var tag: AnyHashable?
  /// What the view's tab shows.
  var tabItem: AnyView?
  /// What is on the tab's corner.
  var badge: String?
  /// What a list is told of the view's row.
  var row = RowTraits()

  /// Creates traits that say nothing.
  init() {}

  /// Reads the modifiers of a view, the outermost first.
  init(of view: Any) {
    var next: Any? = view
    while let modified = next as? any ModifiedView {
      if let trait = modified.outerModifier as? TraitModifier { trait.edit(&self) }
      next = modified.innerView
    }
  }
}

/// A view with a modifier, whatever their types.
private protocol ModifiedView {
  var innerView: Any { get }
  var outerModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
  fileprivate var innerView: Any { content }
  fileprivate var outerModifier: Any { modifier }
}

/// Says something of a view to the container around; elsewhere it does nothing.
nonisolated struct TraitModifier: BoxModifier {
  typealias Body = Never

  /// Counts the traits that were given, for those who remember what they have read of them.
  @MainActor static private(set) var revision: UInt64 = 0

  let edit: (inout ViewTraits) -> Void

  nonisolated init(_ edit: @escaping (inout ViewTraits) -> Void) { self.edit = edit }

  @MainActor func makeBox(around child: LayoutBox) -> TraitBox { TraitBox(child, edit) }

  @MainActor func update(_ box: TraitBox) { box.edit = edit }

  @MainActor func valueDidChange() { Self.revision &+= 1 }
}

/// The box of a view of which something is said to the container around.
final class TraitBox: WrapperBox {
  var edit: (inout ViewTraits) -> Void

  init(_ child: LayoutBox, _ edit: @escaping (inout ViewTraits) -> Void) {
    self.edit = edit
    super.init(child)
  }
}

/// A node of a modifier that says something of all views below it.
@MainActor
protocol TraitSource: AnyNode {
  /// Says it.
  func edit(_ traits: inout ViewTraits)
}

extension BoxModifierNode: TraitSource where Modifier == TraitModifier {
  func edit(_ traits: inout ViewTraits) { modifier.edit(&traits) }
}

extension View {
  /// Says which value selects the view in the tab view or the picker around.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether an optional with the value selects it too.
  /// - Returns: The view.
  nonisolated public func tag<V: Hashable>(
    _ tag: V,
    includeOptional: Bool = true
  ) -> some View {
    let tag = AnyHashable(tag)
    return modifier(TraitModifier { $0.tag = $0.tag ?? tag })
  }

  /// Says what the tab of the view shows in the tab view around.
  ///
  /// - Parameter label: A text, an image or a label.
  /// - Returns: The view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let item = AnyView(label())
    return modifier(TraitModifier { $0.tabItem = $0.tabItem ?? item })
  }

  /// Puts a number on the view's tab.
  ///
  /// - Parameter count: The number; none is shown for `0`.
  /// - Returns: The view.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(text: count == 0 ? nil : String(count))
  }

  /// Puts a text on the view's tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The view.
  nonisolated public func badge(_ label: Text?) -> some View { badge(text: label?.plainText) }

  /// Puts a text on the view's tab.
  ///
  /// - Parameter key: The text's key; `nil` for none.
  /// - Returns: The view.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(text: key.map { Text($0).plainText })
  }

  /// Puts a text on the view's tab.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(text: label.map { String($0) })
  }

  nonisolated private func badge(text: String?) -> some View {
    modifier(TraitModifier { $0.badge = $0.badge ?? text })
  }
}
