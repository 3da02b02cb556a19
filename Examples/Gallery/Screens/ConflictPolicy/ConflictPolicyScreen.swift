import SwiftUI
import UIViewControllerPresenting

/// A screen that wants a tip while it already presents news: the tip's policy says what happens.
struct ConflictPolicyScreen: View {
  @State private var isNewsPresented = false
  @State private var isTipPresented = false
  @State private var policy = ConflictPolicy.queue
  @State private var ends: [String] = []

  var body: some View {
    Showcase(screen: .conflict) {
      Text("Ended: \(ends.isEmpty ? "nothing" : ends.joined(separator: ", "))")
      Button("News") {
        ends = []
        isNewsPresented = true
      }
    }
    .presenting(isPresented: $isNewsPresented, onDismiss: { ends.append("news \($0)") }) {
      Panel(symbol: "newspaper", title: "What's new") {
        ForEach(ConflictPolicy.allCases, id: \.self) { policy in
          Button("Tip: \(String(describing: policy))") {
            self.policy = policy
            isTipPresented = true
          }
        }
      }
    }
    .presenting(
      isPresented: $isTipPresented,
      conflictPolicy: policy,
      onDismiss: { ends.append("tip \($0)") }
    ) {
      Panel(symbol: "lightbulb", title: "A tip") {}
    }
  }
}
