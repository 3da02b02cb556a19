extension View {
  /// Hides the status bar while the view is shown, if its screen is the one that decides.
  ///
  /// That is a screen that fills the window, or a cover: the hosting controller's
  /// `prefersStatusBarHidden` says it, and the stage's pictures show it.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The view.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    hostPreference { $0.isStatusBarHidden = hidden }
  }

  /// Hides the status bar while the view is shown, if its screen is the one that decides.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The view.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Says whether the system's own signs over the view are shown, such as the home indicator.
  ///
  /// The hosting controller's `prefersHomeIndicatorAutoHidden` says it. Nothing else follows from
  /// it on a stage: a device hides the indicator only after a while without touches.
  ///
  /// - Parameter visibility: Whether they are shown.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    hostPreference { $0.systemOverlays = visibility }
  }
}
