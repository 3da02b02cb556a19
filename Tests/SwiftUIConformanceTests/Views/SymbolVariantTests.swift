import SwiftUI
import Testing

@Suite("Symbol variants")
@MainActor
struct SymbolVariantTests {
  private func symbols<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    Screen { HStack { content() } }.leaves.filter { $0.kind == .image }.map(\.text)
  }

  @Test("Symbols vary as is said around them, outer variants included")
  func varied() {
    let symbols = symbols {
      Image(systemName: "heart")
      Image(systemName: "heart").symbolVariant(.fill)
      Image(systemName: "plus").symbolVariant(.circle).symbolVariant(.fill)
      Image(systemName: "plus").symbolVariant(.square.fill)
    }
    #expect(symbols == ["heart", "heart.fill", "plus.circle.fill", "plus.square.fill"])
  }

  @Test("A symbol that varies already doesn't do so twice")
  func already() {
    #expect(
      symbols { Image(systemName: "heart.fill").symbolVariant(.fill) } == ["heart.fill"]
    )
  }

  @Test("No variant undoes what is said around")
  func undone() {
    let symbols = symbols {
      Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)
    }
    #expect(symbols == ["heart"])
  }

  @Test("A symbol without the variant stays as it is")
  func unknown() {
    #expect(symbols { Image(systemName: "wifi").symbolVariant(.fill) } == ["wifi"])
    #expect(symbols { Image("photo").symbolVariant(.fill) } == ["photo"])
  }

  @Test("A variant contains what it is made of")
  func contains() {
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(SymbolVariants.fill.contains(.none))
    #expect(!SymbolVariants.fill.contains(.circle.fill))
    #expect(SymbolVariants.circle.fill == .fill.circle)
  }
}
