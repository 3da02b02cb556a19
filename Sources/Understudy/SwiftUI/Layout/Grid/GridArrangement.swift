import Foundation

/// The columns and rows of a grid for a proposal, and where the views are in them.
///
/// A column is as wide as the widest view in it, a row as high as the highest. The tracks that can
/// least change their length get room first, as in stacks; what a view across several columns needs
/// beyond them is divided among these. Source: documented, Apple's page for `Grid`; the order and the
/// division are assumed.
@available(iOS 16.0, *)
struct GridArrangement {
  let proposal: ProposedViewSize
  private let alignment: Alignment
  private let cells: [Cell]
  private var columns: Tracks
  private var rows: Tracks
  private let rowAlignments: [VerticalAlignment]
  private let columnAlignments: [HorizontalAlignment]

  /// A view's place among the columns and rows.
  private struct Cell {
    let row: Int
    let column: Int
    let span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
    let priority: Double
  }

  /// The columns, or the rows.
  private struct Tracks {
    let spacing: CGFloat
    var lengths: [CGFloat]
    /// How much of a track is before the line on which the guides meet, and how much after it.
    var reaches: [(before: CGFloat, after: CGFloat)]

    init(count: Int, spacing: CGFloat) {
      self.spacing = spacing
      lengths = Array(repeating: 0, count: count)
      reaches = Array(repeating: (0, 0), count: count)
    }

    var gaps: CGFloat { spacing * CGFloat(max(0, lengths.count - 1)) }

    var total: CGFloat { lengths.reduce(gaps, +) }

    func start(_ index: Int) -> CGFloat {
      lengths[..<index].reduce(CGFloat(index) * spacing, +)
    }

    func length(_ range: Range<Int>) -> CGFloat {
      lengths[range].reduce(spacing * CGFloat(max(0, range.count - 1)), +)
    }

    /// Where a guide of a view has to be so that it meets the others in a track.
    func line(_ index: Int, _ fraction: CGFloat) -> CGFloat {
      let reach = reaches[index]
      return reach.before + (lengths[index] - reach.before - reach.after) * fraction
    }
  }

  /// The size of the grid, in points.
  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  init(_ layout: GridLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    self.proposal = proposal
    alignment = layout.alignment
    let found = Self.cells(of: subviews, layout.alignment)
    cells = found.cells
    rowAlignments = found.rowAlignments
    var alignments = Array(repeating: layout.alignment.horizontal, count: found.columnCount)
    for (cell, subview) in zip(cells, subviews) {
      if let own = subview[GridColumnAlignmentKey.self] { alignments[cell.column] = own }
    }
    columnAlignments = alignments
    columns = Tracks(
      count: found.columnCount,
      spacing: layout.horizontalSpacing ?? StackBox.defaultSpacing
    )
    rows = Tracks(
      count: found.rowAlignments.count,
      spacing: layout.verticalSpacing ?? StackBox.defaultSpacing
    )
    sizeColumns(Array(subviews))
    sizeRows(Array(subviews))
  }

  private static func cells(
    of subviews: LayoutSubviews,
    _ alignment: Alignment
  ) -> (cells: [Cell], columnCount: Int, rowAlignments: [VerticalAlignment]) {
    var rowAlignments: [VerticalAlignment] = []
    var places: [(row: Int, column: Int, span: Int?)] = []
    var current: GridRowPlace.ID?
    var column = 0
    var columnCount = 1
    for subview in subviews {
      let place = subview[GridRowKey.self]
      if place == nil || place?.id !== current {
        rowAlignments.append(place?.alignment ?? alignment.vertical)
        column = 0
      }
      current = place?.id
      let span = place == nil ? nil : subview[GridSpanKey.self]
      places.append((rowAlignments.count - 1, column, span))
      column += span ?? 1
      columnCount = max(columnCount, column)
    }
    let cells = zip(places, subviews).map { place, subview in
      Cell(
        row: place.row,
        column: place.column,
        // What is in no row is across all columns.
        span: place.span ?? columnCount,
        unsized: subview[GridUnsizedAxesKey.self],
        anchor: subview[GridAnchorKey.self],
        priority: subview.priority
      )
    }
    return (cells, columnCount, rowAlignments)
  }

  // MARK: Lengths

  /// The order in which tracks get room: those of higher priority first, then the least flexible.
  private func order(_ ranks: [(priority: Double, flexibility: CGFloat)]) -> [Int] {
    ranks.indices.sorted { first, second in
      let (a, b) = (ranks[first], ranks[second])
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      return first < second
    }
  }

  /// Divides room among tracks; each says how much of its share it takes, and its least length.
  private func divide(
    _ room: CGFloat,
    _ ranks: [(priority: Double, flexibility: CGFloat)],
    least: (Int) -> CGFloat,
    take: (Int, CGFloat) -> CGFloat
  ) {
    let order = order(ranks)
    var room = room
    for (position, index) in order.enumerated() {
      let peers = order[position...].prefix { ranks[$0].priority == ranks[index].priority }
      let reserved = order[(position + peers.count)...].reduce(0) { $0 + least($1) }
      room -= take(index, max(0, room - reserved) / CGFloat(peers.count))
    }
  }

  private mutating func sizeColumns(_ subviews: [LayoutSubview]) {
    let members = columns.lengths.indices.map { column in
      cells.indices.filter {
        cells[$0].column == column && cells[$0].span == 1
          && !cells[$0].unsized.contains(.horizontal)
      }
    }
    func width(_ column: Int, _ offer: CGFloat?) -> (length: CGFloat, CGFloat, CGFloat) {
      reach(members[column], subviews, ProposedViewSize(width: offer, height: nil)) {
        cells[$0].anchor == nil
          ? ($1[columnAlignments[column]], $1.width) : (nil, $1.width)
      }
    }
    var found = columns
    func take(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      let (length, before, after) = width(column, offer)
      found.lengths[column] = length
      found.reaches[column] = (before, after)
      return length
    }
    if let room = proposal.width {
      let ranks = members.indices.map { column in
        (
          priority: members[column].map { cells[$0].priority }.max() ?? 0,
          flexibility: width(column, .infinity).length - width(column, 0).length
        )
      }
      divide(room - columns.gaps, ranks, least: { width($0, 0).length }, take: take)
    } else {
      for column in members.indices { _ = take(column, nil) }
    }
    columns = found
    for index in cells.indices
    where cells[index].span > 1 && !cells[index].unsized.contains(.horizontal) {
      widen(for: cells[index], subviews[index])
    }
  }

  /// Makes columns as wide as a view across them needs.
  private mutating func widen(for cell: Cell, _ subview: LayoutSubview) {
    let range = cell.column..<cell.column + cell.span
    let own = columns.length(range)
    let offer = proposal.width.map { max(own, own + $0 - columns.total) }
    let width = subview.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    guard width > own else { return }
    let extra = (width - own) / CGFloat(cell.span)
    for column in range { columns.lengths[column] += extra }
  }

  private mutating func sizeRows(_ subviews: [LayoutSubview]) {
    let members = rows.lengths.indices.map { row in
      cells.indices.filter {
        cells[$0].row == row && !cells[$0].unsized.contains(.vertical)
      }
    }
    let widths = cells.map { columns.length($0.column..<$0.column + $0.span) }
    func height(_ row: Int, _ offer: CGFloat?) -> (length: CGFloat, CGFloat, CGFloat) {
      reach(
        members[row],
        subviews,
        offers: { ProposedViewSize(width: widths[$0], height: offer) }
      ) {
        cells[$0].anchor == nil ? ($1[rowAlignments[row]], $1.height) : (nil, $1.height)
      }
    }
    var found = rows
    func take(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      let (length, before, after) = height(row, offer)
      found.lengths[row] = length
      found.reaches[row] = (before, after)
      return length
    }
    if let room = proposal.height {
      let ranks = members.indices.map { row in
        (
          priority: members[row].map { cells[$0].priority }.max() ?? 0,
          flexibility: height(row, .infinity).length - height(row, 0).length
        )
      }
      divide(room - rows.gaps, ranks, least: { height($0, 0).length }, take: take)
    } else {
      for row in members.indices { _ = take(row, nil) }
    }
    rows = found
  }

  private func reach(
    _ members: [Int],
    _ subviews: [LayoutSubview],
    _ offer: ProposedViewSize,
    _ measure: (Int, ViewDimensions) -> (guide: CGFloat?, length: CGFloat)
  ) -> (length: CGFloat, CGFloat, CGFloat) {
    reach(members, subviews, offers: { _ in offer }, measure)
  }

  /// How long a track has to be for the views in it, and how far they reach from the line of guides.
  private func reach(
    _ members: [Int],
    _ subviews: [LayoutSubview],
    offers: (Int) -> ProposedViewSize,
    _ measure: (Int, ViewDimensions) -> (guide: CGFloat?, length: CGFloat)
  ) -> (length: CGFloat, CGFloat, CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var longest: CGFloat = 0
    for index in members {
      let (guide, length) = measure(index, subviews[index].dimensions(in: offers(index)))
      longest = max(longest, length)
      if let guide {
        before = max(before, guide)
        after = max(after, length - guide)
      }
    }
    return (max(longest, before + after), before, after)
  }

  // MARK: Places

  /// Where a view is, and what it is offered.
  func place(of index: Int, _ subview: LayoutSubview) -> (origin: CGPoint, room: CGSize) {
    let cell = cells[index]
    let room = CGSize(
      width: columns.length(cell.column..<cell.column + cell.span),
      height: rows.lengths[cell.row]
    )
    let dimensions = subview.dimensions(in: ProposedViewSize(room))
    var origin = CGPoint(x: columns.start(cell.column), y: rows.start(cell.row))
    if let anchor = cell.anchor {
      origin.x += anchor.x * (room.width - dimensions.width)
      origin.y += anchor.y * (room.height - dimensions.height)
      return (origin, room)
    }
    let horizontal = columnAlignments[cell.column]
    let vertical = rowAlignments[cell.row]
    let unit = ViewDimensions(CGSize(width: 1, height: 1))
    if cell.span == 1, !cell.unsized.contains(.horizontal) {
      origin.x += columns.line(cell.column, unit[horizontal]) - dimensions[horizontal]
    } else {
      // Across several columns there is no line to meet on.
      origin.x += ViewDimensions(room)[alignment.horizontal] - dimensions[alignment.horizontal]
    }
    if cell.unsized.contains(.vertical) {
      origin.y += ViewDimensions(room)[vertical] - dimensions[vertical]
    } else {
      origin.y += rows.line(cell.row, unit[vertical]) - dimensions[vertical]
    }
    return (origin, room)
  }
}
