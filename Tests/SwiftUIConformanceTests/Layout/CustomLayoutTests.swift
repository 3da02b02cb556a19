import SwiftUI
import Testing

/// Puts views one after the other into lines, as many as fit.
private struct Flow: Layout {
  var spacing: CGFloat = 10

  private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      defer {
        origin.x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frames(subviews, width: proposal.width ?? .infinity).reduce(CGRect.zero) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// Divides the width by what the views weigh.
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let unit = bounds.width / subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = unit * subview[Weight.self]
      subview.place(
        at: CGPoint(x: x, y: bounds.midY),
        anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
      x += width
    }
  }
}

@MainActor
@Suite("Layouts of an app's own")
struct CustomLayoutTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Text(name).frame(width: width, height: height)
  }

  @Test("A layout says how large its container is, and where the views are")
  func flow() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Flow {
          box("a", 60)
          box("b", 60)
          box("c", 60, 30)
        }
        .frame(width: 140)
        Text("below")
      }
    }
    let a = try #require(screen.frame("a"))
    let b = try #require(screen.frame("b"))
    let c = try #require(screen.frame("c"))
    #expect(b.midX - a.midX == 70)
    #expect(b.midY == a.midY)
    #expect(c.midX == a.midX)
    #expect(c.midY - a.midY == 35)
  }

  @Test("A layout follows its own values and its views")
  func follows() throws {
    struct Host: View {
      @State private var spacing: CGFloat = 10
      @State private var hasThird = false
      var body: some View {
        VStack {
          Button("Wider") { spacing = 30 }
          Button("Third") { hasThird = true }
          Flow(spacing: spacing) {
            Text("a").frame(width: 40, height: 20)
            Text("b").frame(width: 40, height: 20)
            if hasThird { Text("c").frame(width: 40, height: 20) }
          }
        }
      }
    }
    let screen = Screen { Host() }
    func distance(_ first: String, _ second: String) throws -> CGFloat {
      try #require(screen.frame(second)).midX - #require(screen.frame(first)).midX
    }
    #expect(try distance("a", "b") == 50)
    screen.tap("Wider")
    screen.settle()
    #expect(try distance("a", "b") == 70)
    screen.tap("Third")
    screen.settle()
    #expect(try distance("b", "c") == 70)
  }

  @Test("Views tell a layout values, and new ones are heard")
  func values() throws {
    struct Host: View {
      @State private var weight: CGFloat = 3
      var body: some View {
        VStack {
          Button("Same") { weight = 1 }
          Weighted {
            Color.red.accessibilityIdentifier("light")
            Color.blue.layoutValue(key: Weight.self, value: weight)
              .accessibilityIdentifier("heavy")
          }
          .frame(width: 200, height: 20)
        }
      }
    }
    let screen = Screen { Host() }
    func widths() -> [CGFloat] {
      screen.leaves.filter { $0.kind == .fill }.map(\.frame.width)
    }
    #expect(widths() == [50, 150])
    screen.tap("Same")
    screen.settle()
    #expect(widths() == [100, 100])
  }

  @Test("What a layout doesn't place is in the middle")
  func unplaced() throws {
    struct Lazy: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    let screen = Screen { Lazy { box("a", 20) } }
    let frame = try #require(screen.frame("a"))
    #expect(frame.midX == screen.window.bounds.midX)
  }

  @Test("A layout's senseless numbers do no harm", arguments: [CGFloat.nan, .infinity, -50])
  func senseless(number: CGFloat) {
    struct Odd: Layout {
      let number: CGFloat
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: number, height: number)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: number, y: number), proposal: ProposedViewSize(bounds.size))
        }
      }
    }
    let screen = Screen { VStack { Odd(number: number) { Text("a") } } }
    screen.settle()
    #expect(screen.texts == ["a"])
  }

  @Test("A cache is made once, and brought up to date when the views change")
  func caches() {
    final class Log { var lines: [String] = [] }
    struct Counting: Layout {
      let log: Log
      func makeCache(subviews: Subviews) -> Int {
        log.lines.append("make \(subviews.count)")
        return subviews.count
      }
      func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.lines.append("update \(subviews.count)")
        cache = subviews.count
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize
      {
        CGSize(width: 10 * cache, height: 10)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Int
      ) {}
    }
    struct Host: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        VStack {
          Button("More") { count = 2 }
          Counting(log: log) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        }
      }
    }
    let log = Log()
    let screen = Screen { Host(log: log) }
    #expect(log.lines == ["make 1"])
    screen.tap("More")
    screen.settle()
    #expect(log.lines == ["make 1", "update 2"])
  }

  @Test("A change of an AnyLayout keeps the views' state")
  func anyLayout() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Host: View {
      @State private var isRow = false
      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        VStack {
          Button("Turn") { isRow.toggle() }
          layout {
            Counter()
            Text("neighbour")
          }
        }
      }
    }
    let screen = Screen { Host() }
    screen.tap("count 0")
    screen.settle()
    screen.tap("Turn")
    screen.settle()
    let counter = try #require(screen.frame("count 1", .button))
    let neighbour = try #require(screen.frame("neighbour"))
    #expect(neighbour.minX >= counter.maxX && neighbour.midY == counter.midY)
  }

  @Test("The stacks' layouts do what the stacks do", arguments: [80, 200, 390] as [CGFloat])
  func stackLayouts(width: CGFloat) {
    @ViewBuilder var views: some View {
      Text("a short text")
      Text("a text that is somewhat longer").layoutPriority(1)
      Text("b").frame(minWidth: 20, maxWidth: 60)
    }
    let stacks = Screen {
      VStack {
        HStack(alignment: .top, spacing: 5) { views }
        VStack(alignment: .trailing) { views }
        ZStack(alignment: .bottomLeading) { views }
      }
      .frame(width: width)
    }
    let layouts = Screen {
      VStack {
        HStackLayout(alignment: .top, spacing: 5) { views }
        VStackLayout(alignment: .trailing) { views }
        ZStackLayout(alignment: .bottomLeading) { views }
      }
      .frame(width: width)
    }
    #expect(stacks.leaves.map(\.frame) == layouts.leaves.map(\.frame))
  }

  @Test("The first view that fits is shown", arguments: [(60, "short"), (300, "a long text here")])
  func viewThatFits(width: CGFloat, expected: String) {
    let screen = Screen {
      ViewThatFits(in: .horizontal) {
        Text("a long text here")
        Text("short")
      }
      .frame(width: width)
    }
    #expect(screen.texts == [expected])
  }
}
