import Foundation
@_spi(Reflection) import Swift

/// Values of any types that stand for the screens of a navigation stack.
///
/// Source: documented. Apple's page for `NavigationPath`.
public struct NavigationPath: Equatable {
  /// The values, that of the lowest screen first.
  var elements: [AnyHashable] = []

  /// Creates a path without values.
  public init() {}

  /// Creates a path.
  ///
  /// - Parameter elements: The values, that of the lowest screen first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from what was saved of one.
  ///
  /// - Parameter codable: What was saved.
  public init(_ codable: NavigationPath.CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// What can be saved of the path; `nil` if a value isn't codable.
  public var codable: NavigationPath.CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// Adds a value.
  ///
  /// - Parameter value: The value of the screen to show.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Adds a value that can be saved.
  ///
  /// - Parameter value: The value of the screen to show.
  public mutating func append<V: Codable & Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes the last values.
  ///
  /// - Parameter count: How many; not more than there are.
  public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }

  /// What can be saved of a path.
  public struct CodableRepresentation: Codable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads what was saved.
    ///
    /// - Parameter decoder: What to read from.
    /// - Throws: `DecodingError` if a type isn't known or a value isn't readable.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      // Each value is a pair of texts, the topmost first: the type's name and the value as JSON.
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "There is no type '\(name)' whose values can be decoded."
          )
        }
        elements.insert(try Self.decode(type, json), at: 0)
      }
      self.elements = elements
    }

    private static func decode<V: Decodable & Hashable>(
      _ type: V.Type,
      _ json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Writes what is to be saved.
    ///
    /// - Parameter encoder: What to write to.
    /// - Throws: `EncodingError` if a value can't be encoded.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else {
          throw EncodingError.invalidValue(
            element.base,
            .init(codingPath: encoder.codingPath, debugDescription: "The value isn't codable.")
          )
        }
        try container.encode(name)
        let json = try JSONEncoder().encode(value)
        try container.encode(String(decoding: json, as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}
