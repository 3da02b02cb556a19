import SwiftUI

/// The gallery as an app: a list of the screens.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      GalleryView()
    }
  }
}

#if !canImport(Understudy)
// On Linux a script is the program, and plays this app.
@main
extension GalleryApp {}
#endif

/// The list of the screens.
private struct GalleryView: View {
  var body: some View {
    NavigationStack {
      List(GalleryScreen.allCases) { screen in
        NavigationLink(value: screen) {
          Label {
            Text(screen.title)
          } icon: {
            SymbolTile(screen: screen, size: 29)
          }
        }
      }
      .navigationTitle("Gallery")
      .navigationDestination(for: GalleryScreen.self) { screen in
        screen.content
          .navigationTitle(screen.title)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
