import Foundation
import StageDrawing
import Testing

@Suite("Table of symbols")
struct SymbolTableTests {
  @Test("the table has more than two hundred symbols, each once")
  func names() {
    let names = SymbolIcon.drawnNames
    #expect(names.count > 200)
    let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated)")
  }

  @Test("a symbol of the table stays in its square, filled or not", arguments: ["", ".fill"])
  func bounds(end: String) throws {
    for name in SymbolIcon.drawnNames {
      guard let icon = SymbolIcon.named(name + end) else {
        #expect(!end.isEmpty, "\(name) is drawn")
        continue
      }
      let line = icon.layers.filter { !$0.isErased }.reduce(CGRect.null) {
        $0.union($1.path.bounds.insetBy(dx: -0.9 * $1.lineWidth, dy: -0.9 * $1.lineWidth))
      }
      let square = CGRect(x: 0, y: 0, width: 24, height: 24)
      #expect(square.encloses(line), "\(name)\(end) covers \(line)")
      #expect(max(line.width, line.height) > 9, "\(name)\(end) covers \(line)")
    }
  }

  @Test("most symbols of the table have a drawing that no other has")
  func alike() {
    let icons = Set(SymbolIcon.drawnNames.map { SymbolIcon.named($0) })
    #expect(icons.count > SymbolIcon.drawnNames.count * 4 / 5)
  }

  @Test("the filled variant of a symbol of the table differs from its outline")
  func filled() {
    for name in SymbolIcon.drawnNames {
      guard let filled = SymbolIcon.named(name + ".fill") else { continue }
      #expect(filled != SymbolIcon.named(name), "\(name)")
    }
  }

  @Test(
    "a symbol that the stand-in or an example shows is known",
    arguments: [
      "arrow.clockwise", "arrow.up.circle.fill", "arrowshape.turn.up.left", "backward.fill", "book",
      "camera", "checkmark", "checkmark.circle.fill", "chevron.backward", "chevron.down",
      "chevron.forward", "chevron.left", "chevron.right", "chevron.up.chevron.down", "circle",
      "delete.left", "doc", "doc.on.doc", "doc.text", "door.left.hand.open", "envelope.fill",
      "exclamationmark.triangle.fill", "eyeglasses", "folder", "forward.fill", "globe", "house",
      "line.3.horizontal", "lock.fill", "magnifyingglass", "message.fill", "minus",
      "minus.circle.fill", "pause.fill", "person.crop.circle", "photo", "play.fill", "plus",
      "printer", "safari", "shift", "square.and.arrow.down", "square.and.arrow.up",
      "square.and.pencil", "square.dashed", "star", "star.fill", "textformat.size", "trash", "wifi",
      "xmark",
    ]
  )
  func used(name: String) { #expect(SymbolIcon.named(name) != nil) }

  @Test(
    "a filled symbol that apps often show is known",
    arguments: [
      "alarm", "bag", "bell", "bolt", "book", "bookmark", "briefcase", "bubble.left", "camera",
      "car",
      "cart", "chart.bar", "chart.pie", "clock", "cloud", "cloud.rain", "creditcard", "cube",
      "cup.and.saucer", "doc", "doc.on.doc", "doc.text", "drop", "envelope", "eye", "face.smiling",
      "flag", "flame", "folder", "forward", "gearshape", "gift", "graduationcap", "hammer",
      "hand.raised", "hand.thumbsdown", "hand.thumbsup", "hare", "heart", "house", "key", "leaf",
      "lightbulb", "location", "lock", "lock.open", "map", "message", "mic", "moon", "newspaper",
      "paperplane", "pause", "pawprint", "person", "person.2", "person.3", "phone", "photo", "pin",
      "play", "printer", "rectangle.stack", "shield", "speaker.wave.2", "square.and.arrow.up",
      "square.grid.2x2", "star", "stop", "sun.max", "tag", "ticket", "tortoise", "trash", "tray",
      "video", "wrench",
    ]
  )
  func commonFill(name: String) { #expect(SymbolIcon.named(name + ".fill") != nil) }

  @Test(
    "a name of several parts that apps often show is known",
    arguments: [
      "arrow.up.right.square", "bell.badge.fill", "bubble.left.and.bubble.right.fill",
      "calendar.badge.clock", "calendar.badge.plus", "cart.fill.badge.plus", "checkmark.seal.fill",
      "checkmark.shield.fill", "clock.arrow.circlepath", "doc.text.magnifyingglass",
      "dollarsign.arrow.circlepath", "ellipsis.circle",
      "exclamationmark.arrow.triangle.2.circlepath",
      "exclamationmark.octagon.fill", "eye.slash.fill", "hand.raised.slash.fill",
      "icloud.and.arrow.up.fill", "iphone.and.arrow.forward",
      "line.3.horizontal.decrease.circle.fill", "list.bullet.rectangle.portrait",
      "lock.rectangle.stack", "mic.slash.circle.fill", "person.badge.shield.checkmark",
      "person.crop.circle.badge.checkmark", "person.crop.circle.fill.badge.plus",
      "play.rectangle.on.rectangle.fill", "qrcode.viewfinder",
      "rectangle.portrait.and.arrow.forward", "speaker.slash.circle.fill",
      "square.and.pencil.circle",
      "star.bubble.fill", "text.badge.checkmark", "waveform.path.ecg.rectangle.fill", "wifi.slash",
    ]
  )
  func combined(name: String) { #expect(SymbolIcon.named(name) != nil) }
}
