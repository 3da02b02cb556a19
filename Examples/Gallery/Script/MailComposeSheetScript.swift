#if canImport(Understudy)
import Understudy

/// Plays the screen `MailComposeSheetScreen`.
@MainActor
enum MailComposeSheetScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Report a problem")
    stage.settle()
    expectations.expect("the form is filled in", stage.shows("Subject: A problem"))
    try stage.tap("Send")
    stage.settle()
    expectations.expect(
      "the mail is sent, and the binding is false",
      stage.sentMails.map(\.subject) == ["A problem"] && stage.shows("Not writing")
    )

    stage.canSendMail = false
    try stage.tap("Report a problem")
    stage.settle()
    expectations.expect(
      "without an account a mailto URL is opened, and the binding is false",
      stage.openedURLs.map(\.absoluteString)
        == ["mailto:support@example.com?subject=A%20problem"] && stage.shows("Not writing")
    )
  }
}
#endif
