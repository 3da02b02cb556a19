import StageRuntime

/// A part of a view or guide, from which constraints to other parts of its kind are made.
///
/// The type of the anchor keeps parts that measure different things apart.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var item: (any ConstraintItem)?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: (any ConstraintItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func relate<Other>(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<Other>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item,
      attribute,
      relation,
      anchor.item,
      anchor.attribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// Returns a constraint that keeps this part at another.
  ///
  /// - Parameter anchor: The other part.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Returns a constraint that keeps this part at or after another.
  ///
  /// - Parameter anchor: The other part.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { relate(.greaterThanOrEqual, to: anchor) }

  /// Returns a constraint that keeps this part at or before another.
  ///
  /// - Parameter anchor: The other part.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { relate(.lessThanOrEqual, to: anchor) }

  /// Returns a constraint that keeps this part at a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: c) }

  /// Returns a constraint that keeps this part at least at a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, constant: c) }

  /// Returns a constraint that keeps this part at most at a distance from another.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - c: The distance, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, constant: c) }

  /// The anchor as the console shows it.
  nonisolated open override var description: String {
    // As for views: a message of another thread can still name the class.
    guard MainActorCheck.isOnMainActor else { return "<\(String(reflecting: type(of: self)))>" }
    return MainActor.assumeIsolated { shownDescription }
  }

  private var shownDescription: String {
    let name =
      switch attribute.kind {
      case .horizontalPosition: "NSLayoutXAxisAnchor"
      case .verticalPosition: "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      case .none: "NSLayoutAnchor"
      }
    var identity = ObjectIdentity()
    let address = identity.address(of: NSLayoutAnchor<AnyObject>.self)
    return "<\(name):\(address) \"\(item?.constraintName ?? "(null)").\(attribute.name)\">"
  }
}

/// What stands between two parts by the system's measure, in points.
///
/// Source: documented for views without text ("8 points" in the visual format's standard spacing);
/// assumed for baselines, where UIKit also looks at the fonts.
@MainActor private let systemSpacing: CGFloat = 8

/// A vertical line at a part of a view or guide.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that keeps this part after another by a multiple of the system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: systemSpacing * multiplier) }

  /// Returns a constraint that keeps this part after another by a multiple of the system's spacing
  /// or more.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this part after another by a multiple of the system's spacing
  /// or less.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}

/// A horizontal line at a part of a view or guide.
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that keeps this part below another by a multiple of the system's spacing.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, constant: systemSpacing * multiplier) }

  /// Returns a constraint that keeps this part below another by a multiple of the system's spacing
  /// or more.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that keeps this part below another by a multiple of the system's spacing
  /// or less.
  ///
  /// - Parameters:
  ///   - anchor: The other part.
  ///   - multiplier: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: systemSpacing * multiplier)
  }
}
