import StageRuntime
import Testing

@MainActor
@Suite("The clock of a stage")
struct VirtualClockTests {
  private let context = StageContext()

  @Test("actions run when they are due, in the order of their times")
  func order() {
    var order: [String] = []
    context.clock.schedule(after: .seconds(2), name: "late") { order.append("late") }
    context.clock.schedule(after: .seconds(1), name: "early") { order.append("early") }
    context.advance(by: .milliseconds(999))
    #expect(order == [])
    context.advance(by: .seconds(2))
    #expect(order == ["early", "late"])
  }

  @Test("actions that are due at one time run in the order of scheduling")
  func ties() {
    var order: [Int] = []
    for number in 0..<100 {
      context.clock.schedule(after: .seconds(1), name: "tie") { order.append(number) }
    }
    context.advance(by: .seconds(1))
    #expect(order == Array(0..<100))
  }

  @Test("a cancelled action doesn't run and doesn't keep a stage from settling")
  func cancelled() {
    var hasRun = false
    let action = context.clock.schedule(after: .seconds(1), name: "action") { hasRun = true }
    action.cancel()
    #expect(context.settle(limit: .seconds(60)) == nil)
    #expect(!hasRun)
    #expect(context.clock.now == .zero)
  }

  @Test("each action sees its own time")
  func times() {
    var times: [Duration] = []
    for second in 1...3 {
      context.clock.schedule(after: .seconds(second), name: "look") {
        times.append(context.clock.now)
      }
    }
    _ = context.settle(limit: .seconds(60))
    #expect(times == [.seconds(1), .seconds(2), .seconds(3)])
  }

  @Test("a stage that never comes to rest says what goes on")
  func endless() {
    func again() { context.clock.schedule(after: .seconds(1), name: "heartbeat", again) }
    again()
    #expect(context.settle(limit: .seconds(60)).map { "\($0)" } == "heartbeat")
    #expect(context.clock.now == .seconds(60))
  }
}
