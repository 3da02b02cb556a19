import StageRuntime
import SwiftUI
import UIKit

/// A device that shows the views of a sketch.
@MainActor
final class UpdateStage {
  private let context: StageContext
  private let application: UIApplication
  private let scene: UIWindowScene
  private let window: UIWindow
  private let model: UpdateModel
  private let root: UIHostingController<SketchRoot>

  /// Shows the views of a world for the first time.
  init(_ world: UpdateWorld) {
    context = StageContext(device: .iPhone14, onException: .record)
    context.transcript.isRecording = false
    application = UIApplication.launch(in: context)
    scene = application.connectWindowScene()
    window = UIWindow(windowScene: scene)
    model = UpdateModel(world)
    root = UIHostingController(rootView: SketchRoot(model: model))
    window.rootViewController = root
    turn(to: world)
    window.makeKeyAndVisible()
    context.turns.endTurn()
  }

  private func turn(to world: UpdateWorld) {
    let screen = application.screen
    guard screen.isLandscape != world.isLandscape else { return }
    screen.isLandscape = world.isLandscape
    scene.resize(
      to: screen.bounds.size,
      safeAreaInsets: screen.safeAreaInsets(isLandscape: screen.isLandscape)
    )
  }

  /// Changes what the views show.
  func change(to world: UpdateWorld) {
    model.change(to: world)
    turn(to: world)
    context.turns.endTurn()
  }

  /// What is on the screen, as lines: what SwiftUI shows, from back to front, and UIKit's views.
  var picture: [String] {
    guard let host = root.view as? any RenderedHost else { return [] }
    var views: [String] = []
    collect(root.view, into: &views)
    return host.renderedLeaves.map(Self.line) + views.sorted()
  }

  private static func line(_ leaf: RenderedLeaf) -> String {
    var leaf = leaf
    // The number in the name of a UIKit view is that of its making.
    if leaf.kind == .platform { leaf.text = String(leaf.text.prefix { $0 != " " }) }
    return leaf.description
  }

  private func collect(_ view: UIView, into lines: inout [String]) {
    let frame = Self.rounded(view.convert(view.bounds, to: nil))
    let color = view.backgroundColor.map { "\($0)" } ?? "clear"
    lines.append("\(type(of: view)) \(frame) \(view.isHidden) \(view.alpha) \(color)")
    for subview in view.subviews { collect(subview, into: &lines) }
  }

  /// A frame to the hundredth of a point: sums may end differently in the last digit.
  private static func rounded(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
  }

  /// Whether something that is scrolled begins beyond the edges of the screen.
  ///
  /// Then which rows are seen depends on how long those before them are taken to be.
  var showsMiddleOfLazyContent: Bool { showsMiddle(root.view) }

  private func showsMiddle(_ view: UIView) -> Bool {
    if view is UIScrollView {
      let frame = view.convert(view.bounds, to: nil)
      if frame.minX < 0 || frame.minY < 0 { return true }
    }
    return view.subviews.contains(where: showsMiddle)
  }
}
