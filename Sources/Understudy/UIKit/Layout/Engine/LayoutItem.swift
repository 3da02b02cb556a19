/// A view or guide whose rectangle is an unknown of a region.
@MainActor
final class LayoutItem {
  weak var source: (any ConstraintItem)?
  let identity: ObjectIdentifier
  /// The item's left, top, width and height in the coordinates of the view that it is in.
  let left: LayoutSolver.Variable
  let top: LayoutSolver.Variable
  let width: LayoutSolver.Variable
  let height: LayoutSolver.Variable

  /// The constraints that keep a rectangle which isn't the solver's to decide, or a guide's insets.
  var fixed: [LayoutSolver.Constraint] = []
  /// The constraints of the content's own size.
  var content = AxisPair<(hugging: LayoutSolver.Constraint, resistance: LayoutSolver.Constraint)?>(
    nil
  )
  /// The width that the content's height was measured for, if it depends on it.
  var measuredWidth: CGFloat?
  var needsRefresh = false
  var isMoved = false
  /// The solver's values that the view has been given, before rounding.
  var applied: (Double, Double, Double, Double)?

  init(_ source: any ConstraintItem, in solver: LayoutSolver) {
    self.source = source
    identity = ObjectIdentifier(source)
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable(isNonNegative: true)
    height = solver.makeVariable(isNonNegative: true)
  }

  var view: UIView? { source as? UIView }

  func size(along axis: NSLayoutConstraint.Axis) -> LayoutSolver.Variable {
    axis == .horizontal ? width : height
  }

  func origin(along axis: NSLayoutConstraint.Axis) -> LayoutSolver.Variable {
    axis == .horizontal ? left : top
  }
}
