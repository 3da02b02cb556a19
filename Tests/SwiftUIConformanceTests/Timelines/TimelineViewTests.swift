import Foundation
import SwiftUI
import Testing

@Suite("Timelines")
@MainActor
struct TimelineViewTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  private func start(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test("A periodic timeline is shown anew at each of its moments, in the stage's time")
  func periodic() {
    let screen = Screen { Clock(schedule: .periodic(from: start(0), by: 2)) }
    #expect(screen.texts == ["0.0"])
    screen.context.advance(by: .milliseconds(1990))
    #expect(screen.texts == ["0.0"])
    screen.context.advance(by: .milliseconds(20))
    #expect(screen.texts == ["2.0"])
    screen.context.advance(by: .seconds(5))
    #expect(screen.texts == ["6.0"])
  }

  @Test("A start that is still to come counts as the present")
  func future() {
    let screen = Screen { Clock(schedule: .periodic(from: .distantFuture, by: 1)) }
    screen.context.advance(by: .milliseconds(1010))
    #expect(screen.texts == ["1.0"])
  }

  @Test("A timeline of minutes follows the clock")
  func minutes() {
    let screen = Screen { Clock(schedule: .everyMinute) }
    screen.context.advance(by: .seconds(59))
    #expect(screen.texts == ["0.0"])
    screen.context.advance(by: .seconds(62))
    #expect(screen.texts == ["120.0"])
  }

  @Test("A timeline of given moments ends with the last")
  func explicit() {
    let screen = Screen { Clock(schedule: .explicit([start(1), start(3)])) }
    #expect(screen.texts == ["0.0"])
    screen.settle()
    #expect(screen.texts == ["3.0"])
    #expect(screen.context.clock.now == .seconds(3))
  }

  @Test("A timeline of frames runs until it is paused")
  func frames() {
    struct Page: View {
      @State private var isPaused = false
      let journal: Journal
      var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { _ in
          note(journal, "frame")
          Text("frame")
        }
        Button("pause") { isPaused = true }
      }
    }
    let journal = Journal()
    let screen = Screen { VStack { Page(journal: journal) } }
    _ = journal.take()
    screen.context.advance(by: .milliseconds(550))
    #expect(journal.take().count == 5)
    screen.tap("pause")
    _ = journal.take()
    screen.context.advance(by: .seconds(1))
    #expect(journal.take().isEmpty)
  }

  @Test("A timeline rests while its screen is away, and is up to date when it is back")
  func away() {
    let journal = Journal()
    let schedule = PeriodicTimelineSchedule(from: start(0), by: 1)
    let screen = Screen {
      TimelineView(schedule) { context in
        note(journal, "\(context.date.timeIntervalSinceReferenceDate)")
        Text("clock")
      }
    }
    screen.takeAway()
    screen.settle()
    _ = journal.take()
    screen.context.advance(by: .seconds(10))
    #expect(journal.take().isEmpty)
    let now = screen.context.clock.now
    screen.bringBack()
    #expect(journal.take().last == "\((now / .seconds(1)).rounded(.down))")
  }

  @Test("A timeline that has gone no longer holds the stage up")
  func gone() {
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Button("remove") { isShown = false }
        if isShown { TimelineView(.animation) { _ in Text("clock") } }
      }
    }
    let screen = Screen { VStack { Page() } }
    screen.tap("remove")
    #expect(screen.context.settle(limit: .seconds(1)) == nil)
  }
}
