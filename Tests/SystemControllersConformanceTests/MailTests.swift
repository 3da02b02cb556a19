import ConformanceSupport
import Foundation
import MessageUI
import StageRuntime
import Testing
import UIKit

@Suite("Mail controllers")
@MainActor
struct MailTests {
  /// Writes down what a mail controller tells its delegate, and dismisses it as delegates must.
  private final class Delegate: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    var errors: [any Error] = []
    var dismisses = true

    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append(result)
      if let error { errors.append(error) }
      if dismisses { controller.dismiss(animated: true) }
    }
  }

  private func present(
    _ delegate: Delegate,
    on host: DeviceHost,
    setUp: (MFMailComposeViewController) -> Void = { _ in }
  ) -> MFMailComposeViewController {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = delegate
    setUp(mail)
    host.window.rootViewController?.present(mail, animated: true)
    host.settle()
    return mail
  }

  @Test("P7.4 P2.1 Without an account, presenting the controller raises as for nil")
  func raisesWithoutAccount() {
    let host = DeviceHost()
    host.context.service(MessageService.self).canSendMail = false
    #expect(!MFMailComposeViewController.canSendMail())
    let mail = present(Delegate(), on: host)
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: Application tried to present a nil modal view controller on "
          + "target \(host.window.rootViewController?.description ?? "")."
      ]
    )
    #expect(mail.presentingViewController == nil)
  }

  @Test("P7.4 Whether mail can be sent is each device's own")
  func asksOwnDevice() {
    let without = DeviceHost()
    without.context.service(MessageService.self).canSendMail = false
    let with = DeviceHost()
    with.context.perform { #expect(MFMailComposeViewController.canSendMail()) }
    without.context.perform { #expect(!MFMailComposeViewController.canSendMail()) }
  }

  @Test("P7.4 Sending puts the mail into the outbox and tells the delegate, which dismisses")
  func sends() {
    let host = DeviceHost()
    let delegate = Delegate()
    let mail = present(delegate, on: host) {
      $0.setToRecipients(["ann@example.com"])
      $0.setCcRecipients(["ben@example.com"])
      $0.setBccRecipients(["cat@example.com"])
      $0.setSubject("Hello")
      $0.setMessageBody("<b>Hi</b>", isHTML: true)
      $0.addAttachmentData(Data([1, 2]), mimeType: "image/png", fileName: "picture.png")
      $0.setPreferredSendingEmailAddress("me@example.com")
    }
    #expect(host.tap("Send"))
    #expect(delegate.results == [.sent])
    #expect(mail.presentingViewController == nil)
    var expected = MailDraft()
    expected.recipients = ["ann@example.com"]
    expected.copyRecipients = ["ben@example.com"]
    expected.blindCopyRecipients = ["cat@example.com"]
    expected.subject = "Hello"
    expected.body = "<b>Hi</b>"
    expected.isHTML = true
    expected.attachments = [
      Attachment(data: Data([1, 2]), url: nil, type: "image/png", name: "picture.png")
    ]
    expected.preferredSender = "me@example.com"
    #expect(host.context.service(MessageService.self).sentMails == [expected])
  }

  @Test("P7.1 The controller doesn't dismiss itself")
  func stays() {
    let host = DeviceHost()
    let delegate = Delegate()
    delegate.dismisses = false
    let mail = present(delegate, on: host) { $0.setToRecipients(["ann@example.com"]) }
    #expect(host.tap("Send"))
    #expect(delegate.results == [.sent])
    #expect(mail.presentingViewController === host.window.rootViewController)
    #expect(host.tap("Send"))
    #expect(delegate.results == [.sent])
  }

  @Test("P7.4 Cancelling an empty mail ends it at once")
  func cancels() {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = present(delegate, on: host)
    #expect(host.tap("Cancel"))
    #expect(delegate.results == [.cancelled])
  }

  @Test(
    "P7.4 Cancelling a draft asks what to do with it",
    arguments: [("Delete Draft", MFMailComposeResult.cancelled, 0), ("Save Draft", .saved, 1)]
  )
  func asks(choice: String, result: MFMailComposeResult, savedCount: Int) {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = present(delegate, on: host) { $0.setSubject("Hello") }
    #expect(host.tap("Cancel"))
    #expect(delegate.results == [])
    #expect(host.tap(choice))
    #expect(delegate.results == [result])
    #expect(host.context.service(MessageService.self).savedMails.count == savedCount)
  }

  @Test("P7.4 The question can be taken back")
  func takesQuestionBack() {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = present(delegate, on: host) { $0.setToRecipients(["ann@example.com"]) }
    #expect(host.tap("Cancel"))
    #expect(host.tap("Cancel"))
    #expect(delegate.results == [])
    #expect(host.tap("Send"))
    #expect(delegate.results == [.sent])
  }

  @Test("P7.1 A swipe down is a cancellation, with its own question")
  func swipes() {
    let host = DeviceHost()
    let delegate = Delegate()
    let mail = present(delegate, on: host) { $0.setSubject("Hello") }
    host.swipeDown(mail)
    #expect(mail.presentingViewController != nil)
    #expect(delegate.results == [])
    #expect(host.tap("Delete Draft"))
    #expect(delegate.results == [.cancelled])
    #expect(mail.presentingViewController == nil)
  }

  @Test("P7.4 A failure comes with its error")
  func fails() throws {
    let host = DeviceHost()
    let delegate = Delegate()
    let mail = present(delegate, on: host)
    mail.fail()
    #expect(delegate.results == [.failed])
    let error = try #require(delegate.errors.first as? MFMailComposeError)
    #expect(error.code == .sendFailed)
    #expect((error as NSError).domain == MFMailComposeErrorDomain)
  }

  @Test("P7.4 A mail without recipients can't be sent")
  func needsRecipient() {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = present(delegate, on: host) { $0.setSubject("Hello") }
    #expect(!host.tap("Send"))
    #expect(delegate.results == [])
  }

  @Test("P7.4 What is set after the presentation is ignored")
  func ignoresLateChanges() {
    let host = DeviceHost()
    let mail = present(Delegate(), on: host) { $0.setSubject("Before") }
    mail.setSubject("After")
    #expect(mail.draft.subject == "Before")
  }
}
