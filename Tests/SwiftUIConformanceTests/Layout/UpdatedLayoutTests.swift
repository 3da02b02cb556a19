import Observation
import SwiftUI
import Testing
import UIKit

/// Updates that once showed something else than a fresh screen, found by random changes.
@Suite("Layout after an update")
@MainActor
struct UpdatedLayoutTests {
  @Test("a former last row gets a separator, at its lower edge")
  func separator() {
    let model = Model()
    let screen = Screen { RowsScreen(model: model) }
    model.rows = 2
    screen.settle()
    screen.layOut()
    let lines = separators(screen.controller.view).filter { $0.width > 0 }
    #expect(lines.count == 1)
    #expect(lines.first?.minY ?? 0 > screen.frame("row 0")?.maxY ?? .infinity)
  }

  private func separators(_ view: UIView) -> [CGRect] {
    let own = view.backgroundColor == .separator ? [view.convert(view.bounds, to: nil)] : []
    return own + view.subviews.flatMap(separators)
  }

  @Test(
    "what is in a row doesn't depend on which choice was shown before",
    arguments: [false, true]
  )
  func choice(_ wasNarrow: Bool) {
    let model = Model()
    model.length = wasNarrow ? 390 : 0
    let screen = Screen { ChoiceScreen(model: model) }
    model.length = 10
    screen.settle()
    screen.layOut()
    let fresh = Model()
    fresh.length = 10
    #expect(screen.leaves == Screen { ChoiceScreen(model: fresh) }.leaves)
  }

  @Test(
    "room is kept for the least of what has a lower priority",
    arguments: [(10, 60), (60, 10)] as [(CGFloat, CGFloat)]
  )
  func reservedRoom(former: CGFloat, length: CGFloat) {
    let model = Model()
    model.length = former
    let screen = Screen { PriorityScreen(model: model) }
    model.length = length
    screen.settle()
    screen.layOut()
    let fresh = Model()
    fresh.length = length
    #expect(screen.leaves == Screen { PriorityScreen(model: fresh) }.leaves)
  }

  @Test("a text that has been asked for many sizes still tells when one has changed")
  func manySizes() {
    let model = Model()
    model.rows = 1
    let screen = Screen { ManySizesScreen(model: model) }
    model.rows = 3
    screen.settle()
    screen.layOut()
    let fresh = Model()
    fresh.rows = 3
    #expect(screen.leaves == Screen { ManySizesScreen(model: fresh) }.leaves)
  }

  @Test("a row of lazy content that was empty takes room", arguments: LazyKind.allCases)
  func emptyRow(_ kind: LazyKind) {
    let model = Model()
    model.rows = 0
    let screen = Screen { EmptyRowScreen(model: model, kind: kind) }
    model.rows = 1
    screen.settle()
    screen.layOut()
    let fresh = Model()
    fresh.rows = 1
    #expect(screen.leaves == Screen { EmptyRowScreen(model: fresh, kind: kind) }.leaves)
  }

  @Test("a divider in a list's row is horizontal, whatever the list is in")
  func dividerInRow() {
    let screen = Screen { HStack { List { Divider() } } }
    let divider = screen.leaves.first { $0.kind == .divider }
    #expect(divider?.frame.height ?? 10 <= 1)
    #expect(divider?.frame.width ?? 0 > 100)
  }

  @Test("a divider in a scroll view is horizontal, whatever the scroll view is in")
  func dividerInScrollView() {
    let screen = Screen { HStack { ScrollView { Divider() } } }
    let divider = screen.leaves.first { $0.kind == .divider }
    #expect(divider?.frame.height ?? 10 <= 1)
  }

  @Observable
  final class Model {
    var length: CGFloat = 10
    var rows = 1
  }

  private struct ManySizesScreen: View {
    let model: Model

    var body: some View {
      IdealThenOthersLayout { Words(model: model) }
    }

    struct Words: View {
      let model: Model

      var body: some View { Text(String(repeating: "word ", count: model.rows)) }
    }
  }

  /// Is as large as its view would like to be, and asks it for other sizes too, for which it is always
  /// the same.
  private struct IdealThenOthersLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let ideal = subviews[0].sizeThatFits(.unspecified)
      for width in 1...5 {
        _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 0))
      }
      return ideal
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 0, height: 0))
    }
  }

  private struct RowsScreen: View {
    let model: Model

    var body: some View { List { ForEach(0..<model.rows, id: \.self) { Text("row \($0)") } } }
  }

  enum LazyKind: CaseIterable { case stack, grid, list, plainList }

  private struct EmptyRowScreen: View {
    let model: Model
    let kind: LazyKind

    // Nothing of what is scrolled can be seen above its beginning, as it could below a bar.
    var body: some View { content.frame(width: 240, height: 160) }

    @ViewBuilder
    private var content: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
      case .list: List { rows }
      case .plainList: List { rows }.listStyle(.plain)
      }
    }

    private var rows: some View {
      ForEach(0..<4, id: \.self) { number in
        if number > 1 || model.rows > 0 { Text("row \(number)") }
      }
    }
  }

  private struct ChoiceScreen: View {
    let model: Model

    var body: some View {
      HStack {
        ViewThatFits(in: .horizontal) {
          Spacer()
          Text("a text instead of the room")
        }
        Color.green.frame(minWidth: model.length)
        Text("beside")
      }
    }
  }

  private struct PriorityScreen: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Low(model: model)
      }
    }

    struct Low: View {
      let model: Model

      var body: some View {
        Color.blue.frame(minWidth: model.length, maxWidth: model.length + 100)
      }
    }
  }
}
