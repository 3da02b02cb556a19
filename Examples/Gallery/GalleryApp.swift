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
      VStack(alignment: .leading, spacing: 12) {
        ForEach(GalleryScreen.allCases) { screen in
          NavigationLink(screen.title, value: screen)
        }
      }
      .navigationTitle("Gallery")
      .navigationDestination(for: GalleryScreen.self) { screen in
        screen.content.navigationTitle(screen.title)
      }
    }
  }
}
