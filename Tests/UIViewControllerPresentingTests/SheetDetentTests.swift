import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
@Suite("The detents of a presented sheet")
struct SheetDetentTests {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  @MainActor
  private final class Model: ObservableObject {
    @Published var isPresented = true
    @Published var detent: Identifier?
  }

  private struct Host: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("host").presenting(
        isPresented: $model.isPresented,
        sheetConfiguration: .expandableHalfSheet(),
        selectedDetentIdentifier: $model.detent
      ) {
        Text("content")
      }
    }
  }

  @Test("the binding says where the sheet opens")
  func opens() {
    let stage = Stage()
    let model = Model()
    model.detent = .large
    stage.show { Host(model: model) }
    stage.settle()
    #expect(stage.topController?.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test("the user's drags set the binding")
  func drags() throws {
    let stage = Stage()
    let model = Model()
    stage.show { Host(model: model) }
    stage.settle()
    try stage.dragSheet(to: .large)
    stage.settle()
    #expect(model.detent == .large)
    try stage.dragSheet(to: .medium)
    stage.settle()
    #expect(model.detent == .medium)
    #expect(stage.console.messages.isEmpty)
  }

  @Test("setting the binding moves the sheet")
  func moves() throws {
    let stage = Stage()
    let model = Model()
    stage.show { Host(model: model) }
    stage.settle()
    let half = try #require(stage.topController?.view.frame.height)
    stage.perform("large") { model.detent = .large }
    stage.settle()
    #expect(try #require(stage.topController?.view.frame.height) > half)
  }
}
