import SwiftUI
import UIKit

/// What tests of menus see and do.
extension Screen {
  /// The open menu.
  var menu: MenuView? { views(of: MenuView.self).first }

  /// The titles of the open menu's elements.
  var menuTitles: [String] { menu?.elements.map(\.title) ?? [] }

  /// The titles of the actions with a tick.
  var tickedTitles: [String] {
    menu?.elements.compactMap { $0 as? UIAction }.filter { $0.state == .on }.map(\.title) ?? []
  }

  /// Taps an element of the open menu.
  func tapInMenu(_ title: String) {
    guard let menu,
      let row = views(of: UIButton.self).last(where: {
        $0.isDescendant(of: menu) && $0.currentTitle == title
      })
    else { return }
    tap(row)
    settle()
  }

  /// Lets a finger stay on the first leaf with a text.
  func hold(_ text: String) {
    guard let frame = frame(text, .button) ?? frame(text) else { return }
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: window)
    context.advance(by: .milliseconds(700))
    finger.ended()
    context.turns.endTurn()
    settle()
  }
}
