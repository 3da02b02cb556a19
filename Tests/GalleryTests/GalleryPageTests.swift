import Foundation
import Testing
import Understudy
import UnderstudyPictures

@testable import Gallery

@MainActor
@Suite("The gallery's pictures")
struct GalleryPageTests {
  @Test("there is a page, and for each screen a strip, light and dark")
  func writes() throws {
    let folder = try TemporaryFolder()
    let result = GalleryScript.run(["--pictures", folder.url.path, "modal", "share"])
    #expect(result.code == 0 && result.problem.isEmpty)
    #expect(result.output.contains("index.html") && result.output.contains("2 passed, 0 failed"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(
      names.sorted() == [
        "index.html", "modal-dark.svg", "modal.svg", "share-dark.svg", "share.svg",
      ]
    )
    let page = try String(
      contentsOf: folder.url.appendingPathComponent("index.html"),
      encoding: .utf8
    )
    #expect(page.contains("Managed modal") && page.contains("taps 'Share the text'"))
  }

  @Test("folders on the way are made, and a second run replaces what the first has written")
  func replaces() throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appendingPathComponent("a/b")
    for _ in 0..<2 {
      #expect(GalleryScript.run(["--pictures", inner.path, "modal"]).code == 0)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: inner.path).count == 3)
  }

  @Test("a screen is drawn light and dark, with what its script did and expects")
  func chapter() {
    let chapter = PictureChapter(of: .widget, on: .iPhone14)
    #expect(chapter.hasPassed)
    #expect(chapter.light.frames.map(\.caption) == chapter.dark.frames.map(\.caption))
    #expect(zip(chapter.light.frames, chapter.dark.frames).allSatisfy { $0.picture != $1.picture })
    #expect(chapter.light.frames.contains { $0.caption.contains("taps 'Show widget'") })
    #expect(chapter.light.frames.contains { $0.caption.contains("✓") })
  }

  @Test("on an iPad the pictures are an iPad's")
  func pad() {
    let (phone, pad) = (
      PictureChapter(of: .share, on: .iPhone14), PictureChapter(of: .share, on: .iPadPro11)
    )
    #expect(pad.hasPassed)
    #expect((pad.light.frames.first?.picture.size.width ?? 0) > 800)
    #expect((phone.light.frames.first?.picture.size.width ?? 0) < 500)
  }

  @Test("what is written in a page is no HTML of its own")
  func escapes() {
    #expect(GalleryPage.escaped("<b>\"a\" & b</b>") == "&lt;b&gt;&quot;a&quot; &amp; b&lt;/b&gt;")
  }

  @Test("pictures that can't be written are complained of, and the gallery ends with 2")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let result = GalleryScript.run(["--pictures", file.path, "modal"])
    #expect(result.code == 2 && result.problem.contains("can't be written to '\(file.path)'"))
  }

  @Test(
    "arguments about pictures that make no sense are complained of",
    arguments: [
      (["--pictures"], "Give --pictures a folder"),
      (["--pictures", "--device"], "Give --pictures a folder"),
      (["--pictures", "out", "--verbose"], "--verbose is about stories"),
    ]
  )
  func misunderstood(arguments: [String], message: String) {
    let result = GalleryScript.run(arguments)
    #expect(result.code == 2 && result.problem.contains(message))
  }
}
