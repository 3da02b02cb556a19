#if canImport(UnderstudyPictures)
import Foundation
import UnderstudyPictures

/// The page of a picture book: one HTML document that needs nothing but itself.
///
/// The pictures are images in the document's own text, so that the names inside of one don't meet
/// those of another. Without scripts the page still shows everything, in the reader's own style.
@MainActor
struct GalleryPage {
  let book: PictureBook

  /// The document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Gallery: swiftui-uikit-presenting</title>
    <link rel="icon" href="data:,">
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <a class="skip" href="#\(book.chapters.first?.screen.rawValue ?? "")">Skip to the pictures</a>
    <header>
    <h1>Gallery</h1>
    <p>\(introduction)</p>
    \(controls)
    </header>
    <nav aria-label="Screens">
    <ol>
    \(book.chapters.map(contentsEntry).joined(separator: "\n"))
    </ol>
    </nav>
    <main>
    \(book.chapters.map(section).joined(separator: "\n"))
    </main>
    <dialog id="viewer" aria-label="A picture">
    <figure><img alt=""><figcaption></figcaption></figure>
    <button type="button" class="previous" aria-label="Previous picture">‹</button>
    <button type="button" class="next" aria-label="Next picture">›</button>
    <button type="button" class="close" aria-label="Close">×</button>
    </dialog>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  // MARK: Parts

  private var introduction: String {
    let passed = book.chapters.count(where: \.hasPassed)
    let count = book.chapters.count
    return """
      What a user sees while a script plays each screen of the example app on a simulated \
      \(Self.escaped(book.device.name)): \(count) \(count == 1 ? "screen" : "screens"), \
      \(book.pictureCount) pictures, drawn on Linux by the stand-ins' own stage. \
      \(passed == count ? "Everything was as the scripts expect." : "\(count - passed) failed.")
      """
  }

  private var controls: String {
    """
    <div class="controls">
    <fieldset role="radiogroup">
    <legend>Appearance</legend>
    <label><input type="radio" name="appearance" value="light"> Light</label>
    <label><input type="radio" name="appearance" value="dark"> Dark</label>
    </fieldset>
    <p class="keys">Keys: <kbd>←</kbd> <kbd>→</kbd> pictures, <kbd>J</kbd> <kbd>K</kbd> screens,
    <kbd>D</kbd> light or dark, <kbd>T</kbd> transcript, <kbd>Return</kbd> enlarge.</p>
    </div>
    """
  }

  private func contentsEntry(_ chapter: PictureChapter) -> String {
    let mark = chapter.hasPassed ? "" : " <strong class=\"failed\">failed</strong>"
    return """
      <li><a href="#\(chapter.screen.rawValue)">\(Self.escaped(chapter.screen.title))</a>\(mark)</li>
      """
  }

  private func section(_ chapter: PictureChapter) -> String {
    let name = chapter.screen.rawValue
    return """
      <section id="\(name)" aria-labelledby="\(name)-title">
      <h2 id="\(name)-title">\(Self.escaped(chapter.screen.title))</h2>
      <p>\(Self.escaped(chapter.screen.summary))</p>
      \(strip(chapter.light, "light"))
      \(strip(chapter.dark, "dark"))
      <details>
      <summary>Transcript</summary>
      <pre tabindex="0">\(Self.escaped(chapter.report))</pre>
      </details>
      </section>
      """
  }

  private func strip(_ storyboard: Storyboard, _ style: String) -> String {
    let frames = storyboard.frames.enumerated().map { figure($1, number: $0 + 1) }
    return """
      <ol class="strip \(style)">
      \(frames.joined(separator: "\n"))
      </ol>
      """
  }

  private func figure(_ frame: Storyboard.Frame, number: Int) -> String {
    let size = frame.picture.size
    let caption = Self.escaped(frame.caption)
    let lines = caption.replacingOccurrences(of: ", ✓ ", with: "<br>✓ ")
      .replacingOccurrences(of: ", ✗ ", with: "<br>✗ ")
    let data = Data(frame.picture.svg.utf8).base64EncodedString()
    return """
      <li><figure>
      <button type="button" class="frame" aria-label="Enlarge: \(caption)"><img loading="lazy" \
      decoding="async" width="\(Int(size.width))" height="\(Int(size.height))" \
      alt="Picture \(number): \(caption)" src="data:image/svg+xml;base64,\(data)"></button>
      <figcaption><b>\(number)</b> \(lines)</figcaption>
      </figure></li>
      """
  }

  /// Text as it is written in HTML, between tags and in quotation marks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
#endif
