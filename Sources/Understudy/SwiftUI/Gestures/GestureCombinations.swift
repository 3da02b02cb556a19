extension Gesture {
  /// Does something when the gesture has ended.
  ///
  /// - Parameter action: What to do with what is known.
  /// - Returns: The gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Does something whenever what is known of the gesture has changed.
  ///
  /// - Parameter action: What to do with what is known.
  /// - Returns: The gesture.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(gesture: self, action: action)
  }

  /// Keeps a state up to date as long as the gesture goes on.
  ///
  /// - Parameters:
  ///   - state: The state; it is as at first again when the gesture has ended.
  ///   - body: Changes the state.
  /// - Returns: The gesture.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }

  /// The gesture with other values.
  ///
  /// - Parameter body: Makes the other values.
  /// - Returns: The gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: body)
  }

  /// The gesture together with another.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture that goes on as long as one of the two does.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The gesture, and then another.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture that is both, one after the other.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// The gesture, or another if it fails.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: A gesture that is one of the two.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture that does something at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// The framework follows the gesture itself.
  public typealias Body = Never

  let gesture: Content
  let action: (Content.Value) -> Void

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    let action = action
    return DerivedMachine(gesture._makeMachine(context)) { phase, effects in
      if case .ended(let value) = phase { effects.append { action(value) } }
      return phase
    }
  }
}

/// A gesture that does something at each change.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// The framework follows the gesture itself.
  public typealias Body = Never

  let gesture: Content
  let action: (Content.Value) -> Void

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    let action = action
    var latest: Value?
    return DerivedMachine(gesture._makeMachine(context)) { phase, effects in
      switch phase {
      case .active(let value), .possible(let value?):
        if value != latest { effects.append { action(value) } }
        latest = value
      case .possible(nil), .ended, .failed: break
      }
      return phase
    }
  }
}

/// A gesture with other values.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  let gesture: Content
  let transform: (Content.Value) -> Value

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    let transform = transform
    return DerivedMachine(gesture._makeMachine(context)) { phase, _ in
      switch phase {
      case .possible(let value): .possible(value.map(transform))
      case .active(let value): .active(transform(value))
      case .ended(let value): .ended(transform(value))
      case .failed: .failed
      }
    }
  }
}

/// Two gestures together.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// What is known of both.
  public struct Value {
    /// What is known of the first.
    public var first: First.Value?
    /// What is known of the second.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    PairMachine(first._makeMachine(context), second._makeMachine(context))
  }

  private final class PairMachine: _GestureMachine<Value> {
    private let first: _GestureMachine<First.Value>
    private let second: _GestureMachine<Second.Value>
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) {
      self.first = first
      self.second = second
    }

    override var deadline: Duration? { [first.deadline, second.deadline].compactMap(\.self).min() }

    override var isWaiting: Bool { first.isWaiting || second.isWaiting }

    override func handle(
      _ event: TouchEvent,
      _ effects: inout [() -> Void]
    ) -> GesturePhase<Value> {
      if !firstPhase.isOver { firstPhase = first.handle(event, &effects) }
      if !secondPhase.isOver { secondPhase = second.handle(event, &effects) }
      let value = Value(first: firstPhase.value, second: secondPhase.value)
      if firstPhase.isFailed && secondPhase.isFailed { return .failed }
      if firstPhase.isOver && secondPhase.isOver { return .ended(value) }
      if firstPhase.isRecognized || secondPhase.isRecognized { return .active(value) }
      return .possible(nil)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures, one after the other.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// What is known of the two.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has ended, and the second may go on.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    PairMachine(first._makeMachine(context), second._makeMachine(context))
  }

  private final class PairMachine: _GestureMachine<Value> {
    private let first: _GestureMachine<First.Value>
    private let second: _GestureMachine<Second.Value>
    private var done: First.Value?
    private var latest: TouchSample?

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) {
      self.first = first
      self.second = second
    }

    override var deadline: Duration? { done == nil ? first.deadline : second.deadline }

    override func handle(
      _ event: TouchEvent,
      _ effects: inout [() -> Void]
    ) -> GesturePhase<Value> {
      switch event {
      case .began(let sample), .moved(let sample), .ended(let sample): latest = sample
      case .tick, .cancelled: break
      }
      if let done { return wrap(second.handle(event, &effects), done) }
      switch first.handle(event, &effects) {
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case .ended(let value):
        done = value
        if let latest { _ = second.handle(.began(latest), &effects) }
        return .active(.second(value, nil))
      case .failed: return .failed
      }
    }

    private func wrap(
      _ phase: GesturePhase<Second.Value>,
      _ first: First.Value
    ) -> GesturePhase<Value> {
      switch phase {
      case .possible(let value): .active(.second(first, value))
      case .active(let value): .active(.second(first, value))
      case .ended(let value): .ended(.second(first, value))
      case .failed: .failed
      }
    }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures, the first if it can be.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// What is known of the one that it is.
  public enum Value {
    /// It is the first.
    case first(First.Value)
    /// It is the second.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - first: The first gesture.
  ///   - second: The second gesture.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    PairMachine(first._makeMachine(context), second._makeMachine(context))
  }

  private final class PairMachine: _GestureMachine<Value> {
    private let first: _GestureMachine<First.Value>
    private let second: _GestureMachine<Second.Value>
    private var firstPhase = GesturePhase<First.Value>.possible(nil)
    private var secondPhase = GesturePhase<Second.Value>.possible(nil)
    private var secondEffects: [() -> Void] = []

    init(_ first: _GestureMachine<First.Value>, _ second: _GestureMachine<Second.Value>) {
      self.first = first
      self.second = second
    }

    override var deadline: Duration? { [first.deadline, second.deadline].compactMap(\.self).min() }

    override var isWaiting: Bool { first.isWaiting || second.isWaiting }

    override func handle(
      _ event: TouchEvent,
      _ effects: inout [() -> Void]
    ) -> GesturePhase<Value> {
      if !firstPhase.isOver { firstPhase = first.handle(event, &effects) }
      switch firstPhase {
      case .active(let value): return .active(.first(value))
      case .ended(let value): return .ended(.first(value))
      case .possible, .failed: break
      }
      // The second follows from the beginning, and what it does waits until the first has failed.
      if !secondPhase.isOver { secondPhase = second.handle(event, &secondEffects) }
      guard firstPhase.isFailed else { return .possible(nil) }
      effects += secondEffects
      secondEffects = []
      switch secondPhase {
      case .possible: return .possible(nil)
      case .active(let value): return .active(.second(value))
      case .ended(let value): return .ended(.second(value))
      case .failed: return .failed
      }
    }
  }
}

extension GesturePhase {
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isFailed: Bool { if case .failed = self { true } else { false } }

  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// A state that a gesture keeps up to date; it is as at first when no gesture goes on.
///
/// Source: documented. Apple's page for `GestureState`.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate let state: State<Value>
  fileprivate let initial: Value

  /// Creates a state.
  ///
  /// - Parameter wrappedValue: What it is when no gesture goes on.
  public init(wrappedValue: Value) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
  }

  /// Creates a state.
  ///
  /// - Parameter initialValue: What it is when no gesture goes on.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The state.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state, for a gesture to keep up to date.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nothing at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A gesture that keeps a state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  /// The framework follows the gesture itself.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - base: The gesture.
  ///   - state: The state.
  ///   - body: Changes the state.
  public init(
    base: Base,
    state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    let (update, binding, initial) = (update, state.state.projectedValue, state.initial)
    var isChanged = false
    return DerivedMachine(base._makeMachine(context)) { phase, effects in
      switch phase {
      case .active(let value), .possible(let value?):
        isChanged = true
        effects.append {
          var state = binding.wrappedValue
          var transaction = Transaction()
          update(value, &state, &transaction)
          withTransaction(transaction) { binding.wrappedValue = state }
        }
      case .ended, .failed:
        if isChanged { effects.append { binding.wrappedValue = initial } }
        isChanged = false
      case .possible(nil): break
      }
      return phase
    }
  }
}
