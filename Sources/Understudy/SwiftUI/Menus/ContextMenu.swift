extension View {
  /// Gives the view a menu that opens for a finger that stays on it.
  ///
  /// It lies above everything in the window, and isn't presented by anybody; without elements it
  /// doesn't open.
  ///
  /// - Parameter menuItems: What there is to choose from.
  /// - Returns: The view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: nil))
  }

  /// Gives the view a menu that opens for a finger that stays on it, with a preview.
  ///
  /// - Parameters:
  ///   - menuItems: What there is to choose from.
  ///   - preview: What is shown while the menu is open.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }
}

/// A view's context menu.
nonisolated private struct ContextMenuModifier<Items: View>: ViewModifier {
  @Environment(\.menuOrder) private var order
  @State private var opener = MenuOpener()
  let items: Items
  let preview: AnyView?

  init(items: Items, preview: AnyView?) {
    self.items = items
    self.preview = preview
  }

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(LongPressOpening(opener: opener))
      .modifier(
        MenuSource(opener: opener, form: .context(preview: preview), order: order, items: items)
      )
  }
}
