import SwiftUI
import Testing
import Understudy
import UnderstudyPictures

@MainActor
@Suite("Pictures of what isn't shown")
struct RedactionPictureTests {
  private func svg<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    let stage = Stage()
    stage.show { content() }
    return stage.picture().svg
  }

  @Test("bars are drawn instead of redacted texts")
  func placeholder() {
    let svg = svg {
      VStack {
        Text("secret").redacted(reason: .placeholder)
        Text("shown").unredacted().redacted(reason: .placeholder)
      }
    }
    #expect(!svg.contains(">secret</text>"))
    #expect(svg.contains(">shown</text>"))
  }

  @Test("for privacy only what is private is redacted, and nothing without a reason")
  func privacy() {
    let svg = svg {
      VStack {
        Group {
          Text("secret").privacySensitive()
          Text("name")
        }
        .redacted(reason: .privacy)
        Text("harmless").privacySensitive()
      }
    }
    #expect(!svg.contains(">secret</text>"))
    #expect(svg.contains(">name</text>") && svg.contains(">harmless</text>"))
  }

  @Test("a status bar that the content hides isn't drawn")
  func statusBar() {
    #expect(!svg { Text("page").statusBarHidden() }.contains(">9:41</text>"))
    #expect(svg { Text("page").statusBarHidden(false) }.contains(">9:41</text>"))
  }
}
