/// Who presents for whom: the walk along parents and presenters that rules 1.2, 1.3 and 1.5 define.
@MainActor
enum PresentationContext {
  /// Returns the controller that presents when another one is asked to: P for C.
  ///
  /// Current-context styles stop at the first controller that defines a context (rule 1.3); every
  /// other request goes to the outermost container of the layer (rule 1.2). Chains of presentations
  /// aren't climbed (rule 1.4).
  static func presenter(
    for controller: UIViewController,
    style: UIModalPresentationStyle
  ) -> UIViewController {
    if style == .currentContext || style == .overCurrentContext {
      var next: UIViewController? = controller
      while let candidate = next {
        if candidate.definesPresentationContext { return candidate }
        next = candidate.parent
      }
    }
    return controller.outermostContainer
  }

  /// Returns what a controller presents, or failing that its nearest ancestor (rule 1.5).
  static func presentationAbove(_ controller: UIViewController) -> ModalPresentation? {
    var next: UIViewController? = controller
    while let candidate = next {
      if let presentation = candidate.presentationAbove { return presentation }
      next = candidate.parent
    }
    return nil
  }

  /// Returns how a controller came on screen, or failing that its farthest ancestor (rule 1.5).
  static func presentationBelow(_ controller: UIViewController) -> ModalPresentation? {
    var found: ModalPresentation?
    var next: UIViewController? = controller
    while let candidate = next {
      if let presentation = candidate.presentationBelow { found = presentation }
      next = candidate.parent
    }
    return found
  }

  /// Whether a controller's layer reaches the screen: it is in a window's root or was presented
  /// (rule 2.11).
  static func isAttached(_ presenter: UIViewController) -> Bool {
    let outermost = presenter.outermostContainer
    return outermost.presentationBelow != nil
      || outermost.viewIfLoaded?.window?.rootViewController === outermost
  }
}
