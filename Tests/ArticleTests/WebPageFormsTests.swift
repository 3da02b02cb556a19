import SafariServices
import SafariWebView
import SwiftUI
import Testing
import UIKit
import Understudy

/// A screen that shows web pages in each form that articles show.
private struct LinksScreen: View {
  @State private var isPlain = false
  @State private var isEverything = false
  @State private var isPageSheet = false
  @State private var plainURL: URL?
  @State private var everythingURL: URL?
  let page: URL

  private var reader: SFSafariViewController.Configuration {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    return configuration
  }

  var body: some View {
    VStack {
      Text("Presented: \(presentedCount)")
      Button("Plain") { isPlain = true }
        .safariWebView(url: page, isPresented: $isPlain)
      Button("Page sheet") { isPageSheet = true }
        .safariWebView(
          url: page,
          isPresented: $isPageSheet,
          modalPresentationStyle: .pageSheet
        )
      Button("Everything") { isEverything = true }
        .safariWebView(
          url: page,
          configuration: reader,
          isPresented: $isEverything,
          modalPresentationStyle: .formSheet,
          animated: false
        )
      Button("Plain URL") { plainURL = page }
        .safariWebView(url: $plainURL)
      Button("Everything URL") { everythingURL = page }
        .safariWebView(
          url: $everythingURL,
          configuration: reader,
          modalPresentationStyle: .overFullScreen,
          animated: false
        )
    }
  }

  private var presentedCount: Int {
    [isPlain, isEverything, isPageSheet, plainURL != nil, everythingURL != nil].count { $0 }
  }
}

private struct OptionalSheet: View {
  @State private var name: String?

  var body: some View {
    Button(name ?? "Nobody") { name = "Anna" }
      .sheet(isPresented: $name.isPresent()) { Text("Hello, \(name ?? "")") }
  }
}

@MainActor
@Suite("Web pages, in each form that articles show")
struct WebPageFormsTests {
  @Test(
    "each form shows the page in its style, and Done closes it",
    arguments: [
      ("Plain", UIModalPresentationStyle.fullScreen, false),
      ("Page sheet", .pageSheet, false),
      ("Everything", .formSheet, true),
      ("Plain URL", .fullScreen, false),
      ("Everything URL", .overFullScreen, true),
    ]
  )
  func form(name: String, style: UIModalPresentationStyle, hasReader: Bool) throws {
    let stage = Stage()
    let page = try #require(URL(string: "https://www.swift.org"))
    stage.show { LinksScreen(page: page) }
    try stage.tap(name)
    stage.settle()
    let safari = try #require(stage.topController as? SFSafariViewController)
    #expect(safari.modalPresentationStyle == style)
    #expect(safari.configuration.entersReaderIfAvailable == hasReader)
    try stage.tap("Done")
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.shows("Presented: 0"))
  }

  @Test("a binding of an optional presents by whether it has a value")
  func isPresent() throws {
    let stage = Stage()
    stage.show { OptionalSheet() }
    try stage.tap("Nobody")
    stage.settle()
    #expect(stage.shows("Hello, Anna"))
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("Nobody"))
  }
}
