import Foundation
import LinkPresentation

/// An item of a share link, for UIKit's share sheet.
@available(iOS 16.0, *)
final class SharedItem: NSObject, UIActivityItemSource {
  private let value: Any
  private let subject: String?
  private let title: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - value: What is shared.
  ///   - subject: What activities call it, if anything.
  ///   - title: What the sheet's head says of it; `nil` for what the value says itself.
  init(_ value: Any, subject: String?, title: String?) {
    self.value = value
    self.subject = subject
    self.title = title
  }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    value
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    value
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    subject ?? ""
  }

  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? {
    guard let title else { return nil }
    let metadata = LPLinkMetadata()
    metadata.title = title
    if let url = value as? URL, !url.isFileURL { metadata.originalURL = url }
    return metadata
  }
}

/// What a share link says with its items, for activities that write something.
///
/// Source: documented that only some activities take it; which ones is assumed.
@available(iOS 16.0, *)
final class SharedMessage: NSObject, UIActivityItemSource {
  private let text: String

  init(_ text: String) { self.text = text }

  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    text
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    activityType == .mail || activityType == .message ? text : nil
  }
}

@available(iOS 16.0, *)
extension Transferable {
  /// What UIKit gets of the value: something that it knows, or else a provider of the data.
  @MainActor var sharedValue: Any {
    let forms = Self.forms
    for form in forms {
      if let native = form.native, let value = try? native(self) { return value }
    }
    let provider = NSItemProvider()
    for form in forms {
      guard let export = form.export else { continue }
      provider.registerDataRepresentation(
        forTypeIdentifier: form.contentType.identifier,
        visibility: .all
      ) { handler in
        Task {
          do {
            handler(try await export(self), nil)
          } catch {
            handler(nil, error)
          }
        }
        return nil
      }
    }
    return provider
  }
}

@available(iOS 16.0, *)
extension Image: Transferable {
  /// The picture as one of UIKit's; there is no data of it, since a stage has no pixels.
  public static var transferRepresentation: some TransferRepresentation {
    NativeRepresentation<Image>(_TransferForm(.image, native: { $0.uiImage }))
  }

  /// The picture as one of UIKit's, which knows a symbol's name, but nothing of other pictures.
  private var uiImage: UIImage { UIImage(systemName: symbolName ?? "") ?? UIImage() }
}
