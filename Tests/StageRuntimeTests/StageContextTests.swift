import StageRuntime
import Testing

@MainActor
@Suite("The context of a stage")
struct StageContextTests {
  @Test("the current context is the one that the task made last")
  func latest() {
    let first = StageContext()
    #expect(StageContext.current === first)
    let second = StageContext()
    #expect(StageContext.current === second)
  }

  @Test("the console reads like a log")
  func console() {
    let context = StageContext()
    context.log(subsystem: "UIKit", category: "Presentation", "Refused.")
    context.log(subsystem: "App", category: "", "Started.")
    #expect("\(context.console)" == "[UIKit:Presentation] Refused.\n[App] Started.")
  }

  @Test("while a context performs something it is the current one")
  func performing() {
    let first = StageContext()
    let second = StageContext()
    first.perform {
      #expect(StageContext.current === first)
      second.perform { #expect(StageContext.current === second) }
      #expect(StageContext.current === first)
    }
  }

  @Test("contexts of tasks that take turns on the main actor keep apart")
  func interleaved() async {
    func use() async -> Bool {
      let context = StageContext()
      for _ in 0..<10 {
        await Task.yield()
        guard StageContext.current === context else { return false }
      }
      return true
    }
    async let one = use()
    async let other = use()
    #expect(await one)
    #expect(await other)
  }

  @Test("a task that is started while a context performs something has that context")
  func startedTask() async {
    let context = StageContext()
    let task = context.perform { Task { @MainActor in StageContext.current } }
    _ = StageContext()
    #expect(await task.value === context)
  }

  @Test("an exception is recorded if the stage was told to")
  func recorded() {
    let context = StageContext(onException: .record)
    context.raise("NSInvalidArgumentException", "reason")
    #expect(
      context.exceptions.map(\.description) == [
        """
        *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: \
        'reason'
        """
      ]
    )
  }

  @Test("the transcript gives time, source, subject and event of each entry")
  func transcript() {
    let context = StageContext()
    context.transcript.record(.user, "", "taps 'Show'")
    context.advance(by: .milliseconds(1_250))
    context.transcript.record(.system, "WidgetViewController", "viewDidLoad")
    context.log(subsystem: "UIKit", category: "Presentation", "Attempt")
    #expect(
      context.transcript.description == """
          0.000  user     taps 'Show'
          1.250           WidgetViewController viewDidLoad
          1.250  console  [UIKit:Presentation] Attempt
        """
    )
  }

  @Test("nothing is described for a transcript that isn't recording")
  func notRecording() {
    let context = StageContext()
    context.transcript.isRecording = false
    var count = 0
    func describe() -> String {
      count += 1
      return ""
    }
    context.transcript.record(.system, describe(), describe())
    #expect(count == 0)
    #expect(context.transcript.entries.isEmpty)
  }

  /// Something that each stage has its own of.
  private final class Counter: StageService {
    var count = 0
  }

  @Test("each stage has a service of its own, always the same")
  func services() {
    let first = StageContext()
    first.service(Counter.self).count = 1
    #expect(first.service(Counter.self).count == 1)
    #expect(StageContext().service(Counter.self).count == 0)
  }
}
