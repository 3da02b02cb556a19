#if canImport(UIKit)
import UIKit

extension UIViewController {
  /// The controller at the top of the parent chain.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether it is on its way in or out, or part of another transition, such as a push.
  ///
  /// Between the call that wants a transition and its beginning there may be no coordinator
  /// (rule 1.17), and after a cancelled drag the flags are down before the transition has ended
  /// (rule 4.5). So both are asked.
  var isInTransition: Bool {
    isBeingPresented || isBeingDismissed || transitionCoordinator != nil
  }

  /// Whether it is where UIKit looks for what is on screen: in a window's root, or presented.
  ///
  /// A controller whose view something full-screen covers has no window, and is there all the same.
  func isPartOfChain(of window: UIWindow?) -> Bool {
    let top = outermost
    return top.presentingViewController != nil || window?.rootViewController === top
  }
}
#endif
