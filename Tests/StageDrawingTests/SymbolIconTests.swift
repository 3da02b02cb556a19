import StageDrawing
import Testing

@Suite("Symbols")
struct SymbolIconTests {
  @Test(
    "a symbol of the set, and what varies it, has an icon",
    arguments: [
      "plus", "plus.circle", "plus.circle.fill", "heart", "heart.fill", "bell.slash",
      "questionmark.square",
    ]
  )
  func known(name: String) throws {
    let icon = try #require(SymbolIcon.named(name))
    #expect(!icon.layers.isEmpty && icon.layers.allSatisfy { !$0.pathData.isEmpty })
  }

  @Test("a name that the set doesn't have gives no icon, whatever its suffixes")
  func unknown() {
    for name in ["", "dragon", "dragon.fill", "dragon.circle", ".circle", "fill", ".fill"] {
      #expect(SymbolIcon.named(name) == nil, "\(name)")
    }
  }

  @Test("a filled circle has its sign cut out")
  func knockout() {
    let inks = SymbolIcon.named("checkmark.circle.fill")?.layers.map(\.ink)
    #expect(inks == [.fill, .knockout])
  }
}
