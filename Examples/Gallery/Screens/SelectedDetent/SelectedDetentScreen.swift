import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen that knows how high its sheet is, and can change it.
struct SelectedDetentScreen: View {
  @State private var areNotesPresented = false
  @State private var detent: UISheetPresentationController.Detent.Identifier? = .medium

  var body: some View {
    Showcase(screen: .detent) {
      Button("Notes") { areNotesPresented = true }
    }
    .presenting(
      isPresented: $areNotesPresented,
      sheetConfiguration: .expandableHalfSheet(),
      selectedDetentIdentifier: $detent
    ) {
      Panel(
        symbol: "note.text",
        title: detent == .large ? "The sheet is large" : "The sheet is half as high"
      ) {
        Button("Make it large") { detent = .large }
      }
    }
  }
}
