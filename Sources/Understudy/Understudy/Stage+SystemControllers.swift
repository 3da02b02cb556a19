import MessageUI
import SafariServices
import StageRuntime
import UIKit

extension Stage {
  /// Whether the device has an account from which mail can be sent; it has, unless this says otherwise.
  public var canSendMail: Bool {
    get { context.service(MessageService.self).canSendMail }
    set { context.service(MessageService.self).canSendMail = newValue }
  }

  /// Whether the device can send text messages; it can, unless this says otherwise.
  public var canSendText: Bool {
    get { context.service(MessageService.self).canSendText }
    set { context.service(MessageService.self).canSendText = newValue }
  }

  /// The mails that were sent, oldest first.
  public var sentMails: [Mail] { context.service(MessageService.self).sentMails.map(Mail.init) }

  /// A mail that was sent from a stage.
  public struct Mail: Hashable, Sendable {
    /// To whom it goes.
    public let recipients: [String]
    /// What it is about.
    public let subject: String
    /// What it says.
    public let body: String
    /// Whether the body is HTML.
    public let isHTML: Bool

    init(_ draft: MailDraft) {
      recipients = draft.recipients
      subject = draft.subject
      body = draft.body
      isHTML = draft.isHTML
    }
  }

  /// Lets the mail or message form in front fail, as when there is no network.
  ///
  /// Done, Cancel, Send and activities are buttons with these names, to tap.
  ///
  /// - Throws: ``StageError`` if no such form is in front.
  public func failToSend() throws(StageError) {
    switch topController {
    case let mail as MFMailComposeViewController: act("sends, and fails") { mail.fail() }
    case let message as MFMessageComposeViewController: act("sends, and fails") { message.fail() }
    default: throw StageError("There is no mail or message form in front that could fail.")
    }
  }

  /// The URLs that the app had opened by other apps, oldest first.
  public var openedURLs: [URL] { application.openedURLs }
}
