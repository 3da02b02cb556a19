#if canImport(UIKit)
import SwiftUI
import UIKit

/// Puts an anchor view into the hierarchy and passes on what SwiftUI's updates say.
struct PresentationAnchor<Controller: UIViewController, PresentedCoordinator>: UIViewRepresentable {
  typealias Presenting = UIViewControllerPresenting<Controller, PresentedCoordinator>

  let presenting: Presenting
  /// Is told that something has been presented, so that the anchor has to stay.
  let didPresent: () -> Void

  /// Changes when a controller has been presented, where the app wants to update it.
  ///
  /// UIKit presents at a layout, but SwiftUI notes what the app's update reads only in an update of its
  /// own: without one, a change of what is read would go unseen.
  @State private var presentedCount = 0

  /// What lives as long as the presenting view: a driver, once something has been wanted.
  @MainActor
  final class Holder {
    fileprivate var driver: PresentationDriver?
  }

  func makeCoordinator() -> Holder { Holder() }

  func makeUIView(context: Context) -> PresentationAnchorView { PresentationAnchorView() }

  func updateUIView(_ anchor: PresentationAnchorView, context: Context) {
    _ = presentedCount
    let holder = context.coordinator
    let item = presenting.wish.read()
    guard item != nil || holder.driver != nil else { return }
    let configuration = configuration(item: item, context: context)
    if let driver = holder.driver {
      driver.update(configuration)
    } else {
      let driver = PresentationDriver(anchor: anchor, configuration: configuration)
      anchor.driver = driver
      holder.driver = driver
      driver.update(configuration)
    }
  }

  static func dismantleUIView(_ anchor: PresentationAnchorView, coordinator holder: Holder) {
    holder.driver?.hostWasRemoved()
  }

  private func configuration(
    item: AnyHashable?,
    context: Context
  ) -> PresentationConfiguration {
    let presenting = presenting
    let environment = context.environment
    let transaction = context.transaction
    func presentingContext(_ coordinator: PresentedCoordinator) -> Presenting.Context {
      Presenting.Context(
        coordinator: coordinator,
        environment: environment,
        transaction: transaction
      )
    }
    return PresentationConfiguration(
      item: item,
      wish: presenting.wish,
      isAnimated: presenting.isAnimated && !transaction.disablesAnimations,
      policy: presenting.policy,
      popover: presenting.popover,
      objection: presenting.objection,
      makeController: { dismiss in
        let coordinator = presenting.makeCoordinator(dismiss)
        let controller = presenting.makeUIViewController(presentingContext(coordinator), dismiss)
        return PresentedController(controller: controller, coordinator: coordinator)
      },
      updateController: { controller, coordinator in
        guard let controller = controller as? Controller,
          let coordinator = coordinator as? PresentedCoordinator
        else { return }
        presenting.updateUIViewController(controller, presentingContext(coordinator))
      },
      didPresent: {
        didPresent()
        if presenting.isUpdatedOncePresented { presentedCount += 1 }
      },
      events: presenting.events
    )
  }
}
#endif
