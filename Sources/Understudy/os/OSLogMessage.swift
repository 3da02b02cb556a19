/// A message for the log, made from a string literal with interpolated values.
///
/// Source: documented. Apple's page for `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What collects the pieces of a message; not used by hand.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Prepares for the pieces of a message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds the text between values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a string.
  ///
  /// - Parameters:
  ///   - value: The string; evaluated at once here.
  ///   - privacy: Whether a log shows it; a stage shows everything.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> String,
    privacy: OSLogPrivacy = .auto
  ) {
    text += value()
  }

  /// Adds a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - privacy: Whether a log shows it; a stage shows everything.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Int,
    privacy: OSLogPrivacy = .auto
  ) {
    text += String(value())
  }
}

/// Whether a value is shown in a log that somebody else reads.
public struct OSLogPrivacy: Sendable {
  /// Shown or hidden, depending on the value's type.
  public static let auto: OSLogPrivacy = OSLogPrivacy()
  /// Shown.
  public static let `public`: OSLogPrivacy = OSLogPrivacy()
  /// Hidden.
  public static let `private`: OSLogPrivacy = OSLogPrivacy()
}
