extension View {
  /// Puts a view behind the view's row instead of the list's own ground.
  ///
  /// - Parameter view: The view, which gets the row's size; `nil` for the list's own ground.
  /// - Returns: The view.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let background = view.map { AnyView($0) }
    return modifier(TraitModifier { $0.row.background = $0.row.background ?? background })
  }

  /// Sets the distance of the view from the edges of its row.
  ///
  /// - Parameter insets: The distances, in points; `nil` for the list's own.
  /// - Returns: The view.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier { $0.row.insets = $0.row.insets ?? insets })
  }

  /// Says whether there are lines above and below the view's row.
  ///
  /// Lines above the first row and below the last one of a section aren't shown in any case.
  ///
  /// - Parameters:
  ///   - visibility: Whether there are.
  ///   - edges: Which of them.
  /// - Returns: The view.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
          traits.row.separators[edge] = traits.row.separators[edge] ?? visibility
        }
      }
    )
  }

  /// Sets the colour of the lines above and below the view's row.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the list's own.
  ///   - edges: Which of them.
  /// - Returns: The view.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      TraitModifier { traits in
        for edge in VerticalEdge.allCases where edges.contains(.init(edge)) {
          traits.row.separatorTints[edge] = traits.row.separatorTints[edge] ?? color
        }
      }
    )
  }

  /// Says whether there are lines above and below the section, which the stand-in's lists don't show.
  ///
  /// - Parameters:
  ///   - visibility: Whether there are.
  ///   - edges: Which of them.
  /// - Returns: The view.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { _ in })
  }

  /// Sets the colour of the lines above and below the section, which the stand-in doesn't show.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the list's own.
  ///   - edges: Which of them.
  /// - Returns: The view.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { _ in })
  }

  /// Says whether the view's row can be selected.
  ///
  /// - Parameter isDisabled: Whether it can't.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(
      TraitModifier { $0.row.isSelectionDisabled = $0.row.isSelectionDisabled ?? isDisabled }
    )
  }

  /// Says whether the view's row can be deleted.
  ///
  /// - Parameter isDisabled: Whether it can't.
  /// - Returns: The view.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.row.isDeleteDisabled = $0.row.isDeleteDisabled ?? isDisabled })
  }

  /// Says whether the view's row can be moved.
  ///
  /// - Parameter isDisabled: Whether it can't.
  /// - Returns: The view.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.row.isMoveDisabled = $0.row.isMoveDisabled ?? isDisabled })
  }

  /// Adds actions that a swipe on the view's row reveals.
  ///
  /// A swipe from the trailing edge of a row without such actions offers to delete it, if it can be
  /// deleted. Source: documented.
  ///
  /// - Parameters:
  ///   - edge: The edge at which they are.
  ///   - allowsFullSwipe: Whether a swipe over the whole row does the first of them.
  ///   - content: The actions, buttons, of which the first is nearest to the edge.
  /// - Returns: The view.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = SwipeActions(
      edge: edge,
      allowsFullSwipe: allowsFullSwipe,
      content: AnyView(content())
    )
    // The outer modifiers are asked first, and are the later ones.
    return modifier(TraitModifier { $0.row.swipeActions.insert(actions, at: 0) })
  }
}
