import StageRuntime
import Testing
import UIKit

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  let host = LayoutHost()

  // MARK: Edges and sizes

  @Test(
    "Views with constraints are let go of, in a superview or after they have left it",
    arguments: [true, false]
  )
  func release(leaves: Bool) {
    weak var view: UIView?
    weak var child: UIView?
    do {
      let parent = UIView()
      let box = UIView()
      let label = UILabel()
      parent.addSubview(box)
      box.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      if leaves { box.removeFromSuperview() }
      view = box
      child = label
    }
    #expect(view == nil)
    #expect(child == nil)
  }

  @Test("A view pinned with insets fills its superview but for them")
  func insets() {
    let view = host.add(UIView())
    view.pin(to: host.view, insets: 20)
    host.endTurn()
    #expect(view.frame == rect(20, 20, 350, 804))
  }

  @Test("A view with a size is centred")
  func centred() {
    let view = host.add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: host.view.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: host.view.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    host.endTurn()
    #expect(view.frame == rect(145, 407, 100, 50))
  }

  @Test("Edges come to lie on pixels, and views that touch keep touching")
  func pixels() {
    let views = (0..<7).map { _ in host.add(UIView()) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? host.view.leftAnchor : views[index - 1].rightAnchor
      view.leftAnchor.constraint(equalTo: before).isActive = true
      view.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalTo: host.view.widthAnchor, multiplier: 1 / 7.0).isActive =
        true
    }
    host.endTurn()
    for (view, next) in zip(views, views.dropFirst()) {
      #expect(abs(view.frame.maxX - next.frame.minX) < 1e-9)
      #expect(abs((view.frame.maxX * 3).rounded() - view.frame.maxX * 3) < 1e-9)
    }
    #expect(abs(views[6].frame.maxX - 390) < 1e-9)
  }

  @Test("A multiplier relates a view's sides to one another")
  func aspect() {
    let view = host.add(UIView())
    view.place(width: 160)
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16.0, constant: 2)
      .isActive = true
    host.endTurn()
    #expect(view.frame == rect(0, 0, 160, 92))
  }

  @Test("The position of a superview counts from its own corner when it is multiplied")
  func multipliedPosition() {
    host.view.frame.origin = CGPoint(x: 30, y: 30)
    let other = host.add(UIView())
    other.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
    NSLayoutConstraint(
      item: other,
      attribute: .centerX,
      relatedBy: .equal,
      toItem: host.view,
      attribute: .centerX,
      multiplier: 0.5,
      constant: 0
    ).isActive = true
    host.endTurn()
    // Half a pixel is the most that rounding to pixels moves an edge.
    #expect(abs(other.center.x - 97.5) < 0.17)
  }

  @Test("System spacing is 8 points, times the multiplier")
  func systemSpacing() {
    let view = host.add(UIView())
    view.place(width: 10, height: 10)
    let below = host.add(UIView())
    below.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 2)
      .isActive = true
    below.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1)
      .isActive = true
    host.endTurn()
    #expect(below.frame.origin == CGPoint(x: 18, y: 26))
  }

  @Test("Constraints reach into views that are themselves placed by constraints")
  func nested() {
    let outer = host.add(UIView())
    outer.place(x: 40, y: 60)
    let inner = host.add(UIView(), to: outer)
    inner.pin(to: outer, insets: 5)
    inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
    let follower = host.add(UIView())
    follower.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
    host.endTurn()
    #expect(outer.frame == rect(40, 60, 60, 40))
    #expect(inner.frame == rect(5, 5, 50, 30))
    #expect(follower.frame.origin == CGPoint(x: 95, y: 95))
  }

  @Test("Constraints reach into a view that has a frame, and follow when it moves")
  func throughFrames() {
    let box = UIView(frame: rect(100, 100, 80, 80))
    host.view.addSubview(box)
    let inner = host.add(UIView(), to: box)
    inner.pin(to: box, insets: 10)
    let follower = host.add(UIView())
    follower.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
    host.endTurn()
    #expect(inner.frame == rect(10, 10, 60, 60))
    #expect(follower.frame.origin == CGPoint(x: 170, y: 110))
    box.frame = rect(0, 0, 50, 40)
    host.endTurn()
    #expect(inner.frame == rect(10, 10, 30, 20))
    #expect(follower.frame.origin == CGPoint(x: 40, y: 10))
    #expect(host.messages.isEmpty)
  }

  @Test("Leading and trailing change sides where reading begins at the right")
  func rightToLeft() {
    host.view.semanticContentAttribute = .forceRightToLeft
    let view = host.add(UIView())
    view.semanticContentAttribute = .forceRightToLeft
    let leading = view.leadingAnchor.constraint(equalTo: host.view.leadingAnchor, constant: 16)
    NSLayoutConstraint.activate([
      leading,
      view.topAnchor.constraint(equalTo: host.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    host.endTurn()
    #expect(view.frame == rect(274, 0, 100, 10))
    leading.constant = 20
    host.endTurn()
    #expect(view.frame == rect(270, 0, 100, 10))
    view.semanticContentAttribute = .forceLeftToRight
    host.endTurn()
    #expect(view.frame == rect(20, 0, 100, 10))
  }

  // MARK: Inequalities and priorities

  @Test(
    "An optional width gives way to a required limit",
    arguments: [(100.0, 100.0), (300, 200), (20, 40)] as [(CGFloat, CGFloat)]
  )
  func limits(wanted: CGFloat, result: CGFloat) {
    let view = host.add(UIView())
    view.place(height: 10)
    let width = view.widthAnchor.constraint(equalToConstant: wanted)
    width.priority = .defaultLow
    NSLayoutConstraint.activate([
      width,
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
    ])
    host.endTurn()
    #expect(view.frame.width == result)
  }

  @Test("A priority that changes decides anew")
  func changedPriority() {
    let view = host.add(UIView())
    view.place(height: 10)
    let small = view.widthAnchor.constraint(equalToConstant: 10)
    let large = view.widthAnchor.constraint(equalToConstant: 90)
    small.priority = .defaultHigh
    large.priority = .defaultLow
    NSLayoutConstraint.activate([small, large])
    host.endTurn()
    #expect(view.frame.width == 10)
    small.priority = UILayoutPriority(1)
    host.endTurn()
    #expect(view.frame.width == 90)
  }

  @Test("An active constraint can't become required")
  func requiredWhileActive() {
    let view = host.add(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    width.isActive = true
    width.priority = .required
    #expect(width.priority == .defaultHigh)
    #expect(
      host.exceptions == [
        """
        NSInternalInconsistencyException: Mutating a priority from required to not on an installed \
        constraint (or vice-versa) is not supported.  You passed priority 1000 and the existing \
        priority was 750.
        """
      ]
    )
  }

  // MARK: Changes

  @Test("A new constant moves the view at the end of the turn, not before")
  func newConstant() {
    let view = host.add(UIView())
    view.place(width: 10, height: 10)
    let top = host.view.constraints.first { $0.firstAttribute == .top }
    host.endTurn()
    top?.constant = 70
    #expect(view.frame.minY == 0)
    host.endTurn()
    #expect(view.frame.minY == 70)
  }

  @Test("layoutIfNeeded() on the superview moves it at once, inside an animation too")
  func layoutIfNeeded() {
    let view = host.add(UIView())
    view.place(width: 10, height: 10)
    host.endTurn()
    var finished: [Int] = []
    host.view.constraints.first { $0.firstAttribute == .top }?.constant = 70
    UIView.animate(
      withDuration: 0.3,
      animations: { host.view.layoutIfNeeded() },
      completion: { _ in finished.append(1) }
    )
    #expect(view.frame.minY == 70)
    host.context.advance(by: .milliseconds(299))
    #expect(finished.isEmpty)
    host.context.advance(by: .milliseconds(1))
    #expect(finished == [1])
  }

  @Test("A new constant lays out nothing that doesn't depend on it")
  func onlyWhatDepends() {
    let (left, right) = (host.add(Block(10, 10)), host.add(Block(10, 10)))
    left.place()
    right.place(x: 100)
    let inLeft = host.add(Block(5, 5), to: left)
    let inRight = host.add(Block(5, 5), to: right)
    inLeft.place()
    inRight.place()
    host.endTurn()
    let before = (left.layouts, right.layouts, inRight.layouts)
    left.constraints.first { $0.firstAttribute == .top }?.constant = 3
    host.endTurn()
    #expect(inLeft.frame.minY == 3)
    #expect(left.layouts == before.0 + 1)
    #expect(right.layouts == before.1)
    #expect(inRight.layouts == before.2)
  }

  @Test("A constraint that is deactivated has no effect any more")
  func deactivation() {
    let view = host.add(Block(30, 30))
    view.place()
    let width = view.widthAnchor.constraint(equalToConstant: 77)
    width.isActive = true
    host.endTurn()
    #expect(view.frame.width == 77)
    width.isActive = false
    host.endTurn()
    #expect(view.frame.width == 30)
    #expect(view.constraints.isEmpty)
  }

  @Test("A view that leaves its superview loses the constraints that reach out of it, no others")
  func leaving() {
    let view = host.add(UIView())
    view.place(width: 50, height: 50)
    let inner = host.add(UIView(), to: view)
    inner.pin(to: view, insets: 5)
    host.endTurn()
    view.removeFromSuperview()
    #expect(host.view.constraints.isEmpty)
    #expect(view.constraints.count == 6)
    host.view.addSubview(view)
    view.leftAnchor.constraint(equalTo: host.view.leftAnchor, constant: 9).isActive = true
    view.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 9).isActive = true
    host.endTurn()
    #expect(view.frame == rect(9, 9, 50, 50))
    #expect(inner.frame == rect(5, 5, 40, 40))
  }

  @Test("A view that was built apart is laid out where it comes to be")
  func builtApart() {
    let card = UIView()
    let title = host.add(Block(60, 20), to: card)
    title.pin(to: card, insets: 8)
    card.translatesAutoresizingMaskIntoConstraints = false
    host.view.addSubview(card)
    card.centerXAnchor.constraint(equalTo: host.view.centerXAnchor).isActive = true
    card.topAnchor.constraint(equalTo: host.view.topAnchor).isActive = true
    host.endTurn()
    #expect(card.frame == rect(157, 0, 76, 36))
    #expect(title.frame == rect(8, 8, 60, 20))
  }

  @Test("A tree in no window is laid out when it is asked to be")
  func outsideWindow() {
    let card = UIView(frame: rect(0, 0, 200, 100))
    let inner = host.add(UIView(), to: card)
    inner.pin(to: card, insets: 10)
    card.layoutIfNeeded()
    #expect(inner.frame == rect(10, 10, 180, 80))
  }

  @Test("Constraints win over a frame that is set, at the superview's next layout")
  func frameSet() {
    let view = host.add(UIView())
    view.place(width: 50, height: 50)
    host.endTurn()
    view.frame = rect(1, 2, 3, 4)
    host.endTurn()
    #expect(view.frame == rect(1, 2, 3, 4))
    host.view.setNeedsLayout()
    host.endTurn()
    #expect(view.frame == rect(0, 0, 50, 50))
  }

  @Test("The views follow when the device is turned")
  func rotation() {
    let view = host.add(UIView())
    view.pin(to: host.view)
    host.endTurn()
    host.window.frame = rect(0, 0, 844, 390)
    host.endTurn()
    #expect(view.frame == rect(0, 0, 844, 390))
  }

  // MARK: What can't be

  @Test("Activating a constraint between views of different trees raises")
  func noCommonAncestor() {
    let (view, other) = (UIView(), UIView())
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    #expect(host.exceptions.count == 1)
    let text = host.exceptions.first ?? ""
    #expect(
      text.hasPrefix(
        """
        NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x
        """
      )
    )
    #expect(
      text.hasSuffix(
        """
        .leading"> because they have no common ancestor.  Does the constraint or its anchors \
        reference items in different view hierarchies?  That's illegal.
        """
      )
    )
  }

  @Test("A view holds no constraint about something outside it")
  func outside() {
    let view = host.add(UIView())
    let other = host.add(UIView())
    let constraint = view.topAnchor.constraint(equalTo: other.topAnchor)
    view.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(
      host.exceptions.first?.hasPrefix(
        "NSGenericException: Unable to install constraint on view.  Does the constraint reference"
      ) == true
    )
  }

  @Test("A position can't be a constant, and a width no position")
  func illegal() {
    let view = host.add(UIView())
    for (first, second) in [(.top, .notAnAttribute), (.width, .left)]
      as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
    {
      _ = NSLayoutConstraint(
        item: view,
        attribute: first,
        relatedBy: .equal,
        toItem: second == .notAnAttribute ? nil : host.view,
        attribute: second,
        multiplier: 1,
        constant: 5
      )
    }
    #expect(host.exceptions.count == 2)
    #expect(host.exceptions.first?.hasSuffix("must be specified in pairs") == true)
    #expect(host.exceptions.last?.hasSuffix("Invalid pairing of layout attributes") == true)
  }

  @Test("Of constraints that contradict one another the last is broken, and the console told")
  func unsatisfiable() {
    let view = host.add(UIView())
    view.place(width: 100, height: 10)
    let other = view.widthAnchor.constraint(equalToConstant: 200)
    other.identifier = "wide"
    other.isActive = true
    host.endTurn()
    #expect(view.frame.width == 100)
    #expect(other.isActive)
    #expect(host.messages.count == 1)
    let lines = host.messages.first?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.first == "Unable to simultaneously satisfy constraints.")
    #expect(lines.contains { $0.hasSuffix(".width == 100   (active)>\",") })
    let breaking = lines.firstIndex(of: "Will attempt to recover by breaking constraint ")
    #expect(breaking.map { lines[$0 + 1].contains(" 'wide' UIView:0x") } == true)
    #expect(!host.messages[0].contains("NSAutoresizingMaskLayoutConstraint"))
  }

  @Test("A broken constraint holds once what it contradicts has gone")
  func recovery() {
    let view = host.add(UIView())
    view.place(height: 10)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    host.endTurn()
    first.isActive = false
    host.endTurn()
    #expect(view.frame.width == 200)
  }

  @Test("A constraint that contradicts a view's frame is broken, with a hint at the mask")
  func contradictsFrame() {
    let view = UIView(frame: rect(0, 0, 50, 50))
    host.view.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    host.endTurn()
    #expect(view.frame == rect(0, 0, 50, 50))
    #expect(host.messages.count == 1)
    #expect(host.messages.first?.contains("(Note: If you're seeing NSAutoresizing") == true)
    #expect(host.messages.first?.contains(" h=--& v=--& UIView:0x") == true)
  }
}
