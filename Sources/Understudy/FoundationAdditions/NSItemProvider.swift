import Foundation
import StageRuntime
import UniformTypeIdentifiers

/// Something to share or drop, in one or several types, made when it is asked for.
///
/// Foundation has it on Apple's platforms; the Foundation of Linux doesn't, so it is here, and UIKit
/// and LinkPresentation bring it along.
///
/// What changes is behind a lock, so any thread may use it.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Receives an item or the reason why there is none.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var object: NSObject?
  private var name: String?

  /// Creates a provider without anything in it.
  public override init() { super.init() }

  /// Creates a provider of an object, in the types that the object can be written in.
  ///
  /// - Parameter object: The object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - typeIdentifier: The item's type; without one, that of a string or a URL is found by itself.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let object = item as? NSObject
    let identifier =
      typeIdentifier
      ?? (object as? any NSItemProviderWriting)?.writableTypeIdentifiersForItemProvider.first
    guard let identifier else { return }
    register(Representation(identifier, item: object, data: Self.data(of: object)), object: object)
  }

  /// Creates a provider of a file's contents.
  ///
  /// - Parameter fileURL: The file; gives `nil` for another URL.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.lastPathComponent
    register(
      Representation(type.identifier, item: NSURL(fileURLWithPath: fileURL.path)) {
        try Data(contentsOf: fileURL)
      }
    )
  }

  // MARK: Types

  /// The identifiers of the types there are, most faithful first.
  open var registeredTypeIdentifiers: [String] {
    lock.withLock { representations.map(\.typeIdentifier) }
  }

  /// The types there are, most faithful first; identifiers that nobody has declared are left out.
  @available(iOS 16.0, *)
  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  /// The name for a file with the contents.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Returns whether there is something of a type or of a kind of it.
  ///
  /// - Parameter typeIdentifier: The type's identifier.
  /// - Returns: Whether there is.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  // MARK: Registering

  /// Adds a type whose data is made when it is asked for.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's identifier.
  ///   - visibility: Who may have the data; the stand-in has nobody else.
  ///   - loadHandler: Makes the data and passes it on.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(Representation(typeIdentifier, load: loadHandler))
  }

  /// Adds the types that an object can be written in.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: Who may have it; the stand-in has nobody else.
  open func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: NSItemProviderRepresentationVisibility
  ) {
    let box = WritableObject(object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      register(
        Representation(identifier, item: object as? NSObject) { handler in
          box.object.loadData(
            withTypeIdentifier: identifier,
            forItemProviderCompletionHandler: handler
          )
        },
        object: object as? NSObject
      )
    }
  }

  private func register(_ representation: Representation, object: NSObject? = nil) {
    lock.withLock {
      representations.removeAll { $0.typeIdentifier == representation.typeIdentifier }
      representations.append(representation)
      self.object = self.object ?? object
    }
  }

  // MARK: Loading

  /// Makes the data of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's identifier.
  ///   - completionHandler: Gets the data or an error; in a later turn of the stage, where a device
  ///     calls it on another thread.
  /// - Returns: How far it is.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(conformingTo: typeIdentifier) else {
      deliver { completionHandler(nil, NSItemProvider.unavailable(typeIdentifier)) }
      return Progress(totalUnitCount: 1)
    }
    let progress = representation.load { data, error in
      self.deliver { completionHandler(data, error) }
    }
    return progress ?? Progress(totalUnitCount: 1)
  }

  /// Makes the item of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type's identifier.
  ///   - options: Wishes about the item; ignored.
  ///   - completionHandler: Gets the item or an error; in a later turn of the stage, where a device
  ///     calls it on another thread.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let completionHandler else { return }
    guard let representation = representation(conformingTo: typeIdentifier) else {
      deliver { completionHandler(nil, NSItemProvider.unavailable(typeIdentifier)) }
      return
    }
    if representation.item is any NSSecureCoding {
      deliver { completionHandler(representation.item as? any NSSecureCoding, nil) }
      return
    }
    _ = representation.load { data, error in
      self.deliver { completionHandler(data.map { NSData(data: $0) }, error) }
    }
  }

  /// Returns whether there is a type that a class can be read from.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether there is.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// Makes an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Gets the object or an error; in a later turn of the stage, where a device
  ///     calls it on another thread.
  /// - Returns: How far it is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let kept = lock.withLock { object }
    if let kept, kept.isKind(of: aClass) {
      let box = ReadableObject(kept as? any NSItemProviderReading)
      deliver { completionHandler(box.object, nil) }
      return Progress(totalUnitCount: 1)
    }
    let identifier = aClass.readableTypeIdentifiersForItemProvider.first {
      hasItemConformingToTypeIdentifier($0)
    }
    guard let identifier else {
      let name = "\(aClass)"
      deliver { completionHandler(nil, NSItemProvider.unavailable(name)) }
      return Progress(totalUnitCount: 1)
    }
    let reader = ReadableClass(aClass)
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try reader.type.object(withItemProviderData: data, typeIdentifier: identifier),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Finds the exact type, or failing that the first kind of it.
  private func representation(conformingTo typeIdentifier: String) -> Representation? {
    let known = lock.withLock { representations }
    if let exact = known.first(where: { $0.typeIdentifier == typeIdentifier }) { return exact }
    guard let type = UTType(typeIdentifier) else { return nil }
    return known.first { UTType($0.typeIdentifier)?.conforms(to: type) == true }
  }

  /// Calls a handler in a later turn of the stage, or at once where there is none.
  private func deliver(_ handler: @escaping @Sendable () -> Void) {
    guard MainQueue.isCurrent else { return handler() }
    MainActor.assumeIsolated {
      guard let turns = StageContext.currentIfAny?.turns else { return handler() }
      turns.performInNextTurn { handler() }
    }
  }

  private static func data(of object: NSObject?) -> Data? {
    switch object {
    case let data as NSData: Data(referencing: data)
    case let string as NSString: Data(string.description.utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    default: nil
    }
  }

  // MARK: Copying

  /// Returns a provider of the same.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: A new provider.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    lock.withLock {
      copy.representations = representations
      copy.object = object
      copy.name = name
    }
    return copy
  }
}
