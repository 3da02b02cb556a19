/// Why content is shown as bars in its place.
///
/// Source: documented. Apple's page for `RedactionReasons`.
@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It only keeps the place of what will come.
  public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
  /// Others may see the screen: what is private isn't shown.
  @available(iOS 15.0, *)
  public static let privacy: RedactionReasons = RedactionReasons(rawValue: 2)
  /// It is out of date, which the stand-in's pictures don't show.
  @available(iOS 17.0, *)
  public static let invalidated: RedactionReasons = RedactionReasons(rawValue: 4)
}

@available(iOS 14.0, *)
enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why content is shown as bars here; empty where it is shown as it is.
  @available(iOS 14.0, *)
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether texts and pictures are shown as bars.
  var isRedacted: Bool {
    let reasons = self[RedactionKey.self]
    guard !reasons.isEmpty else { return false }
    return reasons.contains(.placeholder)
      || (reasons.contains(.privacy) && self[PrivacyKey.self])
  }
}

extension View {
  /// Shows bars instead of the view's texts and pictures, besides the reasons around.
  ///
  /// A stage's pictures show them; the texts are still found, as by assistive technologies, which
  /// is assumed.
  ///
  /// - Parameter reason: Why; for ``RedactionReasons/privacy`` only what is private.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the view as it is, whatever is said around.
  ///
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says whether the view is private: then it is shown as bars where others may see it.
  ///
  /// - Parameter sensitive: Whether it is.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.set(PrivacyKey.self, sensitive) })
  }
}
