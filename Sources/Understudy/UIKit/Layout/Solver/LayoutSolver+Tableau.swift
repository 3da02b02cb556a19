// The tableau: rows, columns, and the exchange of a basic symbol for another.

extension LayoutSolver {
  /// The row `0 = expression`, in which basic symbols are replaced by their equations.
  func substituted(_ expression: Expression) -> SolverRow {
    var row = SolverRow(constant: expression.constant)
    for (variable, coefficient) in expression.terms {
      if let equation = rows[variable.symbol] {
        row.add(equation, times: coefficient)
      } else {
        row.add(variable.symbol, times: coefficient)
      }
    }
    return row
  }

  func setRow(_ row: SolverRow, of symbol: Int) {
    rows[symbol] = row
    for cell in row.cells { columns[cell.symbol].append(symbol) }
    noteChange(of: symbol)
  }

  @discardableResult
  func removeRow(of symbol: Int) -> SolverRow? {
    guard let row = rows[symbol] else { return nil }
    rows[symbol] = nil
    for cell in row.cells { removeFromColumn(of: cell.symbol, symbol) }
    noteChange(of: symbol)
    return row
  }

  func removeColumn(of symbol: Int) {
    for basic in columns[symbol] { _ = rows[basic]?.remove(symbol) }
    columns[symbol].removeAll()
  }

  private func removeFromColumn(of symbol: Int, _ basic: Int) {
    // The order of a column has no effect on results.
    guard let index = columns[symbol].lastIndex(of: basic) else { return }
    columns[symbol].swapAt(index, columns[symbol].count - 1)
    columns[symbol].removeLast()
  }

  /// Makes a symbol basic in place of another.
  func pivot(leaving: Int, entering: Int) {
    guard var row = removeRow(of: leaving) else { return }
    row.add(leaving, times: -1)
    row.solve(for: entering)
    makeBasic(entering, row)
  }

  /// Gives a symbol its equation and replaces it by that everywhere else.
  func makeBasic(_ symbol: Int, _ row: SolverRow) {
    let users = columns[symbol]
    columns[symbol].removeAll()
    for user in users { substitute(symbol, by: row, in: user) }
    let cost = costs[symbol]
    if !cost.isZero {
      costs[symbol] = .zero
      for cell in row.cells { addCost(cost, times: cell.coefficient, to: cell.symbol) }
    }
    setRow(row, of: symbol)
  }

  private func substitute(_ symbol: Int, by row: SolverRow, in user: Int) {
    // Taken out of the table while it changes, so that it isn't copied.
    guard var target = rows[user].take() else { return }
    let factor = target.remove(symbol)
    target.add(
      row,
      times: factor,
      onInsert: { columns[$0].append(user) },
      onRemove: { removeFromColumn(of: $0, user) }
    )
    let constant = target.constant
    rows[user] = target
    noteChange(of: user)
    if constant < -Self.tolerance, kinds[user].isRestricted { infeasible.append(user) }
  }

  // MARK: Costs

  /// Adds to what a unit of a symbol costs, at one priority.
  func changeCost(of symbol: Int, by weight: Double, at priority: Float) {
    var cost = SolverCost()
    cost.add(weight, at: priority)
    guard let row = rows[symbol] else { return addCost(cost, times: 1, to: symbol) }
    for cell in row.cells { addCost(cost, times: cell.coefficient, to: cell.symbol) }
  }

  private func addCost(_ cost: SolverCost, times factor: Double, to symbol: Int) {
    costs[symbol].add(cost, times: factor)
    if costs[symbol].isNegative { costCandidates.append(symbol) }
  }

  static var tolerance: Double { 1e-8 }
}
