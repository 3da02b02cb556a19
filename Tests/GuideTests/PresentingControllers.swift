import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

final class StopwatchViewController: UIViewController {
  var onFinish: (() -> Void)?
}

extension UIViewControllerPresenting
where Controller == StopwatchViewController, Coordinator == Void {
  static func stopwatch(isPresented: Binding<Bool>) -> Self {
    Self(isPresented: isPresented) { _, dismiss in
      let stopwatch = StopwatchViewController()
      stopwatch.sheetPresentationController?.detents = [.medium()]
      stopwatch.onFinish = dismiss
      return stopwatch
    }
  }
}

extension View {
  func stopwatch(isPresented: Binding<Bool>) -> some View {
    background(UIViewControllerPresenting.stopwatch(isPresented: isPresented))
  }
}

struct TrainingScreen: View {
  @State private var isStopwatchPresented = false

  var body: some View {
    Button("Start") { isStopwatchPresented = true }
      .stopwatch(isPresented: $isStopwatchPresented)
  }
}

@MainActor
protocol PlantListDelegate: AnyObject {
  func plantList(_ list: PlantListViewController, didPick plant: String)
}

final class PlantListViewController: UIViewController {
  weak var delegate: (any PlantListDelegate)?
}

final class PlantListCoordinator: PlantListDelegate {
  private let onPick: (String) -> Void
  private let dismiss: () -> Void

  init(onPick: @escaping (String) -> Void, dismiss: @escaping () -> Void) {
    self.onPick = onPick
    self.dismiss = dismiss
  }

  func plantList(_ list: PlantListViewController, didPick plant: String) {
    onPick(plant)
    dismiss()
  }
}

extension View {
  func plantList(
    isPresented: Binding<Bool>,
    onPick: @escaping (String) -> Void
  ) -> some View {
    background(
      UIViewControllerPresenting(
        isPresented: isPresented,
        makeUIViewController: { context, _ in
          let list = PlantListViewController()
          list.delegate = context.coordinator
          return list
        },
        makeCoordinator: { dismiss in
          PlantListCoordinator(onPick: onPick, dismiss: dismiss)
        }
      )
    )
  }
}

struct City: Identifiable {
  let name: String
  var id: String { name }
}

final class CityViewController: UIViewController {
  init(_ city: City) {
    super.init(nibName: nil, bundle: nil)
    title = city.name
  }

  required init?(coder: NSCoder) {
    fatalError("A city is shown from code only.")
  }
}

struct TravelScreen: View {
  @State private var city: City?
  @State private var ends: [DismissReason] = []

  var body: some View {
    VStack {
      Text("Ended: \(ends.count)")
      Button("Oslo") { city = City(name: "Oslo") }
    }
    .background(
      UIViewControllerPresenting(item: $city) { city, _, _ in
        CityViewController(city)
      }
      .conflictPolicy(.replace)
      .onDismiss { reason in ends.append(reason) }
    )
  }
}

struct LetterScreen: View {
  @State private var isWriting = false
  @State private var hasChanges = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Write") { isWriting = true }
      Text(isAsking ? "Discard the letter?" : "No question")
    }
    .background(
      UIViewControllerPresenting(isPresented: $isWriting) { _, _ in
        LetterViewController(onChange: { hasChanges = true })
      }
      .updateUIViewController { letter, _ in
        letter.isModalInPresentation = hasChanges
      }
      .onDismissAttempt { isAsking = true }
    )
  }
}

final class LetterViewController: UIViewController {
  let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A letter is written in code only.")
  }
}

struct PaintingScreen: View {
  @State private var isPalettePresented = false

  var body: some View {
    Button("Palette") { isPalettePresented = true }
      .background(
        UIViewControllerPresenting(isPresented: $isPalettePresented) { _, _ in
          let palette = UIViewController()
          palette.modalPresentationStyle = .popover
          palette.preferredContentSize = CGSize(width: 240, height: 160)
          palette.popoverPresentationController?.permittedArrowDirections = [.up, .down]
          return palette
        }
      )
  }
}

@MainActor
@Suite("The guide to presenting UIKit controllers")
struct PresentingControllersTests {
  @Test("the stopwatch finishes by itself")
  func stopwatch() throws {
    let stage = Stage()
    stage.show { TrainingScreen() }
    try stage.tap("Start")
    stage.settle()
    let stopwatch = try #require(stage.topController as? StopwatchViewController)
    stage.perform("finishes") { stopwatch.onFinish?() }
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  private struct Garden: View {
    @State private var isPicking = false
    @State private var plant = "None"
    var body: some View {
      VStack {
        Text(plant)
        Button("Pick") { isPicking = true }
      }
      .plantList(isPresented: $isPicking) { plant = $0 }
    }
  }

  @Test("the list reports to its coordinator, which dismisses it")
  func plants() throws {
    let stage = Stage()
    stage.show { Garden() }
    try stage.tap("Pick")
    stage.settle()
    let list = try #require(stage.topController as? PlantListViewController)
    stage.perform("picks") { list.delegate?.plantList(list, didPick: "Fern") }
    stage.settle()
    #expect(stage.presentationChain.isEmpty && stage.shows("Fern"))
  }

  @Test("a city is presented for an item, and its end is told")
  func cities() throws {
    let stage = Stage()
    stage.show { TravelScreen() }
    try stage.tap("Oslo")
    stage.settle()
    #expect(stage.topController?.title == "Oslo")
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("Ended: 1"))
  }

  @Test("a letter with changes can't be swiped away, and the attempt is told")
  func letter() throws {
    let stage = Stage()
    stage.show { LetterScreen() }
    try stage.tap("Write")
    stage.settle()
    let letter = try #require(stage.topController as? LetterViewController)
    stage.perform("changes") { letter.onChange() }
    try stage.swipeDown()
    stage.settle()
    #expect(stage.topController === letter && stage.shows("Discard the letter?"))
  }

  @Test("the palette is a popover at its button on an iPad, and a sheet on an iPhone")
  func palette() throws {
    for device in [Device.iPadPro11, .iPhone14] {
      let stage = Stage(device)
      stage.show { PaintingScreen() }
      try stage.tap("Palette")
      stage.settle()
      let popover = try #require(stage.topController?.popoverPresentationController)
      #expect(popover.permittedArrowDirections == [.up, .down])
      let width = try #require(stage.topController?.view.bounds.width)
      #expect((width == stage.window.bounds.width) == (device == .iPhone14))
    }
  }
}
