import MailComposeSheet
import ShareSheet
import SwiftUI
import Testing
import UIKit
import Understudy

/// A screen that writes mails in each form that articles show.
private struct ContactScreen: View {
  @State private var isEmpty = false
  @State private var isAddressed = false
  @State private var isEverything = false
  @State private var isTemplate = false

  var body: some View {
    VStack {
      Button("Empty") { isEmpty = true }
        .mailComposeSheet(isPresented: $isEmpty)
      Button("Addressed") { isAddressed = true }
        .mailComposeSheet(recipients: ["a@example.com"], isPresented: $isAddressed)
      Button("Everything") { isEverything = true }
        .mailComposeSheet(
          recipients: ["a@example.com", "b@example.com"],
          subject: "Hello",
          body: "<b>Hi</b>",
          isHTML: true,
          isPresented: $isEverything
        )
      Button("Template") { isTemplate = true }
        .mailComposeSheet(template: .greeting, isPresented: $isTemplate)
    }
  }
}

extension MailComposeTemplate {
  fileprivate static let greeting = MailComposeTemplate(
    recipients: ["c@example.com"],
    subject: "Greetings",
    body: "From all of us."
  )
}

/// A screen that shares in each form that articles show.
private struct ShareScreen: View {
  @State private var isPlain = false
  @State private var isReported = false
  @State private var outcome = ""

  var body: some View {
    VStack {
      Text("Outcome: \(outcome)")
      Button("Share") { isPlain = true }
        .shareSheet(activityItems: ["A text"], isPresented: $isPlain)
      Button("Share and tell") { isReported = true }
        .shareSheet(activityItems: ["A text", 1], isPresented: $isReported) {
          activity,
          completed,
          items,
          error in
          outcome = completed && error == nil ? activity?.rawValue ?? "" : "cancelled"
        }
    }
  }
}

@MainActor
@Suite("Mails and share sheets, in each form that articles show")
struct MailAndShareFormsTests {
  @Test(
    "each form of a mail has what it was given, and sending closes it",
    arguments: [
      ("Empty", [String](), "", "", false),
      ("Addressed", ["a@example.com"], "", "", false),
      ("Everything", ["a@example.com", "b@example.com"], "Hello", "<b>Hi</b>", true),
      ("Template", ["c@example.com"], "Greetings", "From all of us.", false),
    ]
  )
  func mail(
    name: String,
    recipients: [String],
    subject: String,
    body: String,
    isHTML: Bool
  ) throws {
    let stage = Stage()
    stage.show { ContactScreen() }
    try stage.tap(name)
    stage.settle()
    // A form without a recipient can't be sent, as on a device.
    guard !recipients.isEmpty else {
      #expect(stage.presentationChain.count == 1)
      return
    }
    try stage.tap("Send")
    stage.settle()
    let mail = try #require(stage.sentMails.last)
    #expect(mail.recipients == recipients && mail.subject == subject)
    #expect(mail.body == body && mail.isHTML == isHTML)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test(
    "where no mail can be sent, a URL of the first recipient and the subject is opened",
    arguments: [
      ("Empty", "mailto:"),
      ("Addressed", "mailto:a@example.com"),
      ("Everything", "mailto:a@example.com?subject=Hello"),
      ("Template", "mailto:c@example.com?subject=Greetings"),
    ]
  )
  func fallback(name: String, url: String) throws {
    let stage = Stage()
    stage.canSendMail = false
    stage.show { ContactScreen() }
    try stage.tap(name)
    stage.settle()
    #expect(stage.openedURLs.map(\.absoluteString) == [url])
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a share sheet closes by a choice, with a handler and without", arguments: 1...2)
  func share(round: Int) throws {
    let stage = Stage()
    stage.show { ShareScreen() }
    try stage.tap(round == 1 ? "Share" : "Share and tell")
    stage.settle()
    try stage.tap("Copy")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    let chosen = round == 1 ? "" : UIActivity.ActivityType.copyToPasteboard.rawValue
    #expect(stage.shows("Outcome: \(chosen)"))
  }

  @Test("a share sheet that is closed says so to its handler")
  func close() throws {
    let stage = Stage()
    stage.show { ShareScreen() }
    try stage.tap("Share and tell")
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.shows("Outcome: cancelled"))
  }
}
