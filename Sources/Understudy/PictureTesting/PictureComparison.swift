import Foundation
import Synchronization
package import UnderstudyPictures

/// Compares pictures with files, and remembers for one run which file has which picture.
package final class PictureComparison: Sendable {
  /// The one of the process that runs the tests.
  static let shared = PictureComparison(environment: ProcessInfo.processInfo.environment)

  /// What came of a comparison.
  package enum Outcome: Hashable, Sendable {
    case equal
    case recorded(String)
    case different(String)
    case impossible(String)

    /// What there is to say about it; `nil` if nothing.
    package var message: String? {
      switch self {
      case .equal: nil
      case .recorded(let text), .different(let text), .impossible(let text): text
      }
    }
  }

  private let records: Bool
  private let isServer: Bool
  private let scratch: URL
  private let seen = Mutex<[String: Picture]>([:])

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - scratch: The folder for pages that show differences.
  package init(
    environment: [String: String],
    scratch: URL = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-differences")
  ) {
    func isSet(_ name: String) -> Bool {
      environment[name].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
    records = isSet("RECORD_PICTURES")
    isServer = isSet("CI")
    self.scratch = scratch
  }

  /// Compares a picture with a file, or records it.
  package func compare(_ picture: Picture, with url: URL) -> Outcome {
    let path = url.standardizedFileURL.path
    let earlier = seen.withLock { seen in
      defer { if seen[path] == nil { seen[path] = picture } }
      return seen[path]
    }
    if let earlier, earlier != picture {
      return .impossible(
        """
        Two different pictures of this run have the same file, \(path). Give each a name: \
        .recorded("a name"); in a parameterised test, one made of its arguments.
        """
      )
    }
    guard FileManager.default.fileExists(atPath: path) else {
      guard records || !isServer else {
        return .impossible(
          """
          There is no recorded picture \(path), and none is recorded where CI is set. Run the test \
          elsewhere, look at the picture and add it to the repository.
          """
        )
      }
      return record(
        picture,
        at: url,
        "Recorded \(path). Look at the picture and run the test again."
      )
    }
    let expected: String
    do {
      expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    } catch {
      return .impossible("The recorded picture \(path) can't be read: \(error)")
    }
    guard expected != picture.svg else { return .equal }
    let report = DifferenceReport(expected: expected, actual: picture.svg).description
    guard !records else {
      return record(
        picture,
        at: url,
        "Recorded \(path) anew. Look at the picture and run the test again.\n\(report)"
      )
    }
    return .different(
      """
      The picture isn't as it was recorded in \(path).
      \(report)
      \(writePage(expected: expected, actual: picture, name: url))
      To accept it, run the test with RECORD_PICTURES=1.
      """
    )
  }

  private func record(_ picture: Picture, at url: URL, _ text: String) -> Outcome {
    do {
      try picture.write(to: url)
      return .recorded(text)
    } catch {
      return .impossible("The picture can't be recorded at \(url.path): \(error)")
    }
  }

  private func writePage(expected: String, actual: Picture, name: URL) -> String {
    let folder = name.deletingLastPathComponent().lastPathComponent
    let file = name.deletingPathExtension().lastPathComponent + ".difference.svg"
    let url = scratch.appendingPathComponent(folder).appendingPathComponent(file)
    do {
      try DifferencePage.picture(expected: expected, actual: actual).write(to: url)
      return "Both, and their difference: \(url.path)"
    } catch {
      return "A page with both can't be written at \(url.path): \(error)"
    }
  }
}
