import Foundation

/// Something that encodes a value into a form of its own, such as data.
///
/// Source: documented. Apple's page for `TopLevelEncoder`.
public protocol TopLevelEncoder {
  /// What it encodes into.
  associatedtype Output

  /// Encodes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: What it was encoded into.
  /// - Throws: The encoder's error.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that decodes a value from a form of its own, such as data.
///
/// Source: documented. Apple's page for `TopLevelDecoder`.
public protocol TopLevelDecoder {
  /// What it decodes from.
  associatedtype Input

  /// Decodes a value.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - from: What to decode from.
  /// - Returns: The value.
  /// - Throws: The decoder's error.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
