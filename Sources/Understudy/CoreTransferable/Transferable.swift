import Foundation
import UniformTypeIdentifiers

/// A type whose values can be given to other apps, and taken from them.
///
/// The stand-in has the conformances of `String`, `URL`, `Data` and `Never`, and of SwiftUI's
/// `Image`; an app's own types conform as on a device.
///
/// Source: documented. Apple's page for `Transferable`.
@available(iOS 16.0, *)
@preconcurrency
public protocol Transferable: Sendable {
  /// The type of the forms that values take on their way.
  associatedtype Representation: TransferRepresentation

  /// The forms that values take on their way, the best first.
  @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

@available(iOS 16.0, *)
extension Transferable {
  /// The forms that values take on their way, the best first.
  package static var forms: [_TransferForm<Self>] {
    // Holds where it isn't empty: the builder takes representations of this type only.
    (transferRepresentation._forms as? [_TransferForm<Self>]) ?? []
  }

  /// Makes data of the value.
  ///
  /// - Parameter contentType: The type of the data, or what it must be a kind of; `nil` for the best
  ///   that there is.
  /// - Returns: The data.
  /// - Throws: `CocoaError.featureUnsupported` if there is no such form, which is assumed, as the
  ///   page doesn't say; or what the app's own code throws.
  @available(iOS 18.2, *)
  public func exported(as contentType: UTType?) async throws -> Data {
    for form in Self.forms {
      guard let export = form.export, form.matches(contentType) else { continue }
      return try await export(self)
    }
    throw CocoaError(.featureUnsupported)
  }

  /// Creates the value from data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - contentType: The type of the data; `nil` tries one form after the other.
  /// - Throws: `CocoaError.featureUnsupported` if there is no such form, which is assumed, as the
  ///   page doesn't say; or what the app's own code throws.
  @available(iOS 18.2, *)
  public init(importing data: Data, contentType: UTType?) async throws {
    var reason: any Error = CocoaError(.featureUnsupported)
    for form in Self.forms {
      guard let make = form.make, form.takes(contentType) else { continue }
      do {
        self = try await make(data)
        return
      } catch {
        reason = error
      }
    }
    throw reason
  }
}

/// One form that a value takes on its way; the framework's own business.
@available(iOS 16.0, *)
public struct _TransferForm<Item: Transferable>: Sendable {
  /// The type of the data.
  package let contentType: UTType
  /// Makes data of a value; `nil` if the form is for taking values only.
  package var export: (@Sendable (Item) async throws -> Data)?
  /// Makes a value of data; `nil` if the form is for giving values only.
  package var make: (@Sendable (Data) async throws -> Item)?
  /// Makes what UIKit knows of a value, such as a string; `nil` if there are only data.
  package var native: (@MainActor @Sendable (Item) throws -> Any)?

  package init(
    _ contentType: UTType,
    export: (@Sendable (Item) async throws -> Data)? = nil,
    make: (@Sendable (Data) async throws -> Item)? = nil,
    native: (@MainActor @Sendable (Item) throws -> Any)? = nil
  ) {
    self.contentType = contentType
    self.export = export
    self.make = make
    self.native = native
  }

  fileprivate func matches(_ wanted: UTType?) -> Bool {
    wanted.map { contentType.conforms(to: $0) } ?? true
  }

  fileprivate func takes(_ given: UTType?) -> Bool {
    given.map { $0.conforms(to: contentType) } ?? true
  }
}
