import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
@Suite("Managed modals")
struct ModalTests {
  private struct Detail: View {
    var body: some View {
      VStack {
        Text("detail")
        HStack { ModalDismissButton { Text("Close") } }
      }
    }
  }

  private struct Screen: View {
    var body: some View {
      ModalPresentationView {
        VStack {
          Text("screen")
          HStack { ModalPresentationButton(destination: Detail()) { Text("Open") } }
        }
      }
    }
  }

  @Test("a button at any depth presents, and one inside dismisses, again and again")
  func presentsAndDismisses() throws {
    let stage = Stage()
    stage.show { Screen() }
    for _ in 0..<3 {
      try stage.tap("Open")
      stage.settle()
      #expect(stage.shows("detail"))
      try stage.tap("Close")
      stage.settle()
      #expect(stage.presentationChain.isEmpty)
    }
    #expect(stage.console.messages.isEmpty)
  }

  @Test("swiping down keeps working", arguments: Doubts.variants)
  func swipes(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    stage.show { Screen() }
    for _ in 0..<2 {
      try stage.tap("Open")
      stage.settle()
      try stage.swipeDown()
      stage.settle()
      #expect(stage.presentationChain.isEmpty)
    }
  }

  @Test("a button without a container says so and does nothing")
  func alone() throws {
    let stage = Stage()
    stage.show {
      VStack {
        ModalPresentationButton(destination: Text("detail")) { Text("Open") }
        ModalDismissButton { Text("Close") }
      }
    }
    try stage.tap("Open")
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.console.messages.count == 2)
  }

  @Test("a modal can have a container of its own")
  func nested() throws {
    struct Outer: View {
      var body: some View {
        ModalPresentationView {
          ModalPresentationButton(destination: Screen()) { Text("Open outer") }
        }
      }
    }
    let stage = Stage()
    stage.show { Outer() }
    try stage.tap("Open outer")
    stage.settle()
    try stage.tap("Open")
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.count == 1)
    #expect(stage.shows("screen"))
  }
}
