import Journeys
import SwiftUI
import UIKit
import UIViewControllerPresenting

/// What the library costs while it presents, against UIKit's own calls and the textbook design.
@MainActor let libraryPresentations: [Comparison] = [
  Comparison(
    name: "present and dismiss from SwiftUI",
    unit: "µs a cycle",
    reference: Comparison.Way(name: "UIKit") {
      cycle(uiKit, present: presentByHand, dismiss: dismissByHand)
    },
    ways: [
      Comparison.Way(name: "library", limit: 1.5) { cycle(library) },
      Comparison.Way(name: "textbook") { cycle(textbook) },
      // What no design can do without: SwiftUI's two updates.
      Comparison.Way(name: "UIKit with updates") {
        cycle(
          uiKit,
          present: { model, root in
            model.revision += 1
            presentByHand(model, from: root)
          },
          dismiss: { model, root in
            model.revision += 1
            dismissByHand(model, from: root)
          }
        )
      },
    ]
  ),
  Comparison(
    name: "update while presented",
    unit: "µs an update",
    reference: Comparison.Way(name: "UIKit") { updates(uiKit, present: presentByHand) },
    ways: [
      Comparison.Way(name: "library") { updates(library) },
      Comparison.Way(name: "textbook") { updates(textbook) },
    ]
  ),
]

// MARK: The presenting screen

@MainActor
private func uiKit(_ model: LibraryModel) -> some View { Text("revision \(model.revision)") }

@MainActor
private func library(_ model: LibraryModel) -> some View {
  uiKit(model).background(
    UIViewControllerPresenting<UIViewController, Void>(
      isPresented: model.isPresentedBinding,
      makeUIViewController: { _, _ in UIViewController() }
    )
  )
}

@MainActor
private func textbook(_ model: LibraryModel) -> some View {
  uiKit(model).background(
    TextbookPresenting(isPresented: model.isPresentedBinding, revision: model.revision) { _ in
      UIViewController()
    }
  )
}

// MARK: Presenting

@MainActor
private func presentByHand(_ model: LibraryModel, from root: UIViewController) {
  root.present(UIViewController(), animated: true)
}

@MainActor
private func dismissByHand(_ model: LibraryModel, from root: UIViewController) {
  root.dismiss(animated: true)
}

@MainActor
private func presentByBinding(_ model: LibraryModel, from root: UIViewController) {
  model.isPresented = true
}

@MainActor
private func dismissByBinding(_ model: LibraryModel, from root: UIViewController) {
  model.isPresented = false
}

private typealias Action = @MainActor (LibraryModel, UIViewController) -> Void

// MARK: Costs

/// Returns the microseconds that a controller's way to the screen and back takes.
@MainActor
private func cycle<Content: View>(
  _ makeContent: @escaping (LibraryModel) -> Content,
  present: Action = presentByBinding,
  dismiss: Action = dismissByBinding
) -> Double {
  let stage = LibraryStage(makeContent: makeContent)
  let cycles = 500
  return ProcessorTime.measure {
    for _ in 0..<cycles {
      stage.present { present(stage.model, stage.root) }
      stage.dismiss { dismiss(stage.model, stage.root) }
    }
  } / .microseconds(cycles)
}

/// Returns the microseconds that an update of the presenting view takes while it presents.
@MainActor
private func updates<Content: View>(
  _ makeContent: @escaping (LibraryModel) -> Content,
  present: Action = presentByBinding
) -> Double {
  let stage = LibraryStage(makeContent: makeContent)
  stage.present { present(stage.model, stage.root) }
  let updates = 1_000
  return ProcessorTime.measure {
    for _ in 0..<updates { stage.update() }
  } / .microseconds(updates)
}
