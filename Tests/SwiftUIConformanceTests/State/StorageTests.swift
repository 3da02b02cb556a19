import StageRuntime
import SwiftUI
import Testing

@Suite("Stored values")
@MainActor
struct StorageTests {
  private enum Mode: String { case light, dark }

  private struct Reader: View {
    let journal: Journal
    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("name") private var name: String?
    @SceneStorage("count") private var sceneCount = 10
    var body: some View {
      let _ = journal.note("body")
      Text("\(count) \(mode.rawValue) \(name ?? "-") \(sceneCount)")
    }
  }

  private struct Writer: View {
    @AppStorage("count") private var count = 1
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("name") private var name: String?
    @AppStorage("other") private var other = false
    @SceneStorage("count") private var sceneCount = 10
    var body: some View {
      VStack {
        Button("change") {
          count += 1
          mode = .dark
          name = "set"
          sceneCount = 20
        }
        Button("other") { other.toggle() }
      }
    }
  }

  @Test("Views that read a stored value follow it, whoever changes it")
  func following() {
    let journal = Journal()
    let screen = Screen {
      VStack {
        Reader(journal: journal)
        Writer()
      }
    }
    #expect(screen.texts.first == "1 light - 10")
    _ = journal.take()
    screen.tap("change")
    #expect(screen.texts.first == "2 dark set 20")
    #expect(journal.take() == ["body"])
    screen.tap("other")
    #expect(journal.take().isEmpty)
  }

  @Test("Each stage has its own stored values")
  func stages() {
    let journal = Journal()
    let first = Screen {
      VStack {
        Reader(journal: journal)
        Writer()
      }
    }
    first.tap("change")
    let second = Screen { Reader(journal: journal) }
    #expect(second.texts == ["1 light - 10"])
  }
}
