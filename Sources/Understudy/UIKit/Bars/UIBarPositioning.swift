import Foundation

/// Something whose look depends on where in a window it is.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is.
  var barPosition: UIBarPosition { get }
}

/// Who says where a bar is.
///
/// Source: header. The method is optional there.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asks where a bar is.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: Where it is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Answers that it isn't said.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: `.any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Where a bar is.
///
/// Source: header.
public enum UIBarPosition: Int, Sendable {
  /// It isn't said.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, going on below the status bar.
  case topAttached = 3
}

/// The look of a bar.
///
/// Source: header.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on light ground, as the interface's style asks for.
  case `default` = 0
  /// Light text on dark ground.
  case black = 1
}
