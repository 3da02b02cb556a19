import SwiftUI

/// What each screen of the gallery looks like: what it is about, and what can be done.
struct Showcase<Content: View>: View {
  let screen: GalleryScreen
  @ViewBuilder let content: Content

  var body: some View {
    Form {
      Section {
        HStack(spacing: 14) {
          SymbolTile(screen: screen, size: 52)
          Text(screen.summary)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .padding(.vertical, 4)
      }
      Section {
        content
      }
    }
  }
}
