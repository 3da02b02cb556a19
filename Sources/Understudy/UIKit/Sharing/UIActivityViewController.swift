import Foundation
import StageRuntime

/// The share sheet: it offers what can be done with some items, and dismisses itself (rule 7.6).
///
/// It is a popover on an iPad and a sheet on an iPhone. How a choice is carried out is in
/// `UIActivityViewController+Activities.swift`.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Hears how the sheet has ended: with which activity, whether it was completed, with which items
  /// returned, and with which error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Hears how the sheet has ended: with which activity, and whether it was completed.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  let items: [Any]
  /// What the items' sources gave to stand for them, when the sheet was made (rule 7.7).
  private(set) var placeholders: [Any] = []
  private let applicationActivities: [UIActivity]
  var progress = ActivityProgress()

  /// Creates a share sheet.
  ///
  /// - Parameters:
  ///   - activityItems: What to share: strings, URLs, images, data, any objects that the activities
  ///     know, or sources of them. None offers nothing but what the app's own activities accept;
  ///     assumed, as it isn't documented.
  ///   - applicationActivities: The app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    placeholders = activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
  }

  /// Not available: a share sheet is made of items.
  ///
  /// - Parameter coder: An archive.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  // MARK: Completion

  /// Called once, when the sheet is finished or dismissed; set to `nil` after the call.
  ///
  /// The activity is `nil` if the sheet was closed without a choice. Called after the sheet has gone;
  /// assumed, as the page doesn't say.
  open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  /// Called as ``completionWithItemsHandler`` is, which has precedence.
  @available(*, deprecated, message: "Use completionWithItemsHandler instead.")
  open var completionHandler: UIActivityViewController.CompletionHandler? {
    get { olderCompletionHandler }
    set { olderCompletionHandler = newValue }
  }
  var olderCompletionHandler: UIActivityViewController.CompletionHandler?

  // MARK: What is offered

  /// The types of activities to leave out; read when the sheet is presented.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Whether the sheet may put one activity in front; nothing follows from it on a stage.
  @available(iOS 15.4, *)
  open var allowsProminentActivity: Bool = true

  /// The activities on offer, those that share first.
  package private(set) var offeredActivities: [UIActivity] = []

  private func findActivities() {
    let excluded = Set(excludedActivityTypes ?? [])
    let candidates = BuiltInActivity.all() + applicationActivities
    let possible = candidates.filter { activity in
      if let type = activity.activityType, excluded.contains(type) { return false }
      return activity.canPerform(withActivityItems: placeholders)
    }
    let sharing = possible.filter { category(of: $0) == .share }
    let acting = possible.filter { category(of: $0) == .action }
    offeredActivities = sharing + acting
  }

  private func category(of activity: UIActivity) -> UIActivity.Category {
    (activity as? BuiltInActivity)?.category ?? type(of: activity).activityCategory
  }

  // MARK: The screen

  package override var automaticPresentationStyle: UIModalPresentationStyle {
    UIApplication.shared.screen.idiom == .pad ? .popover : super.automaticPresentationStyle
  }

  /// Half a screen, and all of it.
  ///
  /// Source: field, of iPhones; which detents the system's own sheet has isn't documented.
  @available(iOS 15.0, *)
  override var automaticDetents: [UISheetPresentationController.Detent] { [.medium(), .large()] }

  /// Makes the header, the row of apps and the actions.
  open override func loadView() {
    findActivities()
    let header = ShareSheetHeader(subject) { [weak self] in self?.close() }
    let apps = offeredActivities.filter { category(of: $0) == .share }.map { activity in
      ShareAppButton(activity.activityTitle ?? "", tile: tile(of: activity)) { [weak self] in
        self?.choose(activity)
      }
    }
    let copying = offeredActivities.filter { $0.activityType == .copyToPasteboard }
    let others = offeredActivities.filter {
      category(of: $0) == .action && $0.activityType != .copyToPasteboard
    }
    let screen = ShareSheetView(
      header: header,
      apps: apps,
      actions: [copying, others].map { $0.map(makeActionButton) }
    )
    view = screen
    preferredContentSize = CGSize(width: 375, height: screen.contentHeight)
  }

  private func makeActionButton(for activity: UIActivity) -> ShareActionButton {
    ShareActionButton(activity.activityTitle ?? "", image: activity.activityImage) {
      [weak self] in self?.choose(activity)
    }
  }

  private func tile(of activity: UIActivity) -> ShareTile {
    if let activity = activity as? BuiltInActivity { return ShareTile(activity.look) }
    return ShareTile(image: activity.activityImage)
  }

  /// What the header says of the items: a source's link metadata, or else the first item itself
  /// (rule 7.7).
  private var subject: ShareSubject {
    for case let source as any UIActivityItemSource in items {
      guard let metadata = source.activityViewControllerLinkMetadata(self) else { continue }
      if let subject = ShareSubject(metadata) { return subject }
    }
    return ShareSubject(placeholders)
  }

  /// Begins anew where the sheet is presented again.
  ///
  /// - Parameter animated: Whether that takes time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if outermostContainer.isBeingPresented { progress = ActivityProgress() }
  }

  /// Notes whether an activity's own screen is up when the sheet goes.
  ///
  /// - Parameter animated: Whether that takes time.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    progress.isLeavingUnderActivity = presentedViewController != nil
  }

  /// Reports the end if the sheet has been dismissed.
  ///
  /// - Parameter animated: Whether that took time.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if outermostContainer.isBeingDismissed { reportEnd() }
  }
}
