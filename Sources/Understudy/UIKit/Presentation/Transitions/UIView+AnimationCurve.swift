extension UIView {
  /// How an animation's speed changes.
  ///
  /// Source: header.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same all the way.
    case linear = 3
  }
}
