import Testing
import UIKit

@Suite("View geometry")
@MainActor
struct GeometryTests {
  @Test("Frame, bounds and centre are one thing")
  func frameBoundsCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 200, height: 50)
    #expect(view.frame == CGRect(x: -40, y: 20, width: 200, height: 50))
    view.center.x = 100
    #expect(view.frame.minX == 0)
  }

  @Test("A frame keeps the origin of the bounds, as scrolling needs")
  func boundsOrigin() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.origin.y = 30
    view.frame = CGRect(x: 5, y: 5, width: 80, height: 80)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 80, height: 80))
  }

  @Test("A transform changes the frame and leaves bounds and centre")
  func transform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = CGAffineTransform(translationX: 7, y: 0)
    #expect(view.frame == CGRect(x: 7, y: 0, width: 100, height: 50))
  }

  @Test("Points convert up, down and across")
  func convertPoints() {
    let host = Host()
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    host.view.addSubview(left)
    host.view.addSubview(right)
    left.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: host.view) == CGPoint(x: 16, y: 16))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 16))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -184, y: -34))
    #expect(inner.convert(CGPoint(x: 16, y: 16), from: host.view) == CGPoint(x: 1, y: 1))
  }

  @Test("Converting passes through scrolled bounds and transforms")
  func convertThroughTransforms() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    outer.bounds.origin.y = 20
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = inner.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(point == CGPoint(x: -50, y: -50))
    #expect(outer.convert(point, to: inner) == .zero)
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: outer)
    #expect(rect == CGRect(x: -50, y: -50, width: 20, height: 20))
  }

  @Test("Windows convert by way of the screen")
  func convertWindows() {
    let host = Host()
    let second = UIWindow(windowScene: host.scene)
    second.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    #expect(second.convert(CGPoint(x: 1, y: 1), to: host.window) == CGPoint(x: 1, y: 101))
    #expect(
      host.window.convert(CGPoint(x: 1, y: 101), to: nil as UIWindow?) == CGPoint(x: 1, y: 101)
    )
  }

  struct Autoresizing: Sendable {
    var mask: UIView.AutoresizingMask
    var frame: CGRect

    init(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) {
      self.mask = mask
      frame = CGRect(x: x, y: y, width: w, height: h)
    }
  }

  @Test(
    "Autoresizing shares a change of size among the flexible parts",
    arguments: [
      Autoresizing(.flexibleWidth, 10, 10, 180, 80),
      Autoresizing([.flexibleWidth, .flexibleHeight], 10, 10, 180, 180),
      Autoresizing(.flexibleLeftMargin, 110, 10, 80, 80),
      Autoresizing([.flexibleLeftMargin, .flexibleRightMargin], 60, 10, 80, 80),
      Autoresizing(.flexibleRightMargin, 10, 10, 80, 80),
      Autoresizing([], 10, 10, 80, 80),
    ]
  )
  func autoresizing(row: Autoresizing) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = row.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == row.frame)
  }

  @Test("Autoresizing can be switched off in the superview")
  func autoresizingOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test("A transform and its inverse cancel out; concatenation goes from left to right")
  func transforms() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 0).applying(turn.concatenating(move))
    #expect(abs(point.x - 10) < 1e-9)
    #expect(abs(point.y - 1) < 1e-9)
    // translatedBy acts before the transform that it is called on.
    let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
    #expect(CGPoint.zero.applying(scaled) == CGPoint(x: 10, y: 0))
    #expect(scaled.concatenating(scaled.inverted()).isIdentity)
  }
}

@Suite("Hit testing")
@MainActor
struct HitTestingTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  @Test("The frontmost view at a point is hit")
  func frontmost() {
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 90, y: 90), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 90), with: nil) == nil)
  }

  @Test("What is hidden, all but transparent or not interactive is passed over")
  func passedOver() {
    let point = CGPoint(x: 30, y: 30)
    front.isHidden = true
    #expect(parent.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(parent.hitTest(point, with: nil) === back)
    front.alpha = 0.01
    #expect(parent.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === back)
  }

  @Test("What sticks out of its superview isn't hit there")
  func stickingOut() {
    let outside = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
    front.addSubview(outside)
    #expect(parent.hitTest(CGPoint(x: 68, y: 68), with: nil) === outside)
    #expect(parent.hitTest(CGPoint(x: 75, y: 75), with: nil) === parent)
  }

  @Test("A transformed view is hit where it is shown")
  func transformed() {
    front.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(parent.hitTest(CGPoint(x: 45, y: 45), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 65, y: 65), with: nil) === parent)
  }
}
