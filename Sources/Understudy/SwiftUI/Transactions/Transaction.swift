import Foundation
import StageRuntime

/// What a change carries along to the views that it updates, such as an animation.
///
/// Source: documented; section 8 of the SwiftUI semantics.
public struct Transaction {
  private var values: [ObjectIdentifier: any TransactionValue] = [:]
  private var completions: [AnimationCompletion] = []

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation.
  ///
  /// - Parameter animation: The animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The animation of the changes.
  public var animation: Animation?

  /// Whether the views' own animations are switched off.
  public var disablesAnimations: Bool = false

  /// Whether the change is one of many that come in a row, as in a drag.
  public var isContinuous: Bool = false

  /// A value of one's own.
  ///
  /// - Parameter key: The value's key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? StoredValue<K>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = StoredValue<K>(value: newValue) }
  }

  /// Adds something to do when the animations of the changes have ended.
  ///
  /// - Parameters:
  ///   - criteria: What counts as the end.
  ///   - completion: What to do.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

@available(*, unavailable)
extension Transaction: Sendable {}

/// The key of a value in transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in transactions where nobody has set it.
  static var defaultValue: Value { get }
}

/// What counts as the end of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let waitsForRemoval: Bool

  /// The animation is over for the eye, though it may still be settling.
  public static let logicallyComplete: AnimationCompletionCriteria =
    AnimationCompletionCriteria(waitsForRemoval: false)
  /// The animation has been taken off.
  public static let removed: AnimationCompletionCriteria =
    AnimationCompletionCriteria(waitsForRemoval: true)
}

// MARK: The current transaction

extension Transaction {
  /// The transaction that `withTransaction` has set on this thread; empty outside of it.
  static var current: Transaction {
    get {
      if MainThread.isCurrent { return mainThreadCurrent }
      return (Thread.current.threadDictionary[threadKey] as? Transaction) ?? Transaction()
    }
    set {
      if MainThread.isCurrent {
        mainThreadCurrent = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  // Used on the main thread only.
  nonisolated(unsafe) private static var mainThreadCurrent = Transaction()
  private static let threadKey = "SwiftUI.Transaction.current"

  /// This transaction with what another one sets on top of it (rules 2.7 and 8.1).
  func overridden(by other: Transaction) -> Transaction {
    guard !other.isEmpty else { return self }
    var result = self
    if let animation = other.animation { result.animation = animation }
    if other.disablesAnimations { result.disablesAnimations = true }
    if other.isContinuous { result.isContinuous = true }
    for (key, value) in other.values { result.values[key] = value }
    result.completions += other.completions
    return result
  }

  private var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  /// Whether changes in the two transactions are applied together (rule 4.1).
  func joins(_ other: Transaction) -> Bool {
    guard animation == other.animation, disablesAnimations == other.disablesAnimations,
      isContinuous == other.isContinuous, values.count == other.values.count,
      completions.elementsEqual(other.completions, by: ===)
    else { return false }
    return values.allSatisfy { key, value in
      guard let otherValue = other.values[key] else { return false }
      return value.isEqual(to: otherValue)
    }
  }

  /// Sees to the completions, now that the changes have been applied.
  @MainActor
  func scheduleCompletions(in context: StageContext) {
    for completion in completions { completion.schedule(after: animation, in: context) }
  }
}

private protocol TransactionValue {
  func isEqual(to other: any TransactionValue) -> Bool
}

private struct StoredValue<K: TransactionKey>: TransactionValue {
  let value: K.Value

  func isEqual(to other: any TransactionValue) -> Bool {
    guard let other = other as? StoredValue<K> else { return false }
    return Comparison.ofValue(K.Value.self).areEqual(value, other.value)
  }
}

/// Something to do once when animations have ended.
final class AnimationCompletion {
  private let criteria: AnimationCompletionCriteria
  private var action: (() -> Void)?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Does it when an animation that starts now has ended; once, however often it is called.
  @MainActor
  func schedule(after animation: Animation?, in context: StageContext) {
    guard let action else { return }
    self.action = nil
    guard let animation, let duration = animation.duration(criteria) else {
      context.turns.performAfterCommit { action() }
      return
    }
    context.clock.schedule(after: duration, name: "animation completion") { action() }
  }
}

// MARK: Functions

/// Makes changes in a transaction.
///
/// - Parameters:
///   - transaction: The transaction; one around it shows through where this one sets nothing.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = outer.overridden(by: transaction)
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes in a transaction with one value set.
///
/// - Parameters:
///   - keyPath: Which value of the transaction.
///   - value: The value.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
@available(iOS 17.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  let outer = Transaction.current
  Transaction.current[keyPath: keyPath] = value
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes with an animation.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - body: Makes the changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current.animation = animation
  defer { Transaction.current = outer }
  return try body()
}

/// Makes changes with an animation, and does something when it has ended.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: What counts as the end.
///   - body: Makes the changes.
///   - completion: What to do; called after the update if nothing was animated (rule 8.5).
/// - Returns: What `body` returns.
@available(iOS 17.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current.animation = animation
  Transaction.current.addAnimationCompletion(criteria: completionCriteria, completion)
  let own = Transaction.current
  defer {
    Transaction.current = outer
    own.scheduleCompletionsIfUnused()
  }
  return try body()
}

extension Transaction {
  /// Sees to it that completions run though no change was made in the transaction.
  fileprivate func scheduleCompletionsIfUnused() {
    guard MainThread.isCurrent else { return }
    let leftOver = LeftOver(completions: completions)
    MainActor.assumeIsolated {
      guard let context = StageContext.currentIfAny else { return }
      // By then the flush has taken those that belong to a change.
      context.turns.performAfterCommit {
        for completion in leftOver.completions { completion.schedule(after: nil, in: context) }
      }
    }
  }

  private struct LeftOver: @unchecked Sendable {
    // Safe: used on the main thread only.
    let completions: [AnimationCompletion]
  }
}
