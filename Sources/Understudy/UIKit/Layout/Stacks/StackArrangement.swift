/// The constraints by which a stack lines its views up.
///
/// Source: measured elsewhere (the constraints' identifiers and relations, from logs in bug
/// reports); the priorities of what resolves ambiguity are assumed.
@MainActor
struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  /// The views that were hidden when the constraints were made.
  private var hidden: Set<ObjectIdentifier> = []

  /// Whether a view was hidden or shown since the constraints were made.
  func isOutdated(by view: UIView) -> Bool {
    hidden.contains(ObjectIdentifier(view)) != view.isHidden
  }

  /// Replaces the constraints by those that suit the stack now.
  mutating func rebuild(for stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    constraints = []
    guides = []
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let hiddenViews = stack.arrangedSubviews.filter(\.isHidden)
    hidden = Set(hiddenViews.map(ObjectIdentifier.init))

    let along = Edges(stack.axis)
    let canvas: any ConstraintItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    connect(views, to: canvas, along)
    space(views, of: stack, along)
    distribute(views, of: stack, in: canvas, along)
    align(views, of: stack, in: canvas, Edges(stack.axis == .horizontal ? .vertical : .horizontal))
    for view in hiddenViews { add("UISV-hiding", view, along.size, .equal, nil, .notAnAttribute) }
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Along the axis

  private mutating func connect(
    _ views: [UIView],
    to canvas: any ConstraintItem,
    _ along: Edges
  ) {
    guard let first = views.first, let last = views.last else { return }
    let name = "UISV-canvas-connection"
    add(name, first, along.start, .equal, canvas, along.start)
    add(name, canvas, along.end, .equal, last, along.end)
  }

  private mutating func space(_ views: [UIView], of stack: UIStackView, _ along: Edges) {
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let fromBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing",
        next,
        fromBaselines ? .firstBaseline : along.start,
        spreads ? .greaterThanOrEqual : .equal,
        view,
        fromBaselines ? .lastBaseline : along.end,
        constant: stack.spacing(after: view)
      )
    }
  }

  private mutating func distribute(
    _ views: [UIView],
    of stack: UIStackView,
    in canvas: any ConstraintItem,
    _ along: Edges
  ) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: equalize(views, along.size, "UISV-fill-equally")
    case .fillProportionally: fillProportionally(views, of: stack, in: canvas, along)
    case .equalSpacing:
      spread(views, of: stack, from: along.end, to: along.start, along, priority: .required)
      fit(canvas, along)
    case .equalCentering:
      spread(views, of: stack, from: along.middle, to: along.middle, along, priority: .init(149))
      fit(canvas, along)
    }
  }

  private mutating func equalize(
    _ items: [any ConstraintItem],
    _ size: NSLayoutConstraint.Attribute,
    _ name: String,
    priority: UILayoutPriority = .required
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      add(name, item, size, .equal, first, size, priority: priority)
    }
  }

  private mutating func fillProportionally(
    _ views: [UIView],
    of stack: UIStackView,
    in canvas: any ConstraintItem,
    _ along: Edges
  ) {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let spaces = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let total = lengths.reduce(spaces, +)
    guard total > 0 else { return equalize(views, along.size, "UISV-fill-equally") }
    for (view, length) in zip(views, lengths) where length > 0 {
      add(
        "UISV-fill-proportionally",
        view,
        along.size,
        .equal,
        canvas,
        along.size,
        multiplier: length / total,
        priority: UILayoutPriority(999)
      )
    }
  }

  /// Makes the distances between views equal, by guides that span them.
  private mutating func spread(
    _ views: [UIView],
    of stack: UIStackView,
    from: NSLayoutConstraint.Attribute,
    to: NSLayoutConstraint.Attribute,
    _ along: Edges,
    priority: UILayoutPriority
  ) {
    var spans: [UILayoutGuide] = []
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      stack.addLayoutGuide(guide)
      add("UISV-distributing-edge", guide, along.start, .equal, view, from)
      add("UISV-distributing-edge", guide, along.end, .equal, next, to)
      spans.append(guide)
    }
    equalize(spans, along.size, "UISV-distributing", priority: priority)
    guides = spans
  }

  /// Keeps a length that nothing else decides as short as the views allow.
  private mutating func fit(_ canvas: any ConstraintItem, _ edges: Edges) {
    let priority = UILayoutPriority(49)
    add("UISV-canvas-fit", canvas, edges.size, .equal, nil, .notAnAttribute, priority: priority)
  }

  // MARK: Across the axis

  private mutating func align(
    _ views: [UIView],
    of stack: UIStackView,
    in canvas: any ConstraintItem,
    _ across: Edges
  ) {
    let name = "UISV-alignment"
    let alignment = Self.alignment(of: stack)
    for view in views {
      switch alignment {
      case .fill:
        add(name, view, across.start, .equal, canvas, across.start)
        add(name, view, across.end, .equal, canvas, across.end)
        continue
      case .leading: add(name, view, across.start, .equal, canvas, across.start)
      case .trailing: add(name, view, across.end, .equal, canvas, across.end)
      case .center: add(name, view, across.middle, .equal, canvas, across.middle)
      case .firstBaseline: addBaseline(.firstBaseline, view, views)
      case .lastBaseline: addBaseline(.lastBaseline, view, views)
      }
      let boundary = "UISV-spanning-boundary"
      add(boundary, view, across.start, .greaterThanOrEqual, canvas, across.start)
      add(boundary, view, across.end, .lessThanOrEqual, canvas, across.end)
    }
    if alignment != .fill, !views.isEmpty { fit(canvas, across) }
  }

  /// The alignment, a column taking baselines for its edges: they are something of rows only.
  ///
  /// Source: assumed.
  private static func alignment(of stack: UIStackView) -> UIStackView.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    return switch stack.alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private mutating func addBaseline(
    _ baseline: NSLayoutConstraint.Attribute,
    _ view: UIView,
    _ views: [UIView]
  ) {
    guard let first = views.first, first !== view else { return }
    add("UISV-alignment", view, baseline, .equal, first, baseline)
  }

  // MARK: Making constraints

  private struct Edges {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let middle: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      switch axis {
      case .horizontal: (start, end, middle, size) = (.leading, .trailing, .centerX, .width)
      case .vertical: (start, end, middle, size) = (.top, .bottom, .centerY, .height)
      }
    }
  }

  private mutating func add(
    _ name: String,
    _ first: any ConstraintItem,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any ConstraintItem)?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first,
      firstAttribute,
      relation,
      second,
      secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.identifier = name
    constraint.priority = priority
    constraints.append(constraint)
  }
}
