import SwiftUI
import UIViewControllerPresenting

/// A screen whose editor can't be swiped away while it has changes: the user is asked.
struct DismissAttemptScreen: View {
  @State private var isEditing = false
  @State private var hasChanges = false
  @State private var isAsking = false

  var body: some View {
    Showcase(screen: .attempt) {
      Text(hasChanges ? "There are changes" : "Nothing to save")
      Button("Edit the letter") { isEditing = true }
    }
    .background(
      UIViewControllerPresenting(isPresented: $isEditing) { _, _ in
        LetterViewController(onChange: { hasChanges = true })
      }
      .updateUIViewController { letter, _ in
        letter.isModalInPresentation = hasChanges
      }
      .onDismissAttempt { isAsking = true }
    )
    .presenting(
      isPresented: $isAsking,
      sheetConfiguration: .halfSheet,
      conflictPolicy: .stack
    ) {
      Panel(symbol: "exclamationmark.triangle", title: "Discard the changes?") {
        Button("Keep editing") { isAsking = false }
        Button("Discard", role: .destructive) {
          hasChanges = false
          isEditing = false
        }
      }
    }
  }
}
