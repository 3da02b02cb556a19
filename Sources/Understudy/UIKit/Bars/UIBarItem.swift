import Foundation

/// Something that a bar shows.
///
/// Source: header.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init() }

  /// Whether the item can be used.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { contentDidChange() } }
  }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image != oldValue { contentDidChange() } }
  }

  /// The image for an iPhone on its side.
  open var landscapeImagePhone: UIImage?

  /// The space around the image, in points.
  open var imageInsets: UIEdgeInsets = .zero

  /// A number by which an app finds the item.
  open var tag: Int = 0

  /// What assistive technologies call the item; the title, or what the system calls it, unless set.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { contentDidChange() } }
  }

  /// A name for tests, which people never see or hear.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { contentDidChange() } }
  }

  /// Told when something that the bar shows of the item has changed.
  var onChange: (() -> Void)?

  func contentDidChange() { onChange?() }
}
