import StageRuntime
import UIKit

/// Presenting and dismissing, each until the stage is at rest.
let presentations: [Benchmark] = [
  Benchmark("present and dismiss a controller", unit: "cycles") {
    let stage = PresentingStage()
    return { stage.presentAndDismiss(times: $0) { UIViewController() } }
  },
  Benchmark("present and dismiss a sheet with three detents", unit: "cycles") {
    let stage = PresentingStage()
    return { repetitions in
      stage.presentAndDismiss(times: repetitions) {
        let controller = UIViewController()
        controller.sheetPresentationController?.detents = [
          .custom { _ in 200 }, .medium(), .large(),
        ]
        return controller
      }
    }
  },
  Benchmark("present and dismiss over the full screen", unit: "cycles") {
    let stage = PresentingStage()
    return { repetitions in
      stage.presentAndDismiss(times: repetitions) {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        return controller
      }
    }
  },
]

/// A device with one window, whose transcript isn't kept.
@MainActor
private final class PresentingStage {
  private let context = StageContext()
  private let window: UIWindow
  private let root = UIViewController()

  init() {
    context.transcript.isRecording = false
    let application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  func presentAndDismiss(times: Int, makeController: () -> UIViewController) {
    for _ in 0..<times {
      root.present(makeController(), animated: true)
      settle()
      precondition(root.presentedViewController != nil, "Nothing was presented.")
      root.dismiss(animated: true)
      settle()
      precondition(root.presentedViewController == nil, "Nothing was dismissed.")
    }
  }

  private func settle() {
    let unsettled = context.settle(limit: .seconds(10))
    precondition(unsettled == nil, "The stage doesn't come to rest.")
  }
}
