import Foundation
import LinkPresentation

/// What the share sheet's header says of the items (rule 7.7).
struct ShareSubject {
  /// The first line; `nil` where nothing is known of the items.
  let title: String?
  /// The second line, in grey.
  let subtitle: String?
  /// The symbol that stands for what is shared.
  let symbol: String

  /// Says what metadata of a link says.
  ///
  /// - Parameter metadata: The metadata; `nil` is given back where it has neither a title nor a URL.
  init?(_ metadata: LPLinkMetadata) {
    let url = metadata.url ?? metadata.originalURL
    let place = url.map { $0.host ?? $0.absoluteString }
    guard let title = metadata.title ?? place else { return nil }
    self.title = title
    subtitle = title == place ? nil : place
    symbol = url == nil ? "doc.text" : "safari"
  }

  /// Says what the first of some items is.
  ///
  /// On a device a URL without metadata is fetched for its title; a stage shows its host.
  ///
  /// - Parameter items: The items, or what stands for them.
  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let text as String:
        (title, subtitle, symbol) = (text, "Plain Text", "doc.text")
        return
      case let url as URL where url.isFileURL:
        (title, subtitle, symbol) = (url.lastPathComponent, "Document", "doc")
        return
      case let url as URL:
        (title, subtitle, symbol) = (url.host ?? url.lastPathComponent, nil, "safari")
        return
      default:
        continue
      }
    }
    let images = items.count { $0 is UIImage }
    guard images > 0 else {
      (title, subtitle, symbol) = (nil, nil, "doc")
      return
    }
    (title, subtitle, symbol) = (images == 1 ? "1 Photo" : "\(images) Photos", nil, "photo")
  }
}
