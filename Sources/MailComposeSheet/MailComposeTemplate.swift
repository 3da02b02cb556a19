#if canImport(UIKit)
import Foundation

/// What a mail contains when its form comes up.
public struct MailComposeTemplate: Hashable, Sendable {
  /// The addresses of those it goes to.
  public var recipients: [String]
  /// What it is about.
  public var subject: String
  /// What it says.
  public var body: String
  /// Whether the body is HTML.
  public var isHTML: Bool

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - recipients: The addresses of those it goes to.
  ///   - subject: What it is about.
  ///   - body: What it says.
  ///   - isHTML: Whether the body is HTML.
  public init(
    recipients: [String] = [],
    subject: String = "",
    body: String = "",
    isHTML: Bool = false
  ) {
    self.recipients = recipients
    self.subject = subject
    self.body = body
    self.isHTML = isHTML
  }

  /// The `mailto:` URL of the first recipient and the subject, for where no mail can be sent.
  ///
  /// All but the characters that are safe in any part of a URL, and the `@`, are percent-encoded, so an
  /// address can't be taken for a query.
  var mailtoURL: URL? {
    var safe = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\0"..."\u{7F}"))
    safe.insert(charactersIn: "-._~")
    let subject = subject.addingPercentEncoding(withAllowedCharacters: safe) ?? ""
    safe.insert("@")
    let address = (recipients.first ?? "").addingPercentEncoding(withAllowedCharacters: safe) ?? ""
    return URL(string: "mailto:\(address)" + (subject.isEmpty ? "" : "?subject=\(subject)"))
  }
}
#endif
