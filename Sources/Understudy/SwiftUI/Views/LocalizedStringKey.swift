import Foundation

/// The key of a text in an app's tables of texts.
///
/// The stand-in has no tables: the text is the key with its values put in.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String

  /// Creates a key.
  ///
  /// - Parameter value: The key.
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  ///
  /// - Parameter value: The key.
  public init(stringLiteral value: String) { text = value }

  /// Creates a key from a literal with values in it.
  ///
  /// - Parameter stringInterpolation: The parts of the literal.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts a literal.
    ///
    /// - Parameters:
    ///   - literalCapacity: How long its fixed parts are.
    ///   - interpolationCount: How many values are in it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a fixed part.
    ///
    /// - Parameter literal: The part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    ///
    /// - Parameter string: The string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a value with a format of its own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - specifier: The format, as `printf`'s.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T,
      specifier: String
    ) {
      text += String(format: specifier, value._arg)
    }

    /// Adds a number.
    ///
    /// - Parameter value: The number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value._text
    }

    /// Adds a text.
    ///
    /// - Parameter text: The text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.plainText }
  }
}

/// A number that can be put into a key.
public protocol _FormatSpecifiable: Equatable {
  /// The type that a format takes.
  associatedtype _Arg: CVarArg
  /// The number as a format takes it.
  var _arg: _Arg { get }
  /// The format.
  var _specifier: String { get }
  /// The number in its format.
  var _text: String { get }
}

extension _FormatSpecifiable {
  /// The number in its format.
  public var _text: String { String(format: _specifier, _arg) }
}

// A whole number's format is its digits, which needn't be asked of a formatter.
extension _FormatSpecifiable where Self: FixedWidthInteger {
  /// The number's digits.
  public var _text: String { String(self) }
}

extension Int: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Int64 { Int64(self) }
  /// The format.
  public var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Int32 { self }
  /// The format.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Int64 { self }
  /// The format.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: UInt64 { UInt64(self) }
  /// The format.
  public var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Double { self }
  /// The format.
  public var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Double { Double(self) }
  /// The format.
  public var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number as a format takes it.
  public var _arg: Double { Double(self) }
  /// The format.
  public var _specifier: String { "%lf" }
}
