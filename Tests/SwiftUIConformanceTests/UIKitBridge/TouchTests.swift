import StageRuntime
import SwiftUI
import Testing

@Suite("Touches and accessibility")
@MainActor
struct TouchTests {
  @Test("A disabled button does nothing")
  func disabled() {
    let journal = Journal()
    let screen = Screen { Button("Tap") { journal.note("tapped") }.disabled(true) }
    screen.tap("Tap")
    #expect(journal.lines.isEmpty)
  }

  @Test("A hidden button does nothing")
  func hidden() throws {
    let journal = Journal()
    let screen = Screen { Button("Tap") { journal.note("tapped") }.hidden() }
    let frame = try #require(screen.frame("Tap", .button))
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(journal.lines.isEmpty)
  }

  @Test("A view that takes no touches lets them through to what is behind")
  func through() {
    let journal = Journal()
    let screen = Screen {
      ZStack {
        Button("Below") { journal.note("below") }
        Button("Above") { journal.note("above") }.allowsHitTesting(false)
      }
    }
    screen.tap("Below")
    #expect(journal.lines == ["below"])
  }

  @Test("A touch that leaves the button does nothing")
  func leaving() throws {
    let journal = Journal()
    let screen = Screen { Button("Tap") { journal.note("tapped") } }
    let frame = try #require(screen.frame("Tap", .button))
    let finger = TouchSequence.began(at: CGPoint(x: frame.midX, y: frame.midY), in: screen.window)
    finger.moved(to: CGPoint(x: frame.midX, y: frame.maxY + 200))
    finger.ended()
    #expect(journal.lines.isEmpty)
  }

  @Test("Texts and buttons are seen by assistive technologies where they are on the screen")
  func elements() throws {
    let journal = Journal()
    let screen = Screen {
      VStack {
        Text("Title").accessibilityIdentifier("title")
        Button("Go") { journal.note("go") }
        Button("Stop") {}.disabled(true).accessibilityLabel("Halt")
        Text("secret").accessibilityHidden(true)
      }
    }
    let view: UIView = screen.controller.view
    let elements = try #require(view.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["Title", "Go", "Halt"])
    #expect(elements[0].accessibilityIdentifier == "title")
    #expect(elements[1].accessibilityTraits == .button)
    #expect(elements[2].accessibilityTraits.contains(.notEnabled))
    #expect(elements[1].accessibilityFrame == screen.frame("Go", .button))
    #expect(elements[1].accessibilityActivate())
    #expect(journal.lines == ["go"])
  }

  private struct Native: UIViewRepresentable {
    let journal: Journal
    func makeUIView(context: Context) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Native") { _ in journal.note("native") }
      )
    }
    func updateUIView(_ button: UIButton, context: Context) {}
  }

  @Test("A touch on a UIKit view goes to that view")
  func native() throws {
    let journal = Journal()
    let screen = Screen { Native(journal: journal).frame(width: 100, height: 44) }
    let frame = try #require(screen.leaves.first { $0.kind == .platform }?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(journal.lines == ["native"])
  }
}
