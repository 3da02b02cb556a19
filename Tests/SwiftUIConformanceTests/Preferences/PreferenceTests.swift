import StageRuntime
import SwiftUI
import Testing

private struct Words: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  private func told(@ViewBuilder _ content: () -> some View) -> [String] {
    let journal = Journal()
    _ = Screen {
      content().onPreferenceChange(Words.self) { journal.note($0.joined(separator: " ")) }
    }
    return journal.lines
  }

  @Test("S7.1 The first value is taken as it is, and the others are reduced in order")
  func order() {
    #expect(
      told {
        VStack {
          Text("").preference(key: Words.self, value: ["a"])
          Text("no value")
          HStack { Text("").preference(key: Words.self, value: ["b"]) }
          Text("").preference(key: Words.self, value: ["c"])
        }
      } == ["a b c"]
    )
  }

  @Test("S7.2 A value on a container replaces those inside")
  func replacing() {
    #expect(
      told {
        VStack { Text("").preference(key: Words.self, value: ["a"]) }
          .preference(key: Words.self, value: ["b"])
      } == ["b"]
    )
  }

  @Test("S7.2 transformPreference edits what is inside")
  func transforming() {
    #expect(
      told {
        VStack { Text("").preference(key: Words.self, value: ["a"]) }
          .transformPreference(Words.self) { $0.append("!") }
      } == ["a !"]
    )
  }

  @Test("S5.7 Nothing is told if nobody gives a value")
  func silence() { #expect(told { Text("a") } == []) }

  private struct Following: View {
    let remote: Remote
    @State private var word = "one"
    @State private var seen = ""

    var body: some View {
      let _ = remote.actions["two"] = { word = "two" }
      VStack {
        Text(verbatim: "seen \(seen)")
        Text("").preference(key: Words.self, value: [word])
      }
      .onPreferenceChange(Words.self) { seen = $0.joined() }
    }
  }

  @Test("S7.5 Writing state when a preference changes is shown in the same pass")
  func writing() {
    let remote = Remote()
    let screen = Screen { Following(remote: remote) }
    #expect(screen.texts.first == "seen one")
    remote("two")
    screen.layOut()
    #expect(screen.texts.first == "seen two")
  }
}
