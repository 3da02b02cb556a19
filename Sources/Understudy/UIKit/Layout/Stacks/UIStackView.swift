import StageRuntime

/// A view that lines its subviews up in a row or a column, by constraints.
@MainActor @preconcurrency open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement = StackArrangement()
  private var arrangementIsDue = true

  // MARK: Creating

  /// Creates a stack.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  ///
  /// - Parameter views: The views, in their order along the axis.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Arranged subviews

  /// The views that are lined up, in their order along the axis.
  open var arrangedSubviews: [UIView] { arranged }

  /// Lines a view up after the others; it becomes a subview, and constraints decide on its frame.
  ///
  /// - Parameter view: The view; moves if it is lined up already.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.count) }

  /// Stops lining a view up; it stays a subview.
  ///
  /// - Parameter view: The view; nothing happens if it isn't lined up.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Lines a view up at a place among the others.
  ///
  /// - Parameters:
  ///   - view: The view; moves if it is lined up already.
  ///   - stackIndex: The place; one that doesn't exist raises, as an array does.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      return StageContext.current.raise(
        "NSInternalInconsistencyException",
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(arranged.count)"
      )
    }
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(index, arranged.count))
    arrangementDidChange()
  }

  /// Stops lining up a subview that leaves.
  ///
  /// - Parameter subview: The subview.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they are arranged

  /// The direction in which the views are lined up.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length along the axis.
  open var distribution: UIStackView.Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// How the views are placed across the axis.
  open var alignment: UIStackView.Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The space between views, in points; the least space where the distribution spreads them.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Whether the spacing of a column counts from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views keep inside the margins of the stack.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Gives the space after a view a length of its own.
  ///
  /// - Parameters:
  ///   - spacing: The length in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
  ///   - arrangedSubview: The view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the length that the space after a view was given.
  ///
  /// - Parameter arrangedSubview: The view.
  /// - Returns: The length in points, or ``spacingUseDefault`` if it was given none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Stands for the stack's ``spacing``.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the system's spacing, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Arranging

  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let length = custom == UIStackView.spacingUseDefault ? spacing : custom
    return length == UIStackView.spacingUseSystem ? 8 : length
  }

  private func arrangementDidChange() {
    arrangementIsDue = true
    setNeedsUpdateConstraints()
  }

  override func arrangementMayChange(by subview: UIView) {
    if distribution == .fillProportionally || arrangement.isOutdated(by: subview) {
      arrangementDidChange()
    }
  }

  /// Makes the constraints that line the views up.
  open override func updateConstraints() {
    if arrangementIsDue {
      arrangementIsDue = false
      arrangement.rebuild(for: self)
    }
    super.updateConstraints()
  }
}

extension UIStackView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; by their content's priorities some grow or shrink.
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it in proportion to their content.
    case fillProportionally = 2
    /// They keep their lengths, with equal spaces between them.
    case equalSpacing = 3
    /// They keep their lengths, with equal distances between their middles.
    case equalCentering = 4
  }

  /// How views are placed across the axis of a stack.
  public enum Alignment: Int, Sendable {
    /// They reach from edge to edge.
    case fill = 0
    /// They are at the edge at which reading begins.
    case leading = 1
    /// The baselines of their first lines of text are at one height.
    case firstBaseline = 2
    /// They are in the middle.
    case center = 3
    /// They are at the edge at which reading ends.
    case trailing = 4
    /// The baselines of their last lines of text are at one height.
    case lastBaseline = 5

    /// They are at the top.
    public static let top: Alignment = .leading
    /// They are at the bottom.
    public static let bottom: Alignment = .trailing
  }
}
