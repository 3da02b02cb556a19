#if canImport(LinkPresentation) && canImport(UIKit)
import LinkPresentation
import UIKit

/// A link to share, with what the sheet's header says of it, so that it needn't be fetched.
public final class LinkActivityItemSource: NSObject, UIActivityItemSource {
  private let url: URL
  private let title: String
  private let icon: UIImage?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - title: What the header says.
  ///   - icon: What the header shows beside it; `nil` for nothing.
  public init(url: URL, title: String, icon: UIImage? = nil) {
    self.url = url
    self.title = title
    self.icon = icon
  }

  /// Returns what stands for the link while the sheet is made.
  ///
  /// - Parameter activityViewController: The sheet.
  /// - Returns: The link.
  public func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    url
  }

  /// Returns the link.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: What was chosen.
  /// - Returns: The link.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    url
  }

  /// Returns what the header says.
  ///
  /// - Parameter activityViewController: The sheet.
  /// - Returns: The link with its title and icon.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = url
    metadata.title = title
    if let icon { metadata.iconProvider = NSItemProvider(object: icon) }
    return metadata
  }
}
#endif
