/// What Auto Layout knows of a view; views that have nothing to do with it have none.
@MainActor
final class ViewLayout {
  /// The constraints that the view holds, in the order of their activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that mention the view.
  var mentions: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  /// What stands for a scroll view's content.
  var scrollContentGuide: UILayoutGuide?
  /// What stands for a scroll view's frame, seen from its content.
  var scrollFrameGuide: UILayoutGuide?
  /// The guides of the view, the system's after its own.
  var allGuides: [UILayoutGuide] {
    guides
      + [safeAreaGuide, marginsGuide, readableGuide, scrollContentGuide, scrollFrameGuide]
      .compactMap { $0 }
  }
  var hugging = AxisPair(UILayoutPriority.defaultLow)
  var resistance = AxisPair(UILayoutPriority.defaultHigh)

  /// What solves the constraints in the view, if the view is the root of a region.
  var region: LayoutRegion?
  /// Whether a constraint reaches across the view, so that it can't be the root of a region.
  var isAbsorbed = false
  /// The region in which the view's own rectangle is an unknown.
  weak var itemRegion: LayoutRegion?
  /// The subviews that have a new place and don't know it yet.
  var movedItems: [LayoutItem] = []
}

/// A value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ both: Value) {
    horizontal = both
    vertical = both
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension UIView {
  /// The view's part in Auto Layout, made when it is first needed.
  func layoutState() -> ViewLayout {
    let rare = rareState()
    if let layout = rare.layout { return layout }
    let made = ViewLayout()
    rare.layout = made
    return made
  }
}
