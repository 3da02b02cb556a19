import StageRuntime
import SwiftUI

/// What tests of presentations see and do.
extension Screen {
  /// The presented controllers, the lowest first.
  var chain: [UIViewController] { Array(window.presentationChain.dropFirst()) }

  /// The controller in front.
  var front: UIViewController { chain.last ?? controller }

  /// The texts that the front controller shows.
  var frontTexts: [String] { host(of: front)?.texts ?? [] }

  /// The texts of each presented controller, the lowest first.
  var presentedTexts: [[String]] { chain.map { host(of: $0)?.texts ?? [] } }

  private func host(of controller: UIViewController) -> (any RenderedHost)? {
    controller.viewIfLoaded as? any RenderedHost
  }

  /// Taps a button of the front controller.
  func tapInFront(_ text: String) {
    guard let host = host(of: front),
      let leaf = host.renderedLeaves.first(where: { $0.kind == .button && $0.text == text })
    else { return }
    let center = CGPoint(x: leaf.frame.midX, y: leaf.frame.midY)
    tap(at: host.convert(center, to: nil as UIView?))
  }

  /// Chooses an action of the alert in front.
  func choose(_ title: String) {
    guard let alert = front as? UIAlertController,
      let action = alert.actions.first(where: { $0.title == title })
    else { return }
    context.perform {
      alert.choose(action)
      context.turns.endTurn()
    }
    settle()
  }

  /// Drags the front sheet downwards, a step each hundredth of a second.
  func drag(by distance: CGFloat) -> TouchSequence {
    let view: UIView = front.view
    let frame = view.convert(view.bounds, to: nil as UIView?)
    let start = CGPoint(x: frame.midX, y: frame.minY + 20)
    let touch = TouchSequence.began(at: start, in: window)
    for step in 1...20 {
      context.advance(by: .milliseconds(10))
      touch.moved(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
    }
    return touch
  }

  /// Swipes the front sheet down and lets go of it.
  func swipeDown(by distance: CGFloat = 600) {
    let touch = drag(by: distance)
    context.advance(by: .milliseconds(200))
    touch.moved(to: touch.location)
    touch.ended()
    context.turns.endTurn()
  }
}

extension RenderedHost {
  @MainActor fileprivate var texts: [String] {
    renderedLeaves.filter { $0.kind == .text && $0.opacity > 0 }.map(\.text)
  }
}
