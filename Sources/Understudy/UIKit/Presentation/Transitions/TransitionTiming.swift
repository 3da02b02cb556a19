/// How long the system's transitions take.
///
/// Source: assumed. Apple documents no durations; field values are 0.4 to 0.5 seconds (rule 1.25).
enum TransitionTiming {
  /// A full-screen presentation's cover or fade.
  static let cover = Duration.milliseconds(400)
  /// A sheet's rise and fall, and its way back after a drag.
  static let sheet = Duration.milliseconds(500)
  /// A push or pop of a navigation controller.
  static let navigation = Duration.milliseconds(350)
}
