import StageRuntime

extension UIApplication {
  /// Ends the app, as the system does: nobody is told, and everything goes.
  ///
  /// On a device the process ends. Here the objects have to let go of one another: a presentation and
  /// its controllers hold each other for as long as it lasts (rule 1.23).
  package func terminate() {
    for window in windowScenes.flatMap(\.windows) {
      var next = window.rootViewController
      while let controller = next {
        next = abandonPresentation(by: controller)
      }
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  /// Parts a controller, or the child that presents for it, from what it presents.
  ///
  /// - Returns: What was presented.
  private func abandonPresentation(by controller: UIViewController) -> UIViewController? {
    for child in controller.children { _ = abandonPresentation(by: child) }
    guard let presentation = controller.presentationAbove else { return nil }
    presentation.transition = nil
    presentation.cut()
    presentation.presented.forgetPresentationController()
    presentation.controller.removeContainer {}
    return presentation.presented
  }
}
