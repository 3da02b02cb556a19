import Testing
import Understudy
import UnderstudyPictureTesting
import UnderstudyPictures

@testable import Gallery

/// The README shows one of these pictures.
@MainActor
@Suite("The gallery's look")
struct GalleryLookTests {
  @Test("each screen looks as it did while its script is played", arguments: GalleryScreen.allCases)
  func phone(screen: GalleryScreen) {
    let light = PictureChapter(of: screen, on: .iPhone14).light
    let strip = light.strip(framesPerRow: 5, scale: 0.5, showsTranscript: false)
    #expect(strip == .recorded(screen.rawValue))
  }

  @Test(
    "on a dark iPad popovers point at their buttons, and sheets are cards",
    arguments: [GalleryScreen.activity, .attempt, .popover]
  )
  func darkPad(screen: GalleryScreen) {
    let dark = PictureChapter(of: screen, on: .iPadPro11).dark
    let strip = dark.strip(framesPerRow: 3, scale: 0.4, showsTranscript: false)
    #expect(strip == .recorded(screen.rawValue))
  }

  @Test("the list of the screens looks as it did")
  func list() {
    let stage = Stage()
    stage.show(GalleryApp())
    stage.settle()
    #expect(stage.picture(.device) == .recorded())
  }
}
