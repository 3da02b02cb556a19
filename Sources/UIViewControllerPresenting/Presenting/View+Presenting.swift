#if canImport(UIKit)
import SwiftUI
import UIKit

extension View {
  /// Presents SwiftUI content with UIKit's own machinery while a binding is true.
  ///
  /// The content sees the environment of this view and follows its state while it is shown. It can
  /// dismiss itself with SwiftUI's own `dismiss`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is presented. It becomes false when the user swipes the
  ///     content away, when it is dismissed by other code, or when it is refused.
  ///   - animated: Whether to animate the transitions.
  ///   - modalPresentationStyle: How UIKit presents the content. It is read when the content is
  ///     presented; `.none` is refused with a message in the log.
  ///   - sheetConfiguration: What kind of sheet it is, where the style makes it a sheet.
  ///   - popoverConfiguration: Where a popover points and what it is in compact width, where the style
  ///     makes it a popover.
  ///   - conflictPolicy: What happens if something else is presented.
  ///   - selectedDetentIdentifier: The detent of the sheet, both ways; `nil` to leave it alone.
  ///   - onDismissAttempt: Called when the user tries to swipe away what may not be swiped away.
  ///   - onDismiss: Called once when the presentation has ended, with the reason.
  ///   - content: Makes the content.
  /// - Returns: A view that looks like this one.
  public func presenting<Content: View>(
    isPresented: Binding<Bool>,
    animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    sheetConfiguration: SheetConfiguration = .default,
    popoverConfiguration: PopoverConfiguration = .default,
    conflictPolicy: ConflictPolicy = .queue,
    selectedDetentIdentifier: Binding<UISheetPresentationController.Detent.Identifier?>? = nil,
    onDismissAttempt: (() -> Void)? = nil,
    onDismiss: ((DismissReason) -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        isPresented: isPresented,
        options: PresentingOptions(
          isAnimated: animated,
          modalPresentationStyle: modalPresentationStyle,
          sheetConfiguration: sheetConfiguration,
          popoverConfiguration: popoverConfiguration,
          conflictPolicy: conflictPolicy,
          selectedDetentIdentifier: selectedDetentIdentifier,
          onDismissAttempt: onDismissAttempt,
          onDismiss: onDismiss
        ),
        makeContent: content
      )
    )
  }

  /// Presents SwiftUI content with UIKit's own machinery while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is presented. It becomes false when the user swipes the
  ///     content away, when it is dismissed by other code, or when it is refused.
  ///   - animated: Whether to animate the transitions.
  ///   - modalPresentationStyle: How UIKit presents the content.
  ///   - content: Makes the content.
  /// - Returns: A view that looks like this one.
  public func presenting<Content: View>(
    isPresented: Binding<Bool>,
    animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented: isPresented,
      animated: animated,
      modalPresentationStyle: modalPresentationStyle,
      sheetConfiguration: .default,
      content: content
    )
  }

  /// Presents SwiftUI content for an item with UIKit's own machinery.
  ///
  /// An item with the same identity updates the content in place; another one takes its place.
  ///
  /// - Parameters:
  ///   - item: What is presented, or `nil` for nothing. It becomes `nil` when the user swipes the
  ///     content away, when it is dismissed by other code, or when it is refused.
  ///   - animated: Whether to animate the transitions.
  ///   - modalPresentationStyle: How UIKit presents the content.
  ///   - sheetConfiguration: What kind of sheet it is, where the style makes it a sheet.
  ///   - popoverConfiguration: Where a popover points and what it is in compact width, where the style
  ///     makes it a popover.
  ///   - conflictPolicy: What happens if something else is presented.
  ///   - selectedDetentIdentifier: The detent of the sheet, both ways; `nil` to leave it alone.
  ///   - onDismissAttempt: Called when the user tries to swipe away what may not be swiped away.
  ///   - onDismiss: Called once when the presentation of an item has ended, with the reason.
  ///   - content: Makes the content for an item.
  /// - Returns: A view that looks like this one.
  public func presenting<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    sheetConfiguration: SheetConfiguration = .default,
    popoverConfiguration: PopoverConfiguration = .default,
    conflictPolicy: ConflictPolicy = .queue,
    selectedDetentIdentifier: Binding<UISheetPresentationController.Detent.Identifier?>? = nil,
    onDismissAttempt: (() -> Void)? = nil,
    onDismiss: ((DismissReason) -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentingModifier(
        item: item,
        options: PresentingOptions(
          isAnimated: animated,
          modalPresentationStyle: modalPresentationStyle,
          sheetConfiguration: sheetConfiguration,
          popoverConfiguration: popoverConfiguration,
          conflictPolicy: conflictPolicy,
          selectedDetentIdentifier: selectedDetentIdentifier,
          onDismissAttempt: onDismissAttempt,
          onDismiss: onDismiss
        ),
        makeContent: content
      )
    )
  }
}
#endif
