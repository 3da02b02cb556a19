import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
  private struct Rows: View {
    var count = 50
    var height: CGFloat = 44

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: height) }
      }
      .frame(maxWidth: .infinity)
    }
  }

  @Test("A scroll view takes the height it is offered and the width of its content")
  func size() throws {
    let screen = Screen {
      ScrollView { Color.red.frame(width: 100, height: 2000) }.frame(height: 300)
    }
    let scrollView = try #require(screen.scrollViews.first)
    #expect(scrollView.bounds.size == CGSize(width: 100, height: 300))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 2000))
  }

  @Test("A scroll view of its ideal size is as large as its content")
  func idealSize() throws {
    let screen = Screen { ScrollView { Color.red.frame(width: 100, height: 200) }.fixedSize() }
    let scrollView = try #require(screen.scrollViews.first)
    #expect(scrollView.bounds.size == CGSize(width: 100, height: 200))
  }

  @Test("Content that is shorter than the scroll view begins at its top edge")
  func shortContent() throws {
    let screen = Screen { ScrollView { Text("short") }.frame(height: 300).border(.red) }
    let border = try #require(screen.leaves.first { $0.kind == .shape }?.frame)
    #expect(screen.frame("short")?.minY == border.minY)
  }

  @Test("Content that is narrower than a horizontal scroll view begins at its leading edge")
  func narrowContent() throws {
    let screen = Screen { ScrollView(.horizontal) { Text("short") }.frame(width: 300) }
    let whole = screen.window.bounds.width
    #expect(screen.frame("short")?.minX == (whole - 300) / 2)
  }

  @Test("Content that is smaller than a scroll view of both axes is in its middle")
  func bothAxes() throws {
    let screen = Screen {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 50, height: 50) }
        .frame(width: 200, height: 200)
    }
    let scrollView = try #require(screen.scrollViews.first)
    let frame = try #require(screen.leaves.first { $0.kind == .fill }?.frame)
    let outer = scrollView.convert(scrollView.bounds, to: nil as UIView?)
    #expect(frame.midX == outer.midX)
    #expect(frame.midY == outer.midY)
  }

  @Test("Nothing to scroll is nothing to see", arguments: [Axis.Set.vertical, .horizontal, []])
  func empty(axes: Axis.Set) throws {
    let screen = Screen { ScrollView(axes) { EmptyView() } }
    #expect(screen.scrollViews.first?.contentSize == .zero)
    #expect(screen.texts.isEmpty)
  }

  @Test("A finger moves the content with it")
  func drag() throws {
    let screen = Screen { ScrollView { Rows() } }
    let before = try #require(screen.frame("Row 10"))
    screen.scrollDown(by: 150)
    let after = try #require(screen.frame("Row 10"))
    #expect(abs(before.minY - 150 - after.minY) < 1)
  }

  @Test("Content comes to rest at its end however far it is dragged")
  func end() throws {
    let screen = Screen { ScrollView { Rows(count: 20) } }
    for _ in 0..<3 { screen.scrollDown(by: 500) }
    let scrollView = try #require(screen.scrollViews.first)
    let last = try #require(screen.frame("Row 19"))
    let safe = screen.window.safeAreaInsets
    #expect(last.maxY <= screen.window.bounds.height - safe.bottom)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test("Content that fills the screen begins below the safe area and passes through it")
  func safeArea() throws {
    let screen = Screen { ScrollView { Rows() } }
    let scrollView = try #require(screen.scrollViews.first)
    let safe = screen.window.safeAreaInsets
    #expect(safe.top > 0)
    #expect(scrollView.convert(scrollView.bounds, to: nil as UIView?) == screen.window.bounds)
    #expect(scrollView.adjustedContentInset.top == safe.top)
    #expect(scrollView.contentOffset.y == -safe.top)
    screen.scrollDown(by: 30)
    #expect(try #require(screen.frame("Row 0")).minY < safe.top)
  }

  @Test("A tap reaches the button that has been scrolled to where the finger is")
  func tapAfterScroll() {
    let journal = Journal()
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            Button("Row \(row)") { journal.note("\(row)") }.frame(height: 44)
          }
        }
      }
    }
    screen.scrollDown(by: 440)
    screen.tap("Row 12")
    #expect(journal.lines == ["12"])
  }

  @Test("A drag that scrolls presses no button")
  func dragOnButton() throws {
    let journal = Journal()
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            Button("Row \(row)") { journal.note("\(row)") }.frame(width: 390, height: 44)
          }
        }
      }
    }
    let start = try #require(screen.frame("Row 12", .button))
    screen.drag(from: CGPoint(x: start.midX, y: start.midY), by: CGVector(dx: 0, dy: -20))
    #expect(journal.lines.isEmpty)
    #expect(try #require(screen.scrollViews.first).contentOffset.y > -40)
  }

  @Test("A disabled scroll view doesn't follow the finger")
  func disabled() throws {
    let screen = Screen { ScrollView { Rows() }.scrollDisabled(true) }
    let before = screen.frame("Row 10")
    screen.scrollDown(by: 150)
    #expect(screen.frame("Row 10") == before)
  }

  @Test("What is disabled around a scroll view can't be enabled inside")
  func disabledAround() throws {
    let screen = Screen { ScrollView { Rows() }.scrollDisabled(false).scrollDisabled(true) }
    #expect(try #require(screen.scrollViews.first).isScrollEnabled == false)
  }

  @Test(
    "Indicators are shown unless the scroll view or its surroundings hide them",
    arguments: [
      (true, ScrollIndicatorVisibility.automatic, true), (true, .visible, true),
      (true, .hidden, false), (true, .never, false), (false, .visible, false),
    ]
  )
  func indicators(own: Bool, around: ScrollIndicatorVisibility, expected: Bool) throws {
    let screen = Screen {
      ScrollView(showsIndicators: own) { Rows() }.scrollIndicators(around)
    }
    #expect(try #require(screen.scrollViews.first).showsVerticalScrollIndicator == expected)
  }

  @Test(
    "A drag treats the keyboard as the scroll view was told",
    arguments: [
      (ScrollDismissesKeyboardMode.automatic, UIScrollView.KeyboardDismissMode.onDrag),
      (.immediately, .onDrag), (.interactively, .interactive), (.never, .none),
    ]
  )
  func keyboard(mode: ScrollDismissesKeyboardMode, expected: UIScrollView.KeyboardDismissMode)
    throws
  {
    let screen = Screen { ScrollView { Rows() }.scrollDismissesKeyboard(mode) }
    #expect(try #require(screen.scrollViews.first).keyboardDismissMode == expected)
  }

  @Test("Content that becomes shorter than where it is scrolled to moves into view")
  func shrinking() throws {
    struct Shrinking: View {
      @State var count = 50
      let remote: Remote
      var body: some View {
        ScrollView { Rows(count: count) }
          .onAppear { remote.actions["shrink"] = { count = 18 } }
      }
    }
    let remote = Remote()
    let screen = Screen { Shrinking(remote: remote) }
    screen.scrollDown(by: 600)
    remote("shrink")
    screen.settle()
    let safe = screen.window.safeAreaInsets
    let last = try #require(screen.frame("Row 17"))
    #expect(last.maxY <= screen.window.bounds.height - safe.bottom)
    #expect(last.maxY > 0)
  }

  @Test("A scroll view inside another scrolls in its own direction")
  func nested() throws {
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { Text("Column \($0)").frame(width: 100, height: 100) }
            }
          }
          .frame(height: 100)
          Rows()
        }
      }
    }
    let views = screen.scrollViews
    #expect(views.count == 2)
    let start = try #require(screen.frame("Column 2"))
    screen.drag(
      from: CGPoint(x: start.midX, y: start.midY),
      by: CGVector(dx: -120, dy: 0)
    )
    #expect(abs(views[1].contentOffset.x - 120) < 1)
    #expect(views[0].contentOffset.y == -screen.window.safeAreaInsets.top)
    screen.scrollDown(by: 60)
    #expect(abs(views[1].contentOffset.x - 120) < 1)
    #expect(try #require(screen.frame("Column 2")).minY < start.minY)
  }

  @Test("A pull on the top edge refreshes the content once")
  func refresh() async throws {
    let journal = Journal()
    let screen = Screen {
      ScrollView { Rows() }.refreshable { await MainActor.run { journal.note("refresh") } }
    }
    screen.drag(from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 400))
    for _ in 0..<10 { await Task.yield() }
    #expect(journal.lines == ["refresh"])
  }

  @Test("A scroll view that goes away lets go of its UIKit view")
  func removal() throws {
    struct Removable: View {
      @State var isShown = true
      let remote: Remote
      var body: some View {
        VStack { if isShown { ScrollView { Rows() } } }
          .onAppear { remote.actions["remove"] = { isShown = false } }
      }
    }
    let remote = Remote()
    let screen = Screen { Removable(remote: remote) }
    weak let scrollView = screen.scrollViews.first
    #expect(scrollView != nil)
    remote("remove")
    screen.settle()
    #expect(screen.scrollViews.isEmpty)
    #expect(scrollView == nil)
  }

  @Test("Sizes that aren't numbers are harmless", arguments: [CGFloat.infinity, .nan])
  func badSizes(length: CGFloat) throws {
    let screen = Screen {
      ScrollView { Color.red.frame(minHeight: length, maxHeight: length) }
    }
    #expect(try #require(screen.scrollViews.first).contentSize.height.isFinite)
  }
}
