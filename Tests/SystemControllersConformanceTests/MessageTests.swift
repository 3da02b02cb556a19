import ConformanceSupport
import Foundation
import MessageUI
import StageRuntime
import Testing
import UIKit

@Suite("Message controllers")
@MainActor
struct MessageTests {
  /// Writes down what a message controller tells its delegate, and dismisses it.
  private final class Delegate: NSObject, MFMessageComposeViewControllerDelegate {
    var results: [MessageComposeResult] = []

    func messageComposeViewController(
      _ controller: MFMessageComposeViewController,
      didFinishWith result: MessageComposeResult
    ) {
      results.append(result)
      controller.dismiss(animated: true)
    }
  }

  private func present(
    _ delegate: Delegate,
    on host: DeviceHost
  ) -> MFMessageComposeViewController {
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = delegate
    message.recipients = ["555-0100"]
    message.body = "Hi"
    host.window.rootViewController?.present(message, animated: true)
    host.settle()
    return message
  }

  @Test("P7.5 Where text can't be sent, presenting the controller raises as for nil")
  func raisesWithoutService() {
    let host = DeviceHost()
    host.context.service(MessageService.self).canSendText = false
    #expect(!MFMessageComposeViewController.canSendText())
    _ = present(Delegate(), on: host)
    #expect(host.exceptions.count == 1)
    #expect(host.exceptions.first?.contains("a nil modal view controller") == true)
  }

  @Test("P7.5 Sending tells the delegate, which dismisses")
  func sends() {
    let host = DeviceHost()
    let delegate = Delegate()
    let message = present(delegate, on: host)
    #expect(host.tap("Send"))
    #expect(delegate.results == [.sent])
    #expect(message.presentingViewController == nil)
    let sent = host.context.service(MessageService.self).sentMessages
    #expect(sent.map(\.body) == ["Hi"])
    #expect(sent.map(\.recipients) == [["555-0100"]])
  }

  @Test("P7.5 Cancelling tells the delegate")
  func cancels() {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = present(delegate, on: host)
    #expect(host.tap("Cancel"))
    #expect(delegate.results == [.cancelled])
  }

  @Test("P7.1 A swipe down is a cancellation")
  func swipes() {
    let host = DeviceHost()
    let delegate = Delegate()
    let message = present(delegate, on: host)
    host.swipeDown(message)
    #expect(delegate.results == [.cancelled])
    #expect(message.presentingViewController == nil)
  }

  @Test("P7.5 A failure is told of")
  func fails() {
    let host = DeviceHost()
    let delegate = Delegate()
    present(delegate, on: host).fail()
    #expect(delegate.results == [.failed])
  }

  @Test("P7.5 Files of known kinds can be attached, others not")
  func attaches() {
    _ = DeviceHost()
    let message = MFMessageComposeViewController()
    #expect(message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a.png"))
    #expect(!message.addAttachmentData(Data(), typeIdentifier: "public.font", filename: "a.ttf"))
    let file = URL(fileURLWithPath: "/clip.mov")
    #expect(message.addAttachmentURL(file, withAlternateFilename: nil))
    #expect(message.draft.attachments.map(\.name) == ["a.png", "clip.mov"])
  }

  @Test("P2.6 Messages name the system's classes without a module")
  func namesClasses() {
    let host = DeviceHost()
    let mail = MFMailComposeViewController()
    UIViewController().present(mail, animated: true)
    let message = MFMessageComposeViewController()
    #expect(host.messages.first?.contains("present <MFMailComposeViewController: 0x") == true)
    #expect(message.description.hasPrefix("<MFMessageComposeViewController: 0x"))
  }
}
