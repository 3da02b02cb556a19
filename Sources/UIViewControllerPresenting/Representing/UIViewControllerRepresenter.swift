#if canImport(UIKit)
import SwiftUI
import UIKit

/// A view controller in SwiftUI, made of closures.
///
/// It is a `UIViewControllerRepresentable` for those who need no type of their own: each of its methods is a closure,
/// the static one for dismantling, too.
public struct UIViewControllerRepresenter<ViewController: UIViewController, Coordinator>:
  UIViewControllerRepresentable
{
  private let coordinatorMaker: @MainActor () -> Coordinator
  private let maker: @MainActor (Context) -> ViewController
  private let updater: @MainActor (ViewController, Context) -> Void
  private let sizer: @MainActor (ProposedViewSize, ViewController, Context) -> CGSize?
  private let dismantler: @MainActor (ViewController, Coordinator) -> Void

  /// Creates a view that shows a view controller.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes what the view controller reports to; kept as long as it is.
  ///   - makeUIViewController: Makes the view controller, once.
  ///   - updateUIViewController: Brings it up to date, at once after it was made and at each update.
  ///   - sizeThatFits: Returns the size that it takes of a proposal, in points, or `nil` for the usual.
  ///   - dismantleUIViewController: Called once when it leaves the hierarchy for good.
  public init(
    makeCoordinator: @escaping @MainActor () -> Coordinator,
    makeUIViewController: @escaping @MainActor (Context) -> ViewController,
    updateUIViewController: @escaping @MainActor (ViewController, Context) -> Void = { _, _ in },
    sizeThatFits: @escaping @MainActor (ProposedViewSize, ViewController, Context) -> CGSize? = {
      _,
      _,
      _ in nil
    },
    dismantleUIViewController: @escaping @MainActor (ViewController, Coordinator) -> Void = {
      _,
      _ in
    }
  ) {
    coordinatorMaker = makeCoordinator
    maker = makeUIViewController
    updater = updateUIViewController
    sizer = sizeThatFits
    dismantler = dismantleUIViewController
  }

  /// Makes the coordinator.
  ///
  /// - Returns: What the closure makes.
  public func makeCoordinator() -> Coordinator { coordinatorMaker() }

  /// Makes the view controller.
  ///
  /// - Parameter context: What is known where it is shown.
  /// - Returns: What the closure makes.
  public func makeUIViewController(context: Context) -> ViewController {
    let uiViewController = maker(context)
    rememberDismantler(of: uiViewController)
    return uiViewController
  }

  /// Brings the view controller up to date.
  ///
  /// - Parameters:
  ///   - uiViewController: The view controller.
  ///   - context: What is known where it is shown.
  public func updateUIViewController(_ uiViewController: ViewController, context: Context) {
    rememberDismantler(of: uiViewController)
    updater(uiViewController, context)
  }

  /// Returns the size that the view controller takes.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - uiViewController: The view controller.
  ///   - context: What is known where it is shown.
  /// - Returns: A size in points, or `nil` for the usual one.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: ViewController,
    context: Context
  ) -> CGSize? {
    sizer(proposal, uiViewController, context)
  }

  /// Calls the closure for dismantling.
  ///
  /// - Parameters:
  ///   - uiViewController: The view controller.
  ///   - coordinator: Its coordinator.
  public static func dismantleUIViewController(
    _ uiViewController: ViewController,
    coordinator: Coordinator
  ) {
    Dismantlers.take(for: uiViewController)?(coordinator)
  }

  // A static method can't see the closures of the value, so the last update leaves the closure where
  // the method finds it by the object.
  private func rememberDismantler(of uiViewController: ViewController) {
    Dismantlers.put(for: uiViewController) { [weak uiViewController, dismantler] coordinator in
      guard let uiViewController, let coordinator = coordinator as? Coordinator else { return }
      dismantler(uiViewController, coordinator)
    }
  }
}

extension UIViewControllerRepresenter where Coordinator == Void {
  /// Creates a view that shows a view controller without a coordinator.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes nothing.
  ///   - makeUIViewController: Makes the view controller, once.
  ///   - updateUIViewController: Brings it up to date, at once after it was made and at each update.
  ///   - sizeThatFits: Returns the size that it takes of a proposal, in points, or `nil` for the usual.
  ///   - dismantleUIViewController: Called once when it leaves the hierarchy for good.
  public init(
    makeCoordinator: @escaping @MainActor () -> Void = { () },
    makeUIViewController: @escaping @MainActor (Context) -> ViewController,
    updateUIViewController: @escaping @MainActor (ViewController, Context) -> Void = { _, _ in },
    sizeThatFits: @escaping @MainActor (ProposedViewSize, ViewController, Context) -> CGSize? = {
      _,
      _,
      _ in nil
    },
    dismantleUIViewController: @escaping @MainActor (ViewController, Void) -> Void = { _, _ in }
  ) {
    coordinatorMaker = makeCoordinator
    maker = makeUIViewController
    updater = updateUIViewController
    sizer = sizeThatFits
    dismantler = dismantleUIViewController
  }
}
#endif
