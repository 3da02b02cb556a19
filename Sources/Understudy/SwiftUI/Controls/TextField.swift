import Foundation

/// A field for a line of text.
///
/// Source: documented. Apple's page for `TextField`. UIKit's text field is inside, as on iOS.
nonisolated public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let axis: Axis
  private let commit: (() -> Void)?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, .horizontal, label: label())
  }

  /// Creates a field that grows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - axis: Where it grows; the stand-in's field is one line high.
  ///   - label: What the field is called.
  @available(iOS 16.0, *)
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text, prompt, axis, label: label())
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - value: The value; it is set when the person has finished typing something that can be read.
  ///   - format: How it is written.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let typed = TypedText()
    let text = Binding<String>(
      location: FunctionLocation(
        get: { typed.text ?? format.format(value.wrappedValue) },
        set: { text, _ in typed.text = text }
      )
    )
    self.init(text, prompt, .horizontal, label: label()) {
      if let text = typed.text, let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
      typed.text = nil
    }
  }

  init(
    _ text: Binding<String>,
    _ prompt: Text?,
    _ axis: Axis,
    label: Label,
    commit: (() -> Void)? = nil
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label
    self.commit = commit
  }

  /// The field in the style around.
  @MainActor @preconcurrency public var body: some View {
    TextFieldView(
      text: text,
      placeholder: (prompt ?? label as? Text)?.plainText ?? "",
      isSecure: false,
      commit: commit
    )
  }
}

/// What the person has typed of a value and not finished yet.
private final class TypedText {
  var text: String?
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, .horizontal, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - text: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, .horizontal, label: Text(title))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, .horizontal, label: Text(titleKey))
  }

  /// Creates a field that grows.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  ///   - axis: Where it grows; the stand-in's field is one line high.
  @available(iOS 16.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(text, prompt, axis, label: Text(titleKey))
  }

  /// Creates a field for a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - value: The value; it is set when the person has finished typing something that can be read.
  ///   - format: How it is written.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
}

/// A field for a text that isn't shown.
///
/// Source: documented. Apple's page for `SecureField`.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the label.
  ///   - label: What the field is called.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// The field.
  @MainActor @preconcurrency public var body: some View {
    TextFieldView(
      text: text,
      placeholder: (prompt ?? label as? Text)?.plainText ?? "",
      isSecure: true,
      commit: nil
    )
  }
}

extension SecureField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - text: The text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - text: The text.
  ///   - prompt: What an empty field shows; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}
