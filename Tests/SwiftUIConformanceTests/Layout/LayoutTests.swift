import StageRuntime
import SwiftUI
import Testing

@Suite("Layout")
@MainActor
struct LayoutTests {
  /// The screen's room inside the safe area: 390 × 763 at y = 47.
  private let room = CGRect(x: 0, y: 47, width: 390, height: 763)

  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    Screen(content).leaves.filter { $0.kind == .fill }.map(\.frame)
  }

  @Test("Content is centred in the room inside the safe area")
  func centred() {
    #expect(
      fills { Color.red.frame(width: 90, height: 63) }
        == [CGRect(x: 150, y: 397, width: 90, height: 63)]
    )
  }

  @Test("A colour takes the room that it is offered")
  func colour() { #expect(fills { Color.red } == [room]) }

  @Test("A colour that ignores the safe area fills the screen")
  func ignoresSafeArea() {
    #expect(
      fills { Color.red.ignoresSafeArea() } == [CGRect(x: 0, y: 0, width: 390, height: 844)]
    )
  }

  @Test("A row shares its width equally among flexible views")
  func row() {
    #expect(
      fills {
        HStack(spacing: 10) {
          Color.red
          Color.blue
        }
      } == [
        CGRect(x: 0, y: 47, width: 190, height: 763),
        CGRect(x: 200, y: 47, width: 190, height: 763),
      ]
    )
  }

  @Test("Views of fixed size are served before flexible ones")
  func flexibility() {
    #expect(
      fills {
        HStack(spacing: 0) {
          Color.red
          Color.blue.frame(width: 90)
        }
      }.map(\.width) == [300, 90]
    )
  }

  @Test("Views of higher priority are served first")
  func priority() {
    #expect(
      fills {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20)
          Color.blue.layoutPriority(1)
        }
      }.map(\.width) == [20, 370]
    )
  }

  @Test("A spacer takes what is left")
  func spacer() {
    #expect(
      fills {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          Spacer()
          Color.blue.frame(width: 50, height: 10)
        }
      }.map(\.minX) == [0, 340]
    )
  }

  @Test(
    "A column aligns its views",
    arguments: [
      (HorizontalAlignment.leading, [145, 145] as [CGFloat]), (.center, [145, 170]),
      (.trailing, [145, 195]),
    ]
  )
  func alignment(alignment: HorizontalAlignment, edges: [CGFloat]) {
    #expect(
      fills {
        VStack(alignment: alignment) {
          Color.red.frame(width: 100, height: 10)
          Color.blue.frame(width: 50, height: 10)
        }
      }.map(\.minX) == edges
    )
  }

  @Test("Padding on a group pads each of its views")
  func groupPadding() {
    #expect(
      fills {
        HStack(spacing: 0) {
          Group {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 10)
          }
          .padding(5)
        }
      }.map(\.minX) == [180, 200]
    )
  }

  @Test("A background has the size of the view before it and an overlay too")
  func background() {
    #expect(
      fills {
        Color.red.frame(width: 40, height: 20)
          .background(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) }
          .overlay { Color.green }
      } == [
        CGRect(x: 205, y: 428.5, width: 10, height: 10),
        CGRect(x: 175, y: 418.5, width: 40, height: 20),
        CGRect(x: 175, y: 418.5, width: 40, height: 20),
      ]
    )
  }

  @Test("The ground of a style reaches beyond the safe area where the view touches its edge")
  func styleBackground() {
    #expect(
      fills { Spacer().frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue) }
        == [CGRect(x: 0, y: 0, width: 390, height: 844)]
    )
  }

  @Test("A flexible frame with a greatest width takes the proposal up to it")
  func flexibleFrame() {
    #expect(
      fills {
        Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity, alignment: .leading)
      } == [CGRect(x: 0, y: 418.5, width: 20, height: 20)]
    )
  }

  @Test("A text is as wide as it needs, and wraps in less width")
  func text() throws {
    let screen = Screen { Text("Some words that have to wrap").frame(width: 100) }
    let frame = try #require(screen.frame("Some words that have to wrap"))
    #expect(frame.width <= 100)
    #expect(frame.height > 40)
    let wide = Screen { Text("Some words that have to wrap") }
    #expect(try #require(wide.frame("Some words that have to wrap")).height < 25)
  }

  @Test("A text with a line limit of one isn't higher than a line")
  func lineLimit() throws {
    let screen = Screen { Text("Some words that have to wrap").lineLimit(1).frame(width: 100) }
    #expect(try #require(screen.frame("Some words that have to wrap")).height < 25)
  }

  @Test("The size of a hosting controller's content can be asked for")
  func sizeThatFits() {
    let context = StageContext()
    UIApplication.launch(in: context)
    let controller = UIHostingController(
      rootView: Color.red.frame(width: 30, height: 40).padding(5)
    )
    #expect(
      controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 40, height: 50)
    )
  }

  @Test("P8.20 preferredContentSize follows the content if the controller is told so")
  func preferredContentSize() {
    let screen = Screen { Color.red.frame(width: 30, height: 40) }
    #expect(screen.controller.preferredContentSize == .zero)
    screen.controller.sizingOptions = .preferredContentSize
    screen.layOut()
    #expect(screen.controller.preferredContentSize == CGSize(width: 30, height: 40))
  }
}
