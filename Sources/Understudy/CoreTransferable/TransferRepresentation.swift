import Foundation

/// The forms that values of a type take on their way to other apps.
///
/// Source: documented. Apple's page for `TransferRepresentation`.
@available(iOS 16.0, *)
public protocol TransferRepresentation: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of what the forms are made of.
  associatedtype Body: TransferRepresentation

  /// What the forms are made of.
  @TransferRepresentationBuilder<Item>
  var body: Body { get }

  /// The forms, the best first; the framework's own business.
  var _forms: [_TransferForm<Item>] { get }
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body.Item == Item {
  /// The forms of the body.
  public var _forms: [_TransferForm<Item>] { body._forms }
}

@available(iOS 16.0, *)
extension TransferRepresentation where Body == Never {
  /// Traps: the framework knows the representation without a body.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Makes a representation of several.
///
/// Source: documented. Apple's page for `TransferRepresentationBuilder`.
@available(iOS 16.0, *)
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation.
  ///
  /// - Parameter content: The representation.
  /// - Returns: The same.
  public static func buildExpression<R: TransferRepresentation>(
    _ content: R
  ) -> R where Item == R.Item {
    content
  }

  /// Takes a representation that encodes and decodes.
  ///
  /// - Parameter content: The representation.
  /// - Returns: The same.
  public static func buildExpression<Encoder, Decoder>(
    _ content: CodableRepresentation<Item, Encoder, Decoder>
  ) -> CodableRepresentation<Item, Encoder, Decoder> {
    content
  }

  /// Takes one representation.
  ///
  /// - Parameter content: The representation.
  /// - Returns: The same.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Item == Content.Item {
    content
  }

  /// Takes several representations.
  ///
  /// - Parameters:
  ///   - content1: The first, which is the best.
  ///   - content2: The second.
  ///   - others: Those that follow.
  /// - Returns: All of them.
  public static func buildBlock<
    C1: TransferRepresentation,
    C2: TransferRepresentation,
    each C: TransferRepresentation
  >(
    _ content1: C1,
    _ content2: C2,
    _ others: repeat each C
  ) -> TupleTransferRepresentation<Item, (C1, C2, repeat each C)>
  where C1.Item == Item, C2.Item == Item {
    var forms = content1._forms + content2._forms
    // Holds: `buildExpression` takes representations of this type only.
    for other in repeat each others { forms += (other._forms as? [_TransferForm<Item>]) ?? [] }
    return TupleTransferRepresentation(forms)
  }
}

/// Several representations.
///
/// Source: documented. Apple's page for `TupleTransferRepresentation`.
@available(iOS 16.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>:
  TransferRepresentation
{
  /// The framework knows the representation without a body.
  public typealias Body = Never

  /// The forms of all of them, the best first.
  public let _forms: [_TransferForm<Item>]

  fileprivate init(_ forms: [_TransferForm<Item>]) { _forms = forms }
}
