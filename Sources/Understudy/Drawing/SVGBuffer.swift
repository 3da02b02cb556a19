import Foundation

/// The text of an SVG document while it is written.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes text that may contain characters with a meaning in SVG; what XML forbids is left out.
  mutating func write(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      case 0x09, 0x0A, 0x0D: bytes.append(0x20)
      case 0..<0x20: break
      default: bytes.append(byte)
      }
    }
  }

  /// Writes a number with at most two decimal places, without needless zeros.
  mutating func write(_ number: CGFloat) {
    guard number.isFinite, abs(number) < 1e9 else { return write(number > 0 ? "1e9" : "0") }
    var hundredths = Int((number * 100).rounded())
    if hundredths < 0 {
      bytes.append(UInt8(ascii: "-"))
      hundredths = -hundredths
    }
    write(integer: hundredths / 100)
    let fraction = hundredths % 100
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10))
    if fraction % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10)) }
  }

  /// Writes a number that isn't negative.
  mutating func write(integer: Int) {
    guard integer >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(integer)) }
    write(integer: integer / 10)
    bytes.append(UInt8(ascii: "0") + UInt8(integer % 10))
  }

  /// Writes an attribute with a number, a blank before it.
  mutating func attribute(_ name: StaticString, _ number: CGFloat) {
    bytes.append(UInt8(ascii: " "))
    write(name)
    write("=\"")
    write(number)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a colour as six digits.
  mutating func write(_ color: RGBA) {
    bytes.append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] {
      let byte = UInt8(min(255, max(0, (component * 255).rounded())))
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
