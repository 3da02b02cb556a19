/// Which view has the keyboard, to read and to write.
///
/// Source: documented. Apple's page for `FocusState`.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Which view has the keyboard, for `focused`.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: SwiftUI.Binding<Value>
    fileprivate let none: Value

    /// Which view it is.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let state: State<Value>
  private let none: Value

  /// Creates a state that says whether a view has the keyboard.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
    none = false
  }

  /// Creates a state that says which view has the keyboard.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    none = nil
  }

  /// Which view it is.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Which view it is, for `focused`.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(value: state.projectedValue, none: none)
  }
}

extension View {
  /// Connects the keyboard's being at the view with a state.
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: What the state is when the view has the keyboard.
  /// - Returns: The view.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
  }

  /// Connects the keyboard's being at the view with a state.
  ///
  /// - Parameter condition: The state: whether the view has the keyboard.
  /// - Returns: The view.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true))
  }
}

/// What connects a view with a state of focus.
struct FocusLink {
  /// Whether the state wants the view to have the keyboard.
  let isWanted: Bool
  /// Tells the state whether the view has the keyboard.
  let tell: (Bool) -> Void
}

enum FocusLinkKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

/// Connects a view with a state of focus.
nonisolated struct FocusModifier<Value: Hashable>: ViewModifier {
  private let binding: FocusState<Value>.Binding
  private let value: Value

  init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  func body(content: Content) -> some View {
    let binding = binding
    let value = value
    let link = FocusLink(isWanted: binding.wrappedValue == value) { hasKeyboard in
      if hasKeyboard {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
    content.modifier(EnvironmentModifier { $0.set(FocusLinkKey.self, link) })
  }
}
