import Foundation

/// Shows content in a sheet, a cover or a popover while a binding has an item.
nonisolated struct SheetModifier<Item, Sheet: View>: ViewModifier {
  typealias Body = Never

  /// How the content is shown.
  enum Form {
    case sheet
    case cover
    case popover(PopoverAttachmentAnchor, Edge?)
  }

  let form: Form
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> Sheet

  nonisolated init(
    _ form: Form,
    item: Binding<Item?>,
    identity: @escaping (Item) -> AnyHashable,
    onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Sheet
  ) {
    self.form = form
    self.item = item
    self.identity = identity
    self.onDismiss = onDismiss
    self.content = content
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SheetNode(view.value, parent: inputs.parent))
  }
}

extension SheetModifier where Item == Void {
  nonisolated init(
    _ form: Form,
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)?,
    content: @escaping () -> Sheet
  ) {
    self.init(
      form,
      item: isPresented.asOptional,
      identity: { AnyHashable(true) },
      onDismiss: onDismiss,
      content: content
    )
  }
}

extension Binding<Bool> {
  /// A binding to something that is there while the value is true.
  var asOptional: Binding<Void?> {
    Binding<Void?>(
      location: ConvertedLocation(
        location,
        convert: { $0 ? () : nil },
        revert: { $0 != nil }
      ),
      transaction: transaction
    )
  }
}

private final class SheetNode<Content: View, Item, Sheet: View>:
  PresentationSourceNode<Content, SheetModifier<Item, Sheet>>
{
  private var latest: AnyView?

  // The closure makes the content in each update of the modifier, so that it is live (rule 10.1).
  override func evaluateContent() -> AnyHashable? {
    guard let item = modifier.item.wrappedValue else { return nil }
    latest = AnyView(modifier.content(item))
    return modifier.identity(item)
  }

  private typealias Controller = PresentationHostingController<AnyView>

  private var root: AnyView { latest ?? AnyView(EmptyView()) }

  override func contentDidChange() { (active?.controller as? Controller)?.rootView = root }

  override func contentEnvironmentDidChange() {
    (active?.controller as? Controller)?.core.inheritedEnvironment = contentEnvironment
  }

  // Rule 9.16: the environment of the modified view.
  private var contentEnvironment: EnvironmentValues { scope.values.forOtherHost }

  override func makeController() -> UIViewController {
    let controller = Controller(rootView: root)
    controller.core.inheritedEnvironment = contentEnvironment
    switch modifier.form {
    case .sheet: controller.modalPresentationStyle = .automatic
    // Source: assumed. A cover without a background shows the presenting view behind it.
    case .cover: controller.modalPresentationStyle = .overFullScreen
    case .popover:
      controller.modalPresentationStyle = .popover
      controller.sizingOptions = .preferredContentSize
    }
    return controller
  }

  override func prepare(_ controller: UIViewController, for presenter: UIViewController) {
    guard let controller = controller as? Controller else { return }
    controller.active = active
    controller.core.level = active
    if case .popover(_, let edge) = modifier.form,
      let popover = controller.popoverPresentationController
    {
      popover.delegate = controller
      popover.sourceView = presenter.view
      popover.permittedArrowDirections =
        edge.map(UIPopoverArrowDirection.init(pointingFrom:)) ?? .any
      sourceDidMove(for: controller)
    }
    // What the content says of its presentation has to be known before it begins.
    controller.core.advance()
    if case .popover = modifier.form {
      controller.preferredContentSize = controller.core.contentSize(.unspecified)
    }
    controller.applyPresentationPreferences()
  }

  override func sourceDidMove(for controller: UIViewController) {
    guard case .popover(let anchor, _) = modifier.form,
      let popover = controller.popoverPresentationController
    else { return }
    let rect = anchor.rect(in: shownFrame)
    if popover.sourceRect != rect { popover.sourceRect = rect }
  }

  override func liveIdentity() -> AnyHashable? {
    modifier.item.wrappedValue.map(modifier.identity)
  }

  override func writeEnd() { modifier.item.wrappedValue = nil }

  override func didDismiss() {
    latest = nil
    modifier.onDismiss?()
  }
}

extension EnvironmentValues {
  /// The values for content that another host shows, outside of the navigation and the bar around.
  var forOtherHost: EnvironmentValues {
    var values = untracked
    if values.value(NavigationContextKey.self).model != nil {
      values.set(NavigationContextKey.self, NavigationContext())
    }
    if values.value(StackSearchKey.self) != nil { values.set(StackSearchKey.self, nil) }
    if values.value(IsInBarKey.self) { values.set(IsInBarKey.self, false) }
    return values
  }
}
