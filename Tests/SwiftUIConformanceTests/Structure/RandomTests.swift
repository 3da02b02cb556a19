import StageRuntime
import SwiftUI
import Testing

/// The state of a tree that a random test changes step by step.
@MainActor
private struct Model: Equatable {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text: String
    var isBold = false
    var width: CGFloat?
  }

  var rows: [Row] = []
  var nextID = 0
  var title: String?
  var isHorizontal = false
  var padding: CGFloat = 4
  var isErased = false
  var limit: Int?

  mutating func mutate(_ random: inout SplitMix) {
    switch random.next(below: 12) {
    case 0, 1:
      rows.insert(Row(id: nextID, text: "row \(nextID)"), at: random.next(below: rows.count + 1))
      nextID += 1
    case 2: if !rows.isEmpty { rows.remove(at: random.next(below: rows.count)) }
    case 3: if rows.count > 1 { rows.swapAt(0, random.next(below: rows.count)) }
    case 4: if !rows.isEmpty { rows[random.next(below: rows.count)].text += " more" }
    case 5: if !rows.isEmpty { rows[random.next(below: rows.count)].isBold.toggle() }
    case 6: if !rows.isEmpty { rows[random.next(below: rows.count)].width = 80 }
    case 7: title = title == nil ? "title \(nextID)" : nil
    case 8: isHorizontal.toggle()
    case 9: padding = CGFloat(random.next(below: 12))
    case 10: isErased.toggle()
    default: limit = limit == nil ? 1 : nil
    }
  }
}

private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(max(1, limit))) }
}

private struct RandomTree: View {
  let model: Model

  var body: some View {
    VStack(alignment: .leading) {
      if let title = model.title { Text(title).font(.headline) }
      if model.isHorizontal {
        HStack { rows }
      } else {
        rows
      }
      Spacer(minLength: 0)
      footer
    }
    .lineLimit(model.limit)
  }

  private var rows: some View {
    ForEach(model.rows) { row in
      Text(row.text)
        .bold(row.isBold)
        .frame(width: row.width)
        .background { Color.red }
      if row.isBold { Divider() }
    }
    .padding(model.padding)
  }

  private var footer: AnyView {
    model.isErased
      ? AnyView(Button("tap") {}.buttonStyle(.bordered)) : AnyView(Text("footer").italic())
  }
}

extension Text {
  fileprivate func bold(_ isBold: Bool) -> Text { isBold ? bold() : self }
}

private struct StatefulTree: View {
  @State private var model = Model()
  let remote: Remote
  let next: Box

  final class Box { var model = Model() }

  var body: some View {
    let _ = remote.actions["set"] = { model = next.model }
    RandomTree(model: model)
  }
}

@Suite("Random changes")
@MainActor
struct RandomTests {
  @Test(
    "An updated tree is what a fresh one of the same state is",
    arguments: [1, 2, 3, 4] as [UInt64]
  )
  func incremental(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var model = Model()
    let remote = Remote()
    let box = StatefulTree.Box()
    let screen = Screen { StatefulTree(remote: remote, next: box) }
    for step in 0..<150 {
      for _ in 0...random.next(below: 3) { model.mutate(&random) }
      box.model = model
      remote("set")
      screen.layOut()
      let updated = screen.description
      let fresh = Screen { RandomTree(model: model) }.description
      #expect(updated == fresh, "seed \(seed), step \(step)")
      if updated != fresh { return }
      // The screens' contexts follow one another: the updated one is the current one again.
      _ = screen.context
    }
  }
}
