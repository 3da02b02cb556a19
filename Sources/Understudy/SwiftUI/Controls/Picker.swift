/// A control that chooses one of several values.
///
/// Source: documented. Apple's page for `Picker`. The choices are the content's views; their tags,
/// or the identities of a `ForEach`'s elements, are the values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyling) private var styling
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

  /// The picker in the style around.
  @MainActor @preconcurrency public var body: some View {
    PickerContainer(
      selection: PickerSelection(selection),
      styling: styling,
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

/// How pickers look.
enum PickerStyling { case inline, segmented }

enum PickerStyleKey: EnvironmentKey { static var defaultValue: PickerStyling { .inline } }

extension EnvironmentValues {
  var pickerStyling: PickerStyling { self[PickerStyleKey.self] }
}

/// A look of pickers.
///
/// Source: documented. Apple's page for `PickerStyle`.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Whether the choices are segments; the framework's own business.
  nonisolated var _isSegmented: Bool { get }
}

/// Each choice on a line of its own.
nonisolated public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Whether the choices are segments; the framework's own business.
  public var _isSegmented: Bool { false }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Each choice on a line of its own.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Each choice in a segment of UIKit's segmented control.
nonisolated public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Whether the choices are segments; the framework's own business.
  public var _isSegmented: Bool { true }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Each choice in a segment of UIKit's segmented control.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets how pickers look.
  ///
  /// The stand-in has the inline and the segmented look. A picker for which nothing is said is
  /// inline here, where Apple's is a menu.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let styling: PickerStyling = style._isSegmented ? .segmented : .inline
    return modifier(EnvironmentModifier { $0.set(PickerStyleKey.self, styling) })
  }
}
