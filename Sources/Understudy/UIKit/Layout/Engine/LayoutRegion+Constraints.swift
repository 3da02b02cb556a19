// From an app's constraint to the solver's.

/// What the solver has of an app's constraint.
struct InstalledConstraint {
  var constraint: LayoutSolver.Constraint
  /// The constant of the app's constraint when it was last told to the solver.
  var constant: CGFloat
}

extension LayoutRegion {
  /// Takes in a constraint of the app.
  func install(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive || isMeasuring, let ancestor = constraint.commonAncestor else {
      return
    }
    if !isMeasuring {
      absorbViewsBetween(constraint, and: ancestor)
      // Held further up than where it belongs.
      guard ancestor.contentRegion === self else { return ancestor.contentRegion.add(constraint) }
    }
    guard let expression = expression(of: constraint, in: ancestor) else { return }
    let installed = install(
      expression,
      constraint.relation.forSolver,
      priority: constraint.priority.rawValue,
      from: .app(constraint)
    )
    self.installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      constraint: installed,
      constant: constraint.constant
    )
  }

  /// Takes a constraint in anew whose expression has changed.
  func reinstall(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    remove(constraint)
    add(constraint)
  }

  /// Tells the solver a constraint's new constant.
  func constantDidChange(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let found = installed[key] else { return }
    let change = Double(found.constant - constraint.constant)
    let old = solver.constant(of: found.constraint)
    let new = setConstant(old + change, of: found.constraint)
    installed[key] = InstalledConstraint(constraint: new, constant: constraint.constant)
    noteDirty()
  }

  /// Frames between a constraint's items and their ancestor would cut it: they join the region.
  private func absorbViewsBetween(_ constraint: NSLayoutConstraint, and ancestor: UIView) {
    for item in constraint.items where item !== ancestor {
      var view = item.coordinateView
      while let current = view, current !== ancestor {
        if current.isRegionRoot { current.absorb(into: self) }
        view = current.parent
      }
    }
  }

  // MARK: Expressions

  /// What a constraint relates to zero: its first side minus its second.
  private func expression(
    of constraint: NSLayoutConstraint,
    in ancestor: UIView
  ) -> LayoutSolver.Expression? {
    guard let (first, firstAttribute) = constraint.firstConstrained else { return nil }
    let isMirrored = constraint.isMirrored
    var result = LayoutSolver.Expression()
    result.add(side(first, firstAttribute, in: ancestor, isMirrored: isMirrored))
    if let (second, attribute) = constraint.secondConstrained {
      let side = side(second, attribute, in: ancestor, isMirrored: isMirrored)
      result.add(side, times: -Double(constraint.multiplier))
    }
    result.constant -= Double(constraint.constant)
    return result
  }

  private func side(
    _ source: any ConstraintItem,
    _ attribute: NSLayoutConstraint.Attribute,
    in ancestor: UIView,
    isMirrored: Bool
  ) -> LayoutSolver.Expression {
    var result = LayoutSolver.Expression()
    switch attribute {
    case .width: result.add(item(for: source).width)
    case .height: result.add(item(for: source).height)
    default:
      let axis: NSLayoutConstraint.Axis =
        attribute.kind == .horizontalPosition ? .horizontal : .vertical
      addOrigin(of: source, along: axis, in: ancestor, to: &result)
      let share = share(of: attribute, isMirrored: isMirrored)
      if share != 0 {
        result.add(edgeItem(of: source, in: ancestor).size(along: axis), times: share)
      }
      if attribute.isBaseline { result.constant += baselineOffset(of: source, attribute) }
      guard isMirrored, axis == .horizontal else { break }
      var mirrored = LayoutSolver.Expression()
      mirrored.add(edgeItem(of: ancestor, in: ancestor).width)
      mirrored.add(result, times: -1)
      return mirrored
    }
    return result
  }

  /// The item whose edges a source's edges are: a scroll view's are its content's, for what is in it.
  private func edgeItem(of source: any ConstraintItem, in ancestor: UIView) -> LayoutItem {
    guard source === ancestor, let scrollView = source as? UIScrollView else {
      return item(for: source)
    }
    return item(for: scrollView.contentLayoutGuide)
  }

  /// Where an attribute is, as a share of the item's size.
  private func share(of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .left, .top, .firstBaseline: 0
    case .right, .bottom, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0
    }
  }

  private func addOrigin(
    of source: any ConstraintItem,
    along axis: NSLayoutConstraint.Axis,
    in ancestor: UIView,
    to expression: inout LayoutSolver.Expression
  ) {
    var current: (any ConstraintItem)? = source
    while let part = current, part !== ancestor {
      if part !== source, let scrollView = part as? UIScrollView {
        let frame = item(for: scrollView.frameLayoutGuide)
        expression.add(frame.origin(along: axis), times: -1)
      }
      expression.add(item(for: part).origin(along: axis))
      current = part.coordinateView
    }
  }

  private func baselineOffset(
    of source: any ConstraintItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> Double {
    guard let offsets = (source as? UIView)?.baselineOffsets else { return 0 }
    return Double(attribute == .firstBaseline ? offsets.first : -offsets.last)
  }
}

extension NSLayoutConstraint {
  var isAboutBaselines: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

  /// Whether what the constraint is about depends on the direction of reading.
  var followsReading: Bool { firstAttribute.followsReading || secondAttribute.followsReading }

  /// Whether positions are counted from the right, because reading begins there.
  var isMirrored: Bool {
    guard followsReading else { return false }
    return firstConstrained?.item.constrainedView?.effectiveUserInterfaceLayoutDirection
      == .rightToLeft
  }
}
