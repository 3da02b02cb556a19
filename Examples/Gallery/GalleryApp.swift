#if !canImport(Understudy)
import SwiftUI

/// The gallery as an app: a list of the screens.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Half-sheet widget") { HalfSheetWidgetScreen() }
          NavigationLink("Expandable half sheet") { ExpandableHalfSheetScreen() }
        }
        .navigationTitle("Gallery")
      }
    }
  }
}
#endif
