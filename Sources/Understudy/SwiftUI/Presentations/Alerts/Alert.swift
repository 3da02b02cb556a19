/// What an alert says and offers.
///
/// Source: documented. Apple's page for `Alert`; superseded by `alert(_:isPresented:actions:)`.
@available(
  *,
  deprecated,
  message: "use View.alert(title:isPresented:presenting::actions:) instead."
)
public struct Alert {
  /// A choice.
  public struct Button {
    let title: String
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A choice like any other.
    ///
    /// - Parameters:
    ///   - label: What it shows.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(title: label.plainText, role: nil, action: action)
    }

    /// The choice to do nothing.
    ///
    /// - Parameters:
    ///   - label: What it shows.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(title: label.plainText, role: .cancel, action: action)
    }

    /// The choice to do nothing.
    ///
    /// - Parameter action: What it does.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(title: "Cancel", role: .cancel, action: action)
    }

    /// The choice to destroy something.
    ///
    /// - Parameters:
    ///   - label: What it shows.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(title: label.plainText, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one choice.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButton: The choice; `nil` for an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two choices.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first choice.
  ///   - secondaryButton: The second choice.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var description: AlertDescription {
    var description = AlertDescription(style: .alert, title: title.plainText)
    description.message = message?.plainText
    description.actions = buttons.map(\.alertAction)
    return description
  }
}

/// What an action sheet says and offers.
///
/// Source: documented. Apple's page for `ActionSheet`; superseded by `confirmationDialog`.
@available(*, deprecated, message: "use `View.confirmationDialog(...)` instead.")
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - buttons: The choices.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var description: AlertDescription {
    var description = AlertDescription(style: .actionSheet, title: title.plainText)
    description.message = message?.plainText
    description.actions = buttons.map(\.alertAction)
    return description
  }
}

@available(*, deprecated)
extension Alert.Button {
  fileprivate var alertAction: AlertDescription.Action {
    AlertDescription.Action(title: title, role: role, isEnabled: true, perform: action ?? {})
  }
}

extension View {
  /// Shows an alert while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses.
  ///   - content: Makes the alert.
  /// - Returns: The view.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert(
    isPresented: Binding<Bool>,
    content: () -> Alert
  ) -> some View {
    let alert = content()
    return modifier(LegacyAlertModifier(isPresented, alert.description))
  }

  /// Shows an alert while a binding has an item.
  ///
  /// - Parameters:
  ///   - item: What the alert is about; set to `nil` when the person chooses.
  ///   - content: Makes the alert for an item.
  /// - Returns: The view.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let description = item.wrappedValue.map { content($0).description }
    return modifier(LegacyAlertModifier(item.isPresent(), description))
  }

  /// Shows an action sheet while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown; set to `false` when the person chooses.
  ///   - content: Makes the action sheet.
  /// - Returns: The view.
  @available(*, deprecated, message: "use `confirmationDialog(...)` instead.")
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return modifier(LegacyAlertModifier(isPresented, sheet.description))
  }
}

extension Binding {
  /// A binding to whether there is a value; writing `false` removes it.
  fileprivate func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      location: ConvertedLocation(
        location,
        convert: { $0 != nil },
        revert: { $0 ? nil : .some(nil) }
      ),
      transaction: transaction
    )
  }
}

/// Shows an alert or an action sheet that was described at once.
nonisolated struct LegacyAlertModifier: ViewModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  let description: AlertDescription?

  nonisolated init(
    _ isPresented: Binding<Bool>,
    _ description: AlertDescription?
  ) {
    self.isPresented = isPresented
    self.description = description
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: LegacyAlertNode(view.value, parent: inputs.parent))
  }
}

private final class LegacyAlertNode<Content: View>: AlertSourceNode<Content, LegacyAlertModifier> {
  override func evaluateContent() -> AnyHashable? {
    modifier.isPresented.wrappedValue && hasContent ? AnyHashable(true) : nil
  }

  override var binding: Binding<Bool> { modifier.isPresented }

  override var hasContent: Bool { modifier.description != nil }

  override var alert: AlertDescription {
    modifier.description ?? AlertDescription(style: .alert, title: nil)
  }
}
