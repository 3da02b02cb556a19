import Foundation

/// How text is typed that is typed below.
struct TextInputTraits: Equatable, Sendable {
  var keyboardType = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var correctionIsDisabled = false
  var hasBorder = false
}

enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

/// What is done when the person has finished typing.
enum SubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

/// What is done when the person has finished typing what to search for.
enum SearchSubmitActionKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

/// What the return key says.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType

  /// “Done”.
  public static let done: SubmitLabel = SubmitLabel(key: .done)
  /// “Go”.
  public static let go: SubmitLabel = SubmitLabel(key: .go)
  /// “Send”.
  public static let send: SubmitLabel = SubmitLabel(key: .send)
  /// “Join”.
  public static let join: SubmitLabel = SubmitLabel(key: .join)
  /// “Route”.
  public static let route: SubmitLabel = SubmitLabel(key: .route)
  /// “Search”.
  public static let search: SubmitLabel = SubmitLabel(key: .search)
  /// “Return”.
  public static let `return`: SubmitLabel = SubmitLabel(key: .default)
  /// “Next”.
  public static let next: SubmitLabel = SubmitLabel(key: .next)
  /// “Continue”.
  public static let `continue`: SubmitLabel = SubmitLabel(key: .continue)
}

/// What finishes something.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text that is typed.
  public static let text: SubmitTriggers = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search: SubmitTriggers = SubmitTriggers(rawValue: 2)
}

/// Which letters become capitals by themselves.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .none)
  }
  /// The first of each word.
  public static var words: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .words)
  }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  /// All.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }
}

extension View {
  nonisolated private func textInput(
    _ change: @escaping (inout TextInputTraits) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { change(&$0[TextInputTraitsKey.self]) })
  }

  /// Sets the keyboard.
  ///
  /// - Parameter type: The keyboard.
  /// - Returns: The view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    textInput { $0.keyboardType = type }
  }

  /// Sets what the text means.
  ///
  /// - Parameter textContentType: What it means; `nil` for nothing special.
  /// - Returns: The view.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    textInput { $0.contentType = textContentType }
  }

  /// Sets which letters become capitals by themselves.
  ///
  /// - Parameter autocapitalization: Which; `nil` for the system's choice.
  /// - Returns: The view.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    textInput { $0.capitalization = autocapitalization?.type }
  }

  /// Sets whether what is typed is corrected.
  ///
  /// - Parameter disable: Whether it isn't.
  /// - Returns: The view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    textInput { $0.correctionIsDisabled = disable }
  }

  /// Sets what the return key says.
  ///
  /// - Parameter submitLabel: What it says.
  /// - Returns: The view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    textInput { $0.returnKey = submitLabel.key }
  }

  /// Does something when the person has finished typing.
  ///
  /// - Parameters:
  ///   - triggers: What counts.
  ///   - action: What to do; what is said further inside is done first.
  /// - Returns: The view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier { values in
        if triggers.contains(.text) {
          let outer = values[SubmitActionKey.self]
          values.set(SubmitActionKey.self) {
            action()
            outer?()
          }
        }
        if triggers.contains(.search) {
          let outer = values[SearchSubmitActionKey.self]
          values.set(SearchSubmitActionKey.self) {
            action()
            outer?()
          }
        }
      }
    )
  }

  /// Sets how text fields look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let hasBorder = style._hasBorder
    return textInput { $0.hasBorder = hasBorder }
  }
}

/// A look of text fields.
public protocol TextFieldStyle {
  /// Whether there is a border; the framework's own business.
  var _hasBorder: Bool { get }
}

/// The look that suits the place.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a border; the framework's own business.
  public var _hasBorder: Bool { false }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// No look of its own.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a border; the framework's own business.
  public var _hasBorder: Bool { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No look of its own.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A border with round corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// Whether there is a border; the framework's own business.
  public var _hasBorder: Bool { true }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
