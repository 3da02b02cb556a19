import ConformanceSupport
import StageRuntime
import Testing
import UIKit

@Suite("Alerts")
@MainActor
struct AlertTests {
  private let host = PresentationHost()

  private func alert(
    _ style: UIAlertController.Style = .alert,
    actions: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    for (title, kind) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [host] in
          host.journal.add("handler of \($0.title ?? "")")
        }
      )
    }
    return alert
  }

  private func show(_ alert: UIAlertController, on host: PresentationHost) {
    host.root.present(alert, animated: true)
    host.settle()
  }

  // MARK: Choosing

  @Test("An alert's first field has the keyboard as soon as it is on screen")
  func firstFieldHasKeyboard() {
    let alert = alert()
    alert.addTextField()
    alert.addTextField()
    show(alert, on: host)
    #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
  }

  @Test("P1.24 A handler runs at the end of the dismissal, when its presenter is free")
  func handler() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var seen: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [host] _ in
        seen.append("presented: \(host.root.presentedViewController != nil)")
        host.root.present(host.controller("next"), animated: true)
      }
    )
    show(alert, on: host)
    #expect(host.tap("Delete"))
    #expect(seen == ["presented: false"])
    #expect(host.messages == [])
    #expect((host.root.presentedViewController as? Probe)?.name == "next")
  }

  @Test("P1.24 Until the dismissal has ended no handler runs")
  func handlerWaits() {
    let alert = alert()
    show(alert, on: host)
    alert.choose(alert.actions[1])
    host.advance(299)
    #expect(host.journal.take() == [])
    host.advance(2)
    #expect(host.journal.take() == ["handler of Delete"])
  }

  @Test("P1.24 A programmatic dismissal calls no handler")
  func programmatic() {
    show(alert(), on: host)
    host.root.dismiss(animated: true)
    host.settle()
    #expect(host.journal.take() == [])
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P1.24 An alert takes its presenter's only slot")
  func slot() {
    let first = alert()
    show(first, on: host)
    let second = alert()
    host.root.present(second, animated: true)
    #expect(
      host.messages == [
        "Attempt to present \(second.description) on \(host.root.description) (from "
          + "\(host.root.description)) which is already presenting \(first.description)."
      ]
    )
  }

  @Test("A disabled choice can't be tapped, and one that is enabled later can")
  func disabled() {
    let alert = alert(actions: [("OK", .default)])
    alert.actions[0].isEnabled = false
    show(alert, on: host)
    #expect(!host.tap("OK"))
    alert.actions[0].isEnabled = true
    host.settle()
    #expect(host.tap("OK"))
    #expect(host.journal.take() == ["handler of OK"])
  }

  @Test("P4.17 A tap beside an alert does nothing")
  func tapBeside() {
    let alert = alert()
    show(alert, on: host)
    host.tap(CGPoint(x: 20, y: 60))
    #expect(host.root.presentedViewController === alert)
  }

  @Test("An alert lies in the middle of the screen and leaves the presenter's view in place")
  func place() {
    let alert = alert()
    show(alert, on: host)
    #expect(host.frame(of: alert).midX == 195)
    #expect(host.frame(of: alert).width == 270)
    #expect(host.journal.take() == [])
    #expect(host.root.view.window === host.window)
  }

  // MARK: Order

  @Test(
    "The choice that cancels is last, and first of two in an alert",
    arguments: [
      (UIAlertController.Style.alert, ["Cancel", "A"], ["Cancel", "A"]),
      (.alert, ["A", "Cancel"], ["Cancel", "A"]),
      (.alert, ["Cancel", "A", "B"], ["A", "B", "Cancel"]),
      (.actionSheet, ["Cancel", "A"], ["A", "Cancel"]),
    ]
  )
  func order(style: UIAlertController.Style, added: [String], shown: [String]) {
    let alert = alert(style, actions: added.map { ($0, $0 == "Cancel" ? .cancel : .default) })
    show(alert, on: host)
    #expect(host.buttonTitles(in: alert.view) == shown)
  }

  // MARK: Raising

  @Test("A second choice that cancels raises")
  func twoCancels() {
    let alert = alert()
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    #expect(
      host.exceptions == [
        "NSInternalInconsistencyException: UIAlertController can only have one action with a style "
          + "of UIAlertActionStyleCancel"
      ]
    )
    #expect(alert.actions.count == 2)
  }

  @Test("An alert without anything in it raises")
  func empty() {
    show(UIAlertController(title: nil, message: nil, preferredStyle: .alert), on: host)
    #expect(
      host.exceptions == [
        "NSInternalInconsistencyException: UIAlertController must have a title, a message or an "
          + "action to display"
      ]
    )
  }

  @Test("A preferred choice that isn't one of the alert's raises")
  func preferred() {
    let alert = alert()
    alert.preferredAction = alert.actions[1]
    #expect(host.exceptions == [])
    alert.preferredAction = UIAlertAction(title: "Other", style: .default)
    #expect(host.exceptions.count == 1)
    #expect(alert.preferredAction === alert.actions[1])
  }

  // MARK: Text fields

  @Test("An alert shows its fields, which the user can edit before choosing")
  func textFields() throws {
    let alert = alert()
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    show(alert, on: host)
    let field = try #require(alert.textFields?.first)
    #expect(field.placeholder == "Name")
    #expect(host.frame(of: alert).contains(field.convert(field.bounds, to: nil as UIView?)))
    field.becomeFirstResponder()
    field.insertText("Ada")
    #expect(host.tap("Delete"))
    #expect(alert.textFields?.first?.text == "Ada")
    #expect(host.journal.take() == ["handler of Delete"])
  }

  @Test("A field in an action sheet raises")
  func textFieldInActionSheet() {
    let alert = alert(.actionSheet)
    alert.addTextField()
    #expect(
      host.exceptions == [
        "NSInternalInconsistencyException: Text fields can only be added to an alert controller of "
          + "style UIAlertControllerStyleAlert"
      ]
    )
    #expect(alert.textFields == nil)
  }

  // MARK: Action sheets

  @Test("In compact width an action sheet lies at the bottom edge, and needs no source")
  func bottomEdge() {
    let alert = alert(.actionSheet)
    show(alert, on: host)
    #expect(host.exceptions == [])
    #expect(host.frame(of: alert).maxY == 802)
    #expect(host.tap("Delete"))
    #expect(host.journal.take() == ["handler of Delete"])
  }

  @Test("A tap beside an action sheet cancels; at the bottom edge only if something cancels")
  func tapBesideActionSheet() {
    let alert = alert(.actionSheet)
    show(alert, on: host)
    host.tap(CGPoint(x: 195, y: 100))
    #expect(host.journal.take() == ["handler of Cancel"])
    let other = self.alert(.actionSheet, actions: [("A", .default)])
    show(other, on: host)
    host.tap(CGPoint(x: 195, y: 100))
    #expect(host.root.presentedViewController === other)
  }

  @Test("P6.3 In regular width an action sheet without a source raises with its own words")
  func missingSource() {
    let host = PresentationHost(device: .iPadPro11)
    let alert = alert(.actionSheet)
    show(alert, on: host)
    #expect(
      host.exceptions == [
        "NSGenericException: Your application has presented a UIAlertController "
          + "(\(alert.description)) of style UIAlertControllerStyleActionSheet from "
          + "\(host.root.description). The modalPresentationStyle of a UIAlertController with this "
          + "style is UIModalPresentationPopover. You must provide location information for this "
          + "popover through the alert controller's popoverPresentationController. You must provide "
          + "either a sourceView and sourceRect or a barButtonItem.  If this information is not "
          + "known when you present the alert controller, you may provide it in the "
          + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
      ]
    )
  }

  @Test("P6.5 In regular width an action sheet is a popover without the choice that cancels")
  func popover() throws {
    let host = PresentationHost(device: .iPadPro11)
    let alert = alert(.actionSheet)
    let popover = try #require(alert.popoverPresentationController)
    popover.sourceView = host.root.view
    popover.sourceRect = CGRect(x: 400, y: 100, width: 10, height: 10)
    show(alert, on: host)
    #expect(host.exceptions == [])
    #expect(host.buttonTitles(in: alert.view) == ["Delete"])
    host.tap(CGPoint(x: 60, y: 1100))
    #expect(self.host.journal.take() == ["handler of Cancel"])
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P6.11 An action sheet whose window becomes narrow moves to the bottom edge")
  func adaptsWhileShown() throws {
    let host = PresentationHost(device: .iPadPro11)
    let alert = alert(.actionSheet)
    alert.popoverPresentationController?.sourceView = host.root.view
    show(alert, on: host)
    host.scene.resize(to: CGSize(width: 375, height: 1194), safeAreaInsets: .zero)
    host.settle()
    #expect(host.frame(of: alert).maxY == 1186)
    #expect(host.buttonTitles(in: alert.view) == ["Delete", "Cancel"])
  }
}
