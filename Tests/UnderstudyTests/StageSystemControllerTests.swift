import MessageUI
import SafariServices
import Testing
import UIKit
import Understudy

private final class MailDelegate: NSObject, MFMailComposeViewControllerDelegate {
  var results: [MFMailComposeResult] = []

  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    results.append(result)
    controller.dismiss(animated: true)
  }
}

@MainActor
@Suite("System controllers, played by the stage's user")
struct StageSystemControllerTests {
  private let stage = Stage()
  private let root = UIViewController()
  private let delegate = MailDelegate()

  init() { stage.show(root) }

  private func presentMail() {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["anna@example.com"])
    mail.setSubject("Hello")
    mail.mailComposeDelegate = delegate
    root.present(mail, animated: true)
    stage.settle()
  }

  @Test("a mail is sent")
  func send() throws {
    presentMail()
    try stage.tap("Send")
    stage.settle()
    #expect(delegate.results == [.sent])
    #expect(stage.sentMails.map(\.recipients) == [["anna@example.com"]])
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a mail is cancelled, and its draft deleted")
  func cancel() throws {
    presentMail()
    try stage.tap("Cancel")
    try stage.tap("Delete Draft")
    stage.settle()
    #expect(delegate.results == [.cancelled])
    #expect(stage.sentMails.isEmpty)
  }

  @Test("a mail fails to be sent")
  func fail() throws {
    #expect(throws: StageError.self) { try stage.failToSend() }
    presentMail()
    try stage.failToSend()
    stage.settle()
    #expect(delegate.results == [.failed])
  }

  @Test("a page is closed with Done")
  func safari() throws {
    let url = try #require(URL(string: "https://example.com"))
    root.present(SFSafariViewController(url: url), animated: true)
    stage.settle()
    try stage.tap("Done")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("an activity is chosen by its name")
  func activity() throws {
    var chosen: [UIActivity.ActivityType?] = []
    let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    share.completionWithItemsHandler = { type, _, _, _ in chosen.append(type) }
    root.present(share, animated: true)
    stage.settle()
    try stage.tap("Copy")
    stage.settle()
    #expect(chosen == [.copyToPasteboard])
    #expect(stage.presentationChain.isEmpty)
  }
}
