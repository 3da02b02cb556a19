import StageRuntime
import SwiftUI
import Testing

@Suite("Gestures")
@MainActor
struct GestureTests {
  private let journal = Journal()

  private func drag(_ screen: Screen<some View>, from start: CGPoint, to end: CGPoint) {
    let finger = TouchSequence.began(at: start, in: screen.window)
    for step in 1...10 {
      screen.context.advance(by: .milliseconds(16))
      let share = CGFloat(step) / 10
      finger.moved(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share
        )
      )
    }
    finger.ended()
    screen.context.turns.endTurn()
  }

  private let middle = CGPoint(x: 195, y: 428)

  @Test("A tap on a view does what its gesture says")
  func tap() {
    let screen = Screen {
      Color.red.frame(width: 50, height: 50).onTapGesture { journal.note("tap") }
    }
    screen.tap(at: middle)
    screen.tap(at: CGPoint(x: 20, y: 428))
    #expect(journal.lines == ["tap"])
  }

  @Test("A tap gesture outside a button leaves taps on the button to it")
  func buttonInside() {
    let screen = Screen {
      Button("Inner") { journal.note("button") }
        .padding(40)
        .background(Color.red)
        .onTapGesture { journal.note("tap") }
    }
    screen.tap("Inner")
    screen.tap(at: CGPoint(x: 195, y: 428 - 45))
    #expect(journal.lines == ["button", "tap"])
  }

  @Test("A single tap waits until it isn't the first of two")
  func doubleTap() {
    let screen = Screen {
      Color.red
        .onTapGesture(count: 2) { journal.note("two") }
        .onTapGesture { journal.note("one") }
    }
    screen.tap(at: middle)
    #expect(journal.lines.isEmpty)
    screen.context.advance(by: .seconds(1))
    #expect(journal.take() == ["one"])
    screen.tap(at: middle)
    screen.tap(at: middle)
    screen.context.advance(by: .seconds(1))
    #expect(journal.lines == ["two"])
  }

  @Test("A view that shows something keeps taps from what is behind")
  func covered() {
    let screen = Screen {
      ZStack {
        Button("Below") { journal.note("below") }
        Color.red.opacity(0.5)
      }
    }
    screen.tap("Below")
    #expect(journal.lines.isEmpty)
  }

  @Test("Empty room takes no taps unless it has a content shape")
  func contentShape() {
    func row(_ isShaped: Bool) -> some View {
      HStack {
        Text("left")
        Spacer()
        Text("right")
      }
      .contentShape(isShaped ? .interaction : [], Rectangle())
      .onTapGesture { journal.note(isShaped ? "shaped" : "plain") }
    }
    Screen { row(false) }.tap(at: middle)
    Screen { row(true) }.tap(at: middle)
    #expect(journal.lines == ["shaped"])
  }

  @Test("What is clipped away takes no taps")
  func clipped() {
    let screen = Screen {
      Color.red.frame(width: 100, height: 100)
        .onTapGesture { journal.note("tap") }
        .clipShape(Circle())
    }
    screen.tap(at: CGPoint(x: 195 - 46, y: 428 - 46))
    #expect(journal.lines.isEmpty)
    screen.tap(at: middle)
    #expect(journal.lines == ["tap"])
  }

  @Test("A long press happens while the finger is down, and says when the finger comes and goes")
  func longPress() {
    let screen = Screen {
      Color.red.onLongPressGesture(
        minimumDuration: 1,
        perform: { journal.note("long") },
        onPressingChanged: { journal.note($0 ? "down" : "up") }
      )
    }
    let finger = TouchSequence.began(at: middle, in: screen.window)
    screen.context.advance(by: .milliseconds(900))
    #expect(journal.take() == ["down"])
    screen.context.advance(by: .milliseconds(200))
    #expect(Set(journal.take()) == ["long", "up"])
    finger.ended()
    screen.tap(at: middle)
    #expect(journal.lines == ["down", "up"])
  }

  @Test("A drag tells how far the finger has moved")
  func dragging() {
    var last: DragGesture.Value?
    let screen = Screen {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture()
            .onChanged { last = $0 }
            .onEnded { journal.note("\($0.translation.width), \($0.translation.height)") }
        )
    }
    drag(screen, from: middle, to: CGPoint(x: 225, y: 468))
    #expect(journal.lines == ["30.0, 40.0"])
    #expect(last?.startLocation == CGPoint(x: 50, y: 49.5))
  }

  @Test("A finger that hardly moves isn't a drag")
  func smallDrag() {
    let screen = Screen {
      Color.red.gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
    drag(screen, from: middle, to: CGPoint(x: 199, y: 430))
    #expect(journal.lines.isEmpty)
  }

  @Test("A gesture's state is as at first when the gesture has ended")
  func gestureState() {
    struct Movable: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Text("x \(Int(offset.width))")
          .padding(50)
          .contentShape(Rectangle())
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let screen = Screen { Movable() }
    let finger = TouchSequence.began(at: middle, in: screen.window)
    finger.moved(to: CGPoint(x: 225, y: 428))
    screen.layOut()
    #expect(screen.texts == ["x 30"])
    finger.ended()
    screen.layOut()
    #expect(screen.texts == ["x 0"])
  }

  @Test("A gesture of high priority goes before those inside, a simultaneous one together")
  func priorities() {
    let screen = Screen {
      VStack {
        Text("high").onTapGesture { journal.note("inner") }
          .highPriorityGesture(TapGesture().onEnded { journal.note("outer") })
        Text("both").onTapGesture { journal.note("inner") }
          .simultaneousGesture(TapGesture().onEnded { journal.note("outer") })
      }
    }
    screen.tap("high")
    #expect(journal.take() == ["outer"])
    screen.tap("both")
    #expect(journal.lines == ["inner", "outer"])
  }

  @Test("A long press and then a drag make one gesture")
  func sequence() {
    let screen = Screen {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value { journal.note("\(drag.translation.width)") }
          }
      )
    }
    let finger = TouchSequence.began(at: middle, in: screen.window)
    screen.context.advance(by: .milliseconds(300))
    finger.moved(to: CGPoint(x: 215, y: 428))
    finger.ended()
    #expect(journal.lines == ["20.0"])
  }
}
