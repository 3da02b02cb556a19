import SwiftUI
import Understudy
import UnderstudyPictures

/// How long it takes to draw what is on the screen: at most 5,000 microseconds is at least 200 pictures
/// a second.
let pictureTimings: [Timing] = [
  Timing("a picture of a list with a sheet", limit: 5_000, repetitions: 500) {
    let stage = Stage(.iPhone14)
    stage.show { ListScreen() }
    stage.settle()
    guard stage.shows("Done"), stage.shows("Row 3") else {
      fatalError("The list and its sheet aren't shown.")
    }
    return { _ in
      let picture = stage.picture(.device)
      precondition(picture.svg.utf8.count > 10_000, "The picture is empty.")
    }
  }
]

/// A list in a navigation stack under a half sheet with a form.
private struct ListScreen: View {
  @State private var isPresented = true
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      List {
        Section("Rows") {
          ForEach(0..<30) { row in
            Label("Row \(row)", systemImage: "star")
          }
        }
      }
      .navigationTitle("List")
      .toolbar { Button("Edit") {} }
    }
    .sheet(isPresented: $isPresented) {
      Form {
        Section("Half of the screen") {
          Toggle("On", isOn: $isOn)
          Button("Done") { isPresented = false }
        }
      }
      .presentationDetents([.medium, .large])
    }
  }
}
