import Foundation

/// An item source that is an operation, so that making the item may take long.
///
/// On a device `item` is asked on another thread (rule 7.2); on a stage, where everything has its
/// order, on the main one. Before that the share sheet sets the type, once; so the type is safe to
/// read from wherever the operation runs.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  /// What stands for the item until it is made.
  open private(set) var placeholderItem: Any?

  /// What the item is for, once that is known.
  open private(set) var activityType: UIActivity.ActivityType?

  private var made: Any?

  /// Creates a provider.
  ///
  /// - Parameter placeholderItem: What stands for the item: something of its class.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Makes the item; the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Makes the item and keeps it.
  open override func main() {
    guard !isCancelled else { return }
    made = item
  }

  /// Makes the item for an activity.
  @MainActor
  func item(for activityType: UIActivity.ActivityType?) -> Any? {
    self.activityType = activityType
    made = nil
    main()
    return made
  }
}

extension UIActivityItemProvider: UIActivityItemSource {
  /// Returns the placeholder.
  ///
  /// - Parameter activityViewController: The share sheet.
  /// - Returns: The placeholder.
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Makes the item.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the item is for.
  /// - Returns: The item, or `nil` if the provider was cancelled.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    item(for: activityType)
  }
}
