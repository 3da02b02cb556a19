/// An incremental solver of linear constraints with priorities.
///
/// It keeps a simplex tableau between calls, so adding, removing or changing one constraint costs
/// what depends on it. The method is Cassowary's (Badros, Borning, Stuckey: "The Cassowary Linear
/// Arithmetic Constraint Solving Algorithm", 2001) with two differences: the objective is
/// lexicographic, so priorities never trade against one another, and it is kept by symbol rather
/// than as one row, so a change looks only at the symbols that it touches.
///
/// The same calls in the same order give the same values: ties go to the older symbol.
package final class LayoutSolver {
  /// An unknown of the constraints.
  package struct Variable: Hashable, Sendable {
    let symbol: Int
  }

  /// A constraint that was added.
  package struct Constraint: Hashable, Sendable {
    let index: Int
  }

  /// How an expression relates to zero.
  package enum Relation: Hashable, Sendable, CaseIterable {
    /// It is at most zero.
    case lessThanOrEqual
    /// It is zero.
    case equal
    /// It is at least zero.
    case greaterThanOrEqual
  }

  /// A sum of variables, each times a coefficient, and a constant.
  package struct Expression: Sendable {
    package var terms: [(variable: Variable, coefficient: Double)] = []
    package var constant: Double = 0

    package init(constant: Double = 0) { self.constant = constant }

    /// Adds a multiple of a variable.
    package mutating func add(_ variable: Variable, times coefficient: Double = 1) {
      terms.append((variable, coefficient))
    }

    /// Adds a multiple of another expression.
    package mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      for term in other.terms { terms.append((term.variable, term.coefficient * factor)) }
    }
  }

  /// Required constraints that can't all hold.
  package struct Conflict: Error {
    /// The constraints that contradict the one that was to be added or changed, oldest first.
    package let constraints: [Constraint]
  }

  /// The priority from which a constraint must hold.
  package static let required: Float = 1000

  enum Kind {
    case unused
    /// A variable of any value.
    case free
    /// A variable that isn't below zero.
    case nonNegative
    /// The distance of an inequality's expression from its limit.
    case slack
    /// How far an optional constraint is from holding.
    case error
    /// Marks a required equation; always zero.
    case dummy

    /// Whether the symbol must not be below zero.
    var isRestricted: Bool { self != .free }
    /// Whether the symbol may become basic to improve something.
    var isPivotable: Bool { self == .nonNegative || self == .slack || self == .error }
    var isVariable: Bool { self == .free || self == .nonNegative }
  }

  /// What the tableau knows of a constraint.
  struct Record {
    var marker: Int
    /// The second symbol of an optional constraint.
    var other: Int?
    /// The marker's sign in `expression ± marker … = 0`.
    var markerSign: Double
    var expression: Expression
    var relation: Relation
    var priority: Float
    /// Counts additions, for telling which constraint is older.
    var age: Int

    var isRequired: Bool { priority >= LayoutSolver.required }
  }

  // Everything by symbol: its kind, its equation if it is basic, the basic symbols in whose
  // equations it occurs, its cost, and the constraint that it was made for.
  var kinds: [Kind] = []
  var rows: [SolverRow?] = []
  var columns: [[Int]] = []
  var costs: [SolverCost] = []
  var owners: [Int?] = []
  private var freeSymbols: [Int] = []

  var records: [Record?] = []
  private var freeRecords: [Int] = []
  private var lastAge = 0

  /// The symbols whose costs may have become negative.
  var costCandidates: [Int] = []
  /// The basic symbols whose values may have become forbidden.
  var infeasible: [Int] = []
  private var changed: [Int] = []
  private var isChanged: [Bool] = []

  package init() {}

  // MARK: Variables

  /// Makes a variable, which is zero until constraints say something else.
  ///
  /// - Parameter isNonNegative: Whether it can't be below zero.
  /// - Returns: The variable.
  package func makeVariable(isNonNegative: Bool = false) -> Variable {
    Variable(symbol: makeSymbol(isNonNegative ? .nonNegative : .free, owner: nil))
  }

  /// Takes away a variable that no constraint mentions any more.
  package func remove(_ variable: Variable) {
    if rows[variable.symbol] != nil { removeRow(of: variable.symbol) }
    removeColumn(of: variable.symbol)
    recycle(variable.symbol)
  }

  /// The value of a variable.
  package func value(of variable: Variable) -> Double { rows[variable.symbol]?.constant ?? 0 }

  /// Returns the variables whose values may have changed since the last call, and forgets them.
  package func takeChanges() -> [Variable] {
    let result = changed.filter { kinds[$0].isVariable }.map(Variable.init)
    for symbol in changed { isChanged[symbol] = false }
    changed.removeAll(keepingCapacity: true)
    return result
  }

  func noteChange(of symbol: Int) {
    guard kinds[symbol].isVariable, !isChanged[symbol] else { return }
    isChanged[symbol] = true
    changed.append(symbol)
  }

  // MARK: Constraints

  /// Adds a constraint and finds the best values again.
  ///
  /// - Parameters:
  ///   - expression: What relates to zero.
  ///   - relation: How.
  ///   - priority: How much it counts; from `1000` on it must hold.
  /// - Returns: The constraint.
  /// - Throws: ``Conflict`` if it must hold and can't; nothing has changed then.
  package func add(
    _ expression: Expression,
    _ relation: Relation,
    priority: Float = required
  ) throws(Conflict) -> Constraint {
    lastAge += 1
    return try add(expression, relation, priority: priority, age: lastAge)
  }

  private func add(
    _ expression: Expression,
    _ relation: Relation,
    priority: Float,
    age: Int
  ) throws(Conflict) -> Constraint {
    let index = freeRecords.popLast() ?? records.count
    if index == records.count { records.append(nil) }
    let record = makeRecord(expression, relation, priority: priority, age: age, index: index)
    var row = substituted(expression)
    row.add(record.marker, times: record.markerSign)
    if let other = record.other { row.add(other, times: -record.markerSign) }
    do {
      try insert(row, marker: record.marker)
    } catch {
      discard(record, at: index)
      throw error
    }
    records[index] = record
    forEachError(of: record) { changeCost(of: $0, by: 1, at: priority) }
    optimize()
    return Constraint(index: index)
  }

  /// Removes a constraint and finds the best values again.
  package func remove(_ constraint: Constraint) {
    guard let record = records[constraint.index] else { return }
    forEachError(of: record) { changeCost(of: $0, by: -1, at: record.priority) }
    if rows[record.marker] == nil, let leaving = rowToLeave(for: record.marker) {
      pivot(leaving: leaving, entering: record.marker)
    }
    if rows[record.marker] != nil { removeRow(of: record.marker) }
    discard(record, at: constraint.index)
    optimize()
  }

  /// Changes the constant of a constraint's expression and finds the best values again.
  ///
  /// - Throws: ``Conflict`` if the constraint must hold and can't any more; it is removed then.
  package func setConstant(_ constant: Double, of constraint: Constraint) throws(Conflict) {
    guard var record = records[constraint.index] else { return }
    let change = (constant - record.expression.constant) * record.markerSign
    guard change != 0 else { return }
    record.expression.constant = constant
    if canShift(record.marker) {
      shift(record.marker, by: change)
      if restoreFeasibility() {
        records[constraint.index] = record
        return
      }
      shift(record.marker, by: -change)
      _ = restoreFeasibility()
    }
    remove(constraint)
    // Gets the index that has just become free, so the constraint keeps its name.
    _ = try add(record.expression, record.relation, priority: record.priority, age: record.age)
  }

  /// Changes how much a constraint counts and finds the best values again.
  ///
  /// - Throws: ``Conflict`` if the constraint must hold from now on and can't; it is removed then.
  package func setPriority(_ priority: Float, of constraint: Constraint) throws(Conflict) {
    guard let record = records[constraint.index], record.priority != priority else { return }
    remove(constraint)
    // Gets the index that has just become free, so the constraint keeps its name.
    _ = try add(record.expression, record.relation, priority: priority, age: record.age)
  }

  /// What a constraint relates to zero, how, and how much it counts; `nil` if it isn't there.
  package func content(
    of constraint: Constraint
  ) -> (expression: Expression, relation: Relation, priority: Float)? {
    records[constraint.index].map { ($0.expression, $0.relation, $0.priority) }
  }

  /// The constant of a constraint's expression.
  package func constant(of constraint: Constraint) -> Double {
    records[constraint.index]?.expression.constant ?? 0
  }

  // MARK: Symbols and records

  private func makeRecord(
    _ expression: Expression,
    _ relation: Relation,
    priority: Float,
    age: Int,
    index: Int
  ) -> Record {
    let isRequired = priority >= Self.required
    let kind: Kind = relation != .equal ? .slack : isRequired ? .dummy : .error
    let marker = makeSymbol(kind, owner: index)
    return Record(
      marker: marker,
      other: isRequired ? nil : makeSymbol(.error, owner: index),
      markerSign: relation == .lessThanOrEqual || kind == .dummy ? 1 : -1,
      expression: expression,
      relation: relation,
      priority: priority,
      age: age
    )
  }

  private func forEachError(of record: Record, _ action: (Int) -> Void) {
    if kinds[record.marker] == .error { action(record.marker) }
    if let other = record.other { action(other) }
  }

  private func discard(_ record: Record, at index: Int) {
    for symbol in [record.marker, record.other] {
      guard let symbol else { continue }
      // Error and marker occur only together, so what one's removal left of the other is rounding.
      if rows[symbol] != nil { removeRow(of: symbol) }
      removeColumn(of: symbol)
      recycle(symbol)
    }
    records[index] = nil
    freeRecords.append(index)
  }

  func makeSymbol(_ kind: Kind, owner: Int?) -> Int {
    if let symbol = freeSymbols.popLast() {
      kinds[symbol] = kind
      owners[symbol] = owner
      return symbol
    }
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    costs.append(.zero)
    owners.append(owner)
    isChanged.append(false)
    return kinds.count - 1
  }

  func recycle(_ symbol: Int) {
    kinds[symbol] = .unused
    costs[symbol] = .zero
    owners[symbol] = nil
    freeSymbols.append(symbol)
  }
}
