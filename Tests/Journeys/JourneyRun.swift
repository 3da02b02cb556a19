import SwiftUI
import UIKit
import UIViewControllerPresenting
import Understudy

/// A journey that is being played: the stage, the screen, and the checks at rest.
@MainActor
final class JourneyRun {
  private let journey: Journey
  private var stage: Stage?
  private let model = JourneyModel()
  private var swipe: SheetSwipe?
  /// What may have ended each slot's presentation, by what has happened since it was at rest.
  private var causes = JourneySlot.allCases.map { _ in Set<DismissReason>() }
  private var isWindowOpen = true
  /// The slots whose presentations were closed with the window, and whose bindings have to say so.
  private var closed: Set<JourneySlot> = []
  /// Whether nothing has happened since everything was at rest.
  private var isAtRest = false
  private(set) var failure: String?

  init(_ journey: Journey) {
    self.journey = journey
    let stage = Stage(
      journey.kind.isPad ? .iPadPro11 : .iPhone14,
      doubts: journey.doubts,
      onException: .record
    )
    self.stage = stage
    let model = model
    stage.show { JourneyScreen(journey: journey, model: model) }
  }

  // MARK: Steps

  func perform(_ step: JourneyStep) {
    guard let stage else { return }
    noteCauses(of: step)
    defer { isAtRest = step == .settle }
    switch step {
    case .set(let slot, let value):
      stage.perform("\(step)") { model.set(slot, value) }
    case .blink(let slot):
      stage.perform("\(step)") {
        model.set(slot, !model.wants(slot))
        model.set(slot, !model.wants(slot))
      }
    case .exchange:
      stage.perform("\(step)") { model.exchange() }
    case .complete(let slot):
      stage.perform("\(step)") { model.made.last { $0.slot == slot }?.dismiss() }
    case .swipe:
      if swipe == nil { try? stage.swipeDown() }
    case .holdSwipe:
      if swipe == nil { swipe = try? stage.beginSwipeDown() }
    case .letGo(let isFinishing):
      if isFinishing { swipe?.finish() } else { swipe?.cancel() }
      swipe = nil
    case .tapBeside:
      if isWindowOpen, swipe == nil { stage.tap(at: CGPoint(x: 3, y: 300)) }
    case .dismissFront:
      stage.perform("\(step)") {
        stage.topController?.presentingViewController?.dismiss(animated: true)
      }
    case .dismissAll:
      stage.perform("\(step)") { stage.window.rootViewController?.dismiss(animated: true) }
    case .alert:
      presentAlert(on: stage)
    case .tapAlert:
      if stage.topController is UIAlertController { try? stage.tap("OK") }
    case .systemSheet(let value):
      stage.perform("\(step)") { model.isSystemSheetWanted = value }
    case .hosts(let value):
      stage.perform("\(step)") { model.areHostsShown = value }
    case .update:
      stage.perform("\(step)") { model.count += 1 }
    case .rotate:
      stage.rotate(to: stage.orientation == .portrait ? .landscape : .portrait)
    case .closeWindow:
      closeWindow(of: stage)
    case .wait(let milliseconds):
      stage.advance(by: .milliseconds(milliseconds))
    case .settle:
      settle()
    }
  }

  private func closeWindow(of stage: Stage) {
    if isAtRest { closed = Set(JourneySlot.allCases.filter { !model.shown($0).isEmpty }) }
    swipe = nil
    stage.close(stage.window)
    isWindowOpen = false
  }

  private func presentAlert(on stage: Stage) {
    guard let top = stage.topController, !(top is UIAlertController) else { return }
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.perform("presents an alert") { top.present(alert, animated: true) }
  }

  /// Comes to rest, with nobody's finger on the screen, and checks.
  private func settle() {
    swipe?.cancel()
    swipe = nil
    stage?.settle()
    check()
  }

  /// Takes everything off the screen.
  func finish() {
    settle()
    guard failure == nil, let stage else { return }
    for slot in JourneySlot.allCases { perform(.set(slot, false)) }
    perform(.systemSheet(false))
    settle()
    guard failure == nil else { return }
    perform(.dismissAll)
    settle()
    if failure == nil, isWindowOpen, !stage.presentationChain.isEmpty {
      failure = "\(stage.presentationChain) stays on screen when nothing is wanted."
    }
  }

  /// Throws the stage away and says what is left of it.
  func leak() -> String? {
    stage = nil
    guard let left = model.made.first(where: { $0.controller != nil }) else { return nil }
    return "A controller of '\(left.slot)' has leaked."
  }

  // MARK: Reasons

  private func noteCauses(of step: JourneyStep) {
    switch step {
    case .set(let slot, _), .blink(let slot):
      causes[slot.rawValue].insert(.bindingChanged)
      if slot == .sibling {
        if journey.policy == .replace { addToAll([.replaced]) }
        if journey.policy == .refuse { causes[slot.rawValue].insert(.refused) }
      }
    case .exchange:
      causes[JourneySlot.item.rawValue].insert(.bindingChanged)
    case .complete(let slot):
      causes[slot.rawValue].insert(.controllerDismissed)
    case .swipe, .holdSwipe, .letGo, .tapBeside:
      addToAll([.swipedAway])
    case .dismissFront, .dismissAll, .alert, .tapAlert, .systemSheet:
      addToAll([.controllerDismissed])
    case .hosts, .closeWindow:
      addToAll([.hostRemoved])
      if journey.policy == .replace { addToAll([.replaced]) }
    case .update, .rotate, .wait, .settle:
      return
    }
    if case .set(let slot, _) = step { closed.remove(slot) }
    if case .blink(let slot) = step { closed.remove(slot) }
    if step == .exchange { closed.remove(.item) }
    // Whatever takes one away takes away what is above it.
    addToAll([.ancestorDismissed])
    causes[JourneySlot.inner.rawValue].insert(.hostRemoved)
  }

  private func addToAll(_ reasons: Set<DismissReason>) {
    for index in causes.indices { causes[index].formUnion(reasons) }
  }

  // MARK: Checks

  private func check() {
    guard failure == nil, let stage else { return }
    failure =
      JourneySlot.allCases.lazy.compactMap { self.disagreement(about: $0, on: stage) }.first
      ?? (journey.contender == .package ? wrongEnd() : nil)
      ?? complaint(on: stage)
    for slot in JourneySlot.allCases where shown(slot).isEmpty && !model.wants(slot) {
      causes[slot.rawValue] = []
    }
  }

  /// What of a slot is on screen.
  private func shown(_ slot: JourneySlot) -> [MadeController] {
    isWindowOpen ? model.shown(slot) : []
  }

  /// How binding and screen disagree, if they do.
  private func disagreement(about slot: JourneySlot, on stage: Stage) -> String? {
    let shown = shown(slot)
    if shown.count > 1 { return "'\(slot)' is on screen twice." }
    if !shown.isEmpty, !model.wants(slot) { return "'\(slot)' is on screen and not wanted." }
    if let first = shown.first, first.item != model.item, slot == .item {
      return "'\(slot)' shows another item than is wanted."
    }
    if closed.contains(slot), model.wants(slot) {
      return "'\(slot)' is wanted, though its window was closed."
    }
    if shown.isEmpty, model.wants(slot), !mayWait(slot, on: stage) {
      return "'\(slot)' is wanted and not on screen."
    }
    return nil
  }

  /// Whether a slot has a reason to wait: its view is away, or its place is taken.
  private func mayWait(_ slot: JourneySlot, on stage: Stage) -> Bool {
    guard isWindowOpen else { return true }
    switch slot {
    case .inner:
      guard let outer = shown(.outer).first?.controller else { return true }
      return (outer.parent ?? outer).presentedViewController != nil
    case .outer, .sibling, .item:
      return !model.areHostsShown || stage.window.rootViewController?.presentedViewController != nil
    }
  }

  /// Which ends are too many, too few or for the wrong reason.
  private func wrongEnd() -> String? {
    defer { model.ends = [] }
    for slot in JourneySlot.allCases {
      let reasons = model.ends.filter { $0.slot == slot }.map(\.reason)
      let unfounded = reasons.compactMap(\.self).first { !causes[slot.rawValue].contains($0) }
      if let reason = unfounded {
        return "'\(slot)' ended as \(reason), for which there was no cause."
      }
      let shown = shown(slot)
      let ended = model.made.filter { made in
        made.slot == slot && made.hasAppeared && !made.hasEnded
          && !shown.contains { $0 === made }
      }
      for made in ended { made.hasEnded = true }
      let count = reasons.filter { $0 != .refused }.count
      if count != ended.count {
        return "\(ended.count) of '\(slot)' have gone, and \(count) ends were told: \(reasons)."
      }
    }
    return nil
  }

  /// What was logged or raised because of the presentations.
  private func complaint(on stage: Stage) -> String? {
    if let exception = stage.exceptions.first { return "\(exception)" }
    return stage.console.messages.map(\.text).first {
      $0.hasPrefix("Attempt to present <Journey") || $0.hasPrefix("Can't present")
    }
  }
}
