import ConformanceSupport
import Foundation
import LinkPresentation
import StageRuntime
import Testing
import UIKit

@Suite("Share sheets: items and what is offered")
@MainActor
struct ShareItemTests {
  /// An item source that writes down what it is asked.
  private final class Source: NSObject, UIActivityItemSource {
    var questions: [String] = []
    var metadata: LPLinkMetadata?

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any {
      questions.append("placeholder")
      return ""
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      questions.append("item for \(activityType?.rawValue ?? "nil")")
      return activityType == .copyToPasteboard ? "The real text" : nil
    }

    func activityViewControllerLinkMetadata(
      _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? {
      metadata
    }
  }

  /// A provider whose item depends on the activity.
  private final class Provider: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "for \(activityType?.rawValue ?? "nil")" }
  }

  @Test("P7.7 A source is asked for its placeholder at creation and for its item at the choice")
  func asksSource() {
    let host = ShareSheetHost()
    let source = Source()
    let sheet = host.makeSheet([source])
    #expect(source.questions == ["placeholder"])
    host.present(sheet)
    #expect(source.questions == ["placeholder"])
    #expect(host.tap("Copy"))
    #expect(
      source.questions == ["placeholder", "item for com.apple.UIKit.activity.CopyToPasteboard"]
    )
    #expect(UIPasteboard.general.string == "The real text")
  }

  @Test("P7.7 A source that gives nil leaves its item out")
  func leavesOutNil() {
    let host = ShareSheetHost()
    let activity = TestActivity()
    host.presentSheet([Source(), "kept"], activities: [activity])
    #expect(host.tap("Own"))
    #expect(activity.events.contains(#"prepare with ["kept"]"#))
  }

  @Test("P7.7 An item provider makes its item for the chosen activity")
  func asksProvider() {
    let host = ShareSheetHost()
    let provider = Provider(placeholderItem: "")
    host.presentSheet([provider])
    #expect(provider.activityType == nil)
    #expect(host.tap("Copy"))
    #expect(UIPasteboard.general.string == "for com.apple.UIKit.activity.CopyToPasteboard")
  }

  @Test("P7.7 The header shows a source's link metadata, and else the first item")
  func showsMetadata() throws {
    let host = ShareSheetHost()
    let source = Source()
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL(string: "https://example.com/pie")
    metadata.url = metadata.originalURL
    metadata.title = "Apple pie"
    source.metadata = metadata
    #expect(header(of: host.makeSheet([source])) == "Apple pie")
    metadata.title = nil
    #expect(header(of: host.makeSheet([source])) == "example.com")
    let url = try #require(URL(string: "https://example.org/x"))
    #expect(header(of: host.makeSheet([url])) == "example.org")
    #expect(header(of: host.makeSheet(["Some text"])) == "Some text")
  }

  private func header(of sheet: UIActivityViewController) -> String? {
    (sheet.view as? ShareSheetView)?.header.titleLabel.text
  }

  @Test("P7.6 What is offered depends on the items")
  func offersByItem() throws {
    let host = ShareSheetHost()
    let page = try #require(URL(string: "https://example.com"))
    #expect(offers(host.makeSheet(["text"])) == ["AirDrop", "Messages", "Mail", "Copy"])
    #expect(
      offers(host.makeSheet([page]))
        == ["AirDrop", "Messages", "Mail", "Copy", "Add to Reading List"]
    )
    #expect(
      offers(host.makeSheet([UIImage()]))
        == [
          "AirDrop", "Messages", "Mail", "Copy", "Save Image", "Assign to Contact", "Print",
        ]
    )
    #expect(offers(host.makeSheet([])) == [])
  }

  @Test("P7.6 Excluded types aren't offered, neither the system's nor the app's")
  func excludes() {
    let host = ShareSheetHost()
    let sheet = host.makeSheet(["text"], activities: [TestActivity()])
    sheet.excludedActivityTypes = [.mail, .airDrop, UIActivity.ActivityType("test.own")]
    host.present(sheet)
    #expect(offers(sheet) == ["Messages", "Copy"])
    #expect(!sheet.choose(.mail))
  }

  @Test("P7.6 What is excluded after the presentation is offered still")
  func excludesTooLate() {
    let host = ShareSheetHost()
    let sheet = host.presentSheet(["text"])
    sheet.excludedActivityTypes = [.mail]
    #expect(offers(sheet).contains("Mail"))
  }

  private func offers(_ sheet: UIActivityViewController) -> [String] {
    sheet.loadViewIfNeeded()
    return sheet.offeredActivities.compactMap(\.activityTitle)
  }
}
