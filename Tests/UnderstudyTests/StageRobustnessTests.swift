import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
@Suite("The stage under harsh conditions")
struct StageRobustnessTests {
  @Test("a tap on something whose middle is off the screen is refused")
  func tapOffScreen() {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    stage.perform("button") {
      let button = UIButton(type: .system)
      button.setTitle("Far", for: .normal)
      button.frame = CGRect(x: stage.window.bounds.maxX - 10, y: 100, width: 200, height: 44)
      root.view.addSubview(button)
    }
    #expect(throws: StageError.self) { try stage.tap("Far") }
  }

  @Test("a tap on a button that takes no touches is refused")
  func tapDeaf() {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    stage.perform("button") {
      let button = UIButton(type: .system)
      button.setTitle("Deaf", for: .normal)
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.isUserInteractionEnabled = false
      root.view.addSubview(button)
    }
    #expect(throws: StageError.self) { try stage.tap("Deaf") }
  }

  @Test(
    "a finger on no place, or that takes for ever, does no harm",
    arguments: [CGPoint(x: CGFloat.nan, y: .nan), CGPoint(x: CGFloat.infinity, y: 1e300)]
  )
  func senselessTouches(point: CGPoint) {
    let stage = Stage()
    stage.show(UIViewController())
    stage.tap(at: point)
    stage.pan(from: point, by: CGVector(dx: 1, dy: 1), over: .milliseconds(100))
    let finger = stage.touchDown(at: CGPoint(x: 5, y: 5))
    finger.move(to: point)
    #expect(finger.location == CGPoint(x: 5, y: 5))
    finger.move(by: CGVector(dx: 20, dy: 0), over: .seconds(1_000_000_000))
    #expect(finger.location == CGPoint(x: 25, y: 5))
    finger.lift()
  }

  @Test(
    "a window takes no width that an iPad can't give it",
    arguments: [(CGFloat.nan, 834), (-CGFloat.infinity, 320), (CGFloat.infinity, 834)]
      as [(CGFloat, CGFloat)]
  )
  func senselessWidths(width: CGFloat, taken: CGFloat) {
    let stage = Stage(.iPadPro11)
    stage.show(UIViewController())
    stage.resize(toWidth: width)
    stage.settle()
    #expect(stage.window.bounds.width == taken)
  }

  @Test("what a child presents in its own context is in the stage's chain")
  func childChain() {
    let stage = Stage()
    let child = UIViewController()
    show(child, inRootOf: stage)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .overCurrentContext
    stage.perform("presents") { child.present(sheet, animated: true) }
    stage.settle()
    #expect(stage.topController === sheet)
  }

  @Test("nothing is left of a stage whose scene was disconnected while presenting")
  func disconnected() throws {
    weak var controller: UIViewController?
    do {
      let stage = Stage()
      let root = UIViewController()
      stage.show(root)
      let presented = UIViewController()
      controller = presented
      stage.perform("presents") { root.present(presented, animated: true) }
      stage.settle()
      let scene = try #require(stage.window.windowScene)
      stage.perform("disconnects") { stage.application.disconnect(scene) }
      stage.settle()
    }
    #expect(controller == nil)
  }

  @Test("nothing is left of a stage whose root was replaced while presenting")
  func rootReplaced() {
    weak var controller: UIViewController?
    do {
      let stage = Stage()
      let root = UIViewController()
      stage.show(root)
      let presented = UIViewController()
      controller = presented
      stage.perform("presents") { root.present(presented, animated: true) }
      stage.settle()
      stage.show(UIViewController())
      stage.settle()
    }
    #expect(controller == nil)
  }

  /// Shows a child in a root that contains it, and lets it define its own context.
  @discardableResult
  private func show(_ child: UIViewController, inRootOf stage: Stage) -> UIViewController {
    let root = UIViewController()
    stage.show(root)
    child.definesPresentationContext = true
    stage.perform("child") {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    return root
  }
}
