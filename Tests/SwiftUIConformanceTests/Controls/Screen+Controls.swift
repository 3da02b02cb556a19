import StageRuntime
import SwiftUI

/// What tests of controls see and do.
extension Screen {
  /// The UIKit views of a kind in the window, in the order of the view tree.
  func views<V: UIView>(of type: V.Type) -> [V] {
    func collect(_ view: UIView, into found: inout [V]) {
      if let view = view as? V { found.append(view) }
      for subview in view.subviews { collect(subview, into: &found) }
    }
    var found: [V] = []
    collect(window, into: &found)
    return found
  }

  /// Taps the middle of a UIKit view.
  func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?))
  }

  /// Types a text on the keyboard; a line feed presses return.
  @discardableResult
  func type(_ text: String) -> Bool {
    context.perform {
      defer { context.turns.endTurn() }
      return application.keyboard.type(text)
    }
  }

  /// The elements of SwiftUI's own that assistive technologies see, in reading order.
  var elements: [UIAccessibilityElement] {
    (controller.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
  }

  /// Taps an item of the tab bar.
  func tapTab(_ title: String) {
    guard let bar = views(of: UITabBar.self).first,
      let index = bar.items?.firstIndex(where: { $0.title == title })
    else { return }
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    let point = CGPoint(x: (CGFloat(index) + 0.5) * width, y: 20)
    tap(at: bar.convert(point, to: nil as UIView?))
    settle()
  }
}
