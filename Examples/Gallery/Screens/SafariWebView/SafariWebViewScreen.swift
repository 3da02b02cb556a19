import SafariWebView
import SwiftUI

/// A screen that shows a web page, and opens what is none elsewhere.
struct SafariWebViewScreen: View {
  @State private var url: URL?

  var body: some View {
    Showcase(screen: .safari) {
      Text(url == nil ? "No page" : "A page is shown")
      Button("Read more") { url = URL(string: "https://www.swift.org") }
      Button("Write to us") { url = URL(string: "mailto:team@example.com") }
    }
    .safariWebView(url: $url)
  }
}
