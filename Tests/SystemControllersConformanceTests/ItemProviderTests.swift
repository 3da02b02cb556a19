import ConformanceSupport
import Foundation
import LinkPresentation
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Item providers and link metadata")
@MainActor
struct ItemProviderTests {
  /// What a handler got.
  private final class Result: @unchecked Sendable {
    var value: Any?
    var error: (any Error)?
    var isDelivered = false
  }

  @Test("An object is offered in the types that it can be written in")
  func registersTypes() throws {
    let url = try #require(NSURL(string: "https://example.com"))
    #expect(NSItemProvider(object: url).registeredTypeIdentifiers == ["public.url"])
    let text = NSItemProvider(object: "text" as NSString)
    #expect(text.registeredContentTypes == [.utf8PlainText])
    #expect(text.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!text.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
  }

  @Test("An object comes back, in a later turn")
  func loadsObject() {
    let host = DeviceHost()
    let image = UIImage()
    let result = Result()
    NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, error in
      result.value = object
      result.isDelivered = true
    }
    #expect(!result.isDelivered)
    host.settle()
    #expect(result.value as? UIImage === image)
  }

  @Test("Data makes an object of a class that reads its type")
  func readsObject() {
    let host = DeviceHost()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) { handler in
      handler(Data("text".utf8), nil)
      return nil
    }
    let result = Result()
    provider.loadObject(ofClass: NSString.self) { object, error in result.value = object }
    host.settle()
    #expect((result.value as? NSString).map { $0 as String } == "text")
  }

  @Test("A type that isn't there gives an error")
  func failsToLoad() {
    let host = DeviceHost()
    let result = Result()
    NSItemProvider(object: "text" as NSString)
      .loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        result.value = data
        result.error = error
      }
    host.settle()
    #expect(result.value == nil)
    #expect((result.error as? NSError)?.domain == NSItemProvider.errorDomain)
  }

  @Test("An item is handed out as it is")
  func loadsItem() {
    let host = DeviceHost()
    let result = Result()
    let provider = NSItemProvider(item: "text" as NSString, typeIdentifier: nil)
    provider.loadItem(forTypeIdentifier: "public.utf8-plain-text") { item, error in
      result.value = item
    }
    host.settle()
    #expect(result.value as? NSString == "text")
  }

  @Test("A file is offered in its type, under its name; other URLs give nil")
  func offersFile() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("note.txt")
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(provider.suggestedName == "note.txt")
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")) == nil)
  }

  @Test("P7.7 Link metadata can be copied and archived")
  func archives() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL(string: "https://example.com/a")
    metadata.url = URL(string: "https://example.com/b")
    metadata.title = "Title"
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    metadata.title = "Changed"
    #expect(copy.title == "Title")
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: copy,
      requiringSecureCoding: true
    )
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    #expect(read?.originalURL == copy.originalURL)
    #expect(read?.url == copy.url)
    #expect(read?.title == "Title")
  }
}
