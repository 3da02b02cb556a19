import Foundation

/// A view that shows a UIKit view.
///
/// Source: documented; rules 8.1–8.19 of the UIKit facts.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the UIKit view.
  associatedtype UIViewType: UIView
  /// What the UIKit view talks to, such as its delegate.
  associatedtype Coordinator = Void

  /// Makes the UIKit view; called once in the life of the view.
  ///
  /// - Parameter context: The coordinator, the environment and the transaction.
  /// - Returns: The UIKit view.
  @MainActor @preconcurrency
  func makeUIView(context: Context) -> UIViewType

  /// Brings the UIKit view up to date.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator, the environment and the transaction.
  @MainActor @preconcurrency
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up, when the view has gone.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - coordinator: The coordinator.
  @MainActor @preconcurrency
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Makes the coordinator; called once, first of all.
  ///
  /// - Returns: The coordinator.
  @MainActor @preconcurrency
  func makeCoordinator() -> Coordinator

  /// The size of the UIKit view.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed, in points.
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator, the environment and an empty transaction.
  /// - Returns: The size in points, or `nil` for the usual one.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?

  /// What the methods are given.
  typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - uiView: The UIKit view.
  ///   - coordinator: The coordinator.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the framework.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed, in points.
  ///   - uiView: The UIKit view.
  ///   - context: The coordinator, the environment and an empty transaction.
  /// - Returns: `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    precondition(!(Self.self is AnyClass), "UIViewRepresentables must be value types: \(Self.self)")
    return _ViewOutputs(node: RepresentableNode<ViewAdapter<Self>>(view.value, inputs.parent))
  }
}

/// What a represented view is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What `makeCoordinator` has made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment; what is read in an update calls for another when it changes.
  public private(set) var environment: EnvironmentValues

  init(_ parts: ContextParts<Representable.Coordinator>) {
    coordinator = parts.coordinator
    transaction = parts.transaction
    environment = parts.environment
  }
}

/// A view that shows a UIKit controller's view.
///
/// Source: documented; rules 8.1–8.19 of the UIKit facts.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller talks to, such as its delegate.
  associatedtype Coordinator = Void

  /// Makes the controller; called once in the life of the view.
  ///
  /// - Parameter context: The coordinator, the environment and the transaction.
  /// - Returns: The controller.
  @MainActor @preconcurrency
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator, the environment and the transaction.
  @MainActor @preconcurrency
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up, when the view has gone.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  @MainActor @preconcurrency
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  )

  /// Makes the coordinator; called once, first of all.
  ///
  /// - Returns: The coordinator.
  @MainActor @preconcurrency
  func makeCoordinator() -> Coordinator

  /// The size of the controller's view.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed, in points.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator, the environment and an empty transaction.
  /// - Returns: The size in points, or `nil` for the usual one.
  @MainActor @preconcurrency
  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize?

  /// What the methods are given.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  /// Leaves the size to the framework.
  ///
  /// - Parameters:
  ///   - proposal: The size that is proposed, in points.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator, the environment and an empty transaction.
  /// - Returns: `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController: UIViewControllerType,
    context: Context
  ) -> CGSize? { nil }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    precondition(
      !(Self.self is AnyClass),
      "UIViewControllerRepresentables must be value types: \(Self.self)"
    )
    return _ViewOutputs(node: RepresentableNode<ControllerAdapter<Self>>(view.value, inputs.parent))
  }
}

/// What a represented controller is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What `makeCoordinator` has made.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment; what is read in an update calls for another when it changes.
  public private(set) var environment: EnvironmentValues

  init(_ parts: ContextParts<Representable.Coordinator>) {
    coordinator = parts.coordinator
    transaction = parts.transaction
    environment = parts.environment
  }
}

/// What both kinds of context are made of.
struct ContextParts<Coordinator> {
  let coordinator: Coordinator
  let transaction: Transaction
  let environment: EnvironmentValues
}
