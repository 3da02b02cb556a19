import Foundation
import StageRuntime

/// What was copied last, for this app and others.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  private var contents: [Any] = []

  private override init() { super.init() }

  /// The pasteboard of the device that the code runs on.
  open class var general: UIPasteboard {
    StageContext.current.service(PasteboardService.self).general
  }

  /// One pasteboard for each stage.
  private final class PasteboardService: StageService {
    let general = UIPasteboard()
  }

  /// How often the contents have changed.
  open private(set) var changeCount: Int = 0

  /// How many items there are.
  open var numberOfItems: Int { contents.count }

  /// Whether there is text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }

  /// Whether there are URLs.
  open var hasURLs: Bool { !(urls ?? []).isEmpty }

  /// Whether there are images.
  open var hasImages: Bool { !(images ?? []).isEmpty }

  /// The first text; setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { replaceContents(with: newValue.map { [$0] } ?? []) }
  }

  /// The texts; setting them replaces everything.
  open var strings: [String]? {
    get { items(of: String.self) }
    set { replaceContents(with: newValue ?? []) }
  }

  /// The first URL; setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { replaceContents(with: newValue.map { [$0] } ?? []) }
  }

  /// The URLs; setting them replaces everything.
  open var urls: [URL]? {
    get { items(of: URL.self) }
    set { replaceContents(with: newValue ?? []) }
  }

  /// The first image; setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { replaceContents(with: newValue.map { [$0] } ?? []) }
  }

  /// The images; setting them replaces everything.
  open var images: [UIImage]? {
    get { items(of: UIImage.self) }
    set { replaceContents(with: newValue ?? []) }
  }

  /// Replaces everything by some items.
  package func replaceContents(with items: [Any]) {
    contents = items
    changeCount += 1
  }

  private func items<Item>(of type: Item.Type) -> [Item]? {
    let found = contents.compactMap { $0 as? Item }
    return found.isEmpty ? nil : found
  }
}
