import Testing
import UIKit

@Suite("Layout solver")
struct LayoutSolverTests {
  typealias Expression = LayoutSolver.Expression
  let solver = LayoutSolver()

  /// The expression `Σ coefficient × variable + constant`.
  private func sum(
    _ terms: (Double, LayoutSolver.Variable)...,
    plus constant: Double = 0
  ) -> Expression {
    var expression = Expression(constant: constant)
    for (coefficient, variable) in terms { expression.add(variable, times: coefficient) }
    return expression
  }

  @Test("A variable is zero until something constrains it")
  func unconstrained() {
    #expect(solver.value(of: solver.makeVariable()) == 0)
  }

  @Test("Equations are solved together")
  func equations() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(sum((1, x), (1, y), plus: -10), .equal)
    _ = try solver.add(sum((1, x), (-1, y), plus: -4), .equal)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test("The higher priority wins, however much more the lower one would gain")
  func lexicographic() throws {
    let x = solver.makeVariable()
    for _ in 0..<100 { _ = try solver.add(sum((1, x), plus: -50), .equal, priority: 250) }
    _ = try solver.add(sum((1, x), plus: -10), .equal, priority: 251)
    #expect(solver.value(of: x) == 10)
  }

  @Test("An optional constraint comes as close as it can")
  func closeAsPossible() throws {
    let x = solver.makeVariable()
    _ = try solver.add(sum((1, x), plus: -100), .lessThanOrEqual)
    _ = try solver.add(sum((1, x), plus: -300), .equal, priority: 1)
    #expect(solver.value(of: x) == 100)
  }

  @Test("A size is never below zero")
  func nonNegative() throws {
    let width = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(sum((1, width), plus: 20), .equal, priority: 999)
    #expect(solver.value(of: width) == 0)
  }

  @Test("A required constraint that can't hold names those that it contradicts, oldest first")
  func conflict() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(sum((1, x), plus: -10), .equal)
    let limit = try solver.add(sum((1, y), (-1, x)), .lessThanOrEqual)
    let error = #expect(throws: LayoutSolver.Conflict.self) {
      try self.solver.add(self.sum((1, y), plus: -11), .greaterThanOrEqual)
    }
    #expect(error?.constraints == [first, limit])
    #expect(solver.value(of: x) == 10)
  }

  @Test("After a conflict everything is as before")
  func conflictLeavesNothing() throws {
    let width = solver.makeVariable(isNonNegative: true)
    _ = try solver.add(sum((1, width), plus: -40), .greaterThanOrEqual)
    let soft = try solver.add(sum((1, width), plus: -60), .equal, priority: 250)
    #expect(throws: LayoutSolver.Conflict.self) {
      _ = try self.solver.add(self.sum((1, width), plus: -30), .lessThanOrEqual)
    }
    #expect(solver.value(of: width) == 60)
    solver.remove(soft)
    _ = try solver.add(sum((1, width), plus: -45), .equal)
    #expect(solver.value(of: width) == 45)
  }

  @Test("Removing a constraint lets the weaker ones have their way")
  func removal() throws {
    let x = solver.makeVariable()
    _ = try solver.add(sum((1, x), plus: -5), .equal, priority: 250)
    let strong = try solver.add(sum((1, x), plus: -9), .equal)
    #expect(solver.value(of: x) == 9)
    solver.remove(strong)
    #expect(solver.value(of: x) == 5)
  }

  @Test("Of two equal constraints one can go and the other still holds")
  func redundancy() throws {
    let x = solver.makeVariable()
    let first = try solver.add(sum((1, x), plus: -5), .equal)
    let second = try solver.add(sum((2, x), plus: -10), .equal)
    solver.remove(first)
    #expect(solver.value(of: x) == 5)
    #expect(throws: LayoutSolver.Conflict.self) {
      _ = try self.solver.add(self.sum((1, x), plus: -6), .equal)
    }
    solver.remove(second)
    _ = try solver.add(sum((1, x), plus: -6), .equal)
    #expect(solver.value(of: x) == 6)
  }

  @Test("A new constant moves what depends on it and reports nothing else")
  func newConstant() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let place = try solver.add(sum((1, x), plus: -5), .equal)
    _ = try solver.add(sum((1, y), (-1, x), plus: -10), .equal)
    _ = try solver.add(sum((1, z), plus: -3), .equal)
    _ = solver.takeChanges()
    try solver.setConstant(-7, of: place)
    #expect(solver.value(of: y) == 17)
    #expect(Set(solver.takeChanges()) == [x, y])
  }

  @Test("A new constant that can't be is a conflict, and the constraint is gone")
  func impossibleConstant() throws {
    let x = solver.makeVariable()
    let most = try solver.add(sum((1, x), plus: -100), .lessThanOrEqual)
    let place = try solver.add(sum((1, x), plus: -50), .equal)
    let error = #expect(throws: LayoutSolver.Conflict.self) {
      try self.solver.setConstant(-150, of: place)
    }
    #expect(error?.constraints == [most])
    _ = try solver.add(sum((1, x), plus: -60), .equal)
    #expect(solver.value(of: x) == 60)
  }

  // MARK: At random

  /// A constraint as the random test remembers it.
  private struct Entry {
    var terms: [(Double, Int)]
    var constant: Double
    var relation: LayoutSolver.Relation
    var priority: Float
    var handle: LayoutSolver.Constraint
  }

  /// How far the constraints of each priority are from holding, the highest priority first.
  private func errors(
    _ entries: [Entry],
    in solver: LayoutSolver,
    _ variables: [LayoutSolver.Variable]
  ) -> [Float: Double] {
    var errors: [Float: Double] = [:]
    for entry in entries {
      var value = entry.constant
      for (coefficient, index) in entry.terms {
        value += coefficient * solver.value(of: variables[index])
      }
      let error =
        switch entry.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      errors[entry.priority, default: 0] += error
    }
    return errors
  }

  @Test(
    "After any changes the values are as good as those of a solver that starts afresh",
    arguments: 0..<60
  )
  func matchesFreshSolver(seed: Int) throws {
    var random = Generator(state: UInt64(seed))
    let solver = LayoutSolver()
    let count = 6
    let variables = (0..<count).map { solver.makeVariable(isNonNegative: $0 % 2 == 0) }
    var entries: [Entry] = []
    let priorities: [Float] = [1000, 1000, 999, 750, 250, 50]

    for step in 0..<60 {
      let choice = random.below(10)
      if choice < 6 || entries.isEmpty {
        let first = random.below(count)
        var terms = [(1.0, first)]
        if random.below(3) > 0 {
          terms.append(([-1, -2, 0.5, 1][random.below(4)], (first + 1 + random.below(5)) % count))
        }
        let constant = Double(random.below(41) - 30)
        let relation = LayoutSolver.Relation.allCases[random.below(3)]
        let priority = priorities[random.below(priorities.count)]
        var expression = Expression(constant: constant)
        for (coefficient, index) in terms { expression.add(variables[index], times: coefficient) }
        if let handle = try? solver.add(expression, relation, priority: priority) {
          entries.append(
            Entry(
              terms: terms,
              constant: constant,
              relation: relation,
              priority: priority,
              handle: handle
            )
          )
        }
      } else if choice < 8 {
        solver.remove(entries.remove(at: random.below(entries.count)).handle)
      } else {
        let index = random.below(entries.count)
        let constant = Double(random.below(41) - 30)
        do {
          try solver.setConstant(constant, of: entries[index].handle)
          entries[index].constant = constant
        } catch {
          entries.remove(at: index)
        }
      }

      let fresh = LayoutSolver()
      let freshVariables = (0..<count).map { fresh.makeVariable(isNonNegative: $0 % 2 == 0) }
      for entry in entries.reversed() {
        var expression = Expression(constant: entry.constant)
        for (coefficient, index) in entry.terms {
          expression.add(freshVariables[index], times: coefficient)
        }
        _ = try fresh.add(expression, entry.relation, priority: entry.priority)
      }
      let ours = errors(entries, in: solver, variables)
      let theirs = errors(entries, in: fresh, freshVariables)
      for priority in Set(priorities) {
        let difference = ours[priority, default: 0] - theirs[priority, default: 0]
        #expect(abs(difference) < 1e-5, "seed \(seed), step \(step), priority \(priority)")
      }
      #expect(ours[1000, default: 0] < 1e-6)
      for index in stride(from: 0, to: count, by: 2) {
        #expect(solver.value(of: variables[index]) > -1e-6)
      }
    }
  }
}

/// Numbers that look random and are the same each time (SplitMix64).
struct Generator {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
