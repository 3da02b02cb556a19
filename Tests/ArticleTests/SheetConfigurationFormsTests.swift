import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

extension SheetConfiguration {
  fileprivate static let third = SheetConfiguration(configure: { sheet in
    sheet.detents = [.custom { context in context.maximumDetentValue / 3 }]
  })
}

/// A screen that presents SwiftUI content in each form that articles show.
private struct NotesScreen: View {
  @State private var isPlain = false
  @State private var isSudden = false
  @State private var isCover = false
  @State private var isDefault = false
  @State private var isHalf = false
  @State private var isExpandable = false
  @State private var isWithoutGrabber = false
  @State private var isThird = false
  @State private var isOwn = false
  @State private var isEverything = false

  var body: some View {
    VStack {
      Button("Plain") { isPlain = true }
        .presenting(isPresented: $isPlain) { Text("note") }
      Button("Sudden") { isSudden = true }
        .presenting(isPresented: $isSudden, animated: false) { Text("note") }
      Button("Cover") { isCover = true }
        .presenting(isPresented: $isCover, animated: true, modalPresentationStyle: .fullScreen) {
          NoteView(isPresented: $isCover)
        }
      Button("Default") { isDefault = true }
        .presenting(isPresented: $isDefault, sheetConfiguration: .default) { Text("note") }
      Button("Half") { isHalf = true }
        .presenting(isPresented: $isHalf, sheetConfiguration: .halfSheet) {
          NoteView(isPresented: $isHalf)
        }
      Button("Expandable") { isExpandable = true }
        .presenting(isPresented: $isExpandable, sheetConfiguration: .expandableHalfSheet()) {
          Text("note")
        }
      Button("Without grabber") { isWithoutGrabber = true }
        .presenting(
          isPresented: $isWithoutGrabber,
          sheetConfiguration: .expandableHalfSheet(prefersGrabberVisible: false)
        ) {
          Text("note")
        }
      Button("Third") { isThird = true }
        .presenting(isPresented: $isThird, sheetConfiguration: .third) { Text("note") }
      Button("Own") { isOwn = true }
        .presenting(
          isPresented: $isOwn,
          sheetConfiguration: SheetConfiguration { $0.detents = [.large(), .medium()] },
          content: { Text("note") }
        )
      Button("Everything") { isEverything = true }
        .presenting(
          isPresented: $isEverything,
          animated: false,
          modalPresentationStyle: .formSheet,
          sheetConfiguration: .halfSheet,
          content: { Text("note") }
        )
    }
  }
}

private struct NoteView: View {
  @Binding var isPresented: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 10) {
      Text("note")
      Button("Set to false") { isPresented = false }
      Button("Dismiss") { dismiss() }
    }
  }
}

@MainActor
@Suite("Presenting SwiftUI content, in each form that articles show")
struct SheetConfigurationFormsTests {
  @Test(
    "each form has its style, its detents and its grabber",
    arguments: [
      ("Plain", UIModalPresentationStyle.pageSheet, ["large"], false),
      ("Sudden", .pageSheet, ["large"], false),
      ("Default", .pageSheet, ["large"], false),
      ("Half", .pageSheet, ["medium"], false),
      ("Expandable", .pageSheet, ["medium", "large"], true),
      ("Without grabber", .pageSheet, ["medium", "large"], false),
      ("Own", .pageSheet, ["large", "medium"], false),
      ("Everything", .formSheet, ["medium"], false),
    ]
  )
  func form(
    name: String,
    style: UIModalPresentationStyle,
    detents: [String],
    hasGrabber: Bool
  ) throws {
    let stage = Stage()
    stage.show { NotesScreen() }
    try stage.tap(name)
    stage.settle()
    #expect(stage.shows("note"))
    let controller = try #require(stage.topController)
    #expect(controller.presentationController?.presentationStyle == style)
    let sheet = try #require(controller.sheetPresentationController)
    let names = sheet.detents.map { $0.identifier == .medium ? "medium" : "large" }
    #expect(names == detents)
    #expect(sheet.prefersGrabberVisible == hasGrabber)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.console.messages.isEmpty)
  }

  @Test("without animation it is on screen at once", arguments: ["Sudden", "Everything"])
  func sudden(name: String) throws {
    let stage = Stage()
    stage.show { NotesScreen() }
    try stage.tap(name)
    let time = stage.now
    stage.settle()
    #expect(stage.now == time && stage.shows("note"))
  }

  @Test("a configuration of one's own decides the height")
  func ownHeight() throws {
    let stage = Stage()
    stage.show { NotesScreen() }
    try stage.tap("Third")
    stage.settle()
    let height = try #require(stage.topController?.view.bounds.height)
    #expect(height < stage.window.bounds.height * 0.4)
  }

  @Test("the content closes itself by its binding and by SwiftUI's own dismiss")
  func closes() throws {
    let stage = Stage()
    stage.show { NotesScreen() }
    for name in ["Half", "Cover"] {
      for button in ["Set to false", "Dismiss"] {
        try stage.tap(name)
        stage.settle()
        try stage.tap(button)
        stage.settle()
        #expect(stage.presentationChain.isEmpty)
      }
    }
    #expect(stage.console.messages.isEmpty)
  }
}
