import StageRuntime
import SwiftUI
import Testing

final class EntryBox: Sendable {}

extension EnvironmentValues {
  @Entry var entryDepth: Int = 3
  @Entry package var entryInferred = "text: with = signs"  // and a comment
  @Entry var entryOptional: String?
  @Entry fileprivate var entryList: [String: [Int]] = ["a": [1, 2]]
  @Entry var entryAction: @MainActor (Int) -> Int = { $0 + 1 }
  @Entry var entryBox = EntryBox()
  @Entry var `entryDefault`: Set<Int> = []
}

extension Transaction {
  @Entry var entryReason: String = "none"
}

#Preview { Text("preview") }

#Preview("Named") {
  VStack { Text("preview") }
}

@Suite("Entries")
@MainActor
struct EntryTests {
  @Test("S6.2 An entry has its default until it is set", arguments: [3, 9])
  func value(depth: Int) {
    var values = EnvironmentValues()
    if depth != 3 { values.entryDepth = depth }
    #expect(values.entryDepth == depth)
  }

  @Test("Types are inferred; optionals are nil; functions and generic types are entries too")
  func types() {
    var values = EnvironmentValues()
    #expect(values.entryInferred == "text: with = signs")
    #expect(values.entryOptional == nil)
    #expect(values.entryList["a"] == [1, 2])
    #expect(values.entryAction(1) == 2)
    #expect(values.entryDefault.isEmpty)
    values.entryOptional = "set"
    #expect(values.entryOptional == "set")
  }

  @Test("A default is made anew whenever it is read")
  func freshDefault() {
    let values = EnvironmentValues()
    #expect(values.entryBox !== values.entryBox)
  }

  @Test("A transaction has entries too")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.entryReason == "none")
    transaction.entryReason = "test"
    #expect(transaction.entryReason == "test")
  }

  private struct Reader: View {
    @Environment(\.entryDepth) private var depth
    var body: some View { Text("depth \(depth)") }
  }

  @Test("A view reads an entry from its environment")
  func reading() {
    let screen = Screen {
      VStack {
        Reader()
        Reader().environment(\.entryDepth, 5)
      }
    }
    #expect(screen.texts == ["depth 3", "depth 5"])
  }
}
