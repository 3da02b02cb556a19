import Foundation

/// Something that takes text from the keyboard.
///
/// Source: header.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text to delete.
  var hasText: Bool { get }

  /// Takes text.
  ///
  /// - Parameter text: The text.
  func insertText(_ text: String)

  /// Deletes the last character.
  func deleteBackward()
}

/// What the keyboard is to be like for something.
///
/// Source: header. The properties are optional there.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The name of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the text is kept from others' eyes.
  var isSecureTextEntry: Bool { get }
}

extension UITextInputTraits {
  /// The usual keyboard.
  public var keyboardType: UIKeyboardType { .default }
  /// The usual name.
  public var returnKeyType: UIReturnKeyType { .default }
  /// It isn't.
  public var isSecureTextEntry: Bool { false }
}

/// A kind of keyboard.
///
/// Source: header.
public enum UIKeyboardType: Int, Sendable {
  /// Letters, with the person's language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages to many.
  case twitter = 9
  /// For searching pages.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The name of the return key.
///
/// Source: header.
public enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default` = 0
  /// “go”.
  case go = 1
  /// “google”.
  case google = 2
  /// “join”.
  case join = 3
  /// “next”.
  case next = 4
  /// “route”.
  case route = 5
  /// “search”.
  case search = 6
  /// “send”.
  case send = 7
  /// “yahoo”.
  case yahoo = 8
  /// “done”.
  case done = 9
  /// “emergency call”.
  case emergencyCall = 10
  /// “continue”.
  case `continue` = 11
}

/// Whether words are corrected while they are typed; the stand-in corrects none.
///
/// Source: header.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the person has chosen.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Which letters the keyboard makes capitals; the stand-in types what it is given.
///
/// Source: header.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// What a text means, so that the system can offer to fill it in.
///
/// Source: header.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// Creates a type from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name: UITextContentType = UITextContentType(rawValue: "name")
  /// A mail address.
  public static let emailAddress: UITextContentType = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber: UITextContentType = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL: UITextContentType = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username: UITextContentType = UITextContentType(rawValue: "username")
  /// A password.
  public static let password: UITextContentType = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword: UITextContentType = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode: UITextContentType = UITextContentType(rawValue: "one-time-code")
}
