import Combine
import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Publishers and time")
@MainActor
struct SchedulingTests {
  private let context = StageContext()
  private let subject = PassthroughSubject<Int, Never>()

  private func received(
    _ publisher: some Publisher<Int, Never>,
    _ play: () -> Void
  ) -> [Int] {
    var values: [Int] = []
    let subscription = publisher.sink { values.append($0) }
    play()
    subscription.cancel()
    return values
  }

  @Test("receive(on:) sends in the next turn")
  func receiveOn() {
    let values = received(subject.receive(on: DispatchQueue.main)) {
      subject.send(1)
      #expect(context.turns.hasPendingBlocks)
      context.turns.endTurn()
      subject.send(2)
    }
    #expect(values == [1])
  }

  @Test("delay sends later, by the stage's clock")
  func delay() {
    let values = received(subject.delay(for: .milliseconds(500), scheduler: RunLoop.main)) {
      subject.send(1)
      context.advance(by: .milliseconds(499))
      subject.send(2)
      context.advance(by: .milliseconds(1))
    }
    #expect(values == [1])
  }

  @Test("debounce sends what nothing has followed for some time")
  func debounce() {
    let publisher = subject.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
    let values = received(publisher) {
      subject.send(1)
      context.advance(by: .milliseconds(200))
      subject.send(2)
      context.advance(by: .milliseconds(300))
      subject.send(3)
    }
    #expect(values == [2])
  }

  @Test(
    "throttle sends one value in each span: the first or the last",
    arguments: [
      (true, [1, 3, 4]), (false, [1, 2, 4]),
    ]
  )
  func throttle(latest: Bool, expected: [Int]) {
    let publisher = subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: latest)
    let values = received(publisher) {
      subject.send(1)
      subject.send(2)
      subject.send(3)
      context.advance(by: .seconds(1))
      context.advance(by: .seconds(1))
      subject.send(4)
    }
    #expect(values == expected)
  }

  @Test("A timer sends again and again, until its last subscriber has gone")
  func timer() {
    var count = 0
    let subscription = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      .sink { _ in count += 1 }
    context.advance(by: .milliseconds(1600))
    #expect(count == 3)
    subscription.cancel()
    context.advance(by: .seconds(5))
    #expect(count == 3)
    #expect(context.clock.nextDeadline == nil)
  }

  private struct Clock: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0
    var body: some View { Text("\(seconds)").onReceive(timer) { _ in seconds += 1 } }
  }

  @Test("A view follows a timer")
  func clock() {
    let screen = Screen { Clock() }
    screen.context.advance(by: .seconds(3))
    #expect(screen.texts == ["3"])
  }
}

@Suite("Publishers of publishers")
@MainActor
struct CombiningTests {
  @Test("combineLatest sends the latest of both once both have sent")
  func combineLatest() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<String, Never>()
    var values: [String] = []
    let subscription = left.combineLatest(right).sink { values.append("\($0)\($1)") }
    left.send(1)
    right.send("a")
    left.send(2)
    #expect(values == ["1a", "2a"])
    subscription.cancel()
  }

  @Test("merge sends the values of both, and ends with the later")
  func merge() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var hasEnded = false
    let subscription = left.merge(with: right).sink(
      receiveCompletion: { _ in hasEnded = true },
      receiveValue: { values.append($0) }
    )
    left.send(1)
    right.send(2)
    left.send(completion: .finished)
    #expect(!hasEnded)
    right.send(3)
    right.send(completion: .finished)
    #expect(values == [1, 2, 3])
    #expect(hasEnded)
    _ = subscription
  }

  @Test("compactMap leaves out nil; flatMap sends what its publishers send")
  func transforming() {
    let subject = PassthroughSubject<String, Never>()
    var values: [Int] = []
    let subscription = subject.compactMap { Int($0) }.flatMap { Just($0 * 2) }
      .sink { values.append($0) }
    for text in ["1", "x", "3"] { subject.send(text) }
    #expect(values == [2, 6])
    _ = subscription
  }

  private struct Failure: Error, Equatable {}

  @Test("A future gives its value to those who came before and after")
  func future() {
    var promise: Future<Int, Never>.Promise = { _ in }
    let future = Future<Int, Never> { promise = $0 }
    var values: [Int] = []
    let early = future.sink { values.append($0) }
    promise(.success(7))
    promise(.success(8))
    let late = future.sink { values.append($0) }
    #expect(values == [7, 7])
    _ = (early, late)
  }

  @Test("Empty ends and Fail fails, without a value")
  func ends() {
    var ends: [String] = []
    let empty = Empty<Int, Failure>().sink(
      receiveCompletion: { ends.append("\($0 == .finished)") },
      receiveValue: { _ in ends.append("value") }
    )
    let fail = Fail<Int, Failure>(error: Failure()).eraseToAnyPublisher().sink(
      receiveCompletion: { ends.append("\($0 == .failure(Failure()))") },
      receiveValue: { _ in ends.append("value") }
    )
    #expect(ends == ["true", "true"])
    _ = (empty, fail)
  }

  @Test("A notification centre's publisher sends what is posted until it is cancelled")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    let subscription = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    #expect(count == 1)
    subscription.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
