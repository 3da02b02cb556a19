import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Scroll view readers")
@MainActor
struct ScrollViewReaderTests {
  private struct Column: View {
    let remote: Remote
    let isLazy: Bool
    var anchor: UnitPoint?
    @State private var count = 500

    var body: some View {
      ScrollViewReader { proxy in
        let _ = remote.actions["scroll"] = { proxy.scrollTo(400, anchor: anchor) }
        let _ =
          remote.actions["animate"] = {
            withAnimation { proxy.scrollTo(400, anchor: anchor) }
          }
        let _ = remote.actions["top"] = { proxy.scrollTo("title", anchor: .top) }
        let _ = remote.actions["nowhere"] = { proxy.scrollTo("nowhere", anchor: .top) }
        let _ =
          remote.actions["grow"] = {
            count = 600
            proxy.scrollTo(599, anchor: anchor)
          }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }
          } else {
            VStack(spacing: 0) { rows }
          }
        }
      }
    }

    @ViewBuilder
    private var rows: some View {
      Text("Title").frame(height: 60).id("title")
      ForEach(0..<count, id: \.self) { number in
        Text("Row \(number)").frame(height: number % 2 == 0 ? 40 : 60)
      }
    }
  }

  private let remote = Remote()

  private func rowEdges(_ screen: Screen<some View>, _ row: Int) -> (CGFloat, CGFloat)? {
    screen.layOut()
    let height: CGFloat = row % 2 == 0 ? 40 : 60
    return screen.frame("Row \(row)").map { ($0.midY - height / 2, $0.midY + height / 2) }
  }

  @Test("A row is scrolled to the top", arguments: [false, true])
  func top(isLazy: Bool) throws {
    let screen = Screen { Column(remote: remote, isLazy: isLazy, anchor: .top) }
    remote("scroll")
    screen.settle()
    let edges = try #require(rowEdges(screen, 400))
    #expect(abs(edges.0 - screen.window.safeAreaInsets.top) < 1)
  }

  @Test("A row is scrolled to the middle", arguments: [false, true])
  func middle(isLazy: Bool) throws {
    let screen = Screen { Column(remote: remote, isLazy: isLazy, anchor: .center) }
    remote("scroll")
    screen.settle()
    let edges = try #require(rowEdges(screen, 400))
    let safe = screen.window.safeAreaInsets
    let middle = (safe.top + screen.window.bounds.height - safe.bottom) / 2
    #expect(abs((edges.0 + edges.1) / 2 - middle) < 1)
  }

  @Test("Without an anchor the content moves as little as it takes", arguments: [false, true])
  func least(isLazy: Bool) throws {
    let screen = Screen { Column(remote: remote, isLazy: isLazy) }
    remote("scroll")
    screen.settle()
    let edges = try #require(rowEdges(screen, 400))
    let bottom = screen.window.bounds.height - screen.window.safeAreaInsets.bottom
    #expect(abs(edges.1 - bottom) < 1)
    let offset = screen.scrollViews.first?.contentOffset
    remote("scroll")
    screen.settle()
    #expect(screen.scrollViews.first?.contentOffset == offset)
  }

  @Test("A view with an identity of its own is found", arguments: [false, true])
  func identity(isLazy: Bool) throws {
    let screen = Screen { Column(remote: remote, isLazy: isLazy, anchor: .top) }
    remote("scroll")
    screen.settle()
    remote("top")
    screen.settle()
    #expect(screen.scrollViews.first?.contentOffset.y == -screen.window.safeAreaInsets.top)
  }

  @Test("Nothing moves for an identity that no view has", arguments: [false, true])
  func nowhere(isLazy: Bool) {
    let screen = Screen { Column(remote: remote, isLazy: isLazy, anchor: .top) }
    let offset = screen.scrollViews.first?.contentOffset
    remote("nowhere")
    screen.settle()
    #expect(screen.scrollViews.first?.contentOffset == offset)
  }

  @Test("A row that comes with the same action is scrolled to", arguments: [false, true])
  func newRow(isLazy: Bool) throws {
    let screen = Screen { Column(remote: remote, isLazy: isLazy, anchor: .bottom) }
    remote("grow")
    screen.settle()
    let edges = try #require(rowEdges(screen, 599))
    let bottom = screen.window.bounds.height - screen.window.safeAreaInsets.bottom
    #expect(abs(edges.1 - bottom) < 1)
  }

  @Test("In an animation, scrolling takes time")
  func animated() throws {
    let screen = Screen { Column(remote: remote, isLazy: false, anchor: .top) }
    let before = try #require(screen.scrollViews.first).contentOffset.y
    remote("animate")
    screen.context.advance(by: .milliseconds(100))
    let during = try #require(screen.scrollViews.first).contentOffset.y
    screen.settle()
    let after = try #require(screen.scrollViews.first).contentOffset.y
    #expect(before < during)
    #expect(during < after)
  }
}
