/// One equation of a solver's tableau: a basic symbol is the constant plus the sum of the cells.
///
/// The cells are sorted by symbol, so that adding two rows is one walk along both and everything
/// that goes through a row does so in the same order every time.
struct SolverRow {
  struct Cell {
    var symbol: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  init(constant: Double) { self.constant = constant }

  /// The coefficient of a symbol; `0` if it isn't in the row.
  func coefficient(of symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells[index].coefficient
  }

  /// Adds a multiple of a symbol that the row may have already.
  mutating func add(_ symbol: Int, times factor: Double) {
    let index = position(of: symbol)
    if index < cells.count, cells[index].symbol == symbol {
      cells[index].coefficient += factor
      if cells[index].coefficient.isNegligible { cells.remove(at: index) }
    } else if !factor.isNegligible {
      cells.insert(Cell(symbol: symbol, coefficient: factor), at: index)
    }
  }

  /// Takes a symbol out and returns its coefficient.
  mutating func remove(_ symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient.negate() }
  }

  /// Turns `0 = constant + cells` into the equation for one of its symbols.
  mutating func solve(for symbol: Int) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Adds a multiple of another row, telling which symbols come and which go.
  mutating func add(
    _ other: SolverRow,
    times factor: Double,
    onInsert: (Int) -> Void = { _ in },
    onRemove: (Int) -> Void = { _ in }
  ) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var index = 0
    for cell in other.cells {
      while index < cells.count, cells[index].symbol < cell.symbol {
        merged.append(cells[index])
        index += 1
      }
      if index < cells.count, cells[index].symbol == cell.symbol {
        let sum = cells[index].coefficient + cell.coefficient * factor
        if sum.isNegligible {
          onRemove(cell.symbol)
        } else {
          merged.append(Cell(symbol: cell.symbol, coefficient: sum))
        }
        index += 1
      } else {
        let product = cell.coefficient * factor
        guard !product.isNegligible else { continue }
        merged.append(Cell(symbol: cell.symbol, coefficient: product))
        onInsert(cell.symbol)
      }
    }
    merged.append(contentsOf: cells[index...])
    cells = merged
  }

  private func position(of symbol: Int) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Double {
  /// Whether the number is what rounding has left of zero.
  var isNegligible: Bool { abs(self) < 1e-9 }
}
