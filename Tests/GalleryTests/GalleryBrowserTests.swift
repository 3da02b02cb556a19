import Testing
import Understudy
import UnderstudyPictures

@testable import Gallery

@MainActor
@Suite(
  "The gallery's page in a browser",
  .enabled(
    if: Browser.installed != nil,
    "No browser is installed that runs without a window, such as Debian's 'chromium'."
  ),
  .timeLimit(.minutes(5))
)
struct GalleryBrowserTests {
  @Test("all pictures are there, nothing overflows, and switch and keys work")
  func works() throws {
    let book = PictureBook(of: GalleryScreen.allCases, on: .iPhone14)
    let visit = try inspect(book.page)
    #expect(visit.console == [])
    #expect(visit.findings.map(\.width) == [390, 1280])
    for finding in visit.findings {
      #expect(finding.light + finding.dark == book.pictureCount)
      #expect(finding.broken == [])
      #expect(finding.overflowing == [])
      #expect(finding.complaints == [])
    }
  }

  @Test("what is wrong with a page is found")
  func findsFaults() throws {
    let page = PictureBook(of: [.modal, .share], on: .iPhone14).page
      .replacing(
        "src=\"data:image/svg+xml;base64,",
        with: "src=\"data:image/svg+xml;base64,x",
        maxReplacements: 1
      )
      .replacing("<main>", with: "<main><div style=\"width: 3000px\">wide</div>")
      .replacing("case \"j\"", with: "case \"q\"")
      .replacing("</body>", with: "<script>console.error(\"wrong\")</script></body>")
    let visit = try inspect(page)
    #expect(visit.console.contains { $0.contains("wrong") })
    for finding in visit.findings {
      #expect(finding.broken.count == 1)
      #expect(finding.overflowing.contains("the document"))
      #expect(finding.complaints == ["J goes to the next screen"])
    }
  }

  private func inspect(
    _ page: String
  ) throws -> (findings: [PageInspection.Finding], console: [String]) {
    let browser = try #require(Browser.installed)
    let folder = try TemporaryFolder()
    let visit = try browser.visit(PageInspection.inspecting(page), in: folder.url)
    return (try PageInspection(document: visit.document).findings, visit.console)
  }
}
