import Foundation
public import Testing
public import UnderstudyPictures

/// A picture that an earlier run of a test recorded, to compare with.
///
/// ```swift
/// #expect(stage.picture() == .recorded())
/// ```
///
/// The picture is a file beside the test's own, `__Pictures__/<test file>/<function>.svg`, to be added
/// to the repository. Where there is none yet, the comparison records it and fails, so that somebody
/// looks at it. With the environment variable `CI` set nothing is recorded that wasn't; with
/// `RECORD_PICTURES=1` all is recorded anew, and what has changed fails once.
///
/// A picture that differs adds an issue that says what has changed, view by view, and where a page is
/// that shows the two and their difference.
public struct Recording: Sendable {
  /// The file of the picture.
  public let url: URL
  let sourceLocation: SourceLocation

  /// What this function's test recorded.
  ///
  /// - Parameters:
  ///   - name: What tells it from other pictures of the function, such as an argument of a
  ///     parameterised test; any text. `nil` where there is one picture only.
  ///   - filePath: The file of the test.
  ///   - function: The function of the test.
  ///   - sourceLocation: Where issues are shown.
  /// - Returns: The recording, whether or not it exists yet.
  public static func recorded(
    _ name: String? = nil,
    filePath: String = #filePath,
    function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Recording {
    let file = URL(fileURLWithPath: filePath)
    var parts = [FileName.safe(String(function.prefix { $0 != "(" }))]
    if let name { parts.append(FileName.safe(name)) }
    let url = file.deletingLastPathComponent()
      .appendingPathComponent("__Pictures__")
      .appendingPathComponent(FileName.safe(file.deletingPathExtension().lastPathComponent))
      .appendingPathComponent(parts.joined(separator: ".") + ".svg")
    return Recording(url: url, sourceLocation: sourceLocation)
  }

  /// Whether a picture is as it was recorded; if not, an issue says why.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - recording: What it is compared with.
  /// - Returns: `false` also where nothing was recorded yet, or a file can't be read or written.
  public static func == (picture: Picture, recording: Recording) -> Bool {
    let outcome = PictureComparison.shared.compare(picture, with: recording.url)
    guard let message = outcome.message else { return true }
    Issue.record(Comment(rawValue: message), sourceLocation: recording.sourceLocation)
    return false
  }

  /// Whether the strip of a storyboard's frames is as it was recorded; if not, an issue says why.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard.
  ///   - recording: What it is compared with.
  /// - Returns: `false` also where nothing was recorded yet, or a file can't be read or written.
  public static func == (storyboard: Storyboard, recording: Recording) -> Bool {
    storyboard.strip() == recording
  }
}

extension Recording: CustomStringConvertible {
  /// The name of the file.
  public var description: String { "the recorded \(url.lastPathComponent)" }
}
