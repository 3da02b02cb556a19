/// A control that chooses one of several values.
///
/// Source: documented. Apple's page for `Picker`. The choices are the content's views; their tags,
/// or the identities of a `ForEach`'s elements, are the values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyling) private var styling
  @Environment(\.isInMenu) private var isInMenu
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - content: The choices, each with a tag of the value's type.
  ///   - label: What it is called.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The chosen value.
  ///   - label: What it is called.
  ///   - content: The choices, each with a tag of the value's type.
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The picker in the style around.
  @MainActor @preconcurrency public var body: some View {
    PickerContainer(
      selection: PickerSelection(selection),
      styling: isInMenu ? styling.inMenu : styling,
      label: AnyView(label),
      content: content
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - selection: The chosen value.
  ///   - content: The choices, each with a tag of the value's type.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The chosen value.
  ///   - content: The choices, each with a tag of the value's type.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - systemImage: The symbol's name.
  ///   - selection: The chosen value.
  ///   - content: The choices, each with a tag of the value's type.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The symbol's name.
  ///   - selection: The chosen value.
  ///   - content: The choices, each with a tag of the value's type.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

/// A picker's value, whatever its type.
struct PickerSelection {
  /// Returns the value.
  let get: () -> AnyHashable
  /// Sets the value; one of another type is ignored.
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
}
