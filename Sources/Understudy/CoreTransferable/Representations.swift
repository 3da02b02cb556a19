import Combine
import Foundation
import UniformTypeIdentifiers

/// Gives and takes values as data that the app makes and reads itself.
///
/// Source: documented. Apple's page for `DataRepresentation`.
@available(iOS 16.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The framework knows the representation without a body.
  public typealias Body = Never

  /// The only form.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation for giving and for taking.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Makes the data.
  ///   - importing: Reads the data.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType, export: exporting, make: importing)]
  }

  /// Creates a representation for giving only.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Makes the data.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [_TransferForm(exportedContentType, export: exporting)]
  }

  /// Creates a representation for taking only.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Reads the data.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(importedContentType, make: importing)]
  }
}

/// Gives and takes values as those of another type, such as strings.
///
/// Source: documented. Apple's page for `ProxyRepresentation`. Its asynchronous initialisers, which
/// are deprecated, aren't here.
@available(iOS 16.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// The framework knows the representation without a body.
  public typealias Body = Never

  /// The other type's forms.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation for giving and for taking.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other value.
  ///   - importing: Makes the value of the other.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    _forms = Self.forms(exporting, importing)
  }

  /// Creates a representation for giving only.
  ///
  /// - Parameter exporting: Makes the other value.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    _forms = Self.forms(exporting, nil)
  }

  /// Creates a representation for taking only.
  ///
  /// - Parameter importing: Makes the value of the other.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    _forms = Self.forms(nil, importing)
  }

  private static func forms(
    _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
  ) -> [_TransferForm<Item>] {
    ProxyRepresentation.forms.map { form in
      var result = _TransferForm<Item>(form.contentType)
      if let exporting {
        if let export = form.export { result.export = { try await export(exporting($0)) } }
        if let native = form.native { result.native = { try native(exporting($0)) } }
      }
      if let importing, let make = form.make {
        result.make = { try await importing(make($0)) }
      }
      return result
    }
  }
}

/// Gives and takes values as an encoder writes and a decoder reads them.
///
/// Source: documented. Apple's page for `CodableRepresentation`.
@available(iOS 16.0, *)
@preconcurrency
public struct CodableRepresentation<
  Item: Transferable & Codable,
  Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  /// The framework knows the representation without a body.
  public typealias Body = Never

  /// The only form.
  public let _forms: [_TransferForm<Item>]

  /// Creates a representation.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  ///   - encoder: What writes.
  ///   - decoder: What reads.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: Encoder,
    decoder: Decoder
  ) {
    _forms = [
      _TransferForm(
        contentType,
        export: { try encoder.encode($0) },
        make: { try decoder.decode(Item.self, from: $0) }
      )
    ]
  }

  /// Creates a representation in JSON.
  ///
  /// - Parameters:
  ///   - itemType: The type of the values.
  ///   - contentType: The type of the data.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType
  ) where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}
