import Observation
import SwiftUI
import Testing
import UIKit

/// Updates that once showed something else than a fresh screen, found by random changes.
@Suite("Layout after an update")
@MainActor
struct UpdatedLayoutTests {
  @Test("a geometry reader in a stack learns that the stack has moved")
  func readerInStack() {
    let model = Model()
    let screen = Screen {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .global).minY))") }
            .frame(height: 20)
          Text("below")
        }
        Filler(model: model)
      }
    }
    let former = screen.texts.first { $0.hasPrefix("at ") }
    model.length = 100
    screen.settle()
    screen.layOut()
    let text = screen.texts.first { $0.hasPrefix("at ") }
    let frame = screen.frame(text ?? "")
    #expect(text == "at \(Int(frame?.minY ?? 0))")
    #expect(text != former)
  }

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

  @Test("room is kept for the least of what has a lower priority, after it has grown too")
  func reservedRoom() {
    let model = Model()
    model.length = 10
    let screen = Screen { PriorityScreen(model: model) }
    model.length = 60
    screen.settle()
    screen.layOut()
    let fresh = Model()
    fresh.length = 60
    #expect(screen.leaves == Screen { PriorityScreen(model: fresh) }.leaves)
  }

  @Test("a lazy stack that is asked for several widths comes to rest")
  func severalWidths() {
    let screen = Screen {
      HStack {
        Text("a text that takes more room than there is beside the stack")
        ScrollView {
          LazyVStack { ForEach(0..<40) { Text(String(repeating: "word ", count: $0 % 7 + 1)) } }
        }
      }
    }
    #expect(screen.context.settle(limit: .seconds(10)) == nil)
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

  private struct Filler: View {
    let model: Model

    var body: some View { Color.red.frame(height: model.length) }
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
