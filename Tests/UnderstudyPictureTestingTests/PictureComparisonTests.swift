import Foundation
import Testing
import UnderstudyPictureTesting
import UnderstudyPictures

@Suite("Comparing pictures with files")
struct PictureComparisonTests {
  private static func picture(_ shapes: String...) -> Picture {
    let lines = shapes.joined(separator: "\n")
    return Picture(
      svg:
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"40\">\n\(lines)\n</svg>\n",
      size: CGSize(width: 60, height: 40)
    )
  }

  private static let one = picture(
    "<rect class=\"Button\" x=\"20\" y=\"8\" width=\"9\" height=\"9\" fill=\"#ff0000\"/>",
    "<text class=\"Label\" x=\"1\" y=\"2\">One</text>"
  )
  private static let two = picture(
    "<rect class=\"Button\" x=\"24\" y=\"8\" width=\"9\" height=\"9\" fill=\"#ff0000\"/>",
    "<text class=\"Label\" x=\"1\" y=\"2\">Two</text>"
  )

  /// A folder of this test's own.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("PictureComparisonTests-\(UUID().uuidString)")

    var file: URL { url.appendingPathComponent("Screens/screen.svg") }

    func run(_ environment: [String: String] = [:]) -> PictureComparison {
      PictureComparison(
        environment: environment,
        scratch: url.appendingPathComponent("differences")
      )
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder = Folder()

  private var recorded: String? { try? String(contentsOf: folder.file, encoding: .utf8) }

  @Test("the first run records the picture and fails, the second one is equal")
  func first() throws {
    let first = folder.run().compare(Self.one, with: folder.file)
    guard case .recorded(let message) = first else {
      Issue.record("Not recorded: \(first)")
      return
    }
    #expect(message.contains(folder.file.path) && message.contains("run the test again"))
    #expect(recorded == Self.one.svg)
    #expect(folder.run().compare(Self.one, with: folder.file) == .equal)
  }

  @Test("a picture that differs is told view by view, with a page that shows both")
  func different() throws {
    _ = folder.run().compare(Self.one, with: folder.file)
    let outcome = folder.run().compare(Self.two, with: folder.file)
    let message = try #require(outcome.message)
    #expect(outcome == .different(message))
    #expect(message.contains("2 shapes differ:"))
    #expect(message.contains("Button: x 20 → 24\n"))
    #expect(message.contains("Label: text 'One' → 'Two'\n"))
    #expect(recorded == Self.one.svg)
    let page = folder.url.appendingPathComponent("differences/Screens/screen.difference.svg")
    #expect(message.contains(page.path))
    let svg = try String(contentsOf: page, encoding: .utf8)
    #expect(svg.contains("mix-blend-mode:difference"))
    #expect(svg.contains(">One</text>") && svg.contains(">Two</text>"))
  }

  @Test("with CI set nothing is recorded that wasn't, and the comparison fails")
  func server() {
    let outcome = folder.run(["CI": "true"]).compare(Self.one, with: folder.file)
    #expect(outcome.message?.contains("CI is set") == true)
    #expect(recorded == nil)
  }

  @Test(
    "a variable that is set to nothing counts as not set",
    arguments: ["", "0", "false"]
  )
  func unset(_ value: String) {
    _ = folder.run(["CI": value]).compare(Self.one, with: folder.file)
    #expect(recorded == Self.one.svg)
    let outcome = folder.run(["RECORD_PICTURES": value]).compare(Self.two, with: folder.file)
    #expect(outcome.message?.contains("Button") == true && recorded == Self.one.svg)
  }

  @Test("recording anew replaces what has changed and says so once")
  func recordingAnew() {
    let anew = ["RECORD_PICTURES": "1"]
    _ = folder.run().compare(Self.one, with: folder.file)
    #expect(folder.run(anew).compare(Self.one, with: folder.file) == .equal)
    let outcome = folder.run(anew).compare(Self.two, with: folder.file)
    #expect(outcome.message?.contains("anew") == true && recorded == Self.two.svg)
    #expect(folder.run(anew).compare(Self.two, with: folder.file) == .equal)
  }

  @Test("two pictures of a run with one file are refused, the same picture twice is not")
  func conflict() {
    let run = folder.run()
    _ = run.compare(Self.one, with: folder.file)
    #expect(run.compare(Self.one, with: folder.file) == .equal)
    let outcome = run.compare(Self.two, with: folder.file)
    #expect(outcome.message?.contains("Give each a name") == true)
    #expect(recorded == Self.one.svg)
  }

  @Test("a file that can't be read is told with its path")
  func unreadable() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let message = folder.run().compare(Self.one, with: folder.file).message
    #expect(message?.contains("can't be read") == true)
    #expect(message?.contains(folder.file.path) == true)
  }

  @Test("a folder that can't be made is told with the file's path")
  func unwritable() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: folder.url.appendingPathComponent("Screens"))
    let message = folder.run().compare(Self.one, with: folder.file).message
    #expect(message?.contains("can't be recorded") == true)
    #expect(message?.contains(folder.file.path) == true)
  }

  @Test("a page that can't be written leaves the report")
  func unwritablePage() throws {
    _ = folder.run().compare(Self.one, with: folder.file)
    try Data().write(to: folder.url.appendingPathComponent("differences"))
    let message = folder.run().compare(Self.two, with: folder.file).message
    #expect(message?.contains("Button: x 20 → 24") == true)
    #expect(message?.contains("can't be written") == true)
  }

  // MARK: Reports

  @Test("what is new and what is gone is named with its text")
  func newAndGone() {
    let label = "<text class=\"Label\" x=\"1\">One</text>"
    let image = "<path class=\"Image\" d=\"M0 0\"/>"
    #expect(
      DifferenceReport(expected: label, actual: image).description
        == "2 shapes differ:\n  Label 'One': gone\n  Image: new"
    )
  }

  @Test("an attribute that comes or goes is told")
  func attributes() {
    let plain = "<rect class=\"Box\" x=\"1\"/>"
    let round = "<rect class=\"Box\" x=\"1\" rx=\"4\"/>"
    let there = DifferenceReport(expected: plain, actual: round).description
    #expect(there == "1 shape differs:\n  Box: rx none → 4")
    let back = DifferenceReport(expected: round, actual: plain).description
    #expect(back == "1 shape differs:\n  Box: rx 4 → none")
  }

  @Test("a report of many changes ends after twenty")
  func long() {
    let lines = (0..<30).map { "<rect class=\"Row\(["A", "B"][$0 % 2])\" y=\"\($0)\"/>" }
    let report = DifferenceReport(expected: "", actual: lines.joined(separator: "\n"))
    #expect(report.description.hasPrefix("30 shapes differ:"))
    #expect(report.description.hasSuffix("… and 10 more"))
  }
}
