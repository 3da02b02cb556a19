import SwiftUI

/// A view of a sketch that has several views inside.
struct ContainerView: View {
  let container: Sketch.Container
  let children: [Sketch]
  @Binding var state: Int

  var body: some View {
    switch container {
    case .column(let place, let spacing):
      VStack(alignment: place.alignment, spacing: spacing.map { CGFloat($0) }) { content }
    case .row(let place, let spacing):
      HStack(alignment: place.alignment, spacing: spacing.map { CGFloat($0) }) { content }
    case .pile(let across, let down):
      ZStack(alignment: Alignment(horizontal: across.alignment, vertical: down.alignment)) {
        content
      }
    case .group: Group { content }
    case .fits(let isHorizontal):
      ViewThatFits(in: isHorizontal ? .horizontal : .vertical) { content }
    case .flow: FlowLayout { content }
    case .grid:
      Grid {
        ForEach(children) { child in
          GridRow {
            SketchView(sketch: child, state: $state)
            Text("\(child.id)")
          }
        }
      }
    case .either:
      if state % 2 == 0 {
        views(children.prefix(children.count / 2))
      } else {
        views(children.suffix(children.count - children.count / 2))
      }
    case .layers: layers
    case .scroll(let isHorizontal):
      ScrollView(isHorizontal ? .horizontal : .vertical) { content }
    case .list: List { content }
    case .form: Form { Section("Section \(state % 10)") { content } }
    case .lazyColumn: ScrollView { LazyVStack { content } }
    case .lazyRow: ScrollView(.horizontal) { LazyHStack { content } }
    case .lazyGrid(let columns):
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns)) { content }
      }
    }
  }

  private var content: some View { views(children[...]) }

  private func views(_ children: ArraySlice<Sketch>) -> some View {
    ForEach(children) { SketchView(sketch: $0, state: $state) }
  }

  @ViewBuilder
  private var layers: some View {
    if let first = children.first {
      SketchView(sketch: first, state: $state)
        .overlay(alignment: .bottomTrailing) {
          if children.count > 1 { SketchView(sketch: children[1], state: $state) }
        }
        .background(alignment: .topLeading) { views(children.dropFirst(2)) }
    }
  }
}

/// Puts views beside one another, and below when there is no more room.
private struct FlowLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: places.map(\.maxX).max() ?? 0,
      height: places.map(\.maxY).max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size)
      )
    }
  }

  private func places(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height)
        height = 0
      }
      defer {
        origin.x += size.width
        height = max(height, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}
