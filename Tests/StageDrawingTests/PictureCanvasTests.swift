import Foundation
import StageDrawing
import Testing

@Suite("The canvas")
struct PictureCanvasTests {
  private let red = RGBA(hex: 0xFF0000)

  private func document(_ draw: (PictureCanvas) -> Void) -> String {
    let canvas = PictureCanvas()
    draw(canvas)
    return canvas.document(size: CGSize(width: 100, height: 50), title: "A test")
  }

  @Test("coordinates are those of the whole picture, with at most two decimal places")
  func coordinates() {
    let text = document { canvas in
      canvas.group(PictureCanvas.Setting(origin: CGPoint(x: 10, y: 20))) {
        canvas.fill(
          .rectangle(CGRect(x: 1.5, y: 2.333_3, width: 3, height: 4)),
          .color(red)
        )
      }
    }
    #expect(
      text.contains(##"<rect x="11.5" y="22.33" width="3" height="4" fill="#ff0000"/>"##)
    )
    #expect(!text.contains("<g"))
  }

  @Test("a group is written only if something is in it")
  func emptyGroups() {
    let text = document { canvas in
      canvas.group(PictureCanvas.Setting(opacity: 0.5)) {
        canvas.group(PictureCanvas.Setting(opacity: 0.25)) {}
      }
    }
    #expect(!text.contains("<g"))
  }

  @Test("each group that is opened is closed")
  func balance() {
    let text = document { canvas in
      let clip = Outline.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9), radius: 2)
      canvas.group(
        PictureCanvas.Setting(transform: PlaneTransform(a: 2), opacity: 0.5, clip: clip)
      ) {
        canvas.group(PictureCanvas.Setting(opacity: 0.5)) {
          canvas.fill(.ellipse(CGRect(x: 0, y: 0, width: 5, height: 5)), .color(red))
        }
      }
    }
    #expect(text.components(separatedBy: "<g").count == 4)
    #expect(text.components(separatedBy: "</g>").count == 4)
    #expect(text.components(separatedBy: "<clipPath").count == 2)
  }

  @Test("a thin line's shadow has room to spread")
  func shadow() {
    let text = document { canvas in
      canvas.group(PictureCanvas.Setting(origin: CGPoint(x: 0, y: 20))) {
        canvas.fill(
          .rectangle(CGRect(x: 10, y: 10, width: 50, height: 1)),
          .color(red),
          shadow: Shadow(color: red, radius: 4, offset: CGSize(width: 0, height: 2))
        )
      }
    }
    #expect(
      text.contains(
        ##"filterUnits="userSpaceOnUse" x="4" y="26" width="62" height="13"><feGaussianBlur"##
      )
    )
  }

  @Test("text that looks like SVG stays text")
  func escaping() {
    let text = document { canvas in
      canvas.draw(
        TextRun("<b>&\u{1}\"", at: .zero, width: 10, size: 12, color: red)
      )
    }
    #expect(text.contains(">&lt;b&gt;&amp;&quot;</text>"))
  }

  @Test(
    "blanks that a browser would leave out are kept",
    arguments: [(" a", true), ("a ", true), ("a  b", true), ("a b", false), ("ab", false)]
  )
  func blanks(text: String, areKept: Bool) {
    let svg = document { canvas in
      canvas.draw(TextRun(text, at: .zero, width: 10, size: 12, color: red))
    }
    #expect(svg.contains("xml:space=\"preserve\">\(text)</text>") == areKept)
    #expect(svg.contains(">\(text)</text>"))
  }

  @Test("what can't be seen isn't drawn")
  func invisible() {
    let text = document { canvas in
      canvas.fill(.rectangle(CGRect(x: 0, y: 0, width: 5, height: 0)), .color(red))
      canvas.fill(
        .rectangle(CGRect(x: 0, y: 0, width: 5, height: 5)),
        .color(RGBA(hex: 0, alpha: 0))
      )
    }
    #expect(!text.contains("<rect"))
  }

  @Test("a symbol that the set doesn't have is a box with its name")
  func unknownSymbol() {
    let text = document { canvas in
      canvas.symbol("dragon", in: CGRect(x: 0, y: 0, width: 24, height: 24), color: red)
    }
    #expect(text.contains(">dragon</text>") && text.contains("<rect"))
  }

  @Test("numbers that are none are written as numbers")
  func notANumber() {
    let text = document { canvas in
      canvas.draw(
        TextRun("x", at: CGPoint(x: CGFloat.nan, y: 3), width: 10, size: 12, color: red)
      )
    }
    #expect(!text.lowercased().contains("nan"))
  }
}
