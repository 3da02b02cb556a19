import SwiftUI
import Testing

@Suite("Redaction")
@MainActor
struct RedactionTests {
  private struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Text(verbatim: "\(reasons.rawValue)") }
  }

  @Test("Reasons add up inward, and are undone as a whole")
  func reasons() {
    let screen = Screen {
      VStack {
        Reader()
        Reader().redacted(reason: .placeholder)
        Reader().redacted(reason: .privacy).redacted(reason: .placeholder)
        Reader().unredacted().redacted(reason: .placeholder)
      }
    }
    #expect(screen.texts == ["0", "1", "3", "0"])
  }

  @Test("What is redacted takes the same room")
  func room() {
    let plain = Screen { Text("hello") }
    let redacted = Screen { Text("hello").redacted(reason: .placeholder) }
    #expect(redacted.frame("hello") == plain.frame("hello"))
  }
}
