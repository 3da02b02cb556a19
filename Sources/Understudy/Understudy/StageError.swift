import Foundation

/// Why a stage can't do what a script asks of its user.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked, why it can't be done, and what there is instead.
  public let description: String

  init(_ description: String) { self.description = description }
}
