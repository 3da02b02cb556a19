import SwiftUI
import UIKit
import UIViewControllerPresenting
import Understudy

/// What a program knows about its presentation.
@MainActor
final class Model: ObservableObject {
  @Published var isPresented = false
  @Published var isHostShown = true
  @Published var count = 0

  /// How often a controller was made.
  var madeCount = 0
  /// The controller that was made last.
  weak var controller: TestController?
}

/// A UIKit controller with a completion, like those that people wrap.
final class TestController: UIViewController {
  let complete: () -> Void

  init(complete: @escaping () -> Void) {
    self.complete = complete
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A test's controller is made in code only.")
  }
}

/// A view that presents a UIKit controller from its background.
struct PresentingHost: View {
  @ObservedObject var model: Model
  var style = UIModalPresentationStyle.automatic
  var isAnimated = true
  var prepare: (TestController) -> Void = { _ in }

  var body: some View {
    VStack {
      Text("count \(model.count)")
      if model.isHostShown {
        Text("host")
          .background(presentation)
      }
    }
  }

  private var presentation: UIViewControllerPresenting<TestController, Void> {
    UIViewControllerPresenting(
      isPresented: $model.isPresented,
      makeUIViewController: { _, dismiss in
        let controller = TestController(complete: dismiss)
        controller.modalPresentationStyle = style
        prepare(controller)
        model.madeCount += 1
        model.controller = controller
        return controller
      },
      animated: isAnimated
    )
  }
}

extension Stage {
  /// Whether a model's controller is what is presented, alone.
  func presents(_ model: Model) -> Bool {
    presentationChain.count == 1 && presentationChain.first === model.controller
  }

  /// A time that every animated transition takes longer than.
  static var partOfTransition: Duration { .milliseconds(200) }
}
