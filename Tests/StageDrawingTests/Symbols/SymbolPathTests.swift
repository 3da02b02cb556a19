import Foundation
import StageDrawing
import Testing

@Suite("Notation of symbols")
struct SymbolPathTests {
  @Test(
    "steps can be written in several ways",
    arguments: [
      ("M2 3L6 3L6 9", "M2 3H6V9"),
      ("M2 3L6 3L6 9", "m2 3h4v6"),
      ("M2 3L6 3L6 9", "M2 3 6 3 6 9"),
      ("M2 3L6 3L6 9", "M2 3l4 0 0 6"),
      ("M1 1L0.5 -2", "M1 1L.5-2"),
      ("M4 4C5 4 6 5 6 6ZL8 8", "M4 4c1 0 2 1 2 2Zl4 4"),
      ("M4 4A2 2 0 0 1 8 4", "M4 4a2 2 0 0 1 4 0"),
      ("M4 4Q6 2 8 4", "M4 4q2 -2 4 0"),
    ]
  )
  func ways(one: String, other: String) {
    #expect(SymbolPath(one) == SymbolPath(other))
  }

  @Test(
    "circles, rectangles and dots are where they say",
    arguments: [
      ("O12 10 4", CGRect(x: 8, y: 6, width: 8, height: 8)),
      ("R2 3 10 5 2", CGRect(x: 2, y: 3, width: 10, height: 5)),
      ("D7 8", CGRect(x: 7, y: 8, width: 0.01, height: 0)),
      ("B7 8", CGRect(x: 6.65, y: 7.65, width: 0.7, height: 0.7)),
    ]
  )
  func shapes(notation: String, expected: CGRect) {
    let bounds = SymbolPath(notation).bounds
    #expect(bounds.encloses(expected) && expected.encloses(bounds), "\(bounds)")
  }
}
