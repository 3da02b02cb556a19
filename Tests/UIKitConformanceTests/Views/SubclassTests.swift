import Testing
import UIKit

/// Ways in which apps write subclasses; that they compile is half of the test.
@Suite("View subclasses")
@MainActor
struct SubclassTests {
  final class Badge: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override class var layerClass: AnyClass { BadgeLayer.self }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  }

  final class BadgeLayer: CALayer {}

  final class Card: UIView {
    private let title: String

    init(title: String) {
      self.title = title
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var description: String { "Card \(title)" }
    override var frame: CGRect {
      didSet { framesSet += 1 }
    }
    var framesSet = 0
  }

  final class Plain: UIView {
    init() { super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A subclass that overrides init(frame:) has init() too")
  func inheritedInitializer() {
    let badge = Badge()
    #expect(badge.label.superview === badge)
  }

  @Test("A view's layer is of the class that the view says")
  func layerClass() {
    let badge = Badge()
    #expect(badge.layer is BadgeLayer)
    #expect(badge.layer === badge.layer)
    badge.clipsToBounds = true
    #expect(badge.layer.masksToBounds)
  }

  @Test("A subclass can have initialisers of its own and watch properties")
  func ownInitializers() {
    let card = Card(title: "x")
    card.frame.size.width = 10
    #expect(card.framesSet == 1)
    #expect(card.description == "Card x")
    #expect(Plain().frame.width == 3)
  }

  @Test("A view takes the size that it says suits it")
  func sizeToFit() {
    let badge = Badge()
    badge.sizeToFit()
    #expect(badge.bounds.size == CGSize(width: 20, height: 20))
  }
}
