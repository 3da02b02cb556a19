import ShareSheet
import SwiftUI

/// A screen that shares a text by a truth value.
struct ShareSheetScreen: View {
  @State private var isSharing = false
  @State private var outcome = "Nothing shared yet"

  var body: some View {
    Showcase(screen: .share) {
      Text(outcome)
      Button("Share the text") { isSharing = true }
        .shareSheet(activityItems: ["Less is more."], isPresented: $isSharing) {
          _,
          isCompleted,
          _,
          _ in
          outcome = isCompleted ? "Shared" : "Not shared"
        }
    }
  }
}
