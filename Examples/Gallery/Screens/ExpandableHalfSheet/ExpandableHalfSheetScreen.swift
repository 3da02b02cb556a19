import SwiftUI
import UIViewControllerPresenting

/// A screen that shows SwiftUI content in a half sheet which the user can drag to full height.
struct ExpandableHalfSheetScreen: View {
  @State private var isOrderPresented = false
  @State private var count = 1

  var body: some View {
    Showcase(screen: .order) {
      Text("Coffees: \(count)")
      Button("Order") { isOrderPresented = true }
    }
    .presenting(
      isPresented: $isOrderPresented,
      sheetConfiguration: .expandableHalfSheet(prefersGrabberVisible: true)
    ) {
      OrderView(count: $count, isPresented: $isOrderPresented)
    }
  }
}

/// What is ordered: it changes the presenting screen's state, and follows it.
struct OrderView: View {
  @Binding var count: Int
  @Binding var isPresented: Bool

  var body: some View {
    Panel(symbol: "cup.and.saucer", title: "How many? \(count)") {
      Button("One more") { count += 1 }
      Button("Place order") { isPresented = false }
        .buttonStyle(.borderedProminent)
    }
  }
}
