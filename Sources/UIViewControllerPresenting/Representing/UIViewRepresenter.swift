#if canImport(UIKit)
import SwiftUI
import UIKit

/// A view in SwiftUI, made of closures.
///
/// It is a `UIViewRepresentable` for those who need no type of their own: each of its methods is a closure,
/// the static one for dismantling, too.
public struct UIViewRepresenter<ViewType: UIView, Coordinator>: UIViewRepresentable {
  private let coordinatorMaker: @MainActor () -> Coordinator
  private let maker: @MainActor (Context) -> ViewType
  private let updater: @MainActor (ViewType, Context) -> Void
  private let sizer: @MainActor (ProposedViewSize, ViewType, Context) -> CGSize?
  private let dismantler: @MainActor (ViewType, Coordinator) -> Void

  /// Creates a view that shows a view.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes what the view reports to; kept as long as it is.
  ///   - makeUIView: Makes the view, once.
  ///   - updateUIView: Brings it up to date, at once after it was made and at each update.
  ///   - sizeThatFits: Returns the size that it takes of a proposal, in points, or `nil` for the usual.
  ///   - dismantleUIView: Called once when it leaves the hierarchy for good.
  public init(
    makeCoordinator: @escaping @MainActor () -> Coordinator,
    makeUIView: @escaping @MainActor (Context) -> ViewType,
    updateUIView: @escaping @MainActor (ViewType, Context) -> Void = { _, _ in },
    sizeThatFits: @escaping @MainActor (ProposedViewSize, ViewType, Context) -> CGSize? = {
      _,
      _,
      _ in nil
    },
    dismantleUIView: @escaping @MainActor (ViewType, Coordinator) -> Void = { _, _ in }
  ) {
    coordinatorMaker = makeCoordinator
    maker = makeUIView
    updater = updateUIView
    sizer = sizeThatFits
    dismantler = dismantleUIView
  }

  /// Makes the coordinator.
  ///
  /// - Returns: What the closure makes.
  public func makeCoordinator() -> Coordinator { coordinatorMaker() }

  /// Makes the view.
  ///
  /// - Parameter context: What is known where it is shown.
  /// - Returns: What the closure makes.
  public func makeUIView(context: Context) -> ViewType {
    let uiView = maker(context)
    rememberDismantler(of: uiView)
    return uiView
  }

  /// Brings the view up to date.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - context: What is known where it is shown.
  public func updateUIView(_ uiView: ViewType, context: Context) {
    rememberDismantler(of: uiView)
    updater(uiView, context)
  }

  /// Returns the size that the view takes.
  ///
  /// - Parameters:
  ///   - proposal: The size that is offered.
  ///   - uiView: The view.
  ///   - context: What is known where it is shown.
  /// - Returns: A size in points, or `nil` for the usual one.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: ViewType,
    context: Context
  ) -> CGSize? {
    sizer(proposal, uiView, context)
  }

  /// Calls the closure for dismantling.
  ///
  /// - Parameters:
  ///   - uiView: The view.
  ///   - coordinator: Its coordinator.
  public static func dismantleUIView(
    _ uiView: ViewType,
    coordinator: Coordinator
  ) {
    Dismantlers.take(for: uiView)?(coordinator)
  }

  // A static method can't see the closures of the value, so the last update leaves the closure where
  // the method finds it by the object.
  private func rememberDismantler(of uiView: ViewType) {
    Dismantlers.put(for: uiView) { [weak uiView, dismantler] coordinator in
      guard let uiView, let coordinator = coordinator as? Coordinator else { return }
      dismantler(uiView, coordinator)
    }
  }
}

extension UIViewRepresenter where Coordinator == Void {
  /// Creates a view that shows a view without a coordinator.
  ///
  /// - Parameters:
  ///   - makeCoordinator: Makes nothing.
  ///   - makeUIView: Makes the view, once.
  ///   - updateUIView: Brings it up to date, at once after it was made and at each update.
  ///   - sizeThatFits: Returns the size that it takes of a proposal, in points, or `nil` for the usual.
  ///   - dismantleUIView: Called once when it leaves the hierarchy for good.
  public init(
    makeCoordinator: @escaping @MainActor () -> Void = { () },
    makeUIView: @escaping @MainActor (Context) -> ViewType,
    updateUIView: @escaping @MainActor (ViewType, Context) -> Void = { _, _ in },
    sizeThatFits: @escaping @MainActor (ProposedViewSize, ViewType, Context) -> CGSize? = {
      _,
      _,
      _ in nil
    },
    dismantleUIView: @escaping @MainActor (ViewType, Void) -> Void = { _, _ in }
  ) {
    coordinatorMaker = makeCoordinator
    maker = makeUIView
    updater = updateUIView
    sizer = sizeThatFits
    dismantler = dismantleUIView
  }
}
#endif
