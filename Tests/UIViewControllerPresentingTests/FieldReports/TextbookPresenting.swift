import SwiftUI
import UIKit

/// The design that most packages of this kind share: an empty controller in the hierarchy presents in
/// its update, a flag is set on completion, and the presentation's delegate sets the binding.
///
/// It is here to be failed by the tests, so that they are known to be able to fail.
struct TextbookPresenting: UIViewControllerRepresentable {
  @Binding var isPresented: Bool
  /// Something of the presenting view's that changes, so that SwiftUI updates this one along.
  let revision: Int
  let makeController: (_ dismiss: @escaping () -> Void) -> UIViewController

  final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
    var isPresented: Binding<Bool>
    var isShown = false

    init(isPresented: Binding<Bool>) { self.isPresented = isPresented }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      isShown = false
      isPresented.wrappedValue = false
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented) }

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ host: UIViewController, context: Context) {
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
