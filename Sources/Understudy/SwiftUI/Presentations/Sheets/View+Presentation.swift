import Foundation

extension View {
  /// Says whether the person can't dismiss the presentation that the view is in by swiping or
  /// tapping beside it.
  ///
  /// - Parameter isDisabled: Whether they can't.
  /// - Returns: The view.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    hostPreference { $0.presentation.isInteractiveDismissDisabled = isDisabled }
  }

  /// Says at which heights the sheet rests that the view is in.
  ///
  /// - Parameter detents: The heights.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    hostPreference {
      $0.presentation.detents = detents
      $0.presentation.selection = nil
    }
  }

  /// Says at which heights the sheet rests that the view is in, and at which it is.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height at which the sheet is; must be one of the others.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentSelectionModifier(detents: detents, selection: selection))
  }

  /// Says whether the sheet that the view is in shows its drag indicator.
  ///
  /// - Parameter visibility: Whether it does; by itself it does if there are several detents.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    hostPreference { $0.presentation.dragIndicator = visibility }
  }

  /// Says what is behind the content of the presentation that the view is in.
  ///
  /// - Parameter style: What it is painted with.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let color = style._paint(in: EnvironmentValues()).color
    return hostPreference {
      $0.presentation.background = color
      $0.presentation.backgroundViews = nil
    }
  }

  /// Puts views behind the content of the presentation that the view is in; they fill it.
  ///
  /// - Parameters:
  ///   - alignment: Where they are.
  ///   - content: The views.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let views = content()
    return hostPreference {
      $0.presentation.background = .clear
      $0.presentation.backgroundViews = AnyView(
        ZStack(alignment: alignment) { views }.frame(
          maxWidth: .infinity,
          maxHeight: .infinity,
          alignment: alignment
        ).ignoresSafeArea()
      )
    }
  }

  /// Says how large the sheet is that the view is in.
  ///
  /// - Parameter sizing: How large.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    hostPreference { $0.presentation.sizing = sizing }
  }

  /// Says what can be done with what is behind the presentation that the view is in.
  ///
  /// - Parameter interaction: What can be done.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    hostPreference { $0.presentation.backgroundInteraction = interaction }
  }

  /// Says how round the corners of the sheet are that the view is in.
  ///
  /// - Parameter cornerRadius: The radius, in points; `nil` for the system's.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    hostPreference { $0.presentation.cornerRadius = .some(cornerRadius) }
  }

  /// Says what scrolling up does first in the sheet that the view is in.
  ///
  /// - Parameter behavior: What it does.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    hostPreference { $0.presentation.contentInteraction = behavior }
  }

  /// Says what the presentation that the view is in becomes in compact sizes.
  ///
  /// - Parameter adaptation: What it becomes.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
  }

  /// Says what the presentation that the view is in becomes in compact sizes.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: What it becomes where the width is compact.
  ///   - verticalAdaptation: What it becomes where the height is compact.
  /// - Returns: The view.
  @available(iOS 16.4, *)
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    hostPreference {
      $0.presentation.horizontalAdaptation = horizontalAdaptation
      $0.presentation.verticalAdaptation = verticalAdaptation
    }
  }
}

/// Reads the selected detent, so that a change of it reaches the sheet.
nonisolated struct DetentSelectionModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  nonisolated init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) {
    self.detents = detents
    self.selection = selection
  }

  func body(content: Content) -> some View {
    let _ = selection.wrappedValue
    return content.hostPreference {
      $0.presentation.detents = detents
      $0.presentation.selection = selection
    }
  }
}
