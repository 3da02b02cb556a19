import ShareSheet
import SwiftUI

/// A screen that shares a link, with a title for the sheet's header.
struct ActivitySheetScreen: View {
  @State private var item: ActivityItem?
  @State private var outcome = "Nothing shared yet"

  var body: some View {
    Showcase(screen: .activity) {
      Text(outcome)
      Button("Share") {
        guard let url = URL(string: "https://www.swift.org") else { return }
        item = .link(url, title: "Swift")
      }
      .activitySheet($item) { type, isCompleted, _, _ in
        outcome = isCompleted ? "Shared" : "Not shared"
      }
    }
  }
}
