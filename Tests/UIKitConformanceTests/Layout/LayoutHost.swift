import StageRuntime
import UIKit

/// A device with a window whose root view is there to be filled.
@MainActor
final class LayoutHost {
  let context: StageContext
  let window: UIWindow
  let root = UIViewController()

  init(device: Device = .iPhone14) {
    context = StageContext(device: device, onException: .record)
    let application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    endTurn()
  }

  var view: UIView { root.view }

  func endTurn() { context.advance(by: .zero) }

  var messages: [String] {
    context.console.messages.filter { $0.category == "LayoutConstraints" }.map(\.text)
  }

  var exceptions: [String] { context.exceptions.map { "\($0.name): \($0.reason)" } }

  /// Adds a view that constraints place.
  @discardableResult
  func add<View: UIView>(_ child: View, to parent: UIView? = nil) -> View {
    child.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? view).addSubview(child)
    return child
  }
}

/// A view whose content has a given size.
final class Block: UIView {
  var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  private(set) var layouts = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    contentSize = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { contentSize }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

extension UIView {
  /// Pins the view's edges to another's.
  func pin(to other: UIView, insets: CGFloat = 0) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets),
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets),
    ])
  }

  /// Gives the view a place and, if wanted, a size.
  func place(x: CGFloat = 0, y: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil) {
    guard let superview else { return }
    leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension CGRect {
  /// Whether the rectangle is another but for what arithmetic with `Double` leaves.
  func isClose(to other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
