import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

private struct Pet: Identifiable, Equatable {
  let id: Int
  var name: String
}

@MainActor
private final class PetModel: ObservableObject {
  @Published var pet: Pet?
  var made: [String] = []
  var reasons: [DismissReason] = []
}

/// Presents UIKit controllers that show an item's name as their title.
private struct ControllerHost: View {
  @ObservedObject var model: PetModel

  var body: some View {
    Text("host").background(
      UIViewControllerPresenting<UIViewController, Void>(
        item: $model.pet,
        makeUIViewController: { pet, _, _ in
          model.made.append(pet.name)
          let controller = UIViewController()
          controller.title = pet.name
          return controller
        }
      )
      .updateUIViewController { controller, _ in
        if let pet = model.pet { controller.title = pet.name }
      }
      .onDismiss { model.reasons.append($0) }
    )
  }
}

/// Presents SwiftUI content for an item.
private struct ContentHost: View {
  @ObservedObject var model: PetModel

  var body: some View {
    Text("host").presenting(item: $model.pet, onDismiss: { model.reasons.append($0) }) { pet in
      Text("pet \(pet.name)")
    }
  }
}

@MainActor
@Suite("A presentation of an item")
struct ItemTests {
  private let cat = Pet(id: 1, name: "Cat")
  private let dog = Pet(id: 2, name: "Dog")

  @Test("an item is presented, and nil dismisses it", arguments: Doubts.variants)
  func presents(doubts: Doubts) {
    let stage = Stage(doubts: doubts)
    let model = PetModel()
    stage.show { ControllerHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    #expect(stage.topController?.title == "Cat")
    stage.perform("nil") { model.pet = nil }
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(model.reasons == [.bindingChanged])
  }

  @Test("an item that is swiped away becomes nil", arguments: Doubts.variants)
  func swipedAway(doubts: Doubts) throws {
    let stage = Stage(doubts: doubts)
    let model = PetModel()
    stage.show { ContentHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    #expect(stage.shows("pet Cat"))
    try stage.swipeDown()
    stage.settle()
    #expect(model.pet == nil)
    #expect(model.reasons == [.swipedAway])
  }

  @Test("another item takes the place of the first", arguments: Doubts.variants)
  func replaces(doubts: Doubts) {
    let stage = Stage(doubts: doubts)
    let model = PetModel()
    stage.show { ControllerHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    stage.perform("dog") { model.pet = dog }
    stage.settle()
    #expect(stage.presentationChain.map(\.title) == ["Dog"])
    #expect(model.made == ["Cat", "Dog"])
    #expect(model.reasons == [.bindingChanged])
    #expect(model.pet == dog)
  }

  @Test("an item that changes but keeps its identity is updated in place")
  func updates() {
    let stage = Stage()
    let model = PetModel()
    stage.show { ContentHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    let shown = stage.topController
    stage.perform("renames") { model.pet?.name = "Tom" }
    stage.settle()
    #expect(stage.topController === shown)
    #expect(stage.shows("pet Tom"))
    #expect(model.reasons.isEmpty)
  }

  @Test("a UIKit controller is updated with the presenting view")
  func updatesController() {
    let stage = Stage()
    let model = PetModel()
    stage.show { ControllerHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    stage.perform("renames") { model.pet?.name = "Tom" }
    stage.settle()
    #expect(stage.topController?.title == "Tom")
    #expect(model.made == ["Cat"])
  }

  @Test(
    "items that are swapped in flight end on the last, whenever they are swapped",
    arguments: Doubts.variants,
    [0, 100, 300, 600, 900]
  )
  func swapsInFlight(doubts: Doubts, milliseconds: Int) {
    let stage = Stage(doubts: doubts)
    let model = PetModel()
    stage.show { ControllerHost(model: model) }
    for pet in [cat, dog, cat, dog] {
      stage.perform(pet.name) { model.pet = pet }
      stage.advance(by: .milliseconds(milliseconds))
    }
    stage.settle()
    #expect(stage.presentationChain.map(\.title) == ["Dog"])
    #expect(model.pet == dog)
    #expect(model.made.count == model.reasons.count + 1)
    #expect(stage.console.messages.isEmpty)
  }

  @Test("an item that comes while the first is swiped away is presented, and kept")
  func swapsDuringSwipe() throws {
    let stage = Stage()
    let model = PetModel()
    stage.show { ControllerHost(model: model) }
    stage.perform("cat") { model.pet = cat }
    stage.settle()
    let swipe = try stage.beginSwipeDown()
    stage.perform("dog") { model.pet = dog }
    swipe.finish()
    stage.settle()
    #expect(stage.presentationChain.map(\.title) == ["Dog"])
    #expect(model.pet == dog)
    #expect(model.reasons == [.swipedAway])
  }
}
