#if canImport(UnderstudyPictures)
import Foundation
import Understudy
import UnderstudyPictures

/// The gallery in pictures: a strip for each screen, and a page with all of them.
@MainActor
struct PictureBook {
  let device: Device
  let chapters: [PictureChapter]

  /// Plays screens and draws them.
  ///
  /// - Parameters:
  ///   - screens: The screens, in the order of the page.
  ///   - device: What they are played on.
  init(of screens: [GalleryScreen], on device: Device) {
    self.device = device
    chapters = screens.map { PictureChapter(of: $0, on: device) }
  }

  /// How many pictures there are, light and dark.
  var pictureCount: Int {
    chapters.reduce(0) { $0 + $1.light.frames.count + $1.dark.frames.count }
  }

  /// The page.
  var page: String { GalleryPage(book: self).html }

  /// Writes the page, as `index.html`, and the strips, light and dark.
  ///
  /// - Parameter folder: Where to; it is made if it is missing, and files of these names are replaced.
  /// - Throws: ``GalleryError`` if something can't be written.
  func write(to folder: URL) throws(GalleryError) {
    do {
      let (perRow, scale) = device.idiom == .pad ? (3, 0.5) : (5, 0.6)
      for chapter in chapters {
        for (storyboard, fileName) in chapter.strips {
          try storyboard.strip(framesPerRow: perRow, scale: scale)
            .write(to: folder.appendingPathComponent(fileName))
        }
      }
      try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    } catch {
      throw .unexpected(
        "The pictures can't be written to '\(folder.path)': \(error.localizedDescription)"
      )
    }
  }
}
#endif
