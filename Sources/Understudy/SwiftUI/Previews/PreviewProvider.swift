/// A type that has views to look at while they are written.
///
/// A canvas beside the source shows them; there is none on a stage, so nothing calls
/// ``PreviewProvider/previews`` but code that wants the views, such as a test.
///
/// Source: documented. Apple's page for `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }

  /// The platform to show the views on; `nil` lets the canvas choose.
  @MainActor @preconcurrency
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform in particular.
  @MainActor @preconcurrency
  public static var platform: PreviewPlatform? { nil }
}

/// A platform to show previews on.
///
/// Source: documented. Apple's page for `PreviewPlatform`.
public enum PreviewPlatform: Sendable {
  /// iPhones and iPads.
  case iOS
  /// Macs.
  case macOS
  /// Apple TVs.
  case tvOS
  /// Apple Watches.
  case watchOS
}
