import SafariServices
import SafariWebView
import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
private final class Model: ObservableObject {
  @Published var isPresented = false
  @Published var url: URL?
}

private struct FlagHost: View {
  @ObservedObject var model: Model
  let url: URL
  var body: some View { Text("host").safariWebView(url: url, isPresented: $model.isPresented) }
}

private struct URLHost: View {
  @ObservedObject var model: Model
  var body: some View { Text("host").safariWebView(url: $model.url) }
}

@MainActor
@Suite("A web page")
struct SafariWebViewTests {
  private let page = "https://example.com"

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(
    "it is presented in full screen, and Done sets the binding to false",
    arguments: Doubts.variants
  )
  func done(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = Model()
    let page = try url(page)
    stage.show { FlagHost(model: model, url: page) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    #expect(stage.topController is SFSafariViewController)
    #expect(stage.topController?.modalPresentationStyle == .fullScreen)
    try stage.tap("Done")
    stage.settle()
    #expect(!model.isPresented)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages.isEmpty)
  }

  @Test("a URL presents, and Done sets it to nil", arguments: Doubts.variants)
  func urlBinding(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = Model()
    stage.show { URLHost(model: model) }
    let page = try url(page)
    stage.perform("url") { model.url = page }
    stage.settle()
    #expect(stage.topController is SFSafariViewController)
    try stage.tap("Done")
    stage.settle()
    #expect(model.url == nil)
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("another URL takes the place of the first")
  func swaps() throws {
    let stage = Stage()
    let model = Model()
    stage.show { URLHost(model: model) }
    let (first, second) = (try url(page), try url("https://example.org"))
    stage.perform("first") { model.url = first }
    stage.settle()
    let shown = stage.topController
    stage.perform("second") { model.url = second }
    stage.settle()
    #expect(stage.topController is SFSafariViewController)
    #expect(stage.topController !== shown)
    #expect(model.url == second)
  }

  @Test(
    "what is no web page is opened elsewhere, and the binding goes back",
    arguments: [
      "mailto:anna@example.com", "tel:123", "file:///etc/hosts", "app://open", "relative/path", "?",
    ]
  )
  func otherSchemes(text: String) throws {
    let stage = Stage()
    let model = Model()
    let url = try url(text)
    stage.show { URLHost(model: model) }
    stage.perform("url") { model.url = url }
    stage.settle()
    #expect(model.url == nil)
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.openedURLs == [url])
    #expect(stage.console.messages.count == 1)
    #expect(stage.console.messages.first?.text.contains("is no web page") == true)
  }

  @Test("an upper-case scheme is a web page's, too")
  func upperCase() throws {
    let stage = Stage()
    let model = Model()
    let url = try url("HTTPS://EXAMPLE.COM")
    stage.show { URLHost(model: model) }
    stage.perform("url") { model.url = url }
    stage.settle()
    #expect(stage.topController is SFSafariViewController)
  }

  @Test("isPresent writes nil, keeps the transaction, and can't make a value")
  func isPresent() {
    var value: Int? = 1
    var written: [Bool] = []
    let binding = Binding<Int?>(
      get: { value },
      set: { new, transaction in
        value = new
        written.append(transaction.disablesAnimations)
      }
    )
    let isPresent = binding.isPresent()
    #expect(isPresent.wrappedValue)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { isPresent.wrappedValue = false }
    #expect(value == nil)
    #expect(written == [true])
    binding.isPresent().wrappedValue = true
    #expect(value == nil)
  }
}
