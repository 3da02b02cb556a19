import Foundation

/// What has come of a mail.
///
/// Source: header.
public enum MFMailComposeResult: Int, Sendable {
  /// It was cancelled, and nothing is kept of it.
  case cancelled = 0
  /// It is kept as a draft.
  case saved = 1
  /// It is in the outbox; whether it arrives isn't known.
  case sent = 2
  /// It could be neither kept nor sent.
  case failed = 3
}

/// The domain of the errors of mails.
public let MFMailComposeErrorDomain: String = "MFMailComposeErrorDomain"

/// Why a mail could be neither kept nor sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It couldn't be kept as a draft.
    case saveFailed = 0
    /// It couldn't be put into the outbox.
    case sendFailed = 1
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors of mails.
  public static var errorDomain: String { MFMailComposeErrorDomain }

  /// The reason's number.
  public var errorCode: Int { code.rawValue }

  /// It couldn't be kept as a draft.
  public static var saveFailed: Code { .saveFailed }

  /// It couldn't be put into the outbox.
  public static var sendFailed: Code { .sendFailed }
}

/// What hears of a mail's end, and then dismisses its controller (rule 7.4).
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user is done with a mail; the controller is the delegate's to dismiss.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: What has come of the mail.
  ///   - error: The reason of a failure.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

// What is optional on Apple's platforms.
extension MFMailComposeViewControllerDelegate {
  /// Does nothing: the controller stays.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: What has come of the mail.
  ///   - error: The reason of a failure.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
