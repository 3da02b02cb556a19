import Testing
import UIKit

@Suite("Text metrics")
struct TextMetricsTests {
  let body = TextMetrics(pointSize: 17)

  @Test("Widths grow with the size, the text and the weight")
  func widths() {
    let width = body.width(of: "Hello")
    #expect(width > 35 && width < 48)
    #expect(abs(TextMetrics(pointSize: 34).width(of: "Hello") - 2 * width) < 1e-9)
    #expect(body.width(of: "Hello, world") > width)
    #expect(TextMetrics(pointSize: 17, weight: 0.4).width(of: "Hello") > width)
    #expect(body.width(of: "") == 0)
  }

  @Test("In a monospaced font all characters are equally wide")
  func monospaced() {
    let mono = TextMetrics(pointSize: 17, isMonospaced: true)
    #expect(mono.width(of: "iiii") == mono.width(of: "WWWW"))
  }

  @Test(
    "Emoji and ideographs are an em wide, marks and joined emoji take no room",
    arguments: [("漢", 1.0), ("😀", 1.0), ("👨‍👩‍👧", 1.0), ("👍🏽", 1.0), ("e\u{301}", 0.57)]
  )
  func others(text: String, ems: CGFloat) {
    #expect(abs(TextMetrics(pointSize: 100).width(of: text) - 100 * ems) < 1e-9)
  }

  @Test("A text that fits is one line as wide as it is")
  func oneLine() {
    let layout = body.layOut("Hello, world", maximumWidth: 500)
    #expect(layout.lines.map(\.text) == ["Hello, world"])
    #expect(layout.size.width == body.width(of: "Hello, world"))
    #expect(layout.size.height == body.lineHeight)
  }

  @Test("Lines break between words, and no line is too long")
  func wrapping() {
    let width = body.width(of: "The quick brown")
    let layout = body.layOut("The quick brown fox jumps", maximumWidth: width)
    #expect(layout.lines.map(\.text) == ["The quick brown", "fox jumps"])
    #expect(layout.size.width == width)
  }

  @Test("A word that is too long breaks where it must")
  func longWord() {
    let layout = body.layOut("Donaudampfschiff", maximumWidth: 60)
    #expect(layout.lines.count > 1)
    #expect(layout.lines.map(\.text).joined() == "Donaudampfschiff")
    #expect(layout.lines.allSatisfy { $0.width <= 60 })
  }

  @Test("Nothing is too narrow: a line has one character at least")
  func noWidth() {
    #expect(body.layOut("abc", maximumWidth: 0).lines.map(\.text) == ["a", "b", "c"])
  }

  @Test("Line feeds end lines, also empty ones")
  func lineFeeds() {
    #expect(body.layOut("a\n\nb").lines.map(\.text) == ["a", "", "b"])
    #expect(body.layOut("").lines.count == 1)
  }

  @Test("What is beyond the line limit is cut off with an ellipsis")
  func truncation() {
    let width = body.width(of: "The quick brown")
    let layout = body.layOut(
      "The quick brown fox jumps over the lazy dog",
      maximumWidth: width,
      lineLimit: 2
    )
    #expect(layout.isTruncated)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].text.hasSuffix("…"))
    #expect(layout.size.width <= width)
  }

  @Test(
    "Text styles have Apple's sizes",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0),
      (.largeTitle, .large, 34), (.caption2, .large, 11), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.body, .unspecified, 17),
    ]
  )
  func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }
}
