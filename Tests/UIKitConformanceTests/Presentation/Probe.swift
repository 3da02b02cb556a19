import UIKit

/// What happened in a test, in order.
@MainActor
final class Journal {
  private var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  /// Returns what has happened since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A controller that writes its callbacks into a journal.
class Probe: UIViewController {
  let name: String
  let journal: Journal
  /// Called in each callback, with the callback's name.
  var onCallback: ((String) -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    journal.add("\(name) \(callback)")
    onCallback?(callback)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}

/// A delegate that writes what it is asked and told into a journal.
final class ProbeDelegate: NSObject, UISheetPresentationControllerDelegate {
  let journal: Journal
  var allowsDismissal = true
  var style: UIModalPresentationStyle?
  var onWillDismiss: ((UIPresentationController) -> Void)?

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journal.add("should dismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    journal.add("will dismiss")
    onWillDismiss?(controller)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    journal.add("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    journal.add("did attempt to dismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    journal.add("did change detent")
  }
}
