import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// The styles that differ in what UIKit does: with the presenter's view in the window and without,
/// with a swipe and without.
private let styles: [UIModalPresentationStyle] = [.automatic, .fullScreen, .overFullScreen]

@MainActor
@Suite("A UIKit controller presented by a binding")
struct PresentationTests {
  @Test("setting the binding to true presents", arguments: Doubts.variants, styles)
  func presents(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    #expect(stage.presentationChain.isEmpty)
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    expectPresented(model, on: stage)
  }

  @Test("setting the binding to false dismisses", arguments: Doubts.variants, styles)
  func dismisses(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    stage.perform("false") { model.isPresented = false }
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test("a controller that is swiped away sets the binding to false", arguments: Doubts.variants)
  func swipedAway(doubts: Doubts) throws {
    let (stage, model) = start(doubts)
    present(model, on: stage)
    try stage.swipeDown()
    #expect(model.isPresented, "It is still on its way, and the user could have cancelled.")
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test("a cancelled swipe changes nothing", arguments: Doubts.variants)
  func cancelledSwipe(doubts: Doubts) throws {
    let (stage, model) = start(doubts)
    present(model, on: stage)
    for _ in 0..<3 {
      try stage.swipeDownAndBack()
      stage.settle()
      expectPresented(model, on: stage)
    }
    try stage.swipeDown()
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test("a refused swipe changes nothing", arguments: Doubts.variants)
  func refusedSwipe(doubts: Doubts) throws {
    let (stage, model) = start(doubts) { $0.isModalInPresentation = true }
    present(model, on: stage)
    try stage.swipeDown()
    stage.settle()
    expectPresented(model, on: stage)
  }

  @Test(
    "the controller's own completion dismisses it and sets the binding to false at once",
    arguments: Doubts.variants,
    styles
  )
  func completion(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    stage.perform("completes") { model.controller?.complete() }
    #expect(!model.isPresented)
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test(
    "a completion during the presentation dismisses when it has ended",
    arguments: Doubts.variants
  )
  func earlyCompletion(doubts: Doubts) {
    let (stage, model) = start(doubts)
    stage.perform("true") { model.isPresented = true }
    stage.advance(by: Stage.partOfTransition)
    stage.perform("completes") { model.controller?.complete() }
    #expect(stage.presents(model), "A transition isn't interrupted.")
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test(
    "a dismissal by other code sets the binding to false",
    arguments: Doubts.variants,
    styles
  )
  func dismissedByOthers(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    stage.perform("dismiss") { stage.window.rootViewController?.dismiss(animated: true) }
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test(
    "true, false and true again within one animation leaves it on screen",
    arguments: Doubts.variants,
    styles
  )
  func toggledInFlight(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    for value in [true, false, true] {
      stage.perform("\(value)") { model.isPresented = value }
      stage.advance(by: .milliseconds(50))
    }
    stage.settle()
    expectPresented(model, on: stage)
    #expect(model.madeCount == 1)
  }

  @Test(
    "false and true again while it is being dismissed presents it anew",
    arguments: Doubts.variants,
    styles
  )
  func toggledWhileLeaving(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    stage.perform("false") { model.isPresented = false }
    stage.advance(by: Stage.partOfTransition)
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    expectPresented(model, on: stage)
    #expect(model.madeCount == 2)
  }

  @Test(
    "a binding that is true from the start presents as soon as there is a window",
    arguments: Doubts.variants,
    styles
  )
  func trueFromTheStart(doubts: Doubts, style: UIModalPresentationStyle) {
    let stage = Stage(doubts: doubts)
    let model = Model()
    model.isPresented = true
    stage.show { PresentingHost(model: model, style: style) }
    stage.settle()
    expectPresented(model, on: stage)
  }

  @Test(
    "removing the presenting view dismisses, and sets the binding to false",
    arguments: Doubts.variants,
    styles
  )
  func hostRemoved(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    stage.perform("removes the host") { model.isHostShown = false }
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test("removing the presenting view while it presents dismisses", arguments: Doubts.variants)
  func hostRemovedInFlight(doubts: Doubts) {
    let (stage, model) = start(doubts)
    stage.perform("true") { model.isPresented = true }
    stage.advance(by: Stage.partOfTransition)
    stage.perform("removes the host") { model.isHostShown = false }
    stage.settle()
    expectGone(model, on: stage)
  }

  @Test(
    "without animation it presents and dismisses as well",
    arguments: Doubts.variants,
    styles
  )
  func unanimated(doubts: Doubts, style: UIModalPresentationStyle) {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { PresentingHost(model: model, style: style, isAnimated: false) }
    for _ in 0..<3 {
      stage.perform("true") { model.isPresented = true }
      stage.settle()
      expectPresented(model, on: stage)
      stage.perform("false") { model.isPresented = false }
      stage.settle()
      expectGone(model, on: stage)
    }
    #expect(stage.now == .zero)
  }

  @Test("on an iPad a popover points at the presenting view")
  func popover() throws {
    let stage = Stage(.iPadPro11)
    let model = Model()
    stage.show { PresentingHost(model: model, style: .popover) }
    present(model, on: stage)
    let popover = try #require(model.controller?.popoverPresentationController)
    let source = try #require(popover.sourceView)
    let host = try stage.find("host")
    #expect(source.convert(source.bounds, to: stage.window) == host.frame)
    #expect(popover.sourceRect == source.bounds)
  }

  @Test("twenty rounds of presenting and dismissing by turns work like the first")
  func manyRounds() throws {
    let (stage, model) = start()
    for round in 1...20 {
      present(model, on: stage)
      #expect(model.madeCount == round)
      if round.isMultiple(of: 2) {
        try stage.swipeDown()
      } else {
        stage.perform("completes") { model.controller?.complete() }
      }
      stage.settle()
      expectGone(model, on: stage)
    }
  }

  @Test("nothing is left of a presentation that has ended", arguments: Doubts.variants, styles)
  func leaksNothing(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, model) = start(doubts, style)
    present(model, on: stage)
    weak let presentationController = model.controller?.presentationController
    #expect(presentationController != nil)
    stage.perform("false") { model.isPresented = false }
    stage.settle()
    #expect(model.controller == nil)
    #expect(presentationController == nil)
  }

  @Test("nothing is left of a stage with a presentation")
  func leaksNoHost() {
    weak var window: UIWindow?
    weak var model: Model?
    weak var controller: TestController?
    do {
      let (stage, theModel) = start()
      present(theModel, on: stage)
      (window, model, controller) = (stage.window, theModel, theModel.controller)
      #expect(controller != nil)
    }
    #expect(window == nil)
    #expect(model == nil)
    #expect(controller == nil)
  }

  @Test("the same script gives the same transcript twice")
  func sameTranscript() throws {
    func play() throws -> String {
      let (stage, model) = start()
      present(model, on: stage)
      try stage.swipeDownAndBack()
      stage.settle()
      try stage.swipeDown()
      stage.settle()
      return stage.transcript.description
    }
    let first = try play()
    #expect(first.contains("TestController"))
    #expect(try play() == first)
  }

  // MARK: Steps

  private func start(
    _ doubts: Doubts = Doubts(),
    _ style: UIModalPresentationStyle = .automatic,
    prepare: @escaping (TestController) -> Void = { _ in }
  ) -> (Stage, Model) {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { PresentingHost(model: model, style: style, prepare: prepare) }
    return (stage, model)
  }

  private func present(_ model: Model, on stage: Stage) {
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    expectPresented(model, on: stage)
  }

  private func expectPresented(
    _ model: Model,
    on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.presents(model), sourceLocation: sourceLocation)
    #expect(model.isPresented, sourceLocation: sourceLocation)
    #expect(stage.console.messages == [], sourceLocation: sourceLocation)
  }

  private func expectGone(
    _ model: Model,
    on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.presentationChain.isEmpty, sourceLocation: sourceLocation)
    #expect(!model.isPresented, sourceLocation: sourceLocation)
    #expect(stage.console.messages == [], sourceLocation: sourceLocation)
  }
}
