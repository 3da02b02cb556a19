extension View {
  /// Says what the view is good for: on a touch device this is its accessibility hint.
  ///
  /// Source: documented. Apple's page for `help(_:)`.
  ///
  /// - Parameter textKey: The key of the text.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what the view is good for: on a touch device this is its accessibility hint.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is good for: on a touch device this is its accessibility hint.
  ///
  /// - Parameter text: The text.
  /// - Returns: The view.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
