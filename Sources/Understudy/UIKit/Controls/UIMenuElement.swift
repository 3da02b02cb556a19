/// Something that a menu or a control can show: a title and an image.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  /// What it is called.
  open internal(set) var title: String
  /// What is written below the title.
  @available(iOS 15.0, *)
  open internal(set) var subtitle: String?
  /// The image beside the title.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// How an element is shown.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Creates attributes from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled: Attributes = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive: Attributes = Attributes(rawValue: 1 << 1)
    /// It isn't shown.
    public static let hidden: Attributes = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    @available(iOS 16.0, *)
    public static let keepsMenuPresented: Attributes = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element has a tick.
  public enum State: Int, Sendable {
    /// It hasn't.
    case off
    /// It has.
    case on
    /// Part of what it stands for has.
    case mixed
  }
}
