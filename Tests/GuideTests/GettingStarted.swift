import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

struct CoffeeScreen: View {
  @State private var isOrdering = false

  var body: some View {
    Button("Order") { isOrdering = true }
      .presenting(isPresented: $isOrdering, sheetConfiguration: .halfSheet) {
        OrderForm()
      }
  }
}

struct OrderForm: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text("What would you like?")
      Button("Close") { dismiss() }
    }
  }
}

struct TeaScreen: View {
  @State private var isOrdering = false
  @State private var message = "Nothing has ended yet."

  var body: some View {
    VStack(spacing: 20) {
      Text(message)
      Button("Order") { isOrdering = true }
    }
    .presenting(
      isPresented: $isOrdering,
      sheetConfiguration: .expandableHalfSheet(),
      onDismiss: { reason in
        message = reason == .swipedAway ? "You changed your mind." : "Thank you."
      }
    ) {
      OrderForm()
    }
  }
}

@MainActor
@Suite("The guide to getting started")
struct GettingStartedTests {
  @Test("the first example presents a half sheet that closes itself")
  func coffee() throws {
    let stage = Stage()
    stage.show { CoffeeScreen() }
    try stage.tap("Order")
    stage.settle()
    #expect(stage.shows("What would you like?"))
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("the second example tells a swipe from the button")
  func tea() throws {
    let stage = Stage()
    stage.show { TeaScreen() }
    try stage.tap("Order")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("You changed your mind."))
    try stage.tap("Order")
    stage.settle()
    try stage.tap("Close")
    stage.settle()
    #expect(stage.shows("Thank you."))
  }
}
