/// Something that a share sheet offers to do with its items.
///
/// Apps subclass it. An activity that has been chosen gets the items in `prepare`, then shows
/// `activityViewController` if it has one and is performed otherwise; at the end it must call
/// ``activityDidFinish(_:)`` (rule 7.6).
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The share sheet in which the activity was chosen.
  weak var shareSheet: UIActivityViewController?

  /// Creates an activity.
  public override init() { super.init() }

  /// The row that activities of the class are in; actions unless overridden.
  open class var activityCategory: UIActivity.Category { .action }

  /// What tells the activity from others; `nil` unless overridden.
  open var activityType: UIActivity.ActivityType? { nil }

  /// The text of the activity in the share sheet; `nil` unless overridden.
  open var activityTitle: String? { nil }

  /// The image of the activity in the share sheet; `nil` unless overridden.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can do something with some items; `false` unless overridden.
  ///
  /// - Parameter activityItems: The items, or what stands for them.
  /// - Returns: Whether to offer the activity.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Gets the items; does nothing unless overridden.
  ///
  /// - Parameter activityItems: The items.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// What the activity shows, in place of being performed; `nil` unless overridden.
  open var activityViewController: UIViewController? { nil }

  /// Does what the activity does; nothing unless overridden.
  open func perform() {}

  /// Ends the activity: its own controller and the share sheet go.
  ///
  /// - Parameter completed: Whether it did what it does. Source: assumed that `false` ends the share
  ///   sheet too.
  open func activityDidFinish(_ completed: Bool) {
    shareSheet?.activityDidFinish(self, completed: completed)
  }
}
