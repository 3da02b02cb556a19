import StageRuntime

extension UIApplication {
  /// Ends the app, as the system does: nobody is told, and everything goes.
  ///
  /// On a device the process ends. Here the objects have to let go of one another: a presentation and
  /// its controllers hold each other for as long as it lasts (rule 1.23).
  package func terminate() {
    for entry in presentations.values {
      entry.presentation?.letGo()
    }
    for window in windowScenes.flatMap(\.windows) {
      window.isHidden = true
      window.rootViewController = nil
    }
  }
}
