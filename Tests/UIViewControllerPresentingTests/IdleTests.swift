import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
@Suite("A presentation that nobody wants")
struct IdleTests {
  @Test("it puts no view and no controller of UIKit's behind its view")
  func costsNothing() {
    let stage = Stage()
    stage.show { Text("host") }
    let bare = stage.viewTree
    stage.show {
      Text("host")
        .background(
          UIViewControllerPresenting<UIViewController, Void>(
            isPresented: .constant(false),
            makeUIViewController: { _, _ in UIViewController() }
          )
        )
        .presenting(isPresented: .constant(false)) { Text("content") }
        .bottomSheet(isPresented: .constant(false)) { Text("content") }
    }
    #expect(stage.viewTree == bare)
  }

  private struct Counter: View {
    @ObservedObject var model: Model
    @State private var taps = 0

    var body: some View {
      Button("taps \(taps)") { taps += 1 }
        .presenting(isPresented: $model.isPresented) { Text("content") }
        .presenting(isPresented: .constant(false)) { Text("other") }
    }
  }

  @Test(
    "being wanted for the first time leaves the presenting view its state",
    arguments: Doubts.variants
  )
  func keepsState(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { Counter(model: model) }
    try stage.tap("taps 0")
    for _ in 1...2 {
      stage.perform("true") { model.isPresented = true }
      stage.settle()
      #expect(stage.shows("content"))
      stage.perform("false") { model.isPresented = false }
      stage.settle()
      #expect(!stage.shows("content"))
      #expect(stage.shows("taps 1"))
    }
  }

  @Test(
    "one that is wanted and given up before the next layout presents nothing",
    arguments: Doubts.variants
  )
  func givenUp(doubts: Doubts) {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { PresentingHost(model: model) }
    stage.perform("true and false") {
      model.isPresented = true
      model.isPresented = false
    }
    stage.settle()
    #expect(model.madeCount == 0)
    #expect(stage.presentationChain.isEmpty)
  }
}
