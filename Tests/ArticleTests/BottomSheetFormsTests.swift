import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

private struct City: Identifiable {
  let id: String
}

/// Bottom sheets in each form that articles show.
private struct MapScreen: View {
  @State private var isPlain = false
  @State private var isEverything = false
  @State private var city: City?
  @State private var fullCity: City?
  @State private var closings = 0

  var body: some View {
    VStack {
      Text("Closings: \(closings)")
      BottomSheetPresenter("Presenter", detents: [.medium(), .large()]) { Text("sheet") }
      BottomSheetPresenter("Large presenter", detents: [.large()], content: { Text("sheet") })
      Button("Plain") { isPlain = true }
        .bottomSheet(isPresented: $isPlain) { Text("sheet") }
      Button("Everything") { isEverything = true }
        .bottomSheet(
          isPresented: $isEverything,
          detents: [.medium()],
          largestUndimmedDetentIdentifier: .medium,
          prefersGrabberVisible: true,
          prefersScrollingExpandsWhenScrolledToEdge: false,
          prefersEdgeAttachedInCompactHeight: true,
          widthFollowsPreferredContentSizeWhenEdgeAttached: true,
          isModalInPresentation: true,
          onDismiss: { closings += 1 }
        ) {
          VStack {
            Text("sheet")
            Button("Close") { isEverything = false }
          }
        }
      Button("City") { city = City(id: "sheet") }
        .bottomSheet(item: $city) { city in Text(city.id) }
      Button("Full city") { fullCity = City(id: "sheet") }
        .bottomSheet(
          item: $fullCity,
          detents: [.large()],
          largestUndimmedDetentIdentifier: nil,
          prefersGrabberVisible: true,
          prefersScrollingExpandsWhenScrolledToEdge: true,
          prefersEdgeAttachedInCompactHeight: false,
          widthFollowsPreferredContentSizeWhenEdgeAttached: false,
          isModalInPresentation: false,
          onDismiss: { closings += 1 },
          content: { city in Text(city.id) }
        )
    }
  }
}

@MainActor
@Suite("Bottom sheets, in each form that articles show")
struct BottomSheetFormsTests {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  @Test(
    "each form has its detents and its grabber, and is swiped away",
    arguments: [
      ("Presenter", 2, true, 0),
      ("Large presenter", 1, true, 0),
      ("Plain", 2, false, 0),
      ("City", 2, false, 0),
      ("Full city", 1, true, 1),
    ]
  )
  func form(name: String, detents: Int, hasGrabber: Bool, closings: Int) throws {
    let stage = Stage()
    stage.show { MapScreen() }
    try stage.tap(name)
    stage.settle()
    #expect(stage.shows("sheet"))
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents.count == detents)
    #expect(sheet.prefersGrabberVisible == hasGrabber)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.shows("Closings: \(closings)"))
  }

  @Test("with everything set, the sheet has it, and only its own button closes it")
  func everything() throws {
    let stage = Stage()
    stage.show { MapScreen() }
    try stage.tap("Everything")
    stage.settle()
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [Identifier.medium])
    #expect(sheet.largestUndimmedDetentIdentifier == Identifier.medium)
    #expect(sheet.prefersGrabberVisible)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(sheet.prefersEdgeAttachedInCompactHeight)
    #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("sheet") && stage.shows("Closings: 0"))
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.shows("Closings: 1"))
  }

  @Test("the button presents in the window that it is in")
  func window() throws {
    let stage = Stage(.iPadPro11)
    stage.show { Text("first window") }
    let second = stage.openWindow {
      BottomSheetPresenter("Open", detents: [.medium()]) { Text("sheet") }
    }
    try stage.tap("Open")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(second.rootViewController?.presentedViewController != nil)
  }
}
