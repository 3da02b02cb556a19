import MailComposeSheet
import MessageUI
import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
private final class Model: ObservableObject {
  @Published var isPresented = false
}

private struct Host: View {
  @ObservedObject var model: Model
  var template = MailComposeTemplate(recipients: ["anna@example.com"], subject: "Hello")
  var body: some View {
    Text("host").mailComposeSheet(template: template, isPresented: $model.isPresented)
  }
}

@MainActor
@Suite("A mail form")
struct MailComposeSheetTests {
  private func start(
    _ doubts: Doubts = Doubts(),
    _ template: MailComposeTemplate? = nil,
    canSendMail: Bool = true
  ) -> (Stage, Model) {
    let stage = Stage(doubts: doubts)
    stage.canSendMail = canSendMail
    let model = Model()
    stage.show {
      if let template {
        Host(model: model, template: template)
      } else {
        Host(model: model)
      }
    }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    return (stage, model)
  }

  @Test("sending sets the binding to false", arguments: Doubts.variants)
  func sends(doubts: Doubts) throws {
    let (stage, model) = start(doubts)
    try stage.tap("Send")
    stage.settle()
    #expect(stage.sentMails.map(\.subject) == ["Hello"])
    #expect(stage.sentMails.map(\.recipients) == [["anna@example.com"]])
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("cancelling sets the binding to false", arguments: Doubts.variants)
  func cancels(doubts: Doubts) throws {
    let (stage, model) = start(doubts)
    try stage.tap("Cancel")
    try stage.tap("Delete Draft")
    stage.settle()
    #expect(stage.sentMails.isEmpty)
    #expect(!model.isPresented)
  }

  @Test("a swipe asks what becomes of the draft, as Cancel does")
  func swipes() throws {
    let (stage, model) = start()
    try stage.swipeDown()
    stage.settle()
    #expect(model.isPresented)
    try stage.tap("Save Draft")
    stage.settle()
    #expect(!model.isPresented)
  }

  @Test("a mail that fails sets the binding to false")
  func fails() throws {
    let (stage, model) = start()
    try stage.failToSend()
    stage.settle()
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test(
    "where no mail can be sent, a mailto URL is opened and the binding goes back",
    arguments: [
      ("anna@example.com", "Hello", "mailto:anna@example.com?subject=Hello"),
      ("anna@example.com", "", "mailto:anna@example.com"),
      ("o'hara+list@example.com", "", "mailto:o%27hara%2Blist@example.com"),
      ("who?cc=all@example.com", "a & b", "mailto:who%3Fcc%3Dall@example.com?subject=a%20%26%20b"),
      ("jörg@example.com", "Grüße", "mailto:j%C3%B6rg@example.com?subject=Gr%C3%BC%C3%9Fe"),
    ]
  )
  func fallback(recipient: String, subject: String, url: String) {
    let template = MailComposeTemplate(
      recipients: [recipient, "second@example.com"],
      subject: subject
    )
    let (stage, model) = start(Doubts(), template, canSendMail: false)
    #expect(stage.openedURLs.map(\.absoluteString) == [url])
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages.count == 1)
  }

  @Test("the form can be asked for with its parts")
  func parts() throws {
    struct PartsHost: View {
      @State var isPresented = true
      var body: some View {
        Text("host").mailComposeSheet(
          recipients: ["a@example.com"],
          subject: "Subject",
          body: "<p>Body</p>",
          isHTML: true,
          isPresented: $isPresented
        )
      }
    }
    let stage = Stage()
    stage.show { PartsHost() }
    stage.settle()
    try stage.tap("Send")
    stage.settle()
    let mail = try #require(stage.sentMails.first)
    #expect(mail.body == "<p>Body</p>" && mail.isHTML)
  }
}
