import Journeys
import SwiftUI
import UIKit
import UIViewControllerPresenting
import Understudy

/// What a program knows of its presentations in a field report.
@MainActor
final class FieldModel: ObservableObject {
  @Published var isFirstOn = false
  @Published var isSecondOn = false
  @Published var isOwnerShown = true
  @Published var count = 0
  var made = 0
  var ends: [DismissReason] = []
  weak var controller: UIViewController?
}

/// A presentation by one of the contenders, in the background of a text.
struct Contest: View {
  let contender: Contender
  let name: String
  let isPresented: Binding<Bool>
  @ObservedObject var model: FieldModel
  var policy = ConflictPolicy.queue
  var makeController: (@escaping () -> Void) -> UIViewController = { _ in UIViewController() }

  var body: some View {
    switch contender {
    case .package:
      Text(name).background(
        UIViewControllerPresenting<UIViewController, Void>(
          isPresented: isPresented,
          makeUIViewController: { _, dismiss in make(dismiss) }
        )
        .conflictPolicy(policy)
        .onDismiss { model.ends.append($0) }
      )
    case .textbook:
      Text(name).background(
        TextbookPresenting(isPresented: isPresented, revision: model.count, makeController: make)
      )
    }
  }

  private func make(_ dismiss: @escaping () -> Void) -> UIViewController {
    let controller = makeController(dismiss)
    model.made += 1
    model.controller = controller
    return controller
  }
}

/// A screen with one presentation, which any change of the count updates.
struct ContestScreen: View {
  let contender: Contender
  @ObservedObject var model: FieldModel
  var policy = ConflictPolicy.queue
  var makeController: (@escaping () -> Void) -> UIViewController = { _ in UIViewController() }

  var body: some View {
    VStack {
      Text("count \(model.count)")
      if model.isOwnerShown {
        Contest(
          contender: contender,
          name: "owner",
          isPresented: $model.isFirstOn,
          model: model,
          policy: policy,
          makeController: makeController
        )
      }
    }
  }
}
