import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// A view in a window of its own that presents, and notes what becomes of it.
@MainActor
private final class Shown: ObservableObject {
  @Published var isOn = false
  @Published var isCoverOn = false
  var reasons: [DismissReason] = []
}

private struct Content: View {
  @ObservedObject var shown: Shown
  var style = UIModalPresentationStyle.automatic

  var body: some View {
    Text("document").presenting(
      isPresented: $shown.isOn,
      modalPresentationStyle: style,
      onDismiss: { shown.reasons.append($0) },
      content: { Text("presented") }
    )
  }
}

private struct Inner: View {
  @ObservedObject var outer: Shown
  @ObservedObject var inner: Shown

  var body: some View {
    Text("document").presenting(
      isPresented: $outer.isOn,
      sheetConfiguration: .default,
      onDismiss: { outer.reasons.append($0) },
      content: {
        Text("outer").presenting(
          isPresented: $inner.isOn,
          onDismiss: { inner.reasons.append($0) },
          content: { Text("inner") }
        )
      }
    )
  }
}

@MainActor
@Suite("A window closed under a presentation")
struct WindowClosingTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .popover,
  ]

  private func start(
    _ doubts: Doubts = Doubts(),
    _ style: UIModalPresentationStyle = .automatic
  ) -> (stage: Stage, shown: Shown, window: UIWindow) {
    let stage = Stage(.iPadPro11, doubts: doubts)
    stage.show { Text("main window") }
    let shown = Shown()
    let window = stage.openWindow { Content(shown: shown, style: style) }
    return (stage, shown, window)
  }

  private func set(_ shown: Shown, _ isOn: Bool, on stage: Stage) {
    stage.perform("sets \(isOn)") { shown.isOn = isOn }
    stage.settle()
  }

  @Test(
    "sets its binding to false and tells the end once",
    arguments: Doubts.variants,
    styles
  )
  func atRest(doubts: Doubts, style: UIModalPresentationStyle) {
    let (stage, shown, window) = start(doubts, style)
    set(shown, true, on: stage)
    #expect(window.rootViewController?.presentedViewController != nil)
    stage.close(window)
    stage.settle()
    #expect(!shown.isOn)
    #expect(shown.reasons == [.hostRemoved])
  }

  @Test("does so in the middle of a transition", arguments: [true, false])
  func inTransition(isPresenting: Bool) {
    let (stage, shown, window) = start()
    if !isPresenting { set(shown, true, on: stage) }
    stage.perform("toggles") { shown.isOn.toggle() }
    stage.advance(by: Stage.partOfTransition)
    stage.close(window)
    stage.settle()
    #expect(!shown.isOn)
    #expect(shown.reasons.count == 1)
  }

  @Test("does so under a finger that holds the sheet")
  func underFinger() throws {
    let stage = Stage()
    let shown = Shown()
    stage.show { Content(shown: shown) }
    set(shown, true, on: stage)
    let swipe = try stage.beginSwipeDown()
    stage.close(stage.window)
    swipe.finish()
    stage.settle()
    #expect(!shown.isOn)
    #expect(shown.reasons == [.hostRemoved])
  }

  @Test("ends everything that was presented in it")
  func nested() {
    let stage = Stage(.iPadPro11)
    stage.show { Text("main window") }
    let (outer, inner) = (Shown(), Shown())
    let window = stage.openWindow { Inner(outer: outer, inner: inner) }
    set(outer, true, on: stage)
    set(inner, true, on: stage)
    stage.close(window)
    stage.settle()
    #expect(!outer.isOn && !inner.isOn)
    #expect(outer.reasons == [.hostRemoved] && inner.reasons == [.hostRemoved])
  }

  @Test("leaves a presentation in another window alone")
  func otherWindow() {
    let (stage, shown, window) = start()
    let other = Shown()
    let otherWindow = stage.openWindow { Content(shown: other) }
    set(shown, true, on: stage)
    set(other, true, on: stage)
    stage.close(window)
    stage.settle()
    #expect(other.isOn && other.reasons.isEmpty)
    #expect(otherWindow.rootViewController?.presentedViewController != nil)
  }

  @Test("leaves nothing behind", arguments: [true, false])
  func leaksNothing(isAtRest: Bool) throws {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    let stage: Stage
    do {
      let (theStage, shown, theWindow) = start()
      stage = theStage
      stage.perform("presents") { shown.isOn = true }
      if isAtRest { stage.settle() } else { stage.advance(by: Stage.partOfTransition) }
      (window, controller) = (theWindow, theWindow.rootViewController?.presentedViewController)
      #expect(controller != nil)
      stage.close(theWindow)
      stage.settle()
    }
    #expect(window == nil)
    #expect(controller == nil)
  }

  @Test("what is wanted in a closed window waits, and comes in a window opened anew")
  func reopened() {
    let (stage, shown, window) = start()
    set(shown, true, on: stage)
    stage.close(window)
    stage.settle()
    set(shown, true, on: stage)
    #expect(shown.isOn)
    #expect(shown.reasons == [.hostRemoved])
    let again = stage.openWindow { Content(shown: shown) }
    stage.settle()
    #expect(again.rootViewController?.presentedViewController != nil)
    #expect(window.rootViewController !== again.rootViewController)
  }
}
