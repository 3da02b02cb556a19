#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)

// A delegate is asked only for the methods that it has, and the answers to the others are UIKit's own.
// So the methods that this one adds nothing to are the app's delegate's, or nobody's.

extension PresentationDelegate {
  nonisolated override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || forwardee?.responds(to: selector) == true
  }

  nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
    forwardee?.responds(to: selector) == true ? forwardee : super.forwardingTarget(for: selector)
  }
}

#else

// Without Objective-C each method has a default that gives UIKit's own answer. A delegate without
// methods stands in for an app that has none.

@MainActor
extension PresentationDelegate {
  private final class Nobody: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
  {}

  private static let nobody = Nobody()

  private var other: any UIAdaptivePresentationControllerDelegate { forwardee ?? Self.nobody }

  private var popoverOther: any UIPopoverPresentationControllerDelegate {
    forwardee as? any UIPopoverPresentationControllerDelegate ?? Self.nobody
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    other.presentationControllerShouldDismiss(presentationController)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    other.adaptivePresentationStyle(for: controller)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    other.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    other.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    other.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    other.presentationController(
      presentationController,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: transitionCoordinator
    )
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popoverOther.prepareForPopoverPresentation(popoverPresentationController)
  }

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    popoverOther.popoverPresentationController(
      popoverPresentationController,
      willRepositionPopoverTo: rect,
      in: view
    )
  }
}

#endif
#endif
