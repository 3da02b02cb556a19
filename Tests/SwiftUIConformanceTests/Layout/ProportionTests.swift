import StageRuntime
import SwiftUI
import Testing

@Suite("Proportions, guides and order")
@MainActor
struct ProportionTests {
  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    Screen(content).leaves.filter { $0.kind == .fill }.map(\.frame)
  }

  @Test("A view keeps its proportions inside its room, or fills it")
  func aspectRatio() {
    #expect(
      fills { Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100) }
        .map(\.size) == [CGSize(width: 100, height: 50)]
    )
    #expect(
      fills { Color.red.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100) }
        .map(\.size) == [CGSize(width: 200, height: 100)]
    )
  }

  @Test("A circle is as wide as it is high")
  func circle() {
    let leaf = Screen { Circle().frame(width: 80, height: 40) }.leaves.first
    #expect(leaf?.frame.size == CGSize(width: 40, height: 40))
  }

  @Test("A guide that a view sets moves it in its stack")
  func guide() {
    #expect(
      fills {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 100, height: 10)
          Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -30 }
        }
      }.map(\.minX) == [145, 175]
    )
  }

  private enum Pole: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  @Test("A guide of one's own goes through the stacks inside")
  func throughStacks() {
    let pole = HorizontalAlignment(Pole.self)
    #expect(
      fills {
        VStack(alignment: pole, spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 10)
            Color.green.frame(width: 40, height: 10).alignmentGuide(pole) { $0[.leading] }
          }
          Color.blue.frame(width: 50, height: 10)
        }
      }.map(\.minX) == [155, 185, 185]
    )
  }

  @Test("A view of higher z index is in front")
  func zIndex() {
    let screen = Screen {
      ZStack {
        Color.red.frame(width: 10, height: 10).zIndex(1)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(screen.leaves.map(\.text) == ["blue", "red"])
  }

  @Test("A position is the view's middle in the room that is offered")
  func position() {
    #expect(
      fills { Color.red.frame(width: 10, height: 10).position(x: 100, y: 50) }
        == [CGRect(x: 95, y: 92, width: 10, height: 10)]
    )
  }

  @Test("A geometry reader takes its room and tells its size and place")
  func geometry() {
    var told: [CGRect] = []
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 63)
        GeometryReader { proxy in
          let _ = told.append(proxy.frame(in: .global))
          Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        }
      }
    }
    #expect(screen.texts == ["390 × 700"])
    #expect(told == [CGRect(x: 0, y: 110, width: 390, height: 700)])
    #expect(screen.frame("390 × 700")?.origin == CGPoint(x: 0, y: 110))
  }

  @Test("A geometry reader's content follows the state that it reads")
  func geometryState() {
    struct Reading: View {
      @State var count = 0
      let remote: Remote
      var body: some View {
        let _ = remote.actions["add"] = { count += 1 }
        GeometryReader { _ in Text("count \(count)") }
      }
    }
    let remote = Remote()
    let screen = Screen { Reading(remote: remote) }
    remote("add")
    screen.layOut()
    #expect(screen.texts == ["count 1"])
  }

  @Test("A change of geometry is told once at first and then when it changes")
  func geometryChange() {
    struct Growing: View {
      @State var width: CGFloat = 10
      let remote: Remote
      let journal: Journal
      var body: some View {
        let _ = remote.actions["grow"] = { width += 5 }
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { journal.note("\($0)") }
      }
    }
    let (remote, journal) = (Remote(), Journal())
    let screen = Screen { Growing(remote: remote, journal: journal) }
    screen.layOut()
    remote("grow")
    screen.layOut()
    #expect(journal.lines == ["10.0", "15.0"])
  }
}
