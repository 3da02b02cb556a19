extension UIView {
  /// Gives the view a new geometry and tells whom it concerns.
  func setGeometry(_ new: ViewGeometry) {
    let old = geometry
    guard new != old else { return }
    guard !new.raises() else { return }
    geometry = new
    AnimationState.running?.block?.noteChange(of: self, \.geometry, from: old)
    if let layout = rare?.layout { geometryDidChange(from: old, layout) }
    if new.bounds.size != old.bounds.size {
      if autoresizesSubviews {
        for child in children {
          child.autoresize(from: old.bounds.size, to: new.bounds.size)
        }
      }
      markLayoutDue()
    }
    guard isInWindow else { return }
    geometryDidChange(from: old)
  }

  private func geometryDidChange(from old: ViewGeometry) {
    if parent == nil, let window = self as? UIWindow { window.refreshTraitsOfSize() }
    let insetsBefore = currentSafeAreaInsets
    refreshSafeArea()
    // Same insets, but the edges that they count from have moved against the children.
    if currentSafeAreaInsets == insetsBefore, insetsBefore != .zero, geometry.bounds != old.bounds {
      for child in children { child.refreshSafeArea() }
    }
  }

  // MARK: Converting

  /// Returns a point of this view in the coordinates of another.
  ///
  /// - Parameters:
  ///   - point: The point, in this view's coordinates.
  ///   - view: The other view; `nil` stands for this view's window.
  /// - Returns: The result, in points.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    var point = point
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === target { return point }
      point = current.geometry.toSuperview(point)
      ancestor = current.parent
    }
    return target.fromOutside(point)
  }

  /// Returns a point of another view in the coordinates of this one.
  ///
  /// - Parameters:
  ///   - point: The point, in the other view's coordinates.
  ///   - view: The other view; `nil` stands for this view's window.
  /// - Returns: The result, in points.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Returns a rectangle of this view in the coordinates of another.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in this view's coordinates.
  ///   - view: The other view; `nil` stands for this view's window.
  /// - Returns: The upright rectangle around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? root
    var rect = rect
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === target { return rect }
      rect = current.geometry.toSuperview(rect)
      ancestor = current.parent
    }
    return target.fromOutside(rect)
  }

  /// Returns a rectangle of another view in the coordinates of this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the other view's coordinates.
  ///   - view: The other view; `nil` stands for this view's window.
  /// - Returns: The upright rectangle around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  private var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// From what is around the topmost view, the screen for a window, to this view.
  private func fromOutside(_ point: CGPoint) -> CGPoint {
    geometry.fromSuperview(parent?.fromOutside(point) ?? point)
  }

  private func fromOutside(_ rect: CGRect) -> CGRect {
    geometry.fromSuperview(parent?.fromOutside(rect) ?? rect)
  }

  // MARK: Autoresizing

  /// Applies the autoresizing mask to a change of the superview's size.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var rect = frame
    (rect.origin.x, rect.size.width) = Self.autoresized(
      origin: rect.minX,
      length: rect.width,
      change: new.width - old.width,
      whole: old.width,
      parts: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    )
    (rect.origin.y, rect.size.height) = Self.autoresized(
      origin: rect.minY,
      length: rect.height,
      change: new.height - old.height,
      whole: old.height,
      parts: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    )
    frame = rect
  }

  /// Shares a change of length among the flexible parts, in proportion to their lengths.
  ///
  /// Source: documented. Apple's page for UIView.AutoresizingMask. Where the flexible parts have no
  /// length they share equally (assumed).
  private static func autoresized(
    origin: CGFloat,
    length: CGFloat,
    change: CGFloat,
    whole: CGFloat,
    parts: (before: Bool, length: Bool, after: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let before = parts.before ? origin : 0
    let middle = parts.length ? length : 0
    let after = parts.after ? whole - origin - length : 0
    let total = before + middle + after
    let count = [parts.before, parts.length, parts.after].count { $0 }
    guard change != 0, count > 0 else { return (origin, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (
      origin + share(before, parts.before),
      max(0, length + share(middle, parts.length))
    )
  }
}

/// Something that has coordinates of its own, such as a view or a screen.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's rectangle in its own coordinates.
  var bounds: CGRect { get }
}
