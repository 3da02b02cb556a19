import Foundation

/// One controller that another one presents, from the accepted request to the end of its dismissal.
///
/// It is the link between the two: the presenter keeps it, the presented controller only looks at it
/// (rule 1.23), and both properties of rule 1.5 are computed from it. It is made before `present`
/// returns (rule 1.6) and cut before the last callback of the dismissal (rule 3.9).
@MainActor
package final class ModalPresentation {
  /// The controller that really presents: P in the rules.
  package let presenter: UIViewController
  /// The controller that is presented: V in the rules, or what its delegate shows in its place.
  package private(set) var presented: UIViewController
  /// The controller that was asked to present, for the app's own animator.
  weak var source: UIViewController?
  /// What places the presented controller on screen.
  package let controller: UIPresentationController

  /// The transition that the presentation is part of, from the call that wants it to its end.
  package internal(set) var transition: ModalTransition?
  /// The presenter's view while the presentation has it removed.
  var removedPresenterView: RemovedPresenterView?
  /// Where the presenter's view belongs, while a presentation that will remove it begins.
  var presenterHome: RemovedPresenterView?
  /// Whether the delegate has heard that a drag will dismiss (rule 4.5's doubt).
  var hasAnnouncedDismissal = false

  /// The application that has it in its list.
  private weak var application: UIApplication?

  init(
    presenter: UIViewController,
    presented: UIViewController,
    controller: UIPresentationController
  ) {
    self.presenter = presenter
    self.presented = presented
    self.controller = controller
  }

  /// Whether a dismissal has been asked for, or a drag that dismisses is under way.
  ///
  /// It is over once a drag has been cancelled, while the sheet is still springing back (rule 4.5).
  package var isBeingDismissed: Bool {
    guard let transition else { return false }
    return transition.direction == .dismissal && !transition.isCancelled
  }

  /// Whether the presenter is on screen once its view is back where it was.
  ///
  /// It isn't where that place has left the window, or where its container is leaving the screen: then
  /// it appears with the container. Source: assumed, from what appearing means (rule 1.12).
  ///
  /// - Parameter home: Where the view belongs.
  /// - Returns: Whether the presenter appears as its view comes back.
  func showsPresenter(in home: RemovedPresenterView) -> Bool {
    home.isInWindow && presenter.parent?.appearanceState.isVisible != false
  }

  /// Shows another controller in the presented one's place from now on.
  func show(_ other: UIViewController) {
    if presented.presentationBelow === self { presented.presentationBelow = nil }
    presented = other
    other.presentationBelow = self
  }

  /// Makes the two controllers each other's.
  func link() {
    presenter.presentationAbove = self
    presented.presentationBelow = self
    let application = UIApplication.shared
    application.presentations[ObjectIdentifier(self)] = WeakPresentation(self)
    self.application = application
  }

  /// Parts the two controllers; the presentation controller stays until all is over.
  func cut() {
    if presenter.presentationAbove === self { presenter.presentationAbove = nil }
    if presented.presentationBelow === self { presented.presentationBelow = nil }
    application?.presentations[ObjectIdentifier(self)] = nil
  }

  /// Parts the controllers for good, where nobody is told: they hold each other for as long as the
  /// presentation lasts (rule 1.23).
  func letGo() {
    cut()
    presented.forgetPresentationController()
    controller.presentedViewController.forgetPresentationController()
  }

  /// This presentation and all above it, the front-most first.
  ///
  /// What a child presents in a context of its own is above its container too, behind what the
  /// container presents. Source: assumed, from “everything above” of rule 3.4.
  var chainFromFront: [ModalPresentation] {
    var chain: [ModalPresentation] = []
    presented.appendPresentationsFromFront(to: &chain)
    chain.append(self)
    return chain
  }

  /// The first transition that runs, or waits to, in this presentation or above it.
  var transitionInChain: ModalTransition? {
    if let transition { return transition }
    for presentation in chainFromFront.reversed() {
      if let transition = presentation.transition { return transition }
    }
    return nil
  }
}

extension UIViewController {
  /// Lets go of everything that is presented above this controller or one in it.
  func letGoOfPresentations() {
    var chain: [ModalPresentation] = []
    appendPresentationsFromFront(to: &chain)
    for presentation in chain { presentation.letGo() }
  }

  /// Adds what this controller and those in it present, and all above that, the front-most first.
  fileprivate func appendPresentationsFromFront(to chain: inout [ModalPresentation]) {
    if let presentationAbove {
      presentationAbove.presented.appendPresentationsFromFront(to: &chain)
      chain.append(presentationAbove)
    }
    for child in childControllers.reversed() { child.appendPresentationsFromFront(to: &chain) }
  }
}

/// Where a presenter's view was before a full-screen presentation had it removed (rule 1.10).
@MainActor
struct RemovedPresenterView {
  private weak var superview: UIView?
  private let view: UIView
  private var index: Int
  private var superviewSize: CGSize?

  /// Notes where a view is.
  init?(of view: UIView) {
    guard let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    self.superview = superview
    superviewSize = superview.bounds.size
    self.view = view
    self.index = index
  }

  /// Whether the view is in a window once it is back.
  var isInWindow: Bool { superview?.window != nil }

  /// Takes the view out of where it is.
  func remove() { view.removeFromSuperview() }

  /// Has the view put into another superview later, at its back and filling it.
  mutating func moveHome(to superview: UIView) {
    self.superview = superview
    index = 0
    superviewSize = nil
  }

  /// Puts the view back where it was, below what has come since.
  func putBack() {
    guard let superview, view.superview !== superview else { return }
    if superview.bounds.size != superviewSize { view.frame = superview.bounds }
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}

/// A presentation in a list that doesn't keep it.
struct WeakPresentation {
  private(set) weak var presentation: ModalPresentation?

  init(_ presentation: ModalPresentation) { self.presentation = presentation }
}
