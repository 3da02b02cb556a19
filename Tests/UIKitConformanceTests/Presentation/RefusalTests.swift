import StageRuntime
import Testing
import UIKit

@Suite("Refused presentations")
@MainActor
struct RefusalTests {
  private let host = PresentationHost()

  /// The beginning of every refusal.
  private func attempt(
    _ presented: UIViewController,
    on presenter: UIViewController,
    from receiver: UIViewController? = nil
  ) -> String {
    "Attempt to present \(presented.description) on \(presenter.description) "
      + "(from \((receiver ?? presenter).description)) "
  }

  @Test("P2.2 Presenting oneself raises")
  func itself() {
    host.root.present(host.root, animated: true)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: Application tried to present modal view controller on "
          + "itself. Presenting controller is \(host.root.description)."
      ]
    )
  }

  @Test("P2.3 Presenting what is presented, or about to be, raises", arguments: [true, false])
  func alreadyPresented(atRest: Bool) {
    let presented = host.controller()
    host.root.present(presented, animated: true)
    if atRest { host.settle() }
    host.root.present(presented, animated: true)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(presented.description) that is already being presented by "
          + "\(host.root.description)."
      ]
    )
  }

  @Test("P2.4 Presenting a child raises")
  func hasParent() {
    let parent = host.controller("parent")
    let child = host.controller("child")
    parent.addChild(child)
    host.root.present(child, animated: true)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: Application tried to present modally a view controller "
          + "\(child.description) that has a parent view controller \(parent.description)."
      ]
    )
  }

  @Test("P2.5 The style none raises inside the call, a missing popover source after the commit")
  func whenItRaises() {
    host.root.present(host.controller("V", .none), animated: true)
    #expect(host.exceptions.count == 1)
    let host = PresentationHost(device: .iPadPro11)
    host.root.present(host.controller("V", .popover), animated: true)
    #expect(host.exceptions == [])
    host.endTurn()
    #expect(host.exceptions.count == 1)
  }

  @Test("P2.6 A presenter without a window is told so, and the completion never runs")
  func notInWindow() {
    let presenter = host.controller("P")
    let presented = host.controller()
    var completed = false
    presenter.present(presented, animated: true) { completed = true }
    host.settle()
    #expect(
      host.messages == [
        attempt(presented, on: presenter) + "whose view is not in the window hierarchy."
      ]
    )
    #expect(!completed)
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test("P2.6 A presenter covered full screen has no window")
  func covered() {
    host.present("V", .fullScreen)
    host.present("W")
    #expect(host.messages.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test("P2.6 The presenter's view counts, not the receiver's")
  func receiverOffScreen() {
    let child = host.controller("child")
    host.root.addChild(child)
    let presented = host.present(on: child)
    #expect(presented.presentingViewController === host.root)
    #expect(host.messages == [])
  }

  @Test("P2.7 A present on a controller that presents already is logged and ignored")
  func alreadyPresenting() {
    let first = host.present()
    let child = host.controller("child")
    host.root.addChild(child)
    let second = host.controller("W")
    child.present(second, animated: true)
    host.settle()
    #expect(
      host.messages == [
        attempt(second, on: host.root, from: child)
          + "which is already presenting \(first.description)."
      ]
    )
    #expect(host.root.presentedViewController === first)
  }

  @Test(
    "P2.8 The second of two presents in a turn is refused, with the text of the doubt",
    arguments: Doubts.RepeatedPresent.allCases
  )
  func twoInOneTurn(variant: Doubts.RepeatedPresent) {
    var doubts = Doubts()
    doubts.repeatedPresent = variant
    let host = PresentationHost(doubts)
    let first = host.controller("V")
    let second = host.controller("W")
    host.root.present(first, animated: true)
    host.root.present(second, animated: true)
    host.settle()
    let reason =
      switch variant {
      case .presentationInProgress: "while a presentation is in progress."
      case .alreadyPresenting: "which is already presenting \(first.description)."
      }
    #expect(host.messages == [attempt(second, on: host.root) + reason])
    #expect(host.root.presentedViewController === first)
  }

  @Test("P2.8 While the presenter presents, another present is refused", arguments: [1, 250, 499])
  func whilePresenting(milliseconds: Int) {
    host.root.present(host.controller(), animated: true)
    host.advance(milliseconds)
    let second = host.controller("W")
    host.root.present(second, animated: true)
    #expect(
      host.messages == [attempt(second, on: host.root) + "while a presentation is in progress."]
    )
  }

  @Test("P2.8 While the presenter's sheet leaves, a present is refused", arguments: [0, 250, 499])
  func whileDismissing(milliseconds: Int) {
    host.present()
    host.root.dismiss(animated: true)
    if milliseconds > 0 { host.advance(milliseconds) }
    let second = host.controller("W")
    host.root.present(second, animated: true)
    #expect(
      host.messages == [attempt(second, on: host.root) + "while a presentation is in progress."]
    )
  }

  @Test("P2.9 From a controller that hasn't begun to appear, its missing window is the reason")
  func fromBeforeAppearing() {
    let presented = host.controller()
    host.root.present(presented, animated: true)
    presented.present(host.controller("W"), animated: true)
    #expect(host.messages.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test(
    "P2.9 From a controller that is appearing, the doubt decides",
    arguments: Doubts.PresentWhileAppearing.allCases
  )
  func fromAppearing(variant: Doubts.PresentWhileAppearing) {
    var doubts = Doubts()
    doubts.presentWhileAppearing = variant
    let host = PresentationHost(doubts)
    let presented = host.controller()
    let second = host.controller("W")
    host.root.present(presented, animated: true)
    host.advance(100)
    presented.present(second, animated: true)
    host.settle()
    #expect((presented.presentedViewController === second) == (variant == .accepted))
    #expect(host.messages.count == (variant == .accepted ? 0 : 1))
    let arrivals = host.journal.take().filter { $0.hasSuffix("DidAppear") }
    #expect(
      arrivals
        == (variant == .accepted ? ["V viewDidAppear", "W viewDidAppear"] : ["V viewDidAppear"])
    )
  }

  @Test("P2.9 From viewDidAppear on, a present is safe")
  func fromDidAppear() {
    let presented = host.controller()
    let second = host.controller("W")
    presented.onCallback = { callback in
      if callback == "viewDidAppear" { presented.present(second, animated: true) }
    }
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.messages == [])
    #expect(presented.presentedViewController === second)
    #expect(second.view.window === host.window)
  }

  @Test("P2.10 From a controller that has gone, its missing window is the reason")
  func fromGone() {
    let presented = host.present()
    host.root.dismiss(animated: true)
    host.settle()
    presented.present(host.controller("W"), animated: true)
    #expect(host.messages.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test("P2.10 In its last callback a controller is still leaving, and presents nothing")
  func fromLastCallback() {
    let presented = host.present()
    presented.onCallback = { [host] callback in
      guard callback == "viewDidDisappear" else { return }
      presented.present(host.controller("W"), animated: true)
    }
    host.root.dismiss(animated: true)
    host.settle()
    presented.onCallback = nil
    #expect(presented.presentedViewController == nil)
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.hasSuffix("while a presentation is in progress.") == true)
  }

  @Test("P2.11 A detached controller presents, and is discouraged")
  func detached() {
    let detached = host.controller("detached")
    host.root.view.addSubview(detached.view)
    host.settle()
    let presented = host.present(on: detached)
    #expect(
      host.messages == [
        "Presenting view controllers on detached view controllers is discouraged "
          + "\(detached.description)."
      ]
    )
    #expect(presented.presentingViewController === detached)
  }
}
