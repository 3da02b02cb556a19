import StageRuntime

// What happens when required constraints contradict one another: the console is told, and one of
// them is demoted so far that it holds only if all others do.

/// Why the solver has a constraint.
@MainActor
enum ConstraintOrigin {
  /// The app made it.
  case app(NSLayoutConstraint)
  /// A view keeps its frame.
  case frame(LayoutItem, String)
  /// A guide of the system follows the view's insets.
  case guide(UILayoutGuide, String)
  /// A view's content has a size of its own.
  case content(LayoutItem, NSLayoutConstraint.Axis)

  var isApp: Bool { if case .app = self { true } else { false } }
  var isFrame: Bool { if case .frame = self { true } else { false } }
}

extension LayoutRegion {
  /// The priority of a constraint that had to be broken: above all that isn't required.
  private static var broken: Float { LayoutSolver.required.nextDown }

  /// Gives the solver a constraint, breaking one if it contradicts others.
  func install(
    _ expression: LayoutSolver.Expression,
    _ relation: LayoutSolver.Relation,
    priority: Float = LayoutSolver.required,
    from origin: ConstraintOrigin
  ) -> LayoutSolver.Constraint {
    var priority = priority
    while true {
      do throws(LayoutSolver.Conflict) {
        let constraint = try solver.add(expression, relation, priority: priority)
        origins[constraint] = origin
        return constraint
      } catch {
        if demote(error.constraints, addedBy: origin) { priority = Self.broken }
      }
    }
  }

  /// Changes the constant of a constraint, breaking one if it contradicts others from now on.
  func setConstant(
    _ constant: Double,
    of constraint: LayoutSolver.Constraint
  ) -> LayoutSolver.Constraint {
    guard var content = solver.content(of: constraint), let origin = origins[constraint] else {
      return constraint
    }
    do throws(LayoutSolver.Conflict) {
      try solver.setConstant(constant, of: constraint)
      return constraint
    } catch {
      origins[constraint] = nil
      content.expression.constant = constant
      let (expression, relation, priority) = content
      return install(expression, relation, priority: priority, from: origin)
    }
  }

  /// Breaks one of the constraints that contradict one another.
  ///
  /// Source: assumed. UIKit doesn't say which it chooses; here it is the one of the app's that came
  /// last, and never one of the system's.
  ///
  /// - Returns: Whether it is the one that is being added.
  private func demote(
    _ others: [LayoutSolver.Constraint],
    addedBy origin: ConstraintOrigin
  ) -> Bool {
    let victim = origin.isApp ? nil : others.last { origins[$0]?.isApp == true }
    let all = others.compactMap { origins[$0] } + [origin]
    report(all, breaking: victim.flatMap { origins[$0] } ?? origin)
    guard let victim else { return true }
    // Can't contradict anything, since it isn't required any more.
    try? solver.setPriority(Self.broken, of: victim)
    return false
  }

  // MARK: The console

  /// Source: measured elsewhere (logs in bug reports of iOS 13 to 17).
  private func report(_ constraints: [ConstraintOrigin], breaking victim: ConstraintOrigin) {
    let list = constraints.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}

      """
    if constraints.contains(where: \.isFrame) {
      text += """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints)\u{20}

        """
    }
    text += """
      (
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(describe(victim))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    StageContext.current.log(subsystem: "UIKit", category: "LayoutConstraints", text)
  }

  private func describe(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .app(let constraint): constraint.description
    case .frame(let item, let part): describeFrame(of: item, part)
    case .guide(let guide, let edge): describe(guide, edge)
    case .content(let item, let axis):
      // Listed only if an app makes the priority of its content required.
      """
      <NSContentSizeLayoutConstraint:\(newAddress) \(item.source?.constraintName ?? "").\
      \(axis == .horizontal ? "width" : "height")   (active)>
      """
    }
  }

  private func describeFrame(of item: LayoutItem, _ part: String) -> String {
    guard let view = item.view else { return "" }
    let values = [
      "width": view.bounds.width, "height": view.bounds.height, "minX": view.frame.minX,
      "minY": view.frame.minY,
    ]
    let names =
      part.hasPrefix("min") ? view.parent.map { ", names: '|':\($0.constraintName) " } ?? "" : ""
    return """
      <NSAutoresizingMaskLayoutConstraint:\(newAddress) \(view.autoresizingMask.shown) \
      \(view.constraintName).\(part) == \((values[part] ?? 0).shown)   (active\(names))>
      """
  }

  private func describe(_ guide: UILayoutGuide, _ edge: String) -> String {
    guard let source = guide.source, let owner = guide.owningView else { return "" }
    let insets = owner.insets(of: source)
    let name = "[\(guide.constraintName)]"
    let format =
      switch edge {
      case "left": "H:|-(\(insets.left.shown))-\(name)(LTR)"
      case "right": "H:\(name)-(\(insets.right.shown))-|(LTR)"
      case "top": "V:|-(\(insets.top.shown))-\(name)"
      default: "V:\(name)-(\(insets.bottom.shown))-|"
      }
    return """
      <NSLayoutConstraint:\(newAddress) '\(guide.identifier)-\(edge)' \(format)   \
      (active, names: '|':\(owner.constraintName) )>
      """
  }

  /// The address of a constraint that is no object here.
  private var newAddress: String {
    var identity = ObjectIdentity()
    return identity.address(of: NSLayoutConstraint.self)
  }
}

extension UIView.AutoresizingMask {
  /// The mask as UIKit's messages show it: before, length and after, `&` being flexible.
  fileprivate var shown: String {
    func part(_ before: Self, _ length: Self, _ after: Self) -> String {
      let flags = [before, length, after].map { contains($0) ? "&" : "-" }.joined()
      return flags == "---" ? "--&" : flags
    }
    return """
      h=\(part(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) \
      v=\(part(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))
      """
  }
}
