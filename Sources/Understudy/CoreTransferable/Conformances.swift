import Foundation
import UniformTypeIdentifiers

/// The form of a value that UIKit knows by itself.
@available(iOS 16.0, *)
package struct NativeRepresentation<Item: Transferable>: TransferRepresentation {
  package typealias Body = Never

  package let _forms: [_TransferForm<Item>]

  package init(_ form: _TransferForm<Item>) { _forms = [form] }
}

@available(iOS 16.0, *)
extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    NativeRepresentation<String>(
      _TransferForm(
        .utf8PlainText,
        export: { Data($0.utf8) },
        make: {
          guard let text = String(data: $0, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
          }
          return text
        },
        native: { $0 }
      )
    )
  }
}

@available(iOS 16.0, *)
extension URL: Transferable {
  /// A URL, written as text.
  public static var transferRepresentation: some TransferRepresentation {
    NativeRepresentation<URL>(
      _TransferForm(
        .url,
        export: { Data($0.absoluteString.utf8) },
        make: {
          guard let text = String(data: $0, encoding: .utf8), let url = URL(string: text) else {
            throw CocoaError(.fileReadCorruptFile)
          }
          return url
        },
        native: { $0 }
      )
    )
  }
}

@available(iOS 16.0, *)
extension Data: Transferable {
  /// The data themselves.
  public static var transferRepresentation: some TransferRepresentation {
    NativeRepresentation<Data>(
      _TransferForm(.data, export: { $0 }, make: { $0 }, native: { $0 })
    )
  }
}

@available(iOS 16.0, *)
extension Never: Transferable, TransferRepresentation {
  /// The type of the values, of which there are none.
  public typealias Item = Never
  /// The framework knows the representation without a body.
  public typealias Body = Never

  /// Traps: there is no value to give.
  public static var transferRepresentation: Never { fatalError("There is no value of Never.") }

  /// The forms of no value.
  public var _forms: [_TransferForm<Never>] { [] }
}
