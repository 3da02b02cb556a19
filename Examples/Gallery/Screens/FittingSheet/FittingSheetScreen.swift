import SwiftUI
import UIViewControllerPresenting

/// A screen whose sheet is as high as what is in it.
struct FittingSheetScreen: View {
  @State private var isTipPresented = false
  @State private var lines = 1

  var body: some View {
    Showcase(screen: .fit) {
      Button("A short tip") {
        lines = 1
        isTipPresented = true
      }
      Button("A long tip") {
        lines = 8
        isTipPresented = true
      }
    }
    .presenting(isPresented: $isTipPresented, sheetConfiguration: .fittingContent()) {
      VStack(spacing: 10) {
        Text("Tip").font(.headline)
        ForEach(1...lines, id: \.self) { line in Text("Line \(line)") }
      }
      .padding(20)
    }
  }
}
