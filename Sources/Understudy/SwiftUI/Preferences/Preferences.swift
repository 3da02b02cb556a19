/// The key of a value that views give to those around them.
///
/// Source: documented; section 7 of the SwiftUI semantics.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }

  /// Joins the values of two views.
  ///
  /// - Parameters:
  ///   - value: The value of those before.
  ///   - nextValue: Returns the value of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Gives a value to the views around; it replaces what views inside give.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The value.
  /// - Returns: The view.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(edit: { $0 = value }, replaces: true))
  }

  /// Changes the value that views inside give to those around.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - callback: Changes it.
  /// - Returns: The view.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(edit: callback, replaces: false))
  }

  /// Does something when the value that views inside give has changed.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - action: What to do.
  /// - Returns: The view.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action))
  }
}

/// Gives or changes a value for the views around.
nonisolated struct PreferenceModifier<K: PreferenceKey>: ViewModifier {
  typealias Body = Never

  let edit: (inout K.Value) -> Void
  let replaces: Bool

  nonisolated init(edit: @escaping (inout K.Value) -> Void, replaces: Bool) {
    self.edit = edit
    self.replaces = replaces
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceNode(view.value, parent: inputs.parent))
  }
}

private final class PreferenceNode<Content: View, K: PreferenceKey>:
  PassThroughNode<ModifiedContent<Content, PreferenceModifier<K>>, Content>
{
  private var modifier: PreferenceModifier<K>

  init(_ view: ModifiedContent<Content, PreferenceModifier<K>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    note(.preference)
    host.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Content, PreferenceModifier<K>>) {
    modifier = view.modifier
    super.update(view)
    host.preferencesDidChange()
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    into value: inout Key.Value?
  ) {
    guard Key.self == K.self else { return super.collectPreference(key, into: &value) }
    var own: K.Value?
    if !modifier.replaces { super.collectPreference(K.self, into: &own) }
    var edited = own ?? K.defaultValue
    modifier.edit(&edited)
    // Holds: the keys are the same type, so their values are too.
    guard let result = edited as? Key.Value else { return }
    value.merge(result, key)
  }

  override func destroy() {
    super.destroy()
    host.preferencesDidChange()
  }
}

extension Optional {
  /// Adds the next view's value to that of those before.
  mutating func merge<K: PreferenceKey>(_ next: K.Value, _ key: K.Type)
  where Wrapped == K.Value {
    if var value = self {
      K.reduce(value: &value) { next }
      self = value
    } else {
      self = next
    }
  }
}

/// Reads a value that views inside give.
nonisolated struct PreferenceReader<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never

  let action: (K.Value) -> Void

  nonisolated init(_ action: @escaping (K.Value) -> Void) { self.action = action }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: PreferenceReaderNode(view.value, parent: inputs.parent))
  }
}

/// A node that reads a preference.
@MainActor
protocol PreferenceReading: AnyNode {
  /// Called when a preference may have changed.
  func readPreference()
}

private final class PreferenceReaderNode<Content: View, K: PreferenceKey>:
  PassThroughNode<ModifiedContent<Content, PreferenceReader<K>>, Content>, PreferenceReading
where K.Value: Equatable {
  private var action: (K.Value) -> Void
  private var latest: K.Value?
  private var cycleGuard = UpdateCycleGuard()

  init(_ view: ModifiedContent<Content, PreferenceReader<K>>, parent: AnyNode) {
    action = view.modifier.action
    super.init(view, parent: parent) { $0.content }
    note(.preferenceReader)
    host.preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Content, PreferenceReader<K>>) {
    action = view.modifier.action
    super.update(view)
  }

  func readPreference() {
    var value: K.Value?
    collectPreference(K.self, into: &value)
    // Rule 5.7: nothing is told as long as nobody has given a value.
    guard value != latest, value != nil || latest != nil else { return }
    latest = value
    let told = value ?? K.defaultValue
    host.enqueueAction { [self] in
      guard cycleGuard.permits(host, "onPreferenceChange(\(K.self))") else { return }
      action(told)
    }
  }
}

extension AnyNode {
  /// Lets all nodes that read preferences here or below look again, inner ones first.
  final func visitPreferenceReaders() {
    guard subtreeMask.contains(.preferenceReader) else { return }
    forEachChild { $0.visitPreferenceReaders() }
    (self as? any PreferenceReading)?.readPreference()
  }
}
