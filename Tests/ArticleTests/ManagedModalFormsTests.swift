import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

private struct Lobby: View {
  var body: some View {
    ModalPresentationView {
      ModalPresentationButton(destination: Room()) {
        Text("Enter")
      }
    }
  }
}

private struct Room: View {
  var body: some View {
    ModalDismissButton {
      Text("Leave")
    }
  }
}

private struct HouseTour: View {
  var body: some View {
    ModalPresentationView {
      VStack {
        Text("House")
        HStack {
          ModalPresentationButton(
            destination: ModalPresentationView {
              VStack {
                Text("Kitchen")
                ModalPresentationButton(destination: Cellar()) { Text("Go down") }
                ModalDismissButton { Text("Leave kitchen") }
              }
            },
            label: { Label("Kitchen door", systemImage: "door.left.hand.open") }
          )
        }
      }
    }
  }
}

private struct Cellar: View {
  var body: some View {
    VStack {
      Text("Cellar")
      ModalDismissButton(label: { Text("Leave cellar") })
    }
  }
}

@MainActor
@Suite("Managed modals, in each form that articles show")
struct ManagedModalFormsTests {
  @Test("a button presents and one inside dismisses; a swipe does, too")
  func lobby() throws {
    let stage = Stage()
    stage.show { Lobby() }
    try stage.tap("Enter")
    stage.settle()
    try stage.tap("Leave")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    try stage.tap("Enter")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.console.messages.isEmpty)
  }

  @Test("a container in a modal manages a modal of its own, and each button leaves its own")
  func nested() throws {
    let stage = Stage()
    stage.show { HouseTour() }
    try stage.tap("Kitchen door")
    stage.settle()
    try stage.tap("Go down")
    stage.settle()
    #expect(stage.presentationChain.count == 2 && stage.shows("Cellar"))
    try stage.tap("Leave cellar")
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    try stage.tap("Leave kitchen")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }
}
