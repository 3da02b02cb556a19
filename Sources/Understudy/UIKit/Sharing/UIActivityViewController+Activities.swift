import Foundation
import StageRuntime

/// How far a share sheet has come with what the user chose.
struct ActivityProgress {
  /// The activity that was chosen and hasn't ended.
  var running: UIActivity?
  /// What the sheet has ended with, once it has.
  var outcome: Outcome?
  /// Whether the sheet is going while an activity's own screen is above it.
  var isLeavingUnderActivity = false
  /// Whether the handler has been called for the last time.
  var isReported = false

  struct Outcome {
    let type: UIActivity.ActivityType?
    let isCompleted: Bool
  }
}

extension UIActivityViewController {
  // MARK: What the user does

  /// Chooses an activity, as a tap on it does.
  ///
  /// - Parameter type: The activity's type.
  /// - Returns: Whether it is on offer.
  @discardableResult
  package func choose(_ type: UIActivity.ActivityType) -> Bool {
    guard let activity = offeredActivities.first(where: { $0.activityType == type }) else {
      return false
    }
    choose(activity)
    return true
  }

  /// Gives a chosen activity its items and lets it begin.
  func choose(_ activity: UIActivity) {
    guard progress.outcome == nil, presentedViewController == nil else { return }
    record("runs \(activity.activityType?.rawValue ?? "an activity without type")")
    progress.running = activity
    activity.shareSheet = self
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Closes the sheet without a choice, as its button does.
  package func close() {
    guard progress.outcome == nil, presentedViewController == nil else { return }
    leave(with: ActivityProgress.Outcome(type: nil, isCompleted: false))
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  /// What the items' sources call them for an activity; empty where none says anything.
  fileprivate func subject(for type: UIActivity.ActivityType?) -> String {
    for case let source as any UIActivityItemSource in items {
      let subject = source.activityViewController(self, subjectForActivityType: type)
      if !subject.isEmpty { return subject }
    }
    return ""
  }

  // MARK: What activities say

  /// Ends the sheet with an activity that has ended.
  func activityDidFinish(_ activity: UIActivity, completed: Bool) {
    guard activity === progress.running, progress.outcome == nil else { return }
    leave(
      with: ActivityProgress.Outcome(type: activity.activityType, isCompleted: completed)
    )
  }

  /// Goes back to the choice; what the handler hears is a doubt (rule 7.6).
  func activityWasCancelled(_ activity: UIActivity) {
    guard activity === progress.running, progress.outcome == nil else { return }
    progress.running = nil
    record("is back from \(activity.activityType?.rawValue ?? "an activity without type")")
    let outcome = ActivityProgress.Outcome(type: activity.activityType, isCompleted: false)
    switch StageContext.current.doubts.innerActivityCancel {
    case .silent:
      break
    case .reported:
      callHandlers(outcome, forTheLastTime: true)
    case .reportedBeforeEnd:
      callHandlers(outcome, forTheLastTime: false)
    }
  }

  // MARK: Ending

  /// Dismisses the sheet and all above it, or only reports where nobody presents it.
  ///
  /// What is still arriving is waited for, since an activity may end while its own screen comes up.
  private func leave(with outcome: ActivityProgress.Outcome) {
    progress.outcome = outcome
    progress.running = nil
    if let arriving = arrivingTransition {
      arriving.performAfterCompletion { [self] in dismissAll() }
    } else {
      dismissAll()
    }
  }

  private func dismissAll() {
    // Asked while the sheet goes already, the presenter would dismiss itself (rule 3.6).
    guard !outermostContainer.isBeingDismissed else { return }
    guard let presenter = presentingViewController else { return reportEnd() }
    presenter.dismiss(animated: true)
  }

  private var arrivingTransition: ModalTransition? {
    let transitions = [
      PresentationContext.presentationAbove(self)?.transition,
      PresentationContext.presentationBelow(self)?.transition,
    ]
    return transitions.lazy.compactMap { $0 }.first { $0.direction == .presentation }
  }

  /// Calls the handler, unless the sheet went from under an activity's own screen: then nobody hears
  /// of it (rule 7.6).
  func reportEnd() {
    if progress.outcome == nil, progress.isLeavingUnderActivity { return }
    callHandlers(
      progress.outcome ?? ActivityProgress.Outcome(type: nil, isCompleted: false),
      forTheLastTime: true
    )
  }

  private func callHandlers(_ outcome: ActivityProgress.Outcome, forTheLastTime isLast: Bool) {
    guard !progress.isReported else { return }
    let handler = completionWithItemsHandler
    let olderHandler = olderCompletionHandler
    if isLast {
      progress.isReported = true
      completionWithItemsHandler = nil
      olderCompletionHandler = nil
    }
    record(
      "ends with \(outcome.type?.rawValue ?? "no activity"), "
        + (outcome.isCompleted ? "completed" : "not completed")
    )
    if let handler {
      handler(outcome.type, outcome.isCompleted, nil, nil)
    } else {
      olderHandler?(outcome.type, outcome.isCompleted)
    }
  }

  private func record(_ event: @autoclosure () -> String) {
    StageContext.current.transcript.record(.system, transcriptName, event())
  }
}

extension UIActivity {
  /// What the items are called that the activity was given; empty where nobody has said.
  var subject: String { shareSheet?.subject(for: activityType) ?? "" }
}

// MARK: - What a missing source raises

extension UIActivityViewController {
  /// What UIKit says where the sheet is to be a popover and nobody said where (rule 6.3).
  package var missingPopoverSourceReason: String {
    """
    Your application has presented a UIActivityViewController (\(objectDescription)). In its current \
    trait environment, the modalPresentationStyle of a UIActivityViewController with this style is \
    UIModalPresentationPopover. You must provide location information for this popover through the \
    view controller's popoverPresentationController. You must provide either a sourceView and \
    sourceRect or a barButtonItem. If this information is not known when you present the view \
    controller, you may provide it in the UIPopoverPresentationControllerDelegate method \
    -prepareForPopoverPresentation.
    """
  }
}
