import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Uniform types")
struct UniformTypeTests {
  @Test(
    "A file extension gives the type, in any case",
    arguments: [
      ("png", UTType.png), ("JPG", .jpeg), ("jpeg", .jpeg), ("pdf", .pdf), ("txt", .plainText),
      ("mov", .quickTimeMovie), ("htm", .html), ("json", .json),
    ]
  )
  func findsByExtension(filenameExtension: String, type: UTType) {
    #expect(UTType(filenameExtension: filenameExtension) == type)
  }

  @Test("A MIME type gives the type", arguments: [("image/png", UTType.png), ("text/html", .html)])
  func findsByMIMEType(mimeType: String, type: UTType) {
    #expect(UTType(mimeType: mimeType) == type)
  }

  @Test("The preferred tags come first")
  func prefersTags() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.image.preferredFilenameExtension == nil)
  }

  @Test(
    "A type conforms to what it is a kind of, however far up",
    arguments: [
      (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true),
      (.png, .png, true), (.png, .text, false), (.image, .png, false), (.pdf, .content, true),
      (.fileURL, .url, true), (.quickTimeMovie, .movie, true), (.json, .text, true),
    ]
  )
  func conforms(type: UTType, other: UTType, expected: Bool) {
    #expect(type.conforms(to: other) == expected)
  }

  @Test("No type is its own subtype")
  func isNoSubtypeOfItself() {
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png))
  }

  @Test("An identifier that nobody has declared gives nil")
  func refusesUnknownIdentifier() {
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType("public.png") == .png)
  }

  @Test("An extension that nobody knows gives a dynamic type that keeps it")
  func makesDynamicType() throws {
    let type = try #require(UTType(filenameExtension: "zyx"))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.preferredFilenameExtension == "zyx")
    #expect(type.conforms(to: .data))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("An exported type is a kind of its parent")
  func exportsType() {
    let type = UTType(exportedAs: "com.example.drawing", conformingTo: .png)
    #expect(type.conforms(to: .image))
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
  }

  @Test("A type is archived as its identifier")
  func codes() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(data: data, encoding: .utf8) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
