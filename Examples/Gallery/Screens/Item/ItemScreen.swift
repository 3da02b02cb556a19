import SwiftUI
import UIViewControllerPresenting

/// A city on a journey.
struct City: Identifiable {
  let id: String
  var visits = 0
}

/// A screen that presents an item, changes it in place and lets another take its place.
struct ItemScreen: View {
  @State private var city: City?
  @State private var ends: [DismissReason] = []

  var body: some View {
    Showcase(screen: .item) {
      Text(city.map { "In \($0.id)" } ?? "At home")
      Text("Cities left: \(ends.count)")
      Button("Go to Oslo") { city = City(id: "Oslo") }
    }
    .presenting(item: $city, onDismiss: { ends.append($0) }) { shown in
      Panel(symbol: "building.columns", title: "\(shown.id), seen \(shown.visits) sights") {
        Button("See a sight") { city?.visits += 1 }
        if shown.id == "Oslo" {
          Button("Travel on to Rome") { city = City(id: "Rome") }
        }
      }
    }
  }
}
