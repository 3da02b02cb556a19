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
  Benchmark("present and dismiss over a screen of 1,000 views", unit: "cycles") {
    let stage = PresentingStage(views: 1_000)
    return { stage.presentAndDismiss(times: $0) { UIViewController() } }
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
  Benchmark("move the finger that drags a sheet", unit: "moves") {
    let stage = PresentingStage()
    return { stage.drag(moves: $0) }
  },
]

/// A device with one window, whose transcript isn't kept.
@MainActor
private final class PresentingStage {
  private let context = StageContext()
  private let window: UIWindow
  private let root = UIViewController()

  /// Sets the device up and shows a controller with some views.
  init(views: Int = 0) {
    context.transcript.isRecording = false
    let application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    for index in 0..<views {
      root.view.addSubview(UIView(frame: CGRect(x: 0, y: index, width: 100, height: 1)))
    }
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

  /// Presents a sheet and drags it up and down by its top edge, a move each hundredth of a second.
  func drag(moves: Int) {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(controller, animated: true)
    settle()
    let start = controller.view.convert(CGPoint(x: 195, y: 20), to: nil as UIView?)
    let touch = TouchSequence.began(at: start, in: window)
    for move in 1...moves {
      context.advance(by: .milliseconds(10))
      touch.moved(to: CGPoint(x: start.x, y: start.y - CGFloat(move % 300)))
    }
    touch.cancelled()
    settle()
    root.dismiss(animated: false)
    settle()
  }

  private func settle() {
    let unsettled = context.settle(limit: .seconds(10))
    precondition(unsettled == nil, "The stage doesn't come to rest.")
  }
}
