import SwiftUI

/// What the gallery's sheets look like: a symbol, a title, and what can be done.
struct Panel<Content: View>: View {
  let symbol: String
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol)
        .font(.system(size: 44))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text(title)
        .font(.title2.bold())
        .multilineTextAlignment(.center)
      content
        .buttonStyle(.bordered)
    }
    .padding(24)
  }
}
