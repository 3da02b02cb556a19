import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with a sheet that can be locked, and a button that brings its own.
struct BottomSheetScreen: View {
  @State private var isEditorPresented = false
  @State private var isLocked = false
  @State private var dismissals = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Closed \(dismissals) times")
      Button("Edit") { isEditorPresented = true }
      BottomSheetPresenter("Help", detents: [.medium(), .large()]) {
        Text("How it works")
      }
    }
    .bottomSheet(
      isPresented: $isEditorPresented,
      prefersGrabberVisible: true,
      isModalInPresentation: isLocked,
      onDismiss: { dismissals += 1 }
    ) {
      VStack(spacing: 20) {
        Text(isLocked ? "Unsaved changes" : "No changes")
        Button("Change something") { isLocked = true }
        Button("Save") { isLocked = false }
      }
      .padding()
    }
  }
}
