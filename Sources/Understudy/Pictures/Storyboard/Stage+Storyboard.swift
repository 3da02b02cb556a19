import StageRuntime
import Understudy

extension Stage {
  /// Runs a script, and takes a picture of what each of its actions leads to.
  ///
  /// ```swift
  /// let storyboard = try stage.storyboard("Open the sheet") { board in
  ///   try stage.tap("Open")
  ///   stage.advance(by: .milliseconds(200))
  ///   board.picture("half-way")
  ///   stage.settle()
  /// }
  /// ```
  ///
  /// An action is all that the transcript has as the user's or the script's: a tap, a swipe, typing, a
  /// rotation, `perform(_:_:)`, `note(_:)`. The picture of an action
  /// is taken when the next one begins, or at the script's end: it shows what the action has led to in
  /// the time that the script lets pass. A script that doesn't wait has pictures inside transitions; a
  /// storyboard never moves the clock. The first picture shows the screen before the first action.
  ///
  /// A picture that equals the one before it is left out, and its caption is added to that one's.
  ///
  /// - Parameters:
  ///   - title: What the script is about.
  ///   - options: What is drawn besides the windows.
  ///   - script: What happens on this stage; it gets what takes further pictures.
  /// - Returns: The pictures.
  /// - Throws: ``StoryboardError`` if the script throws, with the pictures up to then.
  public func storyboard(
    _ title: String,
    options: PictureOptions = .device,
    _ script: (StoryboardRecorder) throws -> Void
  ) rethrows -> Storyboard {
    let recorder = StoryboardRecorder(stage: self, options: options)
    let firstLine = transcript.entries.count
    let outer = transcript.onAction
    transcript.onAction = { action in
      outer?(action)
      recorder.begin(action)
    }
    defer { transcript.onAction = outer }
    do {
      try script(recorder)
    } catch {
      throw StoryboardError(
        storyboard: recorder.finish(title: title, transcript: lines(from: firstLine), error: error),
        underlyingError: error
      )
    }
    return recorder.finish(title: title, transcript: lines(from: firstLine))
  }

  /// What happened since the transcript had a number of lines, or since it was cleared.
  private func lines(from first: Int) -> [String] {
    let entries = transcript.entries
    return entries.dropFirst(first <= entries.count ? first : 0).map(\.description)
  }
}
