import StageRuntime
import SwiftUI

/// What tests of navigation see and do.
extension Screen {
  /// The navigation controller of the stack that is shown.
  var navigation: UINavigationController {
    func find(_ controller: UIViewController) -> UINavigationController? {
      if let found = controller as? UINavigationController { return found }
      return controller.children.lazy.compactMap(find).first
    }
    guard let navigation = find(front) ?? find(controller) else { fatalError("no stack") }
    return navigation
  }

  /// How many screens there are above the root.
  var depth: Int { navigation.viewControllers.count - 1 }

  private var top: (any RenderedHost)? {
    navigation.topViewController?.viewIfLoaded as? any RenderedHost
  }

  /// The texts that the screen in front shows.
  var topTexts: [String] {
    top?.renderedLeaves.filter { $0.kind == .text && $0.opacity > 0 }.map(\.text) ?? []
  }

  /// Taps a button of the screen in front, and waits until nothing happens any more.
  func tapOnTop(_ text: String) {
    tapOnTopOnly(text)
    settle()
  }

  /// Taps a button of the screen in front.
  func tapOnTopOnly(_ text: String) {
    guard let top,
      let leaf = top.renderedLeaves.first(where: { $0.kind == .button && $0.text == text })
    else { return }
    let center = CGPoint(x: leaf.frame.midX, y: leaf.frame.midY)
    tap(at: top.convert(center, to: nil as UIView?))
  }

  /// Taps the back button.
  func goBack() {
    let bar = navigation.navigationBar
    tap(at: bar.convert(CGPoint(x: 24, y: 22), to: nil as UIView?))
  }

  /// Drags from the left edge to the right and lets go.
  func swipeBack(by distance: CGFloat = 350) {
    let touch = TouchSequence.began(at: CGPoint(x: 2, y: 400), in: window)
    for step in 1...20 {
      context.advance(by: .milliseconds(10))
      touch.moved(to: CGPoint(x: 2 + distance * CGFloat(step) / 20, y: 400))
    }
    context.advance(by: .milliseconds(200))
    touch.moved(to: touch.location)
    touch.ended()
    context.turns.endTurn()
  }
}
