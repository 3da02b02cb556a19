import SwiftUI
import Testing

@MainActor
private final class Counter {
  var count = 0
}

@MainActor
private final class Line: ObservableObject {
  @Published var line = "short"
}

/// Stacks in stacks, with a text that changes in the innermost.
///
/// A guide's closure is asked whenever a stack looks at its child, so it counts the work.
private struct Nest: View {
  let depth: Int
  let hasSibling: Bool
  let counter: Counter
  @ObservedObject var text: Line

  var body: some View {
    if depth == 0 {
      Text(text.line)
    } else {
      VStack {
        AnyView(Nest(depth: depth - 1, hasSibling: hasSibling, counter: counter, text: text))
          .alignmentGuide(HorizontalAlignment.center) { dimensions in
            MainActor.assumeIsolated { counter.count += 1 }
            return dimensions.width / 2
          }
        if hasSibling { Color.clear.frame(height: 1) }
      }
    }
  }
}

@MainActor
@Suite("Layout at depth")
struct DeepLayoutTests {
  @Test(
    "in stacks nested twice as deep, a change at the bottom makes about twice as much work",
    arguments: [false, true]
  )
  func growth(hasSibling: Bool) {
    let (shallow, deep) = (work(depth: 30, hasSibling), work(depth: 60, hasSibling))
    #expect(shallow >= 30)
    #expect(deep <= shallow * 5 / 2, "\(shallow) at 30, \(deep) at 60")
  }

  private func work(depth: Int, _ hasSibling: Bool) -> Int {
    let counter = Counter()
    let text = Line()
    let screen = Screen {
      Nest(depth: depth, hasSibling: hasSibling, counter: counter, text: text)
    }
    counter.count = 0
    text.line = "a good deal longer\nand on two lines"
    screen.settle()
    return counter.count
  }
}
