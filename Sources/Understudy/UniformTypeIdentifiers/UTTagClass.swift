/// What kind of name a type is known by outside the system.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The kind's own name.
  public let rawValue: String

  /// Creates a kind.
  ///
  /// - Parameter rawValue: Its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind's own name.
  public var description: String { rawValue }

  /// The end of a file's name.
  public static let filenameExtension: UTTagClass = UTTagClass(
    rawValue: "public.filename-extension"
  )

  /// A MIME type.
  public static let mimeType: UTTagClass = UTTagClass(rawValue: "public.mime-type")
}
