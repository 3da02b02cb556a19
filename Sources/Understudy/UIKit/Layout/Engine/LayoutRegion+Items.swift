// The items of a region, and the constraints that the system makes about them.

extension LayoutRegion {
  /// The item of a view or guide, made when it is first needed.
  func item(for source: any ConstraintItem) -> LayoutItem {
    if let item = items[ObjectIdentifier(source)] { return item }
    let item = LayoutItem(source, in: solver)
    items[item.identity] = item
    for variable in [item.left, item.top, item.width, item.height] {
      itemOfVariable[variable] = item
    }
    if let guide = source as? UILayoutGuide {
      if let kind = guide.source { tie(item, to: kind) }
    } else if let view = source as? UIView {
      setUp(item, of: view)
    }
    return item
  }

  private func setUp(_ item: LayoutItem, of view: UIView) {
    if !isMeasuring, view !== root { view.layoutState().itemRegion = self }
    if hasFixedFrame(view) {
      fix(item, of: view)
    } else {
      refreshContentSize(of: item)
    }
  }

  /// Whether a view's rectangle comes from outside.
  private func hasFixedFrame(_ view: UIView) -> Bool {
    if view === root, isMeasuring { return false }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Follows what an item's source has become.
  func refresh(_ item: LayoutItem) {
    if let guide = item.source as? UILayoutGuide, let kind = guide.source {
      setConstants(insetConstants(of: kind, guide), of: item)
    } else if let view = item.view {
      if item.fixed.isEmpty {
        item.measuredWidth = nil
        refreshContentSize(of: item)
        for constraint in view.mentions where constraint.isAboutBaselines { reinstall(constraint) }
      } else {
        setConstants(frameConstants(of: view), of: item)
      }
    }
  }

  private func setConstants(_ constants: [Double], of item: LayoutItem) {
    // By index, since making room for one may replace another.
    for index in item.fixed.indices where index < constants.count {
      item.fixed[index] = setConstant(constants[index], of: item.fixed[index])
    }
  }

  // MARK: Frames

  private func fix(_ item: LayoutItem, of view: UIView) {
    let constants = frameConstants(of: view)
    let variables =
      view === root ? [item.width, item.height] : [item.width, item.height, item.left, item.top]
    let names = ["width", "height", "minX", "minY"]
    for (index, variable) in variables.enumerated() {
      var expression = LayoutSolver.Expression(constant: constants[index])
      expression.add(variable)
      item.fixed.append(install(expression, .equal, from: .frame(item, names[index])))
    }
  }

  private func frameConstants(of view: UIView) -> [Double] {
    let frame = view.frame
    return [-view.bounds.width, -view.bounds.height, -frame.minX, -frame.minY].map(Double.init)
  }

  // MARK: Guides

  /// Keeps a guide of the system at its distances from its view's edges.
  private func tie(_ item: LayoutItem, to kind: UILayoutGuide.Source) {
    guard let guide = item.source as? UILayoutGuide, let owner = guide.owningView else { return }
    let constants = insetConstants(of: kind, guide)
    let outer = self.item(for: owner)
    // The size of the content is what the constraints make it.
    let edges = kind == .scrollContent ? ["left", "top"] : ["left", "top", "right", "bottom"]
    for (index, edge) in edges.enumerated() {
      let isHorizontal = index % 2 == 0
      let isNear = index < 2
      var expression = LayoutSolver.Expression(constant: constants[index])
      expression.add(isHorizontal ? item.left : item.top)
      if !isNear {
        expression.add(isHorizontal ? item.width : item.height)
        expression.add(isHorizontal ? outer.width : outer.height, times: -1)
      }
      item.fixed.append(install(expression, .equal, from: .guide(guide, edge)))
    }
  }

  private func insetConstants(of kind: UILayoutGuide.Source, _ guide: UILayoutGuide) -> [Double] {
    guard let owner = guide.owningView else { return [0, 0, 0, 0] }
    let insets = owner.insets(of: kind)
    return [-insets.left, -insets.top, insets.right, insets.bottom].map(Double.init)
  }

  // MARK: Content

  /// Brings an item's size in line with what its content needs and its priorities say.
  func refreshContentSize(of item: LayoutItem) {
    guard let view = item.view else { return }
    let size = contentSize(of: view, item)
    setContentSize(size.width, of: item, along: .horizontal)
    setContentSize(size.height, of: item, along: .vertical)
  }

  private func contentSize(of view: UIView, _ item: LayoutItem) -> CGSize {
    var size = view.intrinsicContentSize
    guard view.contentHeight(forWidth: size.width) != nil else {
      if item.measuredWidth != nil { measuredItems.removeAll { $0 === item } }
      return size
    }
    if !measuredItems.contains(where: { $0 === item }) { measuredItems.append(item) }
    if let width = item.measuredWidth, let height = view.contentHeight(forWidth: width) {
      size.height = height
    }
    return size
  }

  private func setContentSize(
    _ length: CGFloat,
    of item: LayoutItem,
    along axis: NSLayoutConstraint.Axis
  ) {
    guard length != UIView.noIntrinsicMetric, let view = item.view else {
      return removeContentSize(of: item, along: axis)
    }
    let constant = -Double(length)
    if let (hugging, resistance) = item.content[axis] {
      item.content[axis] = (
        setConstant(constant, of: hugging), setConstant(constant, of: resistance)
      )
      return
    }
    var expression = LayoutSolver.Expression(constant: constant)
    expression.add(item.size(along: axis))
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    item.content[axis] = (
      install(expression, .lessThanOrEqual, priority: hugging, from: .content(item, axis)),
      install(expression, .greaterThanOrEqual, priority: resistance, from: .content(item, axis))
    )
  }

  func removeContentSize(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) {
    guard let (hugging, resistance) = item.content[axis] else { return }
    forget(hugging)
    forget(resistance)
    item.content[axis] = nil
  }

  /// Takes new priorities of a view's content size over.
  func contentPriorityDidChange(of view: UIView, along axis: NSLayoutConstraint.Axis) {
    guard let item = items[ObjectIdentifier(view)] else { return }
    removeContentSize(of: item, along: axis)
    noteChange(of: view)
  }
}
