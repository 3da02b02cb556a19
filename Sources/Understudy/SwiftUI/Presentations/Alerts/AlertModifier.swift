/// Shows an alert or a dialog while a binding is true.
nonisolated struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  typealias Body = Never

  /// How it is shown.
  enum Form {
    case alert
    case dialog(Visibility)
  }

  let form: Form
  let title: Text
  let isPresented: Binding<Bool>
  /// `nil` as long as there is nothing to tell: then it isn't shown.
  let actions: Actions?
  let message: Message?

  nonisolated init(
    _ form: Form,
    _ title: Text,
    isPresented: Binding<Bool>,
    actions: Actions?,
    message: Message?
  ) {
    self.form = form
    self.title = title
    self.isPresented = isPresented
    self.actions = actions
    self.message = message
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AlertNode(view.value, parent: inputs.parent))
  }
}

/// The node of an alert's modifier: it keeps the nodes of the actions and of the message while the
/// alert is wanted, without showing them.
private final class AlertNode<Content: View, Actions: View, Message: View>:
  AlertSourceNode<Content, AlertModifier<Actions, Message>>
{
  private var actionsNode: Node<Actions>?
  private var messageNode: Node<Message>?

  override func evaluateContent() -> AnyHashable? {
    guard modifier.isPresented.wrappedValue, modifier.actions != nil else { return nil }
    return AnyHashable(true)
  }

  override var binding: Binding<Bool> { modifier.isPresented }

  override var hasContent: Bool { modifier.actions != nil }

  override func wantedDidChange() {
    UpdateReader.suspended {
      if wanted == nil, active == nil { return removeParts() }
      if let actions = modifier.actions {
        if let actionsNode {
          actionsNode.update(actions)
        } else {
          actionsNode = Actions.makeNode(actions, below: self)
        }
      }
      if let message = modifier.message {
        if let messageNode {
          messageNode.update(message)
        } else {
          messageNode = Message.makeNode(message, below: self)
        }
      }
    }
  }

  override var alert: AlertDescription {
    var alert: AlertDescription
    switch modifier.form {
    case .alert:
      alert = AlertDescription(style: .alert, title: modifier.title.plainText)
    case .dialog(let titleVisibility):
      let title = titleVisibility == .visible ? modifier.title.plainText : nil
      alert = AlertDescription(style: .actionSheet, title: title)
    }
    alert.message = messageNode?.shownText
    actionsNode?.collectAlertParts(into: &alert)
    return alert
  }

  private func removeParts() {
    actionsNode?.destroy()
    messageNode?.destroy()
    actionsNode = nil
    messageNode = nil
  }

  override func didDismiss() { removeParts() }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    if let actionsNode { body(actionsNode) }
    if let messageNode { body(messageNode) }
  }

  override func destroy() {
    super.destroy()
    actionsNode = nil
    messageNode = nil
  }
}

extension AnyNode {
  /// The texts that the node's boxes show.
  fileprivate final var shownText: String? {
    var boxes: [LayoutBox] = []
    collectBoxes(into: &boxes)
    var texts: [String] = []
    for box in boxes { box.collectTexts(into: &texts) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Adds what the buttons and the fields here and below stand for.
  fileprivate final func collectAlertParts(into alert: inout AlertDescription) {
    if let button = self as? any AlertActionNode {
      alert.actions.append(button.alertAction)
    } else if let field = self as? any AlertFieldNode {
      if let field = field.alertField { alert.fields.append(field) }
    } else {
      forEachChild { $0.collectAlertParts(into: &alert) }
    }
  }
}

/// A node that can stand for an action of an alert.
@MainActor
protocol AlertActionNode: AnyNode {
  /// The action.
  var alertAction: AlertDescription.Action { get }
}

extension ButtonNode: AlertActionNode {
  var alertAction: AlertDescription.Action {
    let box = box
    var texts: [String] = []
    box.collectTexts(into: &texts)
    return AlertDescription.Action(
      title: texts.joined(separator: " "),
      role: view.role,
      isEnabled: box.isEnabled,
      isDefault: scope.values.keyboardShortcut == .defaultAction,
      perform: { box.perform() }
    )
  }
}

/// A node that can stand for a field of an alert.
@MainActor
protocol AlertFieldNode: AnyNode {
  /// The field, which the node keeps up to date wherever it is shown.
  var alertField: UITextField? { get }
}

extension RepresentableNode: AlertFieldNode where Adapter == ViewAdapter<TextFieldView> {
  var alertField: UITextField? { made?.product }
}
