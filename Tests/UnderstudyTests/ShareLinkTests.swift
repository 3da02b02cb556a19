import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
@Suite("Share links")
struct ShareLinkTests {
  private let link = URL(filePath: "/tmp/recipe.txt")

  private func show<Content: View>(
    on device: Device = .iPhone14,
    @ViewBuilder _ content: () -> Content
  ) -> Stage {
    let stage = Stage(device)
    stage.show(content)
    return stage
  }

  private func sheets(_ stage: Stage) -> [UIActivityViewController] {
    stage.presentationChain.compactMap { $0 as? UIActivityViewController }
  }

  /// What an app's own activity would find on the pasteboard.
  private func copy(_ stage: Stage) throws {
    try stage.tap("Copy")
    stage.settle()
  }

  // MARK: The sheet

  @Test("A tap shows the share sheet")
  func shows() throws {
    let stage = show { ShareLink(item: "Hello") }
    #expect(stage.visibleTexts == ["Share…"])
    try stage.tap("Share…")
    stage.settle()
    #expect(sheets(stage).count == 1)
    #expect(stage.presentationChain.count == 1)
  }

  @Test("A swipe down dismisses the sheet, and the link can be tapped again")
  func again() throws {
    let stage = show { ShareLink(item: "Hello") }
    for _ in 1...2 {
      try stage.tap("Share…")
      stage.settle()
      #expect(sheets(stage).count == 1)
      try stage.swipeDown()
      stage.settle()
      #expect(stage.presentationChain.isEmpty)
    }
  }

  @Test("A link that is disabled shows nothing")
  func disabled() throws {
    let stage = show { ShareLink(item: "Hello").disabled(true) }
    try? stage.tap("Share…")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("A link in a sheet shows the share sheet above it")
  func inSheet() throws {
    let stage = show {
      Text("page").sheet(isPresented: .constant(true)) { ShareLink("Share it", item: "Hello") }
    }
    stage.settle()
    try stage.tap("Share it")
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    #expect(stage.presentationChain.last is UIActivityViewController)
  }

  @Test("A link in a bar is its symbol, named by its title")
  func inBar() throws {
    let stage = show {
      NavigationStack {
        Text("page").toolbar { ShareLink(item: "Hello") }
      }
    }
    stage.settle()
    let frame = try stage.find("Share…").frame
    #expect(frame.width == frame.height)
    try stage.tap("Share…")
    stage.settle()
    #expect(sheets(stage).count == 1)
  }

  @Test("A link in a menu shows the share sheet once the menu has gone")
  func inMenu() throws {
    let stage = show { Menu("More") { ShareLink(item: "Hello") } }
    try stage.tap("More")
    stage.settle()
    try stage.tap("Share…")
    stage.settle()
    #expect(sheets(stage).count == 1)
  }

  // MARK: On an iPad

  @Test("On an iPad the sheet is a popover that points at the link")
  func popover() throws {
    let stage = show(on: .iPadPro11) { ShareLink("Share it", item: "Hello").padding(40) }
    let frame = try stage.find("Share it").frame
    try stage.tap("Share it")
    stage.settle()
    let popover = try #require(sheets(stage).first?.popoverPresentationController)
    let source = try #require(popover.sourceView)
    #expect(source.convert(popover.sourceRect, to: nil as UIView?).contains(frame))
    try stage.tapOutside()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("On an iPad the sheet of a link in a bar points at the link")
  func barPopover() throws {
    let stage = show(on: .iPadPro11) {
      NavigationStack { Text("page").toolbar { ShareLink(item: "Hello") } }
    }
    stage.settle()
    let frame = try stage.find("Share…").frame
    try stage.tap("Share…")
    stage.settle()
    let popover = try #require(sheets(stage).first?.popoverPresentationController)
    let source = try #require(popover.sourceView)
    let rect = source.convert(popover.sourceRect, to: nil as UIView?)
    #expect(abs(rect.midX - frame.midX) < 1 && abs(rect.midY - frame.midY) < 1)
  }

  @Test("On an iPad that is turned the popover stays at the link")
  func turned() throws {
    let stage = show(on: .iPadPro11) { ShareLink("Share it", item: "Hello") }
    try stage.tap("Share it")
    stage.settle()
    stage.rotate(to: .landscape)
    stage.settle()
    let popover = try #require(sheets(stage).first?.popoverPresentationController)
    #expect(popover.sourceRect.midX == stage.window.bounds.midX)
  }

  @Test("On an iPad the sheet of a link in a menu points at the menu")
  func menuPopover() throws {
    let stage = show(on: .iPadPro11) { Menu("More") { ShareLink(item: "Hello") } }
    let frame = try stage.find("More").frame
    try stage.tap("More")
    stage.settle()
    try stage.tap("Share…")
    stage.settle()
    let popover = try #require(sheets(stage).first?.popoverPresentationController)
    #expect(popover.sourceRect.contains(CGPoint(x: frame.midX, y: frame.midY)))
  }

  // MARK: Items

  @Test("A text is shared as it is")
  func text() throws {
    let stage = show { ShareLink(item: "Hello") }
    try stage.tap("Share…")
    stage.settle()
    try copy(stage)
    #expect(UIPasteboard.general.strings == ["Hello"])
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("URLs are shared in their order")
  func urls() throws {
    let urls = [link, URL(filePath: "/tmp/other.txt")]
    let stage = show { ShareLink("Both", items: urls) }
    try stage.tap("Both")
    stage.settle()
    try copy(stage)
    #expect(UIPasteboard.general.urls == urls)
  }

  @Test("What is shared is what the link has when it is tapped")
  func latest() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Button("More") { count += 1 }
        ShareLink(item: "\(count)")
      }
    }
    let stage = show { VStack { Page() } }
    try stage.tap("More")
    try stage.tap("Share…")
    stage.settle()
    try copy(stage)
    #expect(UIPasteboard.general.strings == ["1"])
  }

  @Test("An item with a proxy is shared as its proxy")
  func proxy() throws {
    struct Recipe: Transferable {
      let name: String
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.name)
      }
    }
    let stage = show {
      ShareLink(item: Recipe(name: "Soup"), preview: SharePreview("A recipe"))
    }
    try stage.tap("Share…")
    stage.settle()
    #expect(stage.visibleTexts.contains("A recipe"))
    try copy(stage)
    #expect(UIPasteboard.general.strings == ["Soup"])
  }

  @Test("A picture is shared as one of UIKit's")
  func picture() throws {
    let cup = Image(systemName: "cup.and.saucer")
    let stage = show {
      ShareLink(item: cup, preview: SharePreview("Cup", image: cup)) { Text("Cup") }
    }
    try stage.tap("Cup")
    stage.settle()
    try copy(stage)
    #expect(UIPasteboard.general.image == UIImage(systemName: "cup.and.saucer"))
  }

  // MARK: What is said of them

  @Test("A preview's title is what the sheet's head says, for each item its own")
  func previews() throws {
    let stage = show {
      ShareLink(items: ["a", "b"]) { SharePreview("Letter \($0)") }
    }
    try stage.tap("Share…")
    stage.settle()
    #expect(stage.visibleTexts.contains("Letter a"))
  }

  @Test("The subject is the mail's, and the message is in the mail with the items")
  func mail() throws {
    let stage = show {
      ShareLink(item: "Hello", subject: Text("Greeting"), message: Text("Read this"))
    }
    try stage.tap("Share…")
    stage.settle()
    try stage.tap("Mail")
    stage.settle()
    #expect(stage.shows("Subject: Greeting"))
    #expect(stage.visibleTexts.contains { $0.contains("Hello") && $0.contains("Read this") })
  }

  @Test("The message isn't copied")
  func message() throws {
    let stage = show { ShareLink(item: "Hello", message: Text("Read this")) }
    try stage.tap("Share…")
    stage.settle()
    try copy(stage)
    #expect(UIPasteboard.general.strings == ["Hello"])
  }
}
