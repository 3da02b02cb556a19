import Foundation

/// A kind of data: a file format, or something more general that formats are kinds of.
///
/// Types compare by identifier. The stand-in knows the types that its constants name; others can be
/// made from an extension or a MIME type, and are *dynamic* then, or be imported or exported.
public struct UTType: Hashable, Sendable {
  /// The type's name, such as `public.png`.
  public let identifier: String

  /// What the type is known to be a kind of, if it isn't one of the system's.
  private let customParent: String?

  init(unchecked identifier: String, parent: String? = nil) {
    self.identifier = identifier
    customParent = parent
  }

  /// Finds a type by its identifier.
  ///
  /// - Parameter identifier: The identifier. One that the system doesn't know gives `nil`.
  public init?(_ identifier: String) {
    guard let name = TypeRegistry.name(for: identifier) else { return nil }
    self.init(unchecked: name)
  }

  /// Creates a type that the app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as the app's information property list has it.
  ///   - parentType: What the type is a kind of; `nil` for data.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(unchecked: identifier, parent: parentType?.identifier ?? "public.data")
  }

  /// Creates a type that another app defines.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as the app's information property list has it.
  ///   - parentType: What the type is a kind of; `nil` for data.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(unchecked: identifier, parent: parentType?.identifier ?? "public.data")
  }

  /// Finds a type by a file name's extension.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension without a dot; upper and lower case are the same. Gives
  ///     `nil` if it is empty; one that isn't known gives a dynamic type.
  ///   - supertype: What the type must be a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Finds a type by a MIME type.
  ///
  /// - Parameters:
  ///   - mimeType: The MIME type, such as `text/html`. Gives `nil` if it is empty; one that isn't
  ///     known gives a dynamic type.
  ///   - supertype: What the type must be a kind of.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Finds a type by a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag. Gives `nil` if it is empty; one that isn't known gives a dynamic type.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: What the type must be a kind of; `nil` for anything.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    self =
      found.first
      ?? UTType(
        unchecked: "dyn.\(tagClass.rawValue).\(tag.lowercased())",
        parent: supertype?.identifier ?? "public.data"
      )
  }

  /// Returns the types that have a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: What kind of tag it is.
  ///   - supertype: What the types must be kinds of; `nil` for anything.
  /// - Returns: The types, best known first; empty if there is none.
  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeRegistry.names(tag: tag.lowercased(), tagClass: tagClass)
      .map { UTType(unchecked: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  // MARK: Tags

  /// The extension that file names of this type usually have, without a dot.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that is usually used for this type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What the type is known by elsewhere, best first.
  public var tags: [UTTagClass: [String]] {
    if let declaration { return declaration.tags }
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let prefix = "dyn.\(tagClass.rawValue)."
      if identifier.hasPrefix(prefix) {
        return [tagClass: [String(identifier.dropFirst(prefix.count))]]
      }
    }
    return [:]
  }

  // MARK: Kinds

  /// Whether the type was made for a tag that no known type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the system or an app has declared the type.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type is public: everybody's, not a company's.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Everything that the type is a kind of, itself left out.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = parents
    while let next = open.popLast() {
      let type = UTType(unchecked: next)
      if found.insert(type).inserted { open += type.parents }
    }
    return found
  }

  /// Returns whether this type is a given one or a kind of it.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether everything of this type is also of the other.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether this type is a kind of another.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether it is; `false` for the type itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns whether another type is a kind of this.
  ///
  /// - Parameter type: The other type.
  /// - Returns: Whether it is; `false` for the type itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var declaration: TypeRegistry.Declaration? { TypeRegistry.declarations[identifier] }

  private var parents: [String] { declaration?.parents ?? customParent.map { [$0] } ?? [] }

  // MARK: Comparing

  /// Returns whether two types have the same identifier.
  ///
  /// - Parameters:
  ///   - lhs: A type.
  ///   - rhs: Another type.
  /// - Returns: Whether they are the same.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

  /// Feeds the identifier into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: The decoder's error if there is no string.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(unchecked: identifier, parent: "public.data")
  }

  /// Encodes the identifier.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
