import Foundation

/// Pictures of what a script does on a stage, in order, to look at beside one another.
///
/// ``Understudy/Stage/storyboard(_:options:_:)`` makes one. Two storyboards are equal if they show and
/// say the same.
public struct Storyboard: Hashable, Sendable {
  /// A picture, and what led to it.
  public struct Frame: Hashable, Sendable {
    /// What was done before the picture was taken, as it is in the transcript.
    public var caption: String
    /// What was on the screen.
    public var picture: Picture

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - caption: What was done before the picture was taken.
    ///   - picture: What was on the screen.
    public init(caption: String, picture: Picture) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// What the script is about.
  public var title: String
  /// The pictures, oldest first; no two in a row are equal.
  public var frames: [Frame]
  /// The lines of the stage's transcript from the beginning of the script to its end.
  public var transcript: [String]

  /// Creates a storyboard.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - frames: The pictures, oldest first.
  ///   - transcript: What happened, line by line.
  public init(title: String, frames: [Frame] = [], transcript: [String] = []) {
    self.title = title
    self.frames = frames
    self.transcript = transcript
  }

  /// Writes the strip of all frames to a file.
  ///
  /// - Parameter url: Where to; a file there is replaced, and folders that are missing are made.
  /// - Throws: The system's error if the file can't be written.
  public func write(to url: URL) throws { try strip().write(to: url) }
}

extension Storyboard: CustomStringConvertible {
  /// The title and the captions, a line for each.
  public var description: String {
    let captions = frames.enumerated().map { "\($0 + 1). \($1.caption)" }
    return ([title] + captions).joined(separator: "\n")
  }
}

/// What a script threw while it was recorded, with the pictures up to then.
public struct StoryboardError: Error, CustomStringConvertible {
  /// What was recorded; the last caption ends with the error.
  public let storyboard: Storyboard
  /// What the script threw.
  public let underlyingError: any Error

  /// What the script's error says.
  public var description: String { "\(underlyingError)" }
}
