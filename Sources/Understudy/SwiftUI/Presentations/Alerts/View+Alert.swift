import Foundation

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(titleKey),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(titleKey),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(title),
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(title),
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        title,
        isPresented: isPresented,
        actions: actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        title,
        isPresented: isPresented,
        actions: actions(),
        message: message()
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert while a binding is true and there is something to show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - data: What it is about; `nil` if there is nothing to show.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        title,
        isPresented: isPresented,
        actions: data.map(actions),
        message: data.map(message)
      )
    )
  }
}

extension View {
  /// Shows an alert about an error while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - error: The error, whose description is the title.
  ///   - actions: Makes the buttons; without any there is an OK button.
  /// - Returns: The view.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(verbatim: error?.errorDescription ?? ""),
        isPresented: isPresented,
        actions: error == nil ? nil : actions(),
        message: EmptyView?.none
      )
    )
  }

  /// Shows an alert about an error while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses an action.
  ///   - error: The error, whose description is the title.
  ///   - actions: Makes the buttons; without any there is an OK button.
  ///   - message: Makes the message.
  /// - Returns: The view.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        .alert,
        Text(verbatim: error?.errorDescription ?? ""),
        isPresented: isPresented,
        actions: error.map(actions),
        message: error.map(message)
      )
    )
  }
}
