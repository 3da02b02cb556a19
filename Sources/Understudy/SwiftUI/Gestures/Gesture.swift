/// A movement of fingers that means something.
///
/// Source: documented. Apple's page for `Gesture`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the movement.
  associatedtype Value
  /// The gesture that this one consists of.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value>
}

/// Where a gesture is attached; the framework's own business.
public struct _GestureContext {
  let box: LayoutBox
}

extension Gesture where Body.Value == Value {
  /// Makes what follows a finger; the framework's own business.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: What follows it.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Value> {
    body._makeMachine(context)
  }
}

extension Never: Gesture {
  /// Nothing: there is no value.
  public typealias Value = Never

  /// Makes nothing: there is no value.
  ///
  /// - Parameter context: Where the gesture is attached.
  /// - Returns: Nothing.
  @MainActor public func _makeMachine(_ context: _GestureContext) -> _GestureMachine<Never> {
    switch self {}
  }
}

extension Gesture where Body == Never {
  /// Traps: the framework follows the gesture itself.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// Follows a finger for a gesture; the framework's own business.
@MainActor
open class _GestureMachine<Value> {
  init() {}

  /// When it wants to be told that time has passed.
  var deadline: Duration? { nil }

  /// Whether others wait for what becomes of it although the finger is gone.
  var isWaiting: Bool { false }

  /// Handles an event.
  func handle(_ event: TouchEvent, _ effects: inout [() -> Void]) -> GesturePhase<Value> {
    .failed
  }
}

/// A machine that does something with what another finds.
final class DerivedMachine<Base, Value>: _GestureMachine<Value> {
  private let base: _GestureMachine<Base>
  private let transform: (GesturePhase<Base>, inout [() -> Void]) -> GesturePhase<Value>

  init(
    _ base: _GestureMachine<Base>,
    _ transform: @escaping (GesturePhase<Base>, inout [() -> Void]) -> GesturePhase<Value>
  ) {
    self.base = base
    self.transform = transform
  }

  override var deadline: Duration? { base.deadline }

  override var isWaiting: Bool { base.isWaiting }

  override func handle(
    _ event: TouchEvent,
    _ effects: inout [() -> Void]
  ) -> GesturePhase<Value> {
    transform(base.handle(event, &effects), &effects)
  }
}
