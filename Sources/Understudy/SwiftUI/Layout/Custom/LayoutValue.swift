/// A key for what views tell the layout that they are in.
@available(iOS 16.0, *)
public protocol LayoutValueKey {
  /// What they tell.
  associatedtype Value

  /// What it is for a view that tells nothing.
  static var defaultValue: Value { get }
}

@available(iOS 16.0, *)
extension View {
  /// Tells the layout that the view is in something.
  ///
  /// - Parameters:
  ///   - key: The key by which the layout asks.
  ///   - value: What it is told.
  /// - Returns: A view that tells it.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type,
    value: K.Value
  ) -> some View {
    modifier(LayoutValue(ObjectIdentifier(key), value))
  }
}

/// Tells a layout something.
nonisolated struct LayoutValue<Value>: BoxModifier {
  typealias Body = Never

  let key: ObjectIdentifier
  let value: Value

  nonisolated init(_ key: ObjectIdentifier, _ value: Value) {
    self.key = key
    self.value = value
  }

  @MainActor func makeBox(around child: LayoutBox) -> LayoutValueBox<Value> {
    LayoutValueBox(child, key, value)
  }

  @MainActor func update(_ box: LayoutValueBox<Value>) {
    guard !Comparison.ofValue(Value.self).areEqual(box.value, value) else { return }
    box.value = value
    box.invalidateLayout()
  }
}

/// The box of a view that tells a layout something.
final class LayoutValueBox<Value>: WrapperBox {
  private let key: ObjectIdentifier
  /// What it tells; whoever sets it invalidates the layout.
  var value: Value

  init(_ child: LayoutBox, _ key: ObjectIdentifier, _ value: Value) {
    self.key = key
    self.value = value
    super.init(child)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(key)
  }
}
