import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Note: Codable, Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .xml) { Data("<note>\($0.text)</note>".utf8) }
    ProxyRepresentation(exporting: \.text) { Note(text: $0) }
  }
}

@Suite("Transferable items")
struct TransferableTests {
  private let note = Note(text: "milk")

  @Test("Without a type an item is given in its first form")
  func first() async throws {
    let data = try await note.exported(as: nil)
    #expect(try JSONDecoder().decode(Note.self, from: data) == note)
  }

  @Test(
    "An item is given in the first form of a type or of a kind of it",
    arguments: [(UTType.xml, "<note>milk</note>"), (.plainText, "milk")]
  )
  func typed(type: UTType, expected: String) async throws {
    let data = try await note.exported(as: type)
    #expect(String(decoding: data, as: UTF8.self) == expected)
  }

  @Test("An item isn't given in a form that it hasn't")
  func refused() async {
    await #expect(throws: CocoaError.self) { try await note.exported(as: .png) }
  }

  @Test("An item is taken from a form that can be read")
  func taken() async throws {
    let data = try await note.exported(as: .json)
    #expect(try await Note(importing: data, contentType: .json) == note)
    #expect(try await Note(importing: Data("eggs".utf8), contentType: nil).text == "eggs")
  }

  @Test("An item isn't taken from a form that is for giving only")
  func notTaken() async {
    await #expect(throws: CocoaError.self) {
      try await Note(importing: Data("<note/>".utf8), contentType: .xml)
    }
  }

  @Test("Texts, URLs and data come back as they were")
  func system() async throws {
    let url = URL(filePath: "/tmp/a file.txt")
    let data = Data([1, 2, 3])
    #expect(
      try await String(importing: "ü".exported(as: .utf8PlainText), contentType: .utf8PlainText)
        == "ü"
    )
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    #expect(try await Data(importing: data.exported(as: nil), contentType: nil) == data)
  }
}
