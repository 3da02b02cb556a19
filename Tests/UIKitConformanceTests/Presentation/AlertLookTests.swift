import ConformanceSupport
import Foundation
import Testing
import UIKit

@Suite("The look of alerts")
@MainActor
struct AlertLookTests {
  private let host = DeviceHost()

  private func show(
    _ style: UIAlertController.Style,
    title: String? = "Delete?",
    actions: [(String, UIAlertAction.Style)],
    fields: Int = 0
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: "It is gone.", preferredStyle: style)
    for (title, kind) in actions { alert.addAction(UIAlertAction(title: title, style: kind)) }
    for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
    host.window.rootViewController?.present(alert, animated: true)
    host.settle()
    return alert
  }

  private func views<View: UIView>(_ type: View.Type, in alert: UIAlertController) -> [View] {
    func inside(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inside) }
    return inside(alert.view).compactMap { $0 as? View }
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private func buttons(_ alert: UIAlertController) -> [UIButton] {
    views(UIButton.self, in: alert).filter { $0.currentTitle != nil }
  }

  @Test("An action sheet's choices are 57 points high, the one that cancels on a card of its own")
  func actionSheet() {
    let alert = show(
      .actionSheet,
      actions: [("Cancel", .cancel), ("Save", .default), ("Delete", .destructive)]
    )
    let buttons = buttons(alert)
    #expect(buttons.map(\.currentTitle) == ["Save", "Delete", "Cancel"])
    #expect(buttons.map(\.frame.size) == Array(repeating: CGSize(width: 374, height: 57), count: 3))
    #expect(abs(buttons[1].frame.minY - buttons[0].frame.maxY) < 0.01)
    #expect(abs(buttons[2].frame.minY - buttons[1].frame.maxY - 8) < 0.01)
    #expect(abs(buttons[2].frame.maxY - alert.view.bounds.height) < 0.01)
    #expect(
      buttons.map { $0.titleLabel?.font }
        == [.systemFont(ofSize: 20), .systemFont(ofSize: 20), .boldSystemFont(ofSize: 20)]
    )
    #expect(
      buttons.map(\.currentTitleColor) == [buttons[0].tintColor, .systemRed, buttons[0].tintColor]
    )
  }

  @Test("An action sheet that nothing cancels is one card")
  func oneCard() {
    let buttons = buttons(show(.actionSheet, actions: [("Save", .default), ("Delete", .default)]))
    #expect(abs(buttons[1].frame.minY - buttons[0].frame.maxY) < 0.01)
  }

  @Test("An alert is 270 points wide, with two choices side by side, 44 points high")
  func alert() {
    let alert = show(.alert, actions: [("Delete", .destructive), ("Cancel", .cancel)])
    let buttons = buttons(alert)
    #expect(alert.view.bounds.width == 270)
    #expect(buttons.map(\.currentTitle) == ["Cancel", "Delete"])
    #expect(buttons.map(\.frame.size) == Array(repeating: CGSize(width: 135, height: 44), count: 2))
    #expect(buttons[0].titleLabel?.font == .boldSystemFont(ofSize: 17))
    let texts = views(UILabel.self, in: alert).filter { $0.superview === alert.view }
    #expect(texts.map(\.text) == ["Delete?", "It is gone."])
    #expect(texts.map(\.font) == [.boldSystemFont(ofSize: 17), .systemFont(ofSize: 13)])
    #expect(texts.map(\.textAlignment) == [.center, .center])
  }

  @Test("An alert with fields lies above the keyboard, in the middle of what is free")
  func aboveKeyboard() throws {
    let alert = show(.alert, actions: [("OK", .default)], fields: 2)
    let free = host.window.safeAreaInsets.top...(try #require(host.window.keyboardFrame).minY)
    let frame = alert.view.convert(alert.view.bounds, to: nil as UIView?)
    #expect(abs(frame.midY - (free.lowerBound + free.upperBound) / 2) < 1)
    alert.textFields?.first?.resignFirstResponder()
    host.settle()
    #expect(alert.view.convert(alert.view.bounds, to: nil as UIView?).minY > frame.minY)
  }

  @Test("An alert's fields have small text and no border of their own, one below the other")
  func fields() throws {
    let fields = try #require(show(.alert, actions: [("OK", .default)], fields: 2).textFields)
    #expect(fields.map(\.borderStyle) == [.none, .none])
    #expect(fields.map(\.font) == Array(repeating: .systemFont(ofSize: 13), count: 2))
    #expect(abs(fields[1].frame.minY - fields[0].frame.maxY) < 0.01)
  }
}
