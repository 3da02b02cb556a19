#if canImport(UIKit)
import SwiftUI
import UIKit

extension View {
  /// Presents content as a bottom sheet while a binding is true.
  ///
  /// The grabber, the largest undimmed detent and whether the sheet may be swiped away follow their
  /// arguments while it is presented; the rest is read when it is.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented. It becomes false when the user swipes it away.
  ///   - detents: The heights at which the sheet rests, the smallest first. Without any, the sheet is
  ///     refused with a message in the log; of several with one identifier the first is used.
  ///   - largestUndimmedDetentIdentifier: The largest detent at which what is behind isn't dimmed and
  ///     takes touches; `nil` to dim it at all.
  ///   - prefersGrabberVisible: Whether the sheet shows a grabber.
  ///   - prefersScrollingExpandsWhenScrolledToEdge: Whether scrolling makes the sheet higher.
  ///   - prefersEdgeAttachedInCompactHeight: Whether it is a sheet in compact height, too, instead of
  ///     filling the screen.
  ///   - widthFollowsPreferredContentSizeWhenEdgeAttached: Whether such a sheet may be narrower than
  ///     the screen.
  ///   - isModalInPresentation: Whether the sheet can't be swiped away.
  ///   - onDismiss: Called once when the sheet has gone.
  ///   - content: Makes the content.
  /// - Returns: A view that looks like this one.
  public func bottomSheet<Content: View>(
    isPresented: Binding<Bool>,
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil,
    prefersGrabberVisible: Bool = false,
    prefersScrollingExpandsWhenScrolledToEdge: Bool = true,
    prefersEdgeAttachedInCompactHeight: Bool = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false,
    isModalInPresentation: Bool = false,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let options = BottomSheetOptions(
      detents: detents,
      largestUndimmedDetentIdentifier: largestUndimmedDetentIdentifier,
      prefersGrabberVisible: prefersGrabberVisible,
      prefersScrollingExpandsWhenScrolledToEdge: prefersScrollingExpandsWhenScrolledToEdge,
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredContentSizeWhenEdgeAttached:
        widthFollowsPreferredContentSizeWhenEdgeAttached,
      isModalInPresentation: isModalInPresentation
    )
    return modifier(
      PresentingModifier(
        isPresented: isPresented,
        options: options.presentingOptions(onDismiss: onDismiss),
        makeContent: content
      )
    )
  }

  /// Presents content for an item as a bottom sheet.
  ///
  /// - Parameters:
  ///   - item: What is presented, or `nil` for nothing. Another item takes the place of the first.
  ///   - detents: The heights at which the sheet rests, the smallest first; not empty.
  ///   - largestUndimmedDetentIdentifier: The largest detent at which what is behind isn't dimmed.
  ///   - prefersGrabberVisible: Whether the sheet shows a grabber.
  ///   - prefersScrollingExpandsWhenScrolledToEdge: Whether scrolling makes the sheet higher.
  ///   - prefersEdgeAttachedInCompactHeight: Whether it is a sheet in compact height, too.
  ///   - widthFollowsPreferredContentSizeWhenEdgeAttached: Whether such a sheet may be narrower than
  ///     the screen.
  ///   - isModalInPresentation: Whether the sheet can't be swiped away.
  ///   - onDismiss: Called once when the sheet of an item has gone.
  ///   - content: Makes the content for an item.
  /// - Returns: A view that looks like this one.
  public func bottomSheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil,
    prefersGrabberVisible: Bool = false,
    prefersScrollingExpandsWhenScrolledToEdge: Bool = true,
    prefersEdgeAttachedInCompactHeight: Bool = false,
    widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false,
    isModalInPresentation: Bool = false,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let options = BottomSheetOptions(
      detents: detents,
      largestUndimmedDetentIdentifier: largestUndimmedDetentIdentifier,
      prefersGrabberVisible: prefersGrabberVisible,
      prefersScrollingExpandsWhenScrolledToEdge: prefersScrollingExpandsWhenScrolledToEdge,
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      widthFollowsPreferredContentSizeWhenEdgeAttached:
        widthFollowsPreferredContentSizeWhenEdgeAttached,
      isModalInPresentation: isModalInPresentation
    )
    return modifier(
      ItemPresentingModifier(
        item: item,
        options: options.presentingOptions(onDismiss: onDismiss),
        makeContent: content
      )
    )
  }
}
#endif
