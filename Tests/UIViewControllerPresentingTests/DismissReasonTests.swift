import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// What a program hears of its presentation.
@MainActor
private final class Journal: ObservableObject {
  @Published var isPresented = false
  @Published var isHostShown = true
  var reasons: [DismissReason] = []
  var attempts = 0
  /// Whether the binding was already set when the end was reported.
  var bindingsAtEnd: [Bool] = []
  weak var controller: TestController?
}

private struct Host: View {
  @ObservedObject var journal: Journal
  var prepare: (TestController) -> Void = { _ in }

  var body: some View {
    VStack {
      if journal.isHostShown {
        Text("host").background(
          UIViewControllerPresenting<TestController, Void>(
            isPresented: $journal.isPresented,
            makeUIViewController: { _, dismiss in
              let controller = TestController(complete: dismiss)
              journal.controller = controller
              prepare(controller)
              return controller
            }
          )
          .onDismiss {
            journal.reasons.append($0)
            journal.bindingsAtEnd.append(journal.isPresented)
          }
          .onDismissAttempt { journal.attempts += 1 }
        )
      }
    }
  }
}

@MainActor
@Suite("The end of a presentation")
struct DismissReasonTests {
  private func start(
    _ doubts: Doubts,
    prepare: @escaping (TestController) -> Void = { _ in }
  ) -> (Stage, Journal) {
    let stage = Stage(doubts: doubts)
    let journal = Journal()
    stage.show { Host(journal: journal, prepare: prepare) }
    stage.perform("true") { journal.isPresented = true }
    stage.settle()
    return (stage, journal)
  }

  private func expectEnd(
    _ reason: DismissReason,
    _ journal: Journal,
    on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    stage.settle()
    #expect(journal.reasons == [reason], sourceLocation: sourceLocation)
    #expect(journal.bindingsAtEnd == [false], sourceLocation: sourceLocation)
    #expect(stage.presentationChain.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("a swipe is reported as swiped away", arguments: Doubts.variants)
  func swipedAway(doubts: Doubts) throws {
    let (stage, journal) = start(doubts)
    try stage.swipeDownAndBack()
    stage.settle()
    #expect(journal.reasons.isEmpty)
    try stage.swipeDown()
    expectEnd(.swipedAway, journal, on: stage)
  }

  @Test("a tap beside the sheet is reported as swiped away", arguments: Doubts.variants)
  func tappedOutside(doubts: Doubts) throws {
    let (stage, journal) = start(doubts) {
      $0.sheetPresentationController?.detents = [.medium()]
    }
    try stage.tapOutside()
    expectEnd(.swipedAway, journal, on: stage)
  }

  @Test("a binding set to false is reported as changed", arguments: Doubts.variants)
  func bindingChanged(doubts: Doubts) {
    let (stage, journal) = start(doubts)
    stage.perform("false") { journal.isPresented = false }
    expectEnd(.bindingChanged, journal, on: stage)
  }

  @Test(
    "a controller that completes is reported as dismissed by itself",
    arguments: Doubts.variants
  )
  func completed(doubts: Doubts) {
    let (stage, journal) = start(doubts)
    stage.perform("completes") { journal.controller?.complete() }
    expectEnd(.controllerDismissed, journal, on: stage)
  }

  @Test("a dismissal by other code is reported the same way", arguments: Doubts.variants)
  func dismissedByOthers(doubts: Doubts) {
    let (stage, journal) = start(doubts)
    stage.perform("dismiss") { journal.controller?.dismiss(animated: true) }
    expectEnd(.controllerDismissed, journal, on: stage)
  }

  @Test("a removed host is reported", arguments: Doubts.variants)
  func hostRemoved(doubts: Doubts) {
    let (stage, journal) = start(doubts)
    stage.perform("removes the host") { journal.isHostShown = false }
    expectEnd(.hostRemoved, journal, on: stage)
  }

  @Test("an ancestor that goes takes it along, and that is reported", arguments: Doubts.variants)
  func ancestorDismissed(doubts: Doubts) {
    let stage = Stage(doubts: doubts)
    let journal = Journal()
    let root = UIViewController()
    stage.show(root)
    root.present(UIHostingController(rootView: Host(journal: journal)), animated: true)
    stage.settle()
    stage.perform("true") { journal.isPresented = true }
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    stage.perform("dismisses all") { root.dismiss(animated: true) }
    expectEnd(.ancestorDismissed, journal, on: stage)
  }

  @Test("a controller that can't be presented is reported as refused, with a message")
  func refused() {
    let stage = Stage()
    let journal = Journal()
    let parent = UIViewController()
    stage.show {
      Host(journal: journal) { parent.addChild($0) }
    }
    stage.perform("true") { journal.isPresented = true }
    expectEnd(.refused, journal, on: stage)
    #expect(stage.console.messages.count == 1)
    #expect(stage.console.messages.first?.text.contains("it is a child of") == true)
  }

  @Test("each refused swipe is reported once", arguments: Doubts.variants)
  func attempts(doubts: Doubts) throws {
    let (stage, journal) = start(doubts) { $0.isModalInPresentation = true }
    for attempt in 1...3 {
      try stage.swipeDown()
      stage.settle()
      #expect(journal.attempts == attempt)
    }
    #expect(journal.reasons.isEmpty)
    #expect(journal.isPresented)
  }
}
