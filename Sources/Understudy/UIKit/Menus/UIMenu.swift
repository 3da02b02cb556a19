/// A list of things to choose from, some of which may be lists themselves.
///
/// Source: header.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// What tells the menu from others.
  public let identifier: UIMenu.Identifier
  /// How the menu is shown in the menu around.
  public let options: UIMenu.Options
  /// How large its elements would like to be; the stand-in shows all alike.
  @available(iOS 16.0, *)
  open var preferredElementSize: UIMenu.ElementSize = .large
  /// What there is to choose from, in order.
  public let children: [UIMenuElement]

  private static var lastNumber = 0

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What is written below the title.
  ///   - image: The image beside the title.
  ///   - identifier: What tells it from others; `nil` for one that no other has.
  ///   - options: How it is shown in the menu around.
  ///   - preferredElementSize: How large its elements would like to be.
  ///   - children: What there is to choose from, in order.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .large,
    children: [UIMenuElement] = []
  ) {
    self.init(
      identifier: identifier ?? Self.uniqueIdentifier(),
      look: (title, subtitle, image),
      options: options,
      children: children
    )
    self.preferredElementSize = preferredElementSize
  }

  private init(
    identifier: Identifier,
    look: (title: String, subtitle: String?, image: UIImage?),
    options: Options,
    children: [UIMenuElement]
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: look.title, subtitle: look.subtitle, image: look.image)
  }

  private static func uniqueIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("com.apple.menu.dynamic.\(lastNumber)")
  }

  /// Returns a menu like this one with other elements.
  ///
  /// - Parameter newChildren: The elements.
  /// - Returns: The other menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      identifier: identifier,
      look: (title, subtitle, image),
      options: options,
      children: newChildren
    )
    menu.preferredElementSize = preferredElementSize
    return menu
  }

  /// The elements that have a tick, here and in the menus that are shown inside this one.
  @available(iOS 15.0, *)
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  /// Gives the tick of a menu with one selection to an action, and takes it from the others.
  func select(_ action: UIAction) {
    for case let other as UIAction in children { other.state = other === action ? .on : .off }
  }
}

extension UIMenu {
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown in the menu around.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown among those around.
    public static let displayInline: Options = Options(rawValue: 1 << 0)
    /// It contains something that destroys.
    public static let destructive: Options = Options(rawValue: 1 << 1)
    /// Choosing one of its actions takes the tick from the others.
    @available(iOS 15.0, *)
    public static let singleSelection: Options = Options(rawValue: 1 << 5)
    /// Its elements are shown in a row; the stand-in shows them one below the other.
    @available(iOS 17.0, *)
    public static let displayAsPalette: Options = Options(rawValue: 1 << 7)
  }

  /// How large elements would like to be.
  @available(iOS 16.0, *)
  public enum ElementSize: Int, Sendable {
    /// Several in a row, without titles.
    case small = 0
    /// Several in a row.
    case medium = 1
    /// One below the other.
    case large = 2
    /// As the system thinks fit.
    @available(iOS 17.0, *)
    case automatic = -1
  }
}
