import Foundation

/// What has come of a message.
///
/// Source: header.
public enum MessageComposeResult: Int, Sendable {
  /// It was cancelled.
  case cancelled = 0
  /// It is on its way; whether it arrives isn't known.
  case sent = 1
  /// It couldn't be sent.
  case failed = 2
}

/// What hears of a message's end, and then dismisses its controller (rule 7.5).
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user is done with a message; the controller is the delegate's to dismiss.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: What has come of the message.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

extension NSNotification.Name {
  /// It has changed whether messages can be sent.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange:
    NSNotification.Name = NSNotification.Name(
      "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"
    )
}

/// The key in that notification's information for whether messages can be sent.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey: String =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
