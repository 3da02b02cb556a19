import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("SwiftUI's links")
@MainActor
struct LinkTests {
  @Test("A tap on a link opens its URL with the environment's action")
  func opens() throws {
    let url = try #require(URL(string: "https://example.org/help"))
    let journal = Journal()
    let screen = Screen {
      Link("Help", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            journal.note(url.absoluteString)
            return .handled
          }
        )
    }
    screen.tap("Help")
    #expect(journal.take() == ["https://example.org/help"])
  }
}
