import LinkPresentation

/// What makes an item to share when it is known what will be done with it.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns what stands for the item; asked when the share sheet is made (rule 7.7).
  ///
  /// - Parameter activityViewController: The share sheet.
  /// - Returns: Something of the item's class: it decides which activities are offered.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// Returns the item; asked when an activity was chosen (rule 7.7).
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the item is for.
  /// - Returns: The item, or `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// Returns a subject for activities that have one, such as a mail.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the subject is for.
  /// - Returns: The subject; empty unless implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns the type of an item that is data.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the item is for.
  /// - Returns: The type's identifier; empty unless implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns a small picture of the item.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the picture is for.
  ///   - size: The size that it should have, in points.
  /// - Returns: The picture; `nil` unless implemented.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?

  /// Returns what the share sheet's header says of the item (rule 7.7).
  ///
  /// - Parameter activityViewController: The share sheet.
  /// - Returns: The metadata; `nil` unless implemented.
  @available(iOS 13.0, *)
  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata?
}

// What is optional on Apple's platforms.
extension UIActivityItemSource {
  /// Returns no subject.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the subject is for.
  /// - Returns: An empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    ""
  }

  /// Returns no type.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the item is for.
  /// - Returns: An empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    ""
  }

  /// Returns no picture.
  ///
  /// - Parameters:
  ///   - activityViewController: The share sheet.
  ///   - activityType: What the picture is for.
  ///   - size: The size that it should have, in points.
  /// - Returns: `nil`.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? {
    nil
  }

  /// Returns no metadata.
  ///
  /// - Parameter activityViewController: The share sheet.
  /// - Returns: `nil`.
  @available(iOS 13.0, *)
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? {
    nil
  }
}
