import Combine
import Observation
import SwiftUI

/// Everything that the views of a sketch depend on.
public struct UpdateWorld: Hashable, Sendable {
  /// What the views are.
  public var sketch: Sketch
  /// The numbers of the observable object.
  public var observed = [0, 0]
  /// The number of the observed object.
  public var published = 0
  /// The number in the root's state.
  public var state = 0
  /// The number in the environment.
  public var environment = 0
  /// Whether people read from right to left.
  public var isRightToLeft = false
  /// Whether the text is large.
  public var isLarge = false
  /// Whether the device is on its side.
  public var isLandscape = false

  /// Creates a world with all numbers 0.
  public init(_ sketch: Sketch) { self.sketch = sketch }
}

/// The `@Observable` object that views of a sketch read.
@Observable
final class ObservedNumbers {
  var first: Int
  var second: Int

  init(_ numbers: [Int]) {
    first = numbers[0]
    second = numbers[1]
  }
}

/// The `ObservableObject` that views of a sketch read.
final class PublishedNumber: ObservableObject {
  @Published var number: Int

  init(_ number: Int) { self.number = number }
}

/// What the root view of a sketch shows, and how tests change it.
@MainActor
final class UpdateModel: ObservableObject {
  @Published var sketch: Sketch
  @Published var environment: Int
  @Published var isRightToLeft: Bool
  @Published var isLarge: Bool
  let observed: ObservedNumbers
  let published: PublishedNumber
  let firstState: Int
  /// The root's state, once it is shown.
  var state: Binding<Int>?

  init(_ world: UpdateWorld) {
    sketch = world.sketch
    environment = world.environment
    isRightToLeft = world.isRightToLeft
    isLarge = world.isLarge
    observed = ObservedNumbers(world.observed)
    published = PublishedNumber(world.published)
    firstState = world.state
  }

  /// Makes the changes that lead to a world, and no others.
  func change(to world: UpdateWorld) {
    if sketch != world.sketch { sketch = world.sketch }
    if environment != world.environment { environment = world.environment }
    if isRightToLeft != world.isRightToLeft { isRightToLeft = world.isRightToLeft }
    if isLarge != world.isLarge { isLarge = world.isLarge }
    if observed.first != world.observed[0] { observed.first = world.observed[0] }
    if observed.second != world.observed[1] { observed.second = world.observed[1] }
    if published.number != world.published { published.number = world.published }
    if let state, state.wrappedValue != world.state { state.wrappedValue = world.state }
  }
}
