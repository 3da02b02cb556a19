import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with popovers, each at its button: on an iPhone they are sheets.
struct PopoverScreen: View {
  @State private var isPalettePresented = false
  @State private var isHintPresented = false

  var body: some View {
    Showcase(screen: .popover) {
      Button("Palette") { isPalettePresented = true }
        .background(
          UIViewControllerPresenting(isPresented: $isPalettePresented) { _, _ in
            let palette = PaletteViewController()
            palette.modalPresentationStyle = .popover
            palette.popoverPresentationController?.permittedArrowDirections = [.up, .down]
            return palette
          }
        )
      Button("Hint") { isHintPresented = true }
        .presenting(isPresented: $isHintPresented, modalPresentationStyle: .popover) {
          Text("Tap beside it").padding()
        }
    }
  }
}
