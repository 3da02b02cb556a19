import StageRuntime

/// A relation between two parts of views or guides that layout has to keep.
///
/// It says `first = multiplier × second + constant`, or the same with an inequality. It does
/// something while it is active.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  private weak var first: (any ConstraintItem)?
  private weak var second: (any ConstraintItem)?
  private let hasSecond: Bool
  private var installedPriority = UILayoutPriority.required
  private var identity = ObjectIdentity()
  /// The view that holds the constraint; it is active while there is one.
  weak var holder: UIView?

  init(
    _ first: (any ConstraintItem)?,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: (any ConstraintItem)?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    hasSecond = secondAttribute != .notAnAttribute
    super.init()
  }

  /// Creates a constraint, which isn't active yet.
  ///
  /// - Parameters:
  ///   - view1: The first item, a view or a guide.
  ///   - attr1: The part of it.
  ///   - relation: How the two sides relate.
  ///   - view2: The second item, a view or a guide; `nil` for a constant size.
  ///   - attr2: The part of it; `notAnAttribute` if there is no second item. Parts that don't
  ///     measure the same, and a position without a second item, raise.
  ///   - multiplier: What the second part is multiplied by.
  ///   - c: What is added to it, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = view2 as? any ConstraintItem
    let isConstant = second == nil || attr2 == .notAnAttribute || multiplier == 0
    self.init(
      view1 as? any ConstraintItem,
      attr1,
      relation,
      isConstant ? nil : second,
      isConstant ? .notAnAttribute : attr2,
      multiplier: multiplier,
      constant: c
    )
    if let fault = Self.fault(attr1, isConstant ? .notAnAttribute : attr2) {
      StageContext.current.raise(
        "NSInvalidArgumentException",
        """
        *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:\
        multiplier:constant:]: \(fault)
        """
      )
    }
  }

  private static func fault(_ first: Attribute, _ second: Attribute) -> String? {
    if second == .notAnAttribute {
      guard first.kind != .size else { return nil }
      return """
        A constraint cannot be made that sets a location equal to a constant. Location \
        attributes must be specified in pairs
        """
    }
    return first.kind == second.kind ? nil : "Invalid pairing of layout attributes"
  }

  // MARK: The relation

  /// The first item, a view or a guide; `nil` once it is gone.
  open var firstItem: AnyObject? { first }

  /// The second item, a view or a guide; `nil` if there is none or it is gone.
  open var secondItem: AnyObject? { second }

  /// The part of the first item.
  public final let firstAttribute: NSLayoutConstraint.Attribute

  /// The part of the second item; `notAnAttribute` if there is none.
  public final let secondAttribute: NSLayoutConstraint.Attribute

  /// The part of the first item as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// The part of the second item as an anchor; `nil` if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecond ? NSLayoutAnchor(second, secondAttribute) : nil
  }

  /// How the two sides relate.
  public final let relation: NSLayoutConstraint.Relation

  /// What the second part is multiplied by.
  public final let multiplier: CGFloat

  /// What is added to the second part, in points; may be changed while active.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue, let holder else { return }
      holder.constantDidChange(of: self)
    }
  }

  /// How much the constraint counts.
  ///
  /// While active it can't change between required and not, which raises. Source: documented.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue, let holder else { return }
      guard (priority.rawValue >= 1000) == (oldValue.rawValue >= 1000) else {
        let wanted = priority
        priority = oldValue
        return StageContext.current.raise(
          "NSInternalInconsistencyException",
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is \
          not supported.  You passed priority \(wanted.shown) and the existing priority was \
          \(oldValue.shown).
          """
        )
      }
      holder.priorityDidChange(of: self)
    }
  }

  /// A name that is shown when the constraint can't be met.
  open var identifier: String?

  /// Whether the constraint is kept in archives, which the stand-in doesn't write.
  open var shouldBeArchived: Bool = false

  // MARK: Activation

  /// Whether the constraint has an effect.
  ///
  /// Activating it raises if its items have no view in common that both are in.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.drop(self) }
    }
  }

  /// Activates constraints.
  ///
  /// - Parameter constraints: The constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// - Parameter constraints: The constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard let holder = commonAncestor else {
      return StageContext.current.raise(
        "NSGenericException",
        """
        Unable to activate constraint with anchors \(firstAnchor) and \
        \(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the \
        constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
      )
    }
    holder.hold(self)
  }

  // MARK: Items

  /// The first item, a view's margins being the margins' guide.
  var firstConstrained: (item: any ConstraintItem, attribute: Attribute)? {
    first.map { Self.resolved($0, firstAttribute) }
  }

  /// The second item, a view's margins being the margins' guide.
  var secondConstrained: (item: any ConstraintItem, attribute: Attribute)? {
    second.map { Self.resolved($0, secondAttribute) }
  }

  private static func resolved(
    _ item: any ConstraintItem,
    _ attribute: Attribute
  ) -> (item: any ConstraintItem, attribute: Attribute) {
    guard let inner = attribute.withinMargins, let view = item as? UIView else {
      return (item, attribute)
    }
    return (view.layoutMarginsGuide, inner)
  }

  /// The items, the first first.
  var items: [any ConstraintItem] {
    [firstConstrained?.item, secondConstrained?.item].compactMap { $0 }
  }

  /// The nearest view that both items are or are in.
  var commonAncestor: UIView? {
    guard let first = firstConstrained?.item.constrainedView else { return nil }
    guard hasSecond else { return first }
    guard let second = secondConstrained?.item.constrainedView else { return nil }
    var ancestor: UIView? = first
    while let view = ancestor {
      if second.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }

  // MARK: Description

  /// The constraint as the console shows it.
  ///
  /// Source: measured elsewhere (logs in bug reports). UIKit writes some distances in its visual
  /// format; the stand-in always writes the equation.
  nonisolated open override var description: String {
    // As for views: a message of another thread can still name the class.
    guard MainActorCheck.isOnMainActor else { return "<\(String(reflecting: type(of: self)))>" }
    return MainActor.assumeIsolated { shownDescription }
  }

  private var shownDescription: String {
    let name = TypeNames.of(type(of: self)).short
    let shown = identifier.map { " '\($0)'" } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(name):\(identity.address(of: type(of: self)))\(shown) \(equation)   (\(state))>"
  }

  private var equation: String {
    var text = first.map { $0.constraintName } ?? "(null)"
    text += ".\(firstAttribute.name) \(relation.symbol) "
    if hasSecond {
      if multiplier != 1 { text += "\(multiplier.shown)*" }
      text += "\(second.map { $0.constraintName } ?? "(null)").\(secondAttribute.name)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += constant.magnitude.shown }
    } else {
      text += constant.shown
    }
    if priority.rawValue < 1000 { text += " @\(priority.shown)" }
    return text
  }
}

extension CGFloat {
  /// The number as UIKit's messages show it: six digits at most, and no more than it needs.
  var shown: String {
    self == rounded() && magnitude < 1e6 ? String(Int(self)) : String(format: "%g", Double(self))
  }
}

extension UILayoutPriority {
  /// The number as UIKit's messages show it.
  var shown: String { CGFloat(rawValue).shown }
}
