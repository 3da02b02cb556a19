// The search: taking a new row in, going to the optimum, and coming back into what is allowed.

extension LayoutSolver {
  /// Takes a new row, `0 = row`, into the tableau.
  ///
  /// - Throws: ``Conflict`` if it contradicts the required rows; its own symbols are unused then.
  func insert(_ row: SolverRow, marker: Int) throws(Conflict) {
    var row = row
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row) {
      row.solve(for: subject)
      return makeBasic(subject, row)
    }
    if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard abs(row.constant) < Self.tolerance else { throw conflict(in: row, besides: marker) }
      row.constant = 0
      row.solve(for: marker)
      return makeBasic(marker, row)
    }
    try insertWithArtificialSymbol(row, marker: marker)
  }

  /// A symbol that a new row can be solved for at once: a free one, or one that is nowhere else and
  /// gets a value that it may have.
  private func subject(of row: SolverRow) -> Int? {
    var fresh: Int?
    for cell in row.cells {
      let kind = kinds[cell.symbol]
      if kind == .free { return cell.symbol }
      guard kind.isPivotable, cell.coefficient < 0, columns[cell.symbol].isEmpty,
        costs[cell.symbol].isZero
      else { continue }
      if fresh == nil || kind == .nonNegative { fresh = cell.symbol }
    }
    return fresh
  }

  /// Lets a row fail by an artificial amount and makes that amount as small as it can be.
  private func insertWithArtificialSymbol(_ row: SolverRow, marker: Int) throws(Conflict) {
    let artificial = makeSymbol(.slack, owner: nil)
    setRow(row, of: artificial)
    changeCost(of: artificial, by: 1, at: .infinity)
    optimize()
    let excess = rows[artificial]?.constant ?? 0
    changeCost(of: artificial, by: -1, at: .infinity)
    defer {
      removeColumn(of: artificial)
      recycle(artificial)
    }
    if excess > Self.tolerance, let failed = removeRow(of: artificial) {
      // The row's own symbols were in this row only: each occurs together with the artificial one.
      optimize()
      throw conflict(in: failed, besides: marker)
    }
    guard let basic = rows[artificial] else { return }
    let entering =
      basic.cells.first { kinds[$0.symbol].isPivotable }
      ?? basic.cells.first { $0.symbol == marker } ?? basic.cells.first
    if let entering {
      pivot(leaving: artificial, entering: entering.symbol)
    } else {
      removeRow(of: artificial)
    }
  }

  private func conflict(in row: SolverRow, besides marker: Int) -> Conflict {
    var indices: [Int] = []
    for cell in row.cells where cell.symbol != marker {
      guard let owner = owners[cell.symbol], records[owner] != nil else { continue }
      if !indices.contains(owner) { indices.append(owner) }
    }
    indices.sort { (records[$0]?.age ?? 0) < (records[$1]?.age ?? 0) }
    return Conflict(constraints: indices.map(Constraint.init))
  }

  // MARK: Primal

  /// Goes from allowed values to the best ones.
  func optimize() {
    var steps = 0
    while let entering = takeCostCandidate() {
      guard let leaving = rowThatLimits(entering) else { continue }
      pivot(leaving: leaving, entering: entering)
      steps += 1
      precondition(steps < Self.stepLimit, "The layout solver doesn't come to rest.")
    }
    infeasible.removeAll(keepingCapacity: true)
  }

  /// The oldest symbol that would lower the cost if it grew.
  private func takeCostCandidate() -> Int? {
    var best: Int?
    costCandidates.removeAll { symbol in
      guard rows[symbol] == nil, kinds[symbol].isPivotable, costs[symbol].isNegative else {
        return true
      }
      best = min(best ?? symbol, symbol)
      return false
    }
    guard let best else { return nil }
    costCandidates.removeAll { $0 == best }
    return best
  }

  /// The basic symbol that comes down to zero first while another grows.
  private func rowThatLimits(_ entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for basic in columns[entering] where kinds[basic].isRestricted {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      consider(basic, -row.constant / coefficient, &best)
    }
    return best?.symbol
  }

  private func consider(_ symbol: Int, _ ratio: Double, _ best: inout (symbol: Int, ratio: Double)?)
  {
    guard let current = best else {
      best = (symbol, ratio)
      return
    }
    if ratio < current.ratio || (ratio == current.ratio && symbol < current.symbol) {
      best = (symbol, ratio)
    }
  }

  // MARK: Removing

  /// The row to solve for a constraint's marker so that the constraint can be dropped with it.
  func rowToLeave(for marker: Int) -> Int? {
    var redundant: Int?
    var falling: (symbol: Int, ratio: Double)?
    var rising: (symbol: Int, ratio: Double)?
    var free: Int?
    for basic in columns[marker] {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: marker)
      switch kinds[basic] {
      case .dummy:
        // Zero and to stay so: exchanging it changes no value at all.
        redundant = min(redundant ?? basic, basic)
      case .free:
        free = min(free ?? basic, basic)
      case .nonNegative, .slack, .error, .unused:
        if coefficient < 0 {
          consider(basic, -row.constant / coefficient, &falling)
        } else {
          consider(basic, row.constant / coefficient, &rising)
        }
      }
    }
    return redundant ?? falling?.symbol ?? rising?.symbol ?? free
  }

  // MARK: Dual

  /// Whether a marker can be shifted: not if an equation that others imply would have to change.
  func canShift(_ marker: Int) -> Bool {
    if rows[marker] != nil { return kinds[marker] != .dummy }
    return !columns[marker].contains { kinds[$0] == .dummy }
  }

  /// Counts a marker from elsewhere, which is what changing its constraint's constant comes to.
  func shift(_ marker: Int, by change: Double) {
    if rows[marker] != nil { return addConstant(-change, to: marker) }
    for basic in columns[marker] {
      guard let coefficient = rows[basic]?.coefficient(of: marker) else { continue }
      addConstant(coefficient * change, to: basic)
    }
  }

  private func addConstant(_ change: Double, to basic: Int) {
    rows[basic]?.constant += change
    noteChange(of: basic)
    if let constant = rows[basic]?.constant, constant < -Self.tolerance, kinds[basic].isRestricted {
      infeasible.append(basic)
    }
  }

  /// Goes from the best values, some of which aren't allowed, to the best ones that are.
  ///
  /// - Returns: Whether there are any.
  func restoreFeasibility() -> Bool {
    var steps = 0
    while let leaving = takeInfeasible() {
      guard let entering = symbolThatLifts(leaving) else { return false }
      pivot(leaving: leaving, entering: entering)
      steps += 1
      precondition(steps < Self.stepLimit, "The layout solver doesn't come to rest.")
    }
    optimize()
    return true
  }

  private func takeInfeasible() -> Int? {
    infeasible.removeAll { symbol in
      guard let row = rows[symbol], kinds[symbol].isRestricted else { return true }
      return row.constant >= -Self.tolerance
    }
    return infeasible.min()
  }

  /// The symbol that brings a basic symbol back to zero at the least cost.
  private func symbolThatLifts(_ basic: Int) -> Int? {
    guard let row = rows[basic] else { return nil }
    var best: SolverRow.Cell?
    for cell in row.cells {
      let kind = kinds[cell.symbol]
      if kind == .free { return cell.symbol }
      guard kind.isPivotable, cell.coefficient > 0 else { continue }
      guard let current = best else {
        best = cell
        continue
      }
      let isCheaper = costs[cell.symbol].isBelow(
        costs[current.symbol],
        dividedBy: cell.coefficient,
        current.coefficient
      )
      if isCheaper { best = cell }
    }
    return best?.symbol
  }

  private static var stepLimit: Int { 100_000 }
}
