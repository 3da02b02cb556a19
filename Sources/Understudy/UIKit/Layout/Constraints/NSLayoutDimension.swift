/// The width or height of a view or guide.
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, constant: constant)
  }

  /// Returns a constraint that gives this size a value.
  ///
  /// - Parameter c: The value, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, toConstant: c)
  }

  /// Returns a constraint that keeps this size from being less than a value.
  ///
  /// - Parameter c: The value, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toConstant: c)
  }

  /// Returns a constraint that keeps this size from being more than a value.
  ///
  /// - Parameter c: The value, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toConstant: c)
  }

  /// Returns a constraint that makes this size a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m) }

  /// Returns a constraint that keeps this size from being less than a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, multiplier: m) }

  /// Returns a constraint that keeps this size from being more than a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, multiplier: m) }

  /// Returns a constraint that makes this size a multiple of another and a constant.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  ///   - c: The constant, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, to: anchor, multiplier: m, constant: c) }

  /// Returns a constraint that keeps this size from being less than a multiple of another and a
  /// constant.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  ///   - c: The constant, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c) }

  /// Returns a constraint that keeps this size from being more than a multiple of another and a
  /// constant.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The multiple.
  ///   - c: The constant, in points.
  /// - Returns: The constraint, which isn't active yet.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c) }
}
