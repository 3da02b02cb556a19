import Foundation
import StageDrawing
import Testing

@Suite("Variants of symbols")
struct SymbolVariantTests {
  @Test(
    "a variant is drawn after its base, and looks different",
    arguments: [
      ("heart.fill", "heart"),
      ("bell.slash", "bell"),
      ("bell.slash.fill", "bell.slash"),
      ("bell.slash.fill", "bell.fill"),
      ("star.circle", "star"),
      ("star.circle.fill", "star.circle"),
      ("questionmark.square", "questionmark"),
      ("questionmark.square.fill", "questionmark.square"),
      ("play.rectangle", "play"),
      ("play.rectangle.fill", "play.rectangle"),
      ("plus.app", "plus.square"),
      ("person.badge.plus", "person"),
      ("person.badge.plus", "person.badge.minus"),
      ("person.fill.badge.plus", "person.badge.plus"),
      ("bell.badge", "bell"),
      ("bell.badge.fill", "bell.badge"),
      ("person.crop.circle.badge.checkmark", "person.crop.circle"),
      ("1.circle", "circle"),
      ("12.circle", "1.circle"),
      ("21.circle", "12.circle"),
      ("50.circle.fill", "50.circle"),
      ("a.square.fill", "a.square"),
      ("b.square.fill", "a.square.fill"),
      ("chevron.left.2", "chevron.left"),
      ("chevron.up.2", "chevron.right.2"),
      ("checkmark.shield", "shield"),
      ("lock.shield.fill", "shield.fill"),
      ("text.bubble", "bubble"),
      ("ellipsis.bubble.fill", "text.bubble.fill"),
      ("wifi.slash.circle", "wifi.circle"),
      ("plus.magnifyingglass", "minus.magnifyingglass"),
      ("bolt.heart.fill", "heart.fill"),
      ("arrow.left", "arrow.right"),
      ("hand.thumbsdown", "hand.thumbsup"),
      ("goforward.15", "goforward.30"),
      ("text.badge.plus", "text.badge.minus"),
    ]
  )
  func variant(name: String, base: String) throws {
    let icon = try #require(SymbolIcon.named(name))
    let original = try #require(SymbolIcon.named(base))
    #expect(icon != original)
  }

  @Test(
    "a name that says the same otherwise has the same icon",
    arguments: [
      ("document.on.document", "doc.on.doc"),
      ("document.badge.plus", "doc.badge.plus"),
      ("arrow.forward", "arrow.right"),
      ("arrow.up.backward.circle", "arrow.up.left.circle"),
      ("arrow.uturn.backward", "arrow.uturn.left"),
      ("chevron.forward", "chevron.right"),
      ("chevron.backward.2", "chevron.left.2"),
      ("arrow.trianglehead.clockwise", "arrow.clockwise"),
      ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
      ("arrow.triangle.turn.up.right.diamond", "arrow.turn.up.right.diamond"),
      ("sidebar.leading", "sidebar.left"),
      ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"),
      ("phone.fill.arrow.up.right", "phone.arrow.up.right.fill"),
      ("star.leadinghalf.filled", "star.lefthalf.filled"),
    ]
  )
  func otherName(name: String, same: String) throws {
    let icon = try #require(SymbolIcon.named(name))
    #expect(icon == SymbolIcon.named(same))
  }

  @Test("all letters and numbers up to fifty can be in circles and squares")
  func letters() {
    let signs = "abcdefghijklmnopqrstuvwxyz".map { String($0) } + (0...50).map { String($0) }
    let icons = signs.flatMap { sign in
      ["circle", "circle.fill", "square", "square.fill"].map { SymbolIcon.named("\(sign).\($0)") }
    }
    #expect(!icons.contains(nil))
    #expect(Set(icons).count == icons.count)
  }

  @Test(
    "a sign stays inside its frame",
    arguments: [
      "circle", "square", "app", "rectangle", "shield", "octagon", "hexagon", "seal", "diamond",
      "bubble.left", "message", "triangle", "icloud",
    ]
  )
  func inside(frame: String) throws {
    let around = try #require(SymbolIcon.named(frame)).layers[0].path.bounds
    for sign in ["plus", "xmark", "checkmark", "person", "envelope", "w", "38", "text", "lock"] {
      let layers = try #require(SymbolIcon.named("\(sign).\(frame)")).layers.dropFirst()
      for layer in layers {
        #expect(around.encloses(layer.path.bounds), "\(sign).\(frame)")
      }
    }
  }

  @Test(
    "a badge is in the lower corner, inside the square",
    arguments: ["plus", "minus", "checkmark", "xmark", "exclamationmark", "gearshape", "clock"]
  )
  func badge(sign: String) throws {
    let layers = try #require(SymbolIcon.named("folder.badge.\(sign)")).layers
    let disc = try #require(layers.first { $0.isErased }).path.bounds
    #expect(disc.minX > 12 && disc.minY > 12 && disc.maxX < 23.2 && disc.maxY < 23.2)
  }
}
