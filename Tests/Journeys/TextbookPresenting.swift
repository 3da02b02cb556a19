import SwiftUI
import UIKit

/// The design that most packages of this kind share: an empty controller in the hierarchy presents in
/// its update, a flag is set on completion, and the presentation's delegate sets the binding.
///
/// It is here to be failed by the tests, so that they are known to be able to fail.
public struct TextbookPresenting: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  /// Something of the presenting view's that changes, so that SwiftUI updates this one along.
  let revision: Int
  let makeController: (_ dismiss: @escaping () -> Void) -> UIViewController

  /// Presents a controller while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is presented.
  ///   - revision: Something that changes whenever the presenting view is updated.
  ///   - makeController: Makes the controller; takes what dismisses it.
  public init(
    isPresented: Binding<Bool>,
    revision: Int,
    makeController: @escaping (_ dismiss: @escaping () -> Void) -> UIViewController
  ) {
    _isPresented = isPresented
    self.revision = revision
    self.makeController = makeController
  }

  /// Presents, and hears of the user's dismissals.
  public final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    var isPresented: Binding<Bool>
    var isShown = false

    init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

    /// Sets the binding after a swipe.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    {
      isShown = false
      isPresented.wrappedValue = false
    }
  }

  /// Makes what presents.
  public func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented) }

  /// Makes the empty controller.
  public func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  /// Presents or dismisses.
  public func updateUIViewController(_ host: UIViewController, context: Context) {
    let coordinator = context.coordinator
    coordinator.isPresented = $isPresented
    if isPresented, !coordinator.isShown {
      let controller = makeController { isPresented = false }
      controller.presentationController?.delegate = coordinator
      host.present(controller, animated: true) { coordinator.isShown = true }
    } else if !isPresented, host.presentedViewController != nil {
      host.dismiss(animated: true) { coordinator.isShown = false }
    }
  }
}
