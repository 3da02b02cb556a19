import ShareSheet
import SwiftUI
import Testing
import UIKit
import Understudy

private final class CountWords: UIActivity {
  override var activityType: UIActivity.ActivityType? { ActivityType("count-words") }
  override var activityTitle: String? { "Count words" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { activityDidFinish(true) }
}

/// Activity sheets in each form that articles show.
private struct PoemScreen: View {
  @State private var item: ActivityItem?
  @State private var poem: ActivityItem?
  @State private var outcome = ""

  var body: some View {
    VStack {
      Text("Outcome: \(outcome)")
      Button("Text") { item = ActivityItem(items: "A poem") }
      Button("Several") { item = .init(items: "A poem", 5, ["A", "B"]) }
      Button("Own activity") {
        item = ActivityItem(
          items: "A poem",
          activities: [CountWords()],
          excludedTypes: [.copyToPasteboard]
        )
      }
      Button("Link") {
        guard let url = URL(string: "https://www.swift.org") else { return }
        item = .link(url, title: "Swift", icon: UIImage())
      }
      Button("Poem") { poem = ActivityItem(items: "A poem") }
        .activitySheet($poem, permittedArrowDirections: [.up, .down]) {
          activityType,
          success,
          items,
          error in
          outcome = success && error == nil ? activityType?.rawValue ?? "none" : "cancelled"
        }
    }
    .activitySheet($item)
  }
}

@MainActor
@Suite("Activity sheets, in each form that articles show")
struct ActivitySheetFormsTests {
  @Test(
    "each item is shared, and a choice closes the sheet",
    arguments: [
      ("Text", "Copy"), ("Several", "Copy"), ("Own activity", "Count words"), ("Link", "Copy"),
      ("Poem", "Copy"),
    ]
  )
  func form(name: String, choice: String) throws {
    let stage = Stage()
    stage.show { PoemScreen() }
    try stage.tap(name)
    stage.settle()
    try stage.tap(choice)
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    let chosen = name == "Poem" ? UIActivity.ActivityType.copyToPasteboard.rawValue : ""
    #expect(stage.shows("Outcome: \(chosen)"))
  }

  @Test("what is excluded isn't offered, and a link shows its title")
  func contents() throws {
    let stage = Stage()
    stage.show { PoemScreen() }
    try stage.tap("Own activity")
    stage.settle()
    #expect(!stage.shows("Copy"))
    try stage.tap("Close")
    stage.settle()
    try stage.tap("Link")
    stage.settle()
    #expect(stage.shows("Swift"))
  }

  @Test("on an iPad it points at the view, from where it may")
  func popover() throws {
    let stage = Stage(.iPadPro11)
    stage.show { PoemScreen() }
    try stage.tap("Poem")
    stage.settle()
    let popover = try #require(stage.topController?.popoverPresentationController)
    #expect(popover.permittedArrowDirections == [.up, .down])
    let source = try #require(popover.sourceView)
    #expect(source.convert(source.bounds, to: stage.window) == (try stage.find("Poem").frame))
    try stage.tapOutside()
    stage.settle()
    #expect(stage.shows("Outcome: cancelled"))
  }
}
