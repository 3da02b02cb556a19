import Foundation

/// Images go through item providers as they are; the stand-in's have no pixels to write.
extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The formats that an image is offered in.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The formats that an image is read from.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }

  /// Gives an error: the stand-in's images have no pixels.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The format.
  ///   - completionHandler: Gets the error.
  /// - Returns: Nothing; it is known at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return nil
  }

  /// Throws: the stand-in can't read pictures.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The format.
  /// - Returns: Never.
  /// - Throws: `CocoaError.featureUnsupported`.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    throw CocoaError(.featureUnsupported)
  }
}
