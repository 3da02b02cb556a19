/// Which views of a lazy stack or grid stay in sight while their section does.
///
/// Source: documented. Apple's page for `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
}
