/// What kind of thing an element is, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays its own sound.
  public static let playsSound: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that doesn't change.
  public static let staticText: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up where the person is.
  public static let summaryElement: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used at the moment.
  public static let notEnabled: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often by itself.
  public static let updatesFrequently: UIAccessibilityTraits = UIAccessibilityTraits(
    rawValue: 1 << 9
  )
  /// It is a field for searching.
  public static let searchField: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something that speech would disturb.
  public static let startsMediaSession: UIAccessibilityTraits = UIAccessibilityTraits(
    rawValue: 1 << 11
  )
  /// It can be set to more and less.
  public static let adjustable: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction: UIAccessibilityTraits = UIAccessibilityTraits(
    rawValue: 1 << 13
  )
  /// It turns a page when it has been read.
  public static let causesPageTurn: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a tab bar.
  public static let tabBar: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is a heading.
  public static let header: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 16)
}
