import ConformanceSupport
import Foundation
import StageRuntime
import UIKit

/// A device on which share sheets are presented, and what their handlers heard.
@MainActor
final class ShareSheetHost: DeviceHost {
  /// What the handlers heard, in order: the activity, and whether it was completed.
  var ends: [String] = []

  var presenter: UIViewController? { window.rootViewController }

  /// Makes a share sheet whose handler writes into ``ends``.
  func makeSheet(
    _ items: [Any] = ["Some text"],
    activities: [UIActivity]? = nil
  ) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.completionWithItemsHandler = { [weak self] type, completed, items, error in
      let name = type.map { String($0.rawValue.split(separator: ".").last ?? "") } ?? "nil"
      self?.ends.append("\(name) \(completed)")
    }
    return sheet
  }

  /// Presents a share sheet and waits until it is there.
  @discardableResult
  func presentSheet(
    _ items: [Any] = ["Some text"],
    activities: [UIActivity]? = nil
  ) -> UIActivityViewController {
    let sheet = makeSheet(items, activities: activities)
    present(sheet)
    return sheet
  }

  func present(_ sheet: UIActivityViewController) {
    presenter?.present(sheet, animated: true)
    settle()
  }
}

/// An activity of an app's own.
class TestActivity: UIActivity {
  var events: [String] = []
  var controller: UIViewController?
  /// What the activity says when it is performed; `nil` for nothing yet.
  var result: Bool? = true

  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.own") }
  override var activityTitle: String? { "Own" }
  override var activityViewController: UIViewController? { controller }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    events.append("can perform with \(activityItems)")
    return true
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    events.append("prepare with \(activityItems)")
  }

  override func perform() {
    events.append("perform")
    if let result { activityDidFinish(result) }
  }
}
