import StageRuntime
import Understudy

/// Takes the pictures of a storyboard while its script runs.
@MainActor
public final class StoryboardRecorder {
  private let stage: Stage
  private let options: PictureOptions
  private var frames: [Storyboard.Frame] = []
  /// What was done since the last picture.
  private var captions: [String] = []

  init(stage: Stage, options: PictureOptions) {
    self.stage = stage
    self.options = options
  }

  /// Takes a picture at this moment, such as inside a transition.
  ///
  /// It stands for what was done since the last one. If the screen goes on changing before the next
  /// action, another picture follows with the caption "then".
  ///
  /// - Parameter caption: What the picture shows, added to what was done; may be empty.
  public func picture(_ caption: String = "") {
    if !caption.isEmpty { captions.append(caption) }
    takePicture()
  }

  /// Takes the picture that what was done so far has led to, and notes what comes next.
  func begin(_ action: String) {
    takePicture()
    captions.append(action)
  }

  /// Takes the last picture.
  ///
  /// - Parameters:
  ///   - title: What the script is about.
  ///   - transcript: What happened.
  ///   - error: What the script threw, if it did.
  /// - Returns: All that was recorded.
  func finish(title: String, transcript: [String], error: (any Error)? = nil) -> Storyboard {
    if let error { captions.append("fails: \(error)") }
    takePicture()
    return Storyboard(title: title, frames: frames, transcript: transcript)
  }

  private func takePicture() {
    let picture = stage.picture(options)
    defer { captions.removeAll() }
    if let last = frames.last, last.picture == picture {
      let parts = (last.caption.isEmpty ? [] : [last.caption]) + captions
      frames[frames.count - 1].caption = parts.joined(separator: ", ")
      return
    }
    if captions.isEmpty { captions.append(frames.isEmpty ? "at first" : "then") }
    frames.append(
      Storyboard.Frame(caption: captions.joined(separator: ", "), picture: picture)
    )
  }
}
