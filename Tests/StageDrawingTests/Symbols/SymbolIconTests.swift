import Foundation
import StageDrawing
import Testing

@Suite("Symbols")
struct SymbolIconTests {
  @Test("a name that the set doesn't have gives no icon, whatever its suffixes")
  func unknown() {
    for name in [
      "", "dragon", "dragon.fill", "dragon.circle", "dragon.badge.plus", "bell.badge.dragon",
      ".circle", "fill", ".fill", ".slash", ".badge", "a", "7", "100.circle", "ab.circle", "text",
      "plus.fill",
    ] {
      #expect(SymbolIcon.named(name) == nil, "\(name)")
    }
  }

  @Test("an unknown symbol is drawn as a box with its name")
  func box() {
    let canvas = PictureCanvas()
    canvas.symbol("dragon.fill", in: square, color: RGBA(hex: 0x000000))
    let document = canvas.document(size: square.size, title: "")
    #expect(document.contains("<rect") && document.contains(">dragon.fill</text>"))
  }

  @Test("a filled circle has its sign cut out")
  func cut() {
    let layers = SymbolIcon.named("checkmark.circle.fill")?.layers
    #expect(layers?.map(\.ink) == [.area, .line])
    #expect(layers?.map(\.isErased) == [false, true])
  }

  @Test("what is cut out of a symbol is as bold as its lines")
  func boldCut() throws {
    func masks(_ weight: Int) -> [Substring] {
      let canvas = PictureCanvas()
      canvas.symbol("lock.circle.fill", in: square, color: RGBA(hex: 0x000000), weight: weight)
      let document = canvas.document(size: square.size, title: "")
      return document.split(separator: "\n").filter { $0.contains("<mask") }
    }
    try #require(masks(400).count == 1 && masks(600).count == 1)
    #expect(masks(400)[0].contains("stroke-width=\"1.8\""))
    #expect(masks(600)[0].contains("stroke-width=\"2.7\""))
  }

  @Test("two sizes of one symbol share a mask")
  func sharedMask() {
    let canvas = PictureCanvas()
    canvas.symbol("bell.slash", in: square, color: RGBA(hex: 0x000000))
    canvas.symbol("bell.slash", in: square.insetBy(dx: 4, dy: 4), color: RGBA(hex: 0xFF0000))
    let document = canvas.document(size: square.size, title: "")
    #expect(document.split(separator: "<mask").count == 2)
  }

  private let square = CGRect(x: 0, y: 0, width: 24, height: 24)
}
