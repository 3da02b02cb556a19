extension View {
  /// Does something when a pointer comes over the view and when it leaves; never on a stage.
  ///
  /// A stage has fingers only, as a device without a mouse or a trackpad, and a finger is no
  /// pointer.
  ///
  /// - Parameter action: What to do, with whether the pointer is over the view.
  /// - Returns: The view.
  @available(iOS 13.4, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
