import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with a sheet that can be locked, and a button that brings its own.
struct BottomSheetScreen: View {
  @State private var isEditorPresented = false
  @State private var isLocked = false
  @State private var dismissals = 0

  var body: some View {
    Showcase(screen: .bottomSheet) {
      Text("Closed \(dismissals) times")
      Button("Edit") { isEditorPresented = true }
      BottomSheetPresenter("Help", detents: [.medium(), .large()]) {
        Panel(symbol: "questionmark.circle", title: "How it works") {
          Text("Change something, and the sheet can't be swiped away until you save.")
            .multilineTextAlignment(.center)
            .foregroundStyle(.secondary)
        }
      }
    }
    .bottomSheet(
      isPresented: $isEditorPresented,
      prefersGrabberVisible: true,
      isModalInPresentation: isLocked,
      onDismiss: { dismissals += 1 }
    ) {
      Panel(symbol: "square.and.pencil", title: isLocked ? "Unsaved changes" : "No changes") {
        Button("Change something") { isLocked = true }
        Button("Save") { isLocked = false }
      }
    }
  }
}
