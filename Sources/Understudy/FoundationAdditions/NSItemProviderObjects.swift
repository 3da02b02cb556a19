import Foundation

/// Who may have what an item provider provides.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everybody.
  case all = 0
  /// The apps of the same team.
  case team = 1
  /// The apps of the same group.
  case group = 2
  /// This app only.
  case ownProcess = 3
}

/// An object that can be written as data for others.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can be written in, most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that this object can be written in; those of its class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to write.
  ///   - completionHandler: Gets the data or an error.
  /// - Returns: How far it is, or `nil`.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// An object that can be read from others' data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that objects of the class can be read from, most faithful first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The data's type.
  /// - Returns: The object.
  /// - Throws: An error if the data can't be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the string in UTF-8.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to write.
  ///   - completionHandler: Gets the data.
  /// - Returns: Nothing; it is there at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Reads a string in UTF-8.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The data's type.
  /// - Returns: The string.
  /// - Throws: An error if the data isn't UTF-8.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSMutableString(string: text) as? Self ?? NSString(string: text) as? Self
    else { throw NSItemProvider.unavailable(typeIdentifier) }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// A URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// A URL.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// A URL, of a file if it is one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url"] : ["public.url"]
  }

  /// Writes the URL as text.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type to write.
  ///   - completionHandler: Gets the data.
  /// - Returns: Nothing; it is there at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads a URL from text.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The data's type.
  /// - Returns: The URL.
  /// - Throws: An error if the data isn't a URL.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSURL(string: text) as? Self
    else { throw NSItemProvider.unavailable(typeIdentifier) }
    return object
  }
}
