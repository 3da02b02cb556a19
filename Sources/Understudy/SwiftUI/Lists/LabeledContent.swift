import Foundation

/// A value with what it is called.
///
/// The name is at the leading edge and the value at the trailing one. Source: documented, Apple's page
/// for `LabeledContent`; the layout is the one of a form on a phone.
@available(iOS 16.0, *)
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  fileprivate nonisolated init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

@available(iOS 16.0, *)
@available(*, unavailable)
extension LabeledContent: Sendable {}

@available(iOS 16.0, *)
extension LabeledContent: View where Label: View, Content: View {
  /// Creates a labelled view.
  ///
  /// - Parameters:
  ///   - content: The value.
  ///   - label: What it is called.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }

  /// The name and the value.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content: View {
  /// Creates a labelled view.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what the value is called.
  ///   - content: The value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates a labelled view.
  ///
  /// - Parameters:
  ///   - title: What the value is called.
  ///   - content: The value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), content())
  }
}

@available(iOS 16.0, *)
extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what the text is called.
  ///   - value: The text.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(Text(titleKey), Text(value))
  }

  /// Creates a labelled text.
  ///
  /// - Parameters:
  ///   - title: What the text is called.
  ///   - value: The text.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(Text(title), Text(value))
  }

  /// Creates a labelled value in a format.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what the value is called.
  ///   - value: The value.
  ///   - format: How it is written.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(verbatim: format.format(value)))
  }

  /// Creates a labelled value in a format.
  ///
  /// - Parameters:
  ///   - title: What the value is called.
  ///   - value: The value.
  ///   - format: How it is written.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(verbatim: format.format(value)))
  }
}
