#if canImport(UIKit)
import SwiftUI
import UIKit

/// A view that presents a view controller while a binding is true.
///
/// Place it in the `background` of the view that presents, and give each kind of controller a
/// function of its own:
///
/// ```swift
/// extension UIViewControllerPresenting
/// where Controller == WidgetViewController, Coordinator == Void {
///   static func widget(isPresented: Binding<Bool>) -> Self {
///     Self(isPresented: isPresented) { _, dismiss in
///       WidgetViewController(completion: dismiss)
///     }
///   }
/// }
///
/// extension View {
///   func widget(isPresented: Binding<Bool>) -> some View {
///     background(UIViewControllerPresenting.widget(isPresented: isPresented))
///   }
/// }
/// ```
///
/// Whatever ends the presentation, the binding and the screen agree afterwards: when the user swipes
/// the controller away, when it dismisses itself, when other code dismisses it, and when the binding
/// is set to false. A cancelled swipe changes nothing. A presentation that can't be shown yet waits:
/// for its view to come into a window, or for another presentation to leave.
public struct UIViewControllerPresenting<Controller: UIViewController, Coordinator>: View {
  /// What a controller calls to be dismissed.
  ///
  /// It sets the binding to false and dismisses the controller, whether the controller is at rest
  /// or still on its way in. Calling it again, or after the end, does nothing.
  public typealias DismissHandler = () -> Void

  /// What is known about the presenting view when a controller is made.
  public struct Context {
    /// The coordinator, made for this presentation just before.
    public let coordinator: Coordinator
    /// The environment of the presenting view.
    public let environment: EnvironmentValues
    /// The transaction of the update that wants the presentation.
    public let transaction: Transaction
  }

  let isPresented: Binding<Bool>
  let makeUIViewController: (Context, @escaping DismissHandler) -> Controller
  let updateUIViewController: (Controller, Context) -> Void
  let makeCoordinator: (@escaping DismissHandler) -> Coordinator
  let isAnimated: Bool

  /// Creates a view that presents a controller with a coordinator.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the controller is presented. It becomes false when the presentation
  ///     ends for another reason than the binding.
  ///   - makeUIViewController: Makes the controller, anew for each presentation, with everything
  ///     set that decides what kind of screen it is, such as its `modalPresentationStyle`.
  ///   - makeCoordinator: Makes what the controller reports to, such as its delegate. It is made
  ///     before the controller, and kept until the presentation has ended.
  ///   - animated: Whether to animate the transitions. A change of the binding in a transaction
  ///     that disables animations isn't animated either.
  public init(
    isPresented: Binding<Bool>,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    makeCoordinator: @escaping (@escaping DismissHandler) -> Coordinator,
    animated: Bool = true
  ) {
    self.init(
      isPresented: isPresented,
      makeUIViewController: makeUIViewController,
      updateUIViewController: { _, _ in },
      makeCoordinator: makeCoordinator,
      animated: animated
    )
  }

  init(
    isPresented: Binding<Bool>,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    updateUIViewController: @escaping (Controller, Context) -> Void,
    makeCoordinator: @escaping (@escaping DismissHandler) -> Coordinator,
    animated: Bool
  ) {
    self.isPresented = isPresented
    self.makeUIViewController = makeUIViewController
    self.updateUIViewController = updateUIViewController
    self.makeCoordinator = makeCoordinator
    isAnimated = animated
  }

  /// The view: invisible, of the size it is given, and without a controller until one is presented.
  public var body: some View {
    PresentationAnchor(presenting: self)
  }
}

extension UIViewControllerPresenting where Coordinator == Void {
  /// Creates a view that presents a controller.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the controller is presented. It becomes false when the presentation
  ///     ends for another reason than the binding.
  ///   - makeUIViewController: Makes the controller, anew for each presentation, with everything
  ///     set that decides what kind of screen it is, such as its `modalPresentationStyle`.
  ///   - animated: Whether to animate the transitions. A change of the binding in a transaction
  ///     that disables animations isn't animated either.
  public init(
    isPresented: Binding<Bool>,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    animated: Bool = true
  ) {
    self.init(
      isPresented: isPresented,
      makeUIViewController: makeUIViewController,
      makeCoordinator: { _ in },
      animated: animated
    )
  }
}
#endif
