import Foundation
import StageRuntime
import SwiftUI

/// What tests of lists see and do.
extension Screen {
  /// The cells on the screen, from top to bottom.
  var cells: [UIView] {
    layOut()
    return Self.views(in: window) { String(describing: Swift.type(of: $0)) == "ListCellView" }
      .sorted { frame(of: $0).minY < frame(of: $1).minY }
  }

  /// The frame of a view, in the window.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// The cell in which a text is.
  func cell(_ text: String) -> UIView? {
    guard let frame = frame(text, .button) ?? frame(text) else { return nil }
    return cells.first { self.frame(of: $0).contains(CGPoint(x: frame.midX, y: frame.midY)) }
  }

  /// The colour of what a cell shows.
  func color(ofCell text: String) -> UIColor? {
    cell(text).flatMap { cell in
      Self.views(in: cell) { $0.backgroundColor != nil }.first?.backgroundColor
    }
  }

  /// What the screen in front of a navigation stack shows.
  var topLeaves: [RenderedLeaf] {
    (navigation.topViewController?.viewIfLoaded as? any RenderedHost)?.renderedLeaves ?? []
  }

  /// The views in a view, itself included, outer ones first, that fulfil a condition.
  static func views(in view: UIView, where condition: (UIView) -> Bool) -> [UIView] {
    let inner = view.subviews.flatMap { views(in: $0, where: condition) }
    return condition(view) ? [view] + inner : inner
  }

  /// Drags a finger sideways over the row of a text.
  func swipe(_ text: String, by distance: CGFloat) {
    guard let cell = cell(text) else { return }
    let frame = frame(of: cell)
    let start = CGPoint(x: distance < 0 ? frame.maxX - 20 : frame.minX + 20, y: frame.midY)
    drag(from: start, by: CGVector(dx: distance, dy: 0))
  }

  /// Taps the middle of a view with a name for assistive technologies.
  func tapControl(_ name: String) {
    layOut()
    guard let view = Self.views(in: window, where: { $0.accessibilityLabel == name }).first else {
      return
    }
    let frame = frame(of: view)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    settle()
  }

  /// The names for assistive technologies of the views on the screen.
  var controlNames: [String] {
    layOut()
    return Self.views(in: window) { $0.accessibilityLabel?.isEmpty == false }
      .compactMap(\.accessibilityLabel)
  }
}
