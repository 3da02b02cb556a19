#if canImport(Understudy)
import Foundation
import Understudy

/// The gallery on a machine without a screen: a script opens each screen of the app on a stage, plays
/// its user and prints what happened.
@main
@MainActor
struct GalleryScript {
  static func main() {
    let result = run(Array(CommandLine.arguments.dropFirst()))
    if !result.output.isEmpty { print(result.output) }
    if !result.problem.isEmpty {
      FileHandle.standardError.write(Data("\(result.problem)\n".utf8))
    }
    exit(result.code)
  }

  /// What a run prints, what it complains of, and the code that it ends with.
  struct Result {
    var output = ""
    var problem = ""
    /// `0` if all went well, `1` if a screen misbehaved, `2` if the arguments can't be understood.
    var code: Int32 = 0
  }

  /// Runs the gallery with the arguments of a command line.
  static func run(_ arguments: [String]) -> Result {
    do {
      switch try GalleryCommand(arguments) {
      case .help:
        return Result(output: GalleryCommand.usage)
      case .list:
        let lines = GalleryScreen.allCases.map { "\($0.rawValue): \($0.title)" }
        return Result(output: lines.joined(separator: "\n"))
      case .play(let screens, let device, let isVerbose):
        let performances = screens.map { Performance(of: $0, on: device, isVerbose: isVerbose) }
        return report(performances, on: device)
      case .draw(let screens, let device, let folder):
        return try draw(PictureBook(of: screens, on: device), into: folder)
      }
    } catch {
      return Result(problem: "\(error)", code: 2)
    }
  }

  /// Writes pictures, and says where they are and how the performances went.
  private static func draw(
    _ book: PictureBook,
    into folder: URL
  ) throws(GalleryError) -> Result {
    try book.write(to: folder)
    let failures = book.chapters.filter { !$0.hasPassed }
    let page = folder.appendingPathComponent("index.html").path
    let lines =
      failures.map(\.report) + [
        "\(book.pictureCount) pictures of \(book.chapters.count) screens on \(book.device.name): \(page)",
        "\(book.chapters.count - failures.count) passed, \(failures.count) failed",
      ]
    return Result(output: lines.joined(separator: "\n"), code: failures.isEmpty ? 0 : 1)
  }

  /// Says how performances went.
  static func report(_ performances: [Performance], on device: Device) -> Result {
    let failures = performances.count { !$0.hasPassed }
    let intro = """
      Each screen of the gallery is played on a simulated \(device.name). A line gives the time in
      seconds, who acts, and what happens. "user" is a finger, "script" checks (✓ or ✗), and the rest is
      the system. UIHostingController is what the system calls a screen made with SwiftUI.

      """
    let outro = "\(performances.count - failures) passed, \(failures) failed"
    return Result(
      output: ([intro] + performances.map(\.report) + [outro]).joined(separator: "\n"),
      code: failures == 0 ? 0 : 1
    )
  }
}
#endif
