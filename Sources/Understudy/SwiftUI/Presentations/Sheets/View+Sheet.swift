extension View {
  /// Shows a sheet while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is shown; set to `false` when the person dismisses it.
  ///   - onDismiss: Called when the sheet has gone.
  ///   - content: Makes the sheet's content.
  /// - Returns: The view.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
    )
  }

  /// Shows a sheet while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: What the sheet is about; set to `nil` when the person dismisses it. An item of
  ///     another identity gets a sheet of its own (rule 9.3).
  ///   - onDismiss: Called when the sheet has gone.
  ///   - content: Makes the sheet's content for an item.
  /// - Returns: The view.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .sheet,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Covers the screen while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the cover is shown.
  ///   - onDismiss: Called when the cover has gone.
  ///   - content: Makes the cover's content.
  /// - Returns: The view.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
    )
  }

  /// Covers the screen while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: What the cover is about.
  ///   - onDismiss: Called when the cover has gone.
  ///   - content: Makes the cover's content for an item.
  /// - Returns: The view.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .cover,
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: onDismiss,
        content: content
      )
    )
  }

  /// Shows a popover while a binding is true; where the width is compact, a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown.
  ///   - attachmentAnchor: What of the view the popover points at.
  ///   - arrowEdge: The edge of the anchor at which the arrow is; `nil` for any.
  ///   - content: Makes the popover's content.
  /// - Returns: The view.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover(attachmentAnchor, arrowEdge),
        isPresented: isPresented,
        onDismiss: nil,
        content: content
      )
    )
  }

  /// Shows a popover while a binding has an item; where the width is compact, a sheet.
  ///
  /// - Parameters:
  ///   - item: What the popover is about.
  ///   - attachmentAnchor: What of the view the popover points at.
  ///   - arrowEdge: The edge of the anchor at which the arrow is; `nil` for any.
  ///   - content: Makes the popover's content for an item.
  /// - Returns: The view.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        .popover(attachmentAnchor, arrowEdge),
        item: item,
        identity: { AnyHashable($0.id) },
        onDismiss: nil,
        content: content
      )
    )
  }
}
