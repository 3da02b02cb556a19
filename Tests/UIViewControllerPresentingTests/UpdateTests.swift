import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// A screen whose state is read by the update of the controller and by nothing else.
private struct DraftScreen: View {
  @State private var isPresented = false
  @State private var title = "Draft"
  let note: (String) -> Void

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }
      Button("Rename") { title += "!" }
    }
    .background(
      UIViewControllerPresenting(isPresented: $isPresented) { _, _ in
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [.medium()]
        controller.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        return controller
      }
      .updateUIViewController { controller, _ in
        controller.title = title
        note(title)
      }
    )
  }
}

@MainActor
@Suite("Updates of a presented UIKit controller")
struct UpdateTests {
  @Test("a controller is updated as soon as it is presented", arguments: Doubts.variants)
  func first(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    var titles: [String] = []
    stage.show { DraftScreen { titles.append($0) } }
    try stage.tap("Open")
    stage.settle()
    #expect(stage.topController?.title == "Draft")
    #expect(titles == ["Draft"])
  }

  @Test(
    "a controller follows state that only its update reads, in each presentation",
    arguments: Doubts.variants
  )
  func follows(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    stage.show {
      VStack {
        DraftScreen { _ in }.frame(maxHeight: 120)
        Spacer()
      }
    }
    for title in ["Draft!", "Draft!!"] {
      try stage.tap("Open")
      stage.settle()
      try stage.tap("Rename")
      stage.settle()
      #expect(stage.topController?.title == title)
      try stage.swipeDown()
      stage.settle()
    }
  }
}
