import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

// MARK: Representers

struct LevelView: View {
  let level: Float

  var body: some View {
    UIViewRepresenter { _ in
      UIProgressView(progressViewStyle: .bar)
    } updateUIView: { bar, _ in
      bar.setProgress(level, animated: true)
    }
  }
}

final class Player {
  private(set) var isPlaying = false

  func play() { isPlaying = true }
  func stop() { isPlaying = false }
}

final class PlayerViewController: UIViewController {
  var player: Player?
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    UIViewControllerRepresenter(
      makeCoordinator: { player },
      makeUIViewController: { context in
        let controller = PlayerViewController()
        controller.player = context.coordinator
        context.coordinator.play()
        return controller
      },
      sizeThatFits: { proposal, _, _ in
        let width = proposal.width ?? 320
        return CGSize(width: width, height: width * 9 / 16)
      },
      dismantleUIViewController: { _, player in player.stop() }
    )
  }
}

// MARK: Bottom sheets

struct HelpScreen: View {
  var body: some View {
    BottomSheetPresenter("Help", detents: [.medium(), .large()]) {
      Text("How it works")
    }
  }
}

struct MapScreen: View {
  @State private var isSearching = false

  var body: some View {
    Button("Search") { isSearching = true }
      .bottomSheet(
        isPresented: $isSearching,
        detents: [.medium(), .large()],
        largestUndimmedDetentIdentifier: .medium,
        prefersGrabberVisible: true
      ) {
        Text("Where to?")
      }
  }
}

struct FormScreen: View {
  @State private var isEditing = false
  @State private var hasChanges = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .bottomSheet(isPresented: $isEditing, isModalInPresentation: hasChanges) {
        Button(hasChanges ? "Save" : "Change") { hasChanges.toggle() }
      }
  }
}

struct PlaceScreen: View {
  @State private var place: Place?

  var body: some View {
    Button("Harbour") { place = Place(name: "Harbour") }
      .bottomSheet(item: $place) { place in
        Text("You are at the \(place.name).")
      }
  }
}

struct Place: Identifiable {
  let name: String
  var id: String { name }
}

struct NotesScreen: View {
  @State private var areNotesPresented = false
  @State private var detent: UISheetPresentationController.Detent.Identifier? = .medium

  var body: some View {
    Button("Notes") { areNotesPresented = true }
      .presenting(
        isPresented: $areNotesPresented,
        sheetConfiguration: .expandableHalfSheet(),
        selectedDetentIdentifier: $detent
      ) {
        Button(detent == .large ? "Less" : "More") {
          detent = detent == .large ? .medium : .large
        }
      }
  }
}

struct TipScreen: View {
  @State private var isTipPresented = false

  var body: some View {
    Button("Tip") { isTipPresented = true }
      .presenting(isPresented: $isTipPresented, sheetConfiguration: .fittingContent()) {
        Text("Drink water.")
      }
  }
}

struct PaletteScreen: View {
  @State private var isPalettePresented = false

  var body: some View {
    Button("Colours") { isPalettePresented = true }
      .presenting(
        isPresented: $isPalettePresented,
        modalPresentationStyle: .popover,
        popoverConfiguration: PopoverConfiguration(
          sourceAnchor: .point(.bottom),
          permittedArrowDirections: [.up, .down],
          compactAdaptation: .none
        )
      ) {
        Text("Red, green, blue").padding()
      }
  }
}

// MARK: Managed modals

struct SettingsScreen: View {
  var body: some View {
    ModalPresentationView {
      VStack {
        Text("Settings")
        ModalPresentationButton(destination: AccountScreen()) {
          Text("Account")
        }
      }
    }
  }
}

struct AccountScreen: View {
  var body: some View {
    VStack {
      Text("Your account")
      ModalDismissButton {
        Text("Close")
      }
    }
  }
}

@MainActor
@Suite("The guides to representers, sheets and modals")
struct RepresentingAndSheetsTests {
  private struct Cinema: View {
    @State private var isOpen = true
    let player: Player
    var body: some View {
      VStack {
        Button("Close cinema") { isOpen = false }
        if isOpen { PlayerView(player: player) }
      }
    }
  }

  @Test("a bar shows its level")
  func level() throws {
    let stage = Stage()
    stage.show { LevelView(level: 0.25) }
    stage.settle()
    #expect(stage.views(of: UIProgressView.self).map(\.progress) == [0.25])
  }

  @Test("a player plays while it is shown, in its proportions")
  func player() throws {
    let stage = Stage()
    let player = Player()
    stage.show { Cinema(player: player) }
    #expect(player.isPlaying)
    let size = try #require(stage.window.rootViewController?.children.first?.view.bounds.size)
    #expect(abs(size.height - size.width * 9 / 16) < 1)
    try stage.tap("Close cinema")
    #expect(!player.isPlaying)
  }

  @Test("sheets have their content")
  func sheets() throws {
    let screens: [(String, String, AnyView)] = [
      ("Help", "How it works", AnyView(HelpScreen())),
      ("Search", "Where to?", AnyView(MapScreen())),
      ("Harbour", "You are at the Harbour.", AnyView(PlaceScreen())),
      ("Tip", "Drink water.", AnyView(TipScreen())),
    ]
    for (button, text, screen) in screens {
      let stage = Stage()
      stage.show { screen }
      try stage.tap(button)
      stage.settle()
      #expect(stage.shows(text))
      try stage.swipeDown()
      stage.settle()
      #expect(stage.presentationChain.isEmpty)
    }
  }

  @Test(
    "a popover stays one on an iPhone, is as large as its content, and leaves with a tap beside it"
  )
  func popover() throws {
    let stage = Stage()
    stage.show { PaletteScreen() }
    try stage.tap("Colours")
    stage.settle()
    let popover = try #require(stage.topController?.popoverPresentationController)
    #expect(popover.arrowDirection == .up || popover.arrowDirection == .down)
    #expect((stage.topController?.view.bounds.width ?? .infinity) < 200)
    try stage.tapOutside()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("what is behind an undimmed sheet takes touches")
  func undimmed() throws {
    let stage = Stage()
    stage.show {
      VStack {
        MapScreen().frame(maxHeight: 100, alignment: .top)
        Spacer()
      }
    }
    try stage.tap("Search")
    stage.settle()
    try stage.tap("Search")
    #expect(stage.presentationChain.count == 1)
  }

  @Test("a form with changes stays until they are saved")
  func form() throws {
    let stage = Stage()
    stage.show { FormScreen() }
    try stage.tap("Edit")
    stage.settle()
    try stage.tap("Change")
    try stage.swipeDown()
    stage.settle()
    try stage.tap("Save")
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("notes follow the button and the finger")
  func notes() throws {
    let stage = Stage()
    stage.show { NotesScreen() }
    try stage.tap("Notes")
    stage.settle()
    let half = try #require(stage.topController?.view.bounds.height)
    try stage.tap("More")
    stage.settle()
    #expect(try #require(stage.topController?.view.bounds.height) > half)
    try stage.dragSheet(to: .medium)
    stage.settle()
    #expect(stage.shows("More"))
  }

  @Test("the account is opened and closed")
  func account() throws {
    let stage = Stage()
    stage.show { SettingsScreen() }
    try stage.tap("Account")
    stage.settle()
    #expect(stage.shows("Your account"))
    try stage.tap("Close")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }
}
