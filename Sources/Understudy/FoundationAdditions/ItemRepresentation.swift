import Foundation

/// One of the types in which an item provider has its contents.
///
/// Nothing in it changes; the item is handed out as it is, as on a device within one process.
struct Representation: @unchecked Sendable {
  typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  let typeIdentifier: String
  /// The item itself, where there is one.
  let item: NSObject?
  /// Makes the data.
  let load: @Sendable (@escaping DataHandler) -> Progress?

  init(
    _ typeIdentifier: String,
    item: NSObject? = nil,
    load: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    self.typeIdentifier = typeIdentifier
    self.item = item
    self.load = load
  }

  init(_ typeIdentifier: String, item: NSObject?, data: Data?) {
    self.init(typeIdentifier, item: item) { handler in
      handler(data, data == nil ? NSItemProvider.unavailable(typeIdentifier) : nil)
      return nil
    }
  }

  init(_ typeIdentifier: String, item: NSObject?, read: @escaping @Sendable () throws -> Data) {
    self.init(typeIdentifier, item: item) { handler in
      do {
        handler(try read(), nil)
      } catch {
        handler(nil, error)
      }
      return nil
    }
  }
}

/// Carries an object to the thread that writes it.
///
/// Providers are documented to call their objects from any thread, so the object must bear that.
struct WritableObject: @unchecked Sendable {
  let object: any NSItemProviderWriting

  init(_ object: any NSItemProviderWriting) { self.object = object }
}

/// Carries an object to the handler that gets it.
///
/// The provider doesn't use the object while it hands it on.
struct ReadableObject: @unchecked Sendable {
  let object: (any NSItemProviderReading)?

  init(_ object: (any NSItemProviderReading)?) { self.object = object }
}

/// Carries a class to the thread that reads an object of it.
///
/// The reading method of the protocol belongs to no actor, so any thread may call it.
struct ReadableClass: @unchecked Sendable {
  let type: any NSItemProviderReading.Type

  init(_ type: any NSItemProviderReading.Type) { self.type = type }
}

extension NSItemProvider {
  /// The domain of a provider's errors.
  public static let errorDomain: String = "NSItemProviderErrorDomain"

  /// Why a provider has nothing to give.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is no item of that type.
    case itemUnavailableError = -1000
    /// The item has another class.
    case unexpectedValueClassError = -1100
    /// The item can't be made into that type.
    case unavailableCoercionError = -1200
  }

  static func unavailable(_ typeIdentifier: String) -> NSError {
    NSError(
      domain: errorDomain,
      code: ErrorCode.itemUnavailableError.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "Cannot load representation of type \(typeIdentifier)"
      ]
    )
  }
}
