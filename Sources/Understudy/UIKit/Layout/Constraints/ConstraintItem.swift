/// What constraints are about: a view or a layout guide.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The view that a constraint about the item alone belongs to.
  var constrainedView: UIView? { get }
  /// The view in whose coordinates the item's rectangle is.
  var coordinateView: UIView? { get }
  /// The active constraints that mention the item.
  var mentions: [NSLayoutConstraint] { get set }
  /// The item in a constraint's description.
  var constraintName: String { get }
}

extension UIView: ConstraintItem {
  var constrainedView: UIView? { self }
  var coordinateView: UIView? { parent }

  var mentions: [NSLayoutConstraint] {
    get { rare?.layout?.mentions ?? [] }
    set { layoutState().mentions = newValue }
  }

  var constraintName: String {
    let text = (self as? UILabel)?.text.map { "'\($0)'" } ?? ""
    return constraintAddress + text
  }

  private var constraintAddress: String {
    // As in `objectDescription`, without the brackets and the blank.
    objectDescription.filter { $0 != "<" && $0 != ">" && $0 != " " }
  }
}
