import Foundation

/// A UIKit view in which boxes are shown, such as a cell.
class CanvasView: UIView {
  /// What shows the boxes.
  final var canvas: BoxCanvas?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard super.hitTest(point, with: event) != nil else { return nil }
    return canvas?.hitTest(point, with: event) ?? self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesBegan(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesEnded(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    canvas?.touchesCancelled()
  }

  override var accessibilityElements: [Any]? {
    get { canvas?.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
}

/// The box of a UIKit view in which another box is shown, which is as large.
class CanvasBox: PlatformBox {
  final let view: CanvasView
  /// The box in the view.
  final let root: LayoutBox

  init(_ root: LayoutBox, in view: CanvasView, host graph: GraphHost) {
    self.root = root
    self.view = view
    super.init(PlatformViewHost(view: view)) { _ in nil }
    root.parent = self
    view.canvas = BoxCanvas(root, view: view, host: graph)
  }

  /// Lets go of the view, at the end of its life.
  func end() {
    view.canvas = nil
    host.leave()
  }

  override var canvas: BoxCanvas? { view.canvas }

  override func forEachChild(_ body: (LayoutBox) -> Void) { body(root) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { root.size(proposal) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    root.place(at: .zero, proposal)
  }
}
