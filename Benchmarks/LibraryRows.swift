import Journeys
import SwiftUI
import UIKit
import UIViewControllerPresenting

/// What a presentation costs that nobody wants, on each of many rows, against the textbook design.
///
/// The cost of the same rows without a presentation is taken off.
@MainActor let libraryRows: [Comparison] = [
  compareRows("first render of an idle row", unit: "ns a row", by: RenderingTime.self),
  compareRows("update of an idle row", unit: "ns a row", by: UpdateTime.self),
  compareRows("memory of an idle row", unit: "heap bytes a row", by: Memory.self),
]

private let rowCount = 10_000

@MainActor
private func compareRows<Measure: RowMeasure>(
  _ name: String,
  unit: String,
  by measure: Measure.Type
) -> Comparison {
  Comparison(
    name: name,
    unit: unit,
    base: { measure.cost { _ in row } },
    reference: Comparison.Way(name: "textbook") { measure.cost(makeRow: textbookRow) },
    ways: [
      Comparison.Way(name: "library", limit: 0.25) { measure.cost(makeRow: libraryRow) },
      Comparison.Way(name: "presenting", limit: 0.25) { measure.cost(makeRow: contentRow) },
      Comparison.Way(name: "clear background") { measure.cost(makeRow: backgroundRow) },
      Comparison.Way(name: "sheet") { measure.cost(makeRow: sheetRow) },
    ]
  )
}

// MARK: Rows

@MainActor
private var row: some View { Color.clear.frame(height: 1) }

@MainActor
private func textbookRow(revision: Int) -> some View {
  row.background(
    TextbookPresenting(isPresented: .constant(false), revision: revision) { _ in
      UIViewController()
    }
  )
}

@MainActor
private func libraryRow(revision: Int) -> some View {
  row.background(
    UIViewControllerPresenting<UIViewController, Void>(
      isPresented: .constant(false),
      makeUIViewController: { _, _ in UIViewController() }
    )
  )
}

@MainActor
private func contentRow(revision: Int) -> some View {
  row.presenting(isPresented: .constant(false)) { Text("content") }
}

@MainActor
private func backgroundRow(revision: Int) -> some View { row.background { Color.clear } }

@MainActor
private func sheetRow(revision: Int) -> some View {
  row.sheet(isPresented: .constant(false)) { Text("content") }
}

/// Shows a column of rows.
@MainActor
private func showRows<Row: View>(
  _ makeRow: @escaping (_ revision: Int) -> Row
) -> LibraryStage<some View> {
  LibraryStage { model in
    let revision = model.revision
    return VStack(spacing: 0) {
      ForEach(0..<rowCount, id: \.self) { _ in makeRow(revision) }
    }
  }
}

// MARK: Measures

/// What rows are compared by.
@MainActor
private protocol RowMeasure {
  /// Returns what each row costs.
  static func cost<Row: View>(makeRow: @escaping (_ revision: Int) -> Row) -> Double
}

/// The nanoseconds until a row is on screen for the first time.
private enum RenderingTime: RowMeasure {
  static func cost<Row: View>(makeRow: @escaping (_ revision: Int) -> Row) -> Double {
    var stage: Any?
    let time = ProcessorTime.measure { stage = showRows(makeRow) }
    return withExtendedLifetime(stage) { time / .nanoseconds(rowCount) }
  }
}

/// The nanoseconds that a row's update takes, with one of the presenting view.
private enum UpdateTime: RowMeasure {
  static func cost<Row: View>(makeRow: @escaping (_ revision: Int) -> Row) -> Double {
    let stage = showRows(makeRow)
    stage.update()
    return ProcessorTime.measure { stage.update() } / .nanoseconds(rowCount)
  }
}

/// The bytes of the heap that a row keeps.
private enum Memory: RowMeasure {
  static func cost<Row: View>(makeRow: @escaping (_ revision: Int) -> Row) -> Double {
    let before = HeapSize.inUse
    let stage = showRows(makeRow)
    return withExtendedLifetime(stage) { (HeapSize.inUse - before) / Double(rowCount) }
  }
}
