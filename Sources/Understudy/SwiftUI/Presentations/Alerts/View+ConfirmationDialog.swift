extension View {
  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        title,
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        title,
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows a dialog while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - titleVisibility: Whether the title is shown; by itself it is not.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; a cancel button is added if there is none.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .dialog(titleVisibility),
        title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }
}
