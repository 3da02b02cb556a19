import SwiftUI
import UIViewControllerPresenting

/// A screen that wants two presentations at once: the second waits for its turn.
struct ConflictPolicyScreen: View {
  @State private var isNewsPresented = false
  @State private var isTipPresented = false
  @State private var ends: [DismissReason] = []

  var body: some View {
    VStack(spacing: 20) {
      Text("Ended: \(ends.count)")
      Button("Both") {
        isNewsPresented = true
        isTipPresented = true
      }
    }
    .presenting(isPresented: $isNewsPresented, onDismiss: { ends.append($0) }) { Text("News") }
    .presenting(isPresented: $isTipPresented, onDismiss: { ends.append($0) }) { Text("Tip") }
  }
}
