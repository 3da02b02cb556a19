import MailComposeSheet
import SafariServices
import SafariWebView
import ShareSheet
import SwiftUI
import Testing
import UIKit
import Understudy

// MARK: Web pages

struct NewsScreen: View {
  @State private var article: URL?

  var body: some View {
    Button("Read") { article = URL(string: "https://www.swift.org/blog") }
      .safariWebView(url: $article)
  }
}

struct TermsScreen: View {
  @State private var areTermsPresented = false
  let terms: URL

  private var withReader: SFSafariViewController.Configuration {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    return configuration
  }

  var body: some View {
    Button("Terms") { areTermsPresented = true }
      .safariWebView(
        url: terms,
        configuration: withReader,
        isPresented: $areTermsPresented,
        modalPresentationStyle: .pageSheet
      )
  }
}

// MARK: Mails

struct SupportScreen: View {
  @State private var isWriting = false

  var body: some View {
    Button("Write to us") { isWriting = true }
      .mailComposeSheet(
        recipients: ["support@example.com"],
        subject: "A question",
        isPresented: $isWriting
      )
  }
}

extension MailComposeTemplate {
  static let feedback = MailComposeTemplate(
    recipients: ["feedback@example.com"],
    subject: "Feedback",
    body: "<p>I like:</p>",
    isHTML: true
  )
}

struct FeedbackScreen: View {
  @State private var isWriting = false

  var body: some View {
    Button("Feedback") { isWriting = true }
      .mailComposeSheet(template: .feedback, isPresented: $isWriting)
  }
}

// MARK: Sharing

struct QuoteScreen: View {
  @State private var isSharing = false
  @State private var wasShared = false

  var body: some View {
    VStack {
      Text(wasShared ? "Shared" : "Not shared")
      Button("Share") { isSharing = true }
        .shareSheet(activityItems: ["Less is more."], isPresented: $isSharing) {
          _,
          isCompleted,
          _,
          _ in
          wasShared = isCompleted
        }
    }
  }
}

struct RecipeScreen: View {
  @State private var item: ActivityItem?

  var body: some View {
    Button("Share recipe") {
      item = ActivityItem(items: "Pancakes", excludedTypes: [.print])
    }
    .activitySheet($item)
  }
}

struct LinkScreen: View {
  @State private var item: ActivityItem?
  let url: URL

  var body: some View {
    Button("Share link") { item = .link(url, title: "The Swift language") }
      .activitySheet($item, permittedArrowDirections: [.up, .down])
  }
}

@MainActor
@Suite("The guides to the system's screens")
struct SystemScreensTests {
  @Test("a page is shown while there is a URL")
  func news() throws {
    let stage = Stage()
    stage.show { NewsScreen() }
    try stage.tap("Read")
    stage.settle()
    #expect(stage.topController is SFSafariViewController)
    try stage.tap("Done")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("a page is shown with a configuration, in a sheet")
  func terms() throws {
    let stage = Stage()
    let url = try #require(URL(string: "https://example.com/terms"))
    stage.show { TermsScreen(terms: url) }
    try stage.tap("Terms")
    stage.settle()
    let safari = try #require(stage.topController as? SFSafariViewController)
    #expect(safari.configuration.entersReaderIfAvailable)
    #expect(safari.modalPresentationStyle == .pageSheet)
  }

  @Test("mails are filled in")
  func mails() throws {
    let stage = Stage()
    stage.show { SupportScreen() }
    try stage.tap("Write to us")
    stage.settle()
    try stage.tap("Send")
    stage.settle()
    stage.show { FeedbackScreen() }
    try stage.tap("Feedback")
    stage.settle()
    try stage.tap("Send")
    stage.settle()
    #expect(stage.sentMails.map(\.subject) == ["A question", "Feedback"])
    #expect(stage.sentMails.map(\.isHTML) == [false, true])
  }

  @Test("a text is shared")
  func quote() throws {
    let stage = Stage()
    stage.show { QuoteScreen() }
    try stage.tap("Share")
    stage.settle()
    try stage.tap("Copy")
    stage.settle()
    #expect(stage.shows("Shared") && stage.presentationChain.isEmpty)
  }

  @Test("items and links are shared")
  func items() throws {
    let stage = Stage()
    stage.show { RecipeScreen() }
    try stage.tap("Share recipe")
    stage.settle()
    #expect(stage.topController is UIActivityViewController && !stage.shows("Print"))
    let url = try #require(URL(string: "https://www.swift.org"))
    let next = Stage()
    next.show { LinkScreen(url: url) }
    try next.tap("Share link")
    next.settle()
    #expect(next.shows("The Swift language"))
  }
}
