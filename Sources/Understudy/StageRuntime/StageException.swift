/// An exception that UIKit would have raised: on a device the app ends with this text.
public struct StageException: Hashable, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, word for word.
  public let reason: String

  /// The text with which an app ends that doesn't catch the exception.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

/// What a stage does where UIKit raises an exception.
public enum ExceptionPolicy: Hashable, Sendable {
  /// Stops the program with UIKit's text, as a device does.
  case stop
  /// Keeps the exception in the stage's list; the call that raised it has no other effect.
  case record
}
