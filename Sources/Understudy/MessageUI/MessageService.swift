import Foundation
import StageRuntime

/// The accounts of one stage that mail and messages are sent from, and what was sent.
package final class MessageService: StageService {
  /// Whether there is an account for mail.
  package var canSendMail = true
  /// Whether messages can be sent.
  package var canSendText = true
  /// Whether messages can have a subject.
  package var canSendSubject = true
  /// Whether messages can have attachments.
  package var canSendAttachments = true

  /// The mails that were sent, oldest first.
  package internal(set) var sentMails: [MailDraft] = []
  /// The mails that were kept as drafts, oldest first.
  package internal(set) var savedMails: [MailDraft] = []
  /// The messages that were sent, oldest first.
  package internal(set) var sentMessages: [MessageDraft] = []

  package init() {}
}

/// What a mail is to contain.
package struct MailDraft: Hashable, Sendable {
  /// The recipients.
  package var recipients: [String] = []
  /// Those who get a copy.
  package var copyRecipients: [String] = []
  /// Those who get a copy without the others knowing.
  package var blindCopyRecipients: [String] = []
  /// The subject.
  package var subject = ""
  /// The text.
  package var body = ""
  /// Whether the text is HTML.
  package var isHTML = false
  /// What is attached.
  package var attachments: [Attachment] = []
  /// The address that it is preferably sent from.
  package var preferredSender: String?

  package init() {}

  /// Whether there is anything worth keeping.
  package var isEmpty: Bool {
    recipients.isEmpty && copyRecipients.isEmpty && blindCopyRecipients.isEmpty
      && subject.isEmpty && body.isEmpty && attachments.isEmpty
  }
}

/// What a message is to contain.
package struct MessageDraft: Hashable, Sendable {
  /// The recipients.
  package var recipients: [String] = []
  /// The subject.
  package var subject = ""
  /// The text.
  package var body = ""
  /// What is attached.
  package var attachments: [Attachment] = []

  package init() {}
}

/// A file in a mail or message.
package struct Attachment: Hashable, Sendable {
  /// The contents; `nil` for a file that is read when it is sent.
  package let data: Data?
  /// Where the file is, if it isn't data.
  package let url: URL?
  /// The MIME type of a mail's, the uniform type identifier of a message's; empty if it isn't known.
  package let type: String
  /// The name that the recipient sees.
  package let name: String

  package init(data: Data?, url: URL?, type: String, name: String) {
    self.data = data
    self.url = url
    self.type = type
    self.name = name
  }
}
