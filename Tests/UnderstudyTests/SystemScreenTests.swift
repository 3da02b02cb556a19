import Foundation
import MessageUI
import SafariServices
import Testing
import UIKit
import Understudy

@MainActor
@Suite("What the system's own screens show")
struct SystemScreenTests {
  private let stage = Stage(.iPhone14)
  private let root = UIViewController()

  init() { stage.show(root) }

  private func present(_ controller: UIViewController) {
    root.present(controller, animated: true)
    stage.settle()
  }

  // MARK: Mail and messages

  private func presentMail(to recipients: [String] = []) {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(recipients)
    mail.setCcRecipients(["cleo@example.com"])
    mail.setSubject("Hello")
    mail.setMessageBody("Dear Anna", isHTML: false)
    mail.addAttachmentData(Data(), mimeType: "application/pdf", fileName: "Menu.pdf")
    present(mail)
  }

  @Test("a mail's form says what the app filled in")
  func mailFields() {
    presentMail(to: ["anna@example.com", "bob@example.com"])
    for text in [
      "To: anna@example.com, bob@example.com", "Cc: cleo@example.com", "Subject: Hello",
      "Dear Anna", "Menu.pdf",
    ] {
      #expect(stage.shows(text))
    }
    #expect(!stage.shows("Bcc:"))
  }

  @Test("addresses too long for the line are counted, and spoken in full")
  func longAddresses() throws {
    let recipients = (1...3).map { "somebody.with.a.long.name.\($0)@example.com" }
    presentMail(to: recipients)
    let field = try stage.find("To: \(recipients.joined(separator: ", "))")
    #expect(field.frame.width == 390)
    #expect(stage.viewTree.contains("\(recipients[0]) & 2 more…"))
  }

  @Test("a mail without a recipient can't be sent, and shows so")
  func unsendable() throws {
    let mail = MFMailComposeViewController()
    present(mail)
    #expect(try stage.find("Send").traits.contains(.notEnabled))
  }

  @Test("the question about a draft is in front of the form, until it is answered")
  func question() throws {
    presentMail(to: ["anna@example.com"])
    try stage.tap("Cancel")
    let answers = try ["Delete Draft", "Save Draft", "Cancel"].map { try stage.find($0).frame }
    #expect(answers.map(\.minY) == answers.map(\.minY).sorted())
    try stage.tap("Cancel")
    #expect(!stage.shows("Delete Draft"))
    #expect(stage.shows("Cancel"))
  }

  @Test("a message's text is at the bottom, beside the button that sends it")
  func message() throws {
    let message = MFMessageComposeViewController()
    message.recipients = ["+1 555 0100"]
    message.body = "On my way"
    present(message)
    let text = try stage.find("On my way").frame
    let button = try stage.find("Send").frame
    #expect(try stage.find("To: +1 555 0100").frame.maxY < text.minY)
    #expect(text.minY > 700)
    #expect(button.minX >= text.maxX)
    #expect(abs(button.midY - text.midY) < 1)
  }

  // MARK: The browser

  @Test("a browser shows the page's host above, and its whole address in place of the page")
  func browser() throws {
    let url = try #require(URL(string: "https://www.example.com/menu?today"))
    present(SFSafariViewController(url: url))
    let host = try stage.find("www.example.com").frame
    let address = try stage.find("https://www.example.com/menu?today").frame
    let button = try stage.find("Open in Safari").frame
    #expect(host.maxY < address.minY)
    #expect(address.maxY < button.minY)
    #expect(stage.shows("Done"))
  }

  @Test(
    "a lock is shown for a secure connection only",
    arguments: [("https://example.com", false), ("http://example.com", true)]
  )
  func lock(address: String, isHidden: Bool) throws {
    let url = try #require(URL(string: address))
    let controller = SFSafariViewController(url: url)
    present(controller)
    let images = controller.view.descendants.compactMap { $0 as? UIImageView }
    let lock = try #require(images.first { $0.image == UIImage(systemName: "lock.fill") })
    #expect(lock.isHidden == isHidden)
  }

  @Test("the app's colors of a browser's bars and buttons are used, before and after it appears")
  func browserColors() throws {
    let url = try #require(URL(string: "https://example.com"))
    let controller = SFSafariViewController(url: url)
    controller.preferredBarTintColor = .systemOrange
    present(controller)
    #expect(controller.view.subviews.contains { $0.backgroundColor == .systemOrange })
    controller.preferredBarTintColor = .systemTeal
    controller.preferredControlTintColor = .systemRed
    #expect(controller.view.subviews.contains { $0.backgroundColor == .systemTeal })
    #expect(controller.view.tintColor == .systemRed)
  }

  // MARK: The share sheet

  @Test("a share sheet comes up to half the screen, apps in a row and actions in a list")
  func shareSheet() throws {
    let url = try #require(URL(string: "https://example.com/menu"))
    present(UIActivityViewController(activityItems: [url], applicationActivities: nil))
    let header = try stage.find("example.com").frame
    let apps = try ["AirDrop", "Messages", "Mail"].map { try stage.find($0).frame }
    let actions = try ["Copy", "Add to Reading List"].map { try stage.find($0).frame }
    #expect(header.minY > 844 / 2)
    #expect(Set(apps.map(\.minY)).count == 1)
    #expect(apps[0].maxX <= apps[1].minX)
    #expect(apps[0].minY > header.maxY)
    #expect(actions[0].minY > apps[0].maxY)
    #expect(actions[1].minY > actions[0].maxY)
    #expect(actions[0].width == 358)
  }

  @Test(
    "a share sheet says what is shared",
    arguments: [
      (["Less is more." as any Sendable], ["Less is more.", "Plain Text"]),
      ([URL(filePath: "/Documents/Menu.pdf")], ["Menu.pdf", "Document"]),
    ]
  )
  func shareHeader(items: [any Sendable], texts: [String]) {
    present(UIActivityViewController(activityItems: items, applicationActivities: nil))
    for text in texts { #expect(stage.shows(text)) }
  }

  @Test("what the share sheet's Mail writes begins with what is shared")
  func sharedMail() throws {
    present(UIActivityViewController(activityItems: ["Less is more."], applicationActivities: nil))
    try stage.tap("Mail")
    stage.settle()
    #expect(stage.shows("To:"))
    #expect(try stage.find("Less is more.").frame.minY > stage.find("Subject:").frame.maxY)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
