import Observation
import SwiftUI

/// How long the stand-in's SwiftUI takes from a change to the screen that shows it, and for a first
/// screen.
///
/// A change is written outside of any update; the turn's end updates the views that depend on it,
/// lays out and shows. The changed text is longer or shorter than before.
let swiftUITimings: [Timing] = [
  Timing("one of 1,000 texts, of the root's state", limit: 2_000, repetitions: 200) {
    let source = Source<[Int]>()
    return update(WideScreen(source: source)) { update in
      let row = update * 7 % 1_000
      source.binding?[row].wrappedValue = lengths[update % 3]
      return "row \(row): \(lengths[update % 3])"
    }
  },
  Timing("one leaf among 1,000 texts, of its own state", limit: 10, repetitions: 10_000) {
    let source = Source<Int>()
    return update(NarrowScreen(source: source)) { update in
      source.binding?.wrappedValue = lengths[update % 3]
      return "leaf: \(lengths[update % 3])"
    }
  },
  Timing("a leaf at depth 200, of the root's state", repetitions: 1_000) {
    let source = Source<Bool>()
    return update(DeepScreen(source: source)) { update in
      source.binding?.wrappedValue.toggle()
      return update % 2 == 0 ? "is on" : "off"
    }
  },
  Timing("first screen of 10,000 texts", repetitions: 1) {
    let stage = UpdateStage(TextsScreen())
    return { _ in stage.show() }
  },
]

/// How an update's cost grows with the number of rows of which one changes, each with a model of its
/// own.
@MainActor let swiftUIGrowth: [Comparison] = [
  growth("VStack") { ColumnScreen(models: $0) },
  growth("VStack in a ScrollView") { ScrolledScreen(models: $0) },
  growth("LazyVStack in a ScrollView", seen: 20) { LazyScreen(models: $0) },
]

/// What texts end in by turns, so that their width changes.
private let lengths = [7, 777, 77]

// MARK: Measuring

/// Shows a screen and returns the work of changing it and showing the change.
///
/// - Parameters:
///   - screen: The screen.
///   - change: Makes a change, and returns a text that is shown afterwards.
/// - Returns: The work.
@MainActor
private func update<Screen: View>(
  _ screen: Screen,
  change: @escaping (_ update: Int) -> String
) -> (Int) -> Void {
  let stage = UpdateStage(screen)
  stage.show()
  let text = change(0)
  stage.endTurn()
  stage.expect(text)
  return { update in
    _ = change(update + 1)
    stage.endTurn()
  }
}

/// Compares the nanoseconds that the change of one row takes among more and more.
///
/// - Parameters:
///   - name: What the rows are in.
///   - seen: How many rows are seen, and so can change, of a lazy column.
///   - makeScreen: Makes the screen of some models.
/// - Returns: The comparison.
@MainActor
private func growth<Screen: View>(
  _ name: String,
  seen: Int? = nil,
  makeScreen: @escaping ([RowModel]) -> Screen
) -> Comparison {
  func way(_ rows: Int, limit: Double? = nil) -> Comparison.Way {
    Comparison.Way(name: "\(Table.grouped(Double(rows))) rows", limit: limit) {
      let models = (0..<rows).map { RowModel(title: "new \($0)") }
      let stage = UpdateStage(makeScreen(models))
      stage.show()
      let changing = seen.map { min($0, rows) } ?? rows
      @MainActor func change(_ update: Int) {
        models[update * 7_919 % changing].title = "row \(lengths[update % 3])"
        stage.endTurn()
      }
      for update in 0..<100 { change(update) }
      BodyCount.count = 0
      let updates = 5_000
      let time = ProcessorTime.measure { for update in 100..<100 + updates { change(update) } }
      precondition(BodyCount.count == updates, "Other rows' bodies ran too.")
      stage.expect("row \(lengths[(99 + updates) % 3])")
      return time / .nanoseconds(updates)
    }
  }
  return Comparison(
    name: "one changed row, \(name)",
    unit: "ns an update",
    reference: way(100),
    ways: [way(10_000), way(100_000, limit: 2)]
  )
}

/// Where a screen leaves the binding to its state.
@MainActor
private final class Source<Value> {
  var binding: Binding<Value>?
}

/// The model of one row.
@Observable
private final class RowModel: Identifiable {
  var title: String

  init(title: String) { self.title = title }
}

// MARK: Screens

/// A column of texts of which the root's state has one part each.
private struct WideScreen: View {
  let source: Source<[Int]>
  @State private var counts = Array(repeating: 0, count: 1_000)

  var body: some View {
    BodyCount.count += 1
    source.binding = $counts
    return VStack(spacing: 0) {
      ForEach(0..<1_000) { Text("row \($0): \(counts[$0])") }
    }
  }
}

/// A column of texts with a leaf in the middle that has a state.
private struct NarrowScreen: View {
  let source: Source<Int>

  var body: some View {
    BodyCount.count += 1
    return VStack(spacing: 0) {
      ForEach(0..<500) { Text("row \($0)") }
      Leaf(source: source)
      ForEach(500..<1_000) { Text("row \($0)") }
    }
  }

  struct Leaf: View {
    let source: Source<Int>
    @State private var count = 0

    var body: some View {
      BodyCount.count += 1
      source.binding = $count
      return Text("leaf: \(count)")
    }
  }
}

/// A text in 200 stacks, each the body of a view.
private struct DeepScreen: View {
  let source: Source<Bool>
  @State private var isOn = false

  var body: some View {
    BodyCount.count += 1
    source.binding = $isOn
    return Level(depth: 1, isOn: $isOn)
  }

  struct Level: View {
    let depth: Int
    @Binding var isOn: Bool

    var body: some View {
      BodyCount.count += 1
      return VStack {
        if depth < 200 {
          AnyView(Level(depth: depth + 1, isOn: $isOn))
        } else {
          Text(isOn ? "is on" : "off")
        }
      }
    }
  }
}

/// A column of many texts.
private struct TextsScreen: View {
  var body: some View {
    BodyCount.count += 1
    return VStack(spacing: 0) {
      ForEach(0..<10_000) { Text("row \($0)") }
    }
  }
}

/// A text of a model's.
private struct Row: View {
  let model: RowModel

  var body: some View {
    BodyCount.count += 1
    return Text(model.title)
  }
}

private struct ColumnScreen: View {
  let models: [RowModel]

  var body: some View {
    VStack(spacing: 0) { ForEach(models) { Row(model: $0) } }
  }
}

private struct ScrolledScreen: View {
  let models: [RowModel]

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(models) { Row(model: $0) } } }
  }
}

private struct LazyScreen: View {
  let models: [RowModel]

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(models) { Row(model: $0) } } }
  }
}
