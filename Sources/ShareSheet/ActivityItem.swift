#if canImport(UIKit)
import UIKit

/// What an activity sheet shares, and with what.
public struct ActivityItem {
  let items: [Any]
  let activities: [UIActivity]
  let excludedTypes: [UIActivity.ActivityType]

  /// Tells one item from another: each that is created is presented anew.
  let identity = Identity()

  final class Identity {}

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - items: What is shared: texts, URLs, images or `UIActivityItemSource`s. Without any there is
  ///     nothing to share, and the sheet is refused with a message in the log.
  ///   - activities: The app's own activities, besides the system's.
  ///   - excludedTypes: The system's activities that aren't offered.
  public init(
    items: Any...,
    activities: [UIActivity] = [],
    excludedTypes: [UIActivity.ActivityType] = []
  ) {
    self.items = items
    self.activities = activities
    self.excludedTypes = excludedTypes
  }

  /// Creates an item that shares a link, with a title and an icon in the sheet's header.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - title: What the header says.
  ///   - icon: What the header shows beside it; `nil` for nothing.
  /// - Returns: The item.
  @MainActor
  public static func link(_ url: URL, title: String, icon: UIImage? = nil) -> ActivityItem {
    ActivityItem(items: LinkActivityItemSource(url: url, title: title, icon: icon))
  }
}
#endif
