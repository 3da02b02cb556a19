import Foundation

/// Something that fills a size and passes changes of it on to what it contains.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points; zero if it doesn't mind.
  var preferredContentSize: CGSize { get }

  /// Tells that a child would like another size.
  ///
  /// - Parameter container: The child.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells that a child's size by Auto Layout has changed.
  ///
  /// - Parameter container: The child.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child gets.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: This container's size, in points.
  /// - Returns: A size in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the size is about to change.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: What coordinates the change.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )

  /// Tells that the traits are about to change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: What coordinates the change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
