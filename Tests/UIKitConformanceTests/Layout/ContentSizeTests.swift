import StageRuntime
import Testing
import UIKit

@MainActor
@Suite("Content sizes in Auto Layout")
struct ContentSizeTests {
  let host = LayoutHost()

  @Test("A label and a button have the size of their content")
  func natural() {
    let label = host.add(UILabel())
    label.text = "Settings"
    label.place(x: 10, y: 10)
    let button = host.add(UIButton(type: .system))
    button.setTitle("Done", for: .normal)
    button.place(y: 100)
    host.endTurn()
    let natural = CGRect(origin: CGPoint(x: 10, y: 10), size: label.intrinsicContentSize)
    #expect(label.frame.isClose(to: natural))
    #expect(label.frame.width > 30)
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test("New content changes the size, and what depends on it")
  func newContent() {
    let block = host.add(Block(30, 20))
    block.place()
    let below = host.add(Block(5, 5))
    below.topAnchor.constraint(equalTo: block.bottomAnchor, constant: 4).isActive = true
    host.endTurn()
    #expect(below.frame.minY == 24)
    block.contentSize.height = 50
    host.endTurn()
    #expect(block.frame.height == 50)
    #expect(below.frame.minY == 54)
  }

  @Test("The view that hugs its content more keeps its size where there is too much space")
  func hugging() {
    let (left, right) = row(Block(50, 10), Block(60, 10))
    left.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    host.endTurn()
    #expect(left.frame.width == 50)
    #expect(right.frame.width == 340)
  }

  @Test("The view that resists compression less shrinks where there is too little space")
  func compression() {
    let (left, right) = row(Block(300, 10), Block(200, 10))
    right.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    host.endTurn()
    #expect(left.frame.width == 300)
    #expect(right.frame.width == 90)
    right.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    host.endTurn()
    #expect(left.frame.width == 190)
    #expect(right.frame.width == 200)
  }

  private func row(_ left: Block, _ right: Block) -> (Block, Block) {
    host.add(left).place()
    host.add(right)
    NSLayoutConstraint.activate([
      right.topAnchor.constraint(equalTo: left.topAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: host.view.rightAnchor),
    ])
    return (left, right)
  }

  @Test("A label of several lines gets the height that its width needs")
  func lines() {
    let label = host.add(UILabel())
    label.text = "A sentence that is long enough to need more than one line in a narrow column"
    label.numberOfLines = 0
    label.place(width: 150)
    let below = host.add(Block(5, 5))
    below.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
    host.endTurn()
    let needed = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(needed.height > 50)
    #expect(label.frame.height == needed.height)
    #expect(below.frame.minY == label.frame.maxY)
    label.constraints.first { $0.firstAttribute == .width }?.constant = 300
    host.endTurn()
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 300, height: 0)).height)
    #expect(label.frame.height < needed.height)
  }

  @Test("Baselines of labels in different fonts are brought to one height")
  func baselines() {
    let (large, small) = (host.add(UILabel()), host.add(UILabel()))
    large.font = .systemFont(ofSize: 34)
    small.font = .systemFont(ofSize: 12)
    (large.text, small.text) = ("Title", "detail")
    large.place(y: 20)
    small.place(x: 200)
    host.view.constraints.last { $0.firstAttribute == .top }?.isActive = false
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    host.endTurn()
    let difference = large.frame.minY + large.font.ascender - small.frame.minY - small.font.ascender
    #expect(abs(difference) < 0.5)
    #expect(small.frame.minY > large.frame.minY + 10)
  }

  // MARK: Fitting sizes

  private func card() -> UIView {
    let card = UIView(frame: rect(0, 0, 500, 500))
    host.add(Block(60, 20), to: card).pin(to: card, insets: 8)
    return card
  }

  @Test("The compressed size is the least that constraints and content allow")
  func compressed() {
    let size = card().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 76, height: 36))
  }

  @Test("Content that hugs weakly gives way to the expanded size; required sizes don't")
  func expanded() {
    let card = card()
    card.subviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size == CGSize(width: 10_000, height: 36))
    card.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 120)
  }

  @Test("A width that counts more than the content is kept, and lines break at it")
  func fittingWidth() {
    let card = UIView()
    let label = host.add(UILabel(), to: card)
    label.text = "A sentence that is long enough to need more than one line in a narrow column"
    label.numberOfLines = 0
    label.pin(to: card, insets: 10)
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 170, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size.width == 170)
    #expect(size.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height + 20)
  }

  @Test("Measuring moves nothing")
  func measuringMovesNothing() {
    let view = host.add(Block(60, 20))
    view.pin(to: host.view)
    host.endTurn()
    _ = host.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    host.endTurn()
    #expect(view.frame == host.view.bounds)
    #expect(host.messages.isEmpty)
  }

  // MARK: Guides

  @Test("The safe area's guide keeps out of what bars cover, and follows it")
  func safeArea() {
    let view = host.add(UIView())
    let guide = host.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    host.endTurn()
    #expect(view.frame == rect(0, 47, 390, 763))
    #expect(guide.layoutFrame == view.frame)
    host.root.additionalSafeAreaInsets.top = 13
    host.endTurn()
    #expect(view.frame == rect(0, 60, 390, 750))
  }

  @Test("The margins' guide follows the margins, as the attributes of margins do")
  func margins() {
    let (view, other) = (host.add(UIView()), host.add(UIView()))
    host.view.insetsLayoutMarginsFromSafeArea = false
    host.view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    view.place(height: 5)
    view.leftAnchor.constraint(equalTo: host.view.leftAnchor).isActive = false
    host.view.constraints.first { $0.firstAttribute == .left }?.isActive = false
    view.leadingAnchor.constraint(equalTo: host.view.layoutMarginsGuide.leadingAnchor).isActive =
      true
    view.trailingAnchor.constraint(equalTo: host.view.layoutMarginsGuide.trailingAnchor).isActive =
      true
    NSLayoutConstraint(
      item: other,
      attribute: .top,
      relatedBy: .equal,
      toItem: host.view,
      attribute: .topMargin,
      multiplier: 1,
      constant: 0
    ).isActive = true
    host.endTurn()
    #expect(view.frame == rect(20, 0, 330, 5))
    #expect(other.frame.minY == 1)
    host.view.layoutMargins.left = 30
    host.endTurn()
    #expect(view.frame == rect(30, 0, 320, 5))
  }

  @Test("A guide of one's own takes part like a view")
  func ownGuide() {
    let guide = UILayoutGuide()
    host.view.addLayoutGuide(guide)
    let view = host.add(Block(40, 40))
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: host.view.leftAnchor),
      guide.topAnchor.constraint(equalTo: host.view.topAnchor),
      guide.widthAnchor.constraint(equalTo: host.view.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    host.endTurn()
    #expect(guide.layoutFrame == rect(0, 0, 195, 100))
    #expect(view.center.y == 50)
    #expect(abs(view.center.x - 97.5) < 0.34)
    host.view.removeLayoutGuide(guide)
    #expect(host.view.layoutGuides.isEmpty)
    #expect(host.view.constraints.isEmpty)
  }

  // MARK: Updating

  private final class Updating: UIView {
    var journal: Journal?
    var name = ""
    override func updateConstraints() {
      journal?.add(name)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      journal?.add("layout \(name)")
    }
  }

  @Test("Constraints are updated from the bottom to the top, then laid out from the top down")
  func order() {
    let journal = Journal()
    let (outer, inner) = (Updating(), Updating())
    (outer.journal, inner.journal) = (journal, journal)
    (outer.name, inner.name) = ("outer", "inner")
    host.add(outer).place(width: 50, height: 50)
    host.add(inner, to: outer).pin(to: outer)
    host.endTurn()
    #expect(journal.take() == ["inner", "outer", "layout outer", "layout inner"])
    inner.setNeedsUpdateConstraints()
    host.endTurn()
    #expect(journal.take() == ["inner"])
  }

  private final class UpdatingController: UIViewController {
    let journal = Journal()
    override func updateViewConstraints() {
      journal.add("update")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { journal.add("layout") }
  }

  @Test("A controller updates its view's constraints before the view is laid out")
  func controller() {
    let controller = UpdatingController()
    host.add(UIView(), to: controller.view).pin(to: controller.view)
    host.window.rootViewController = controller
    host.endTurn()
    #expect(controller.journal.take().prefix(2) == ["update", "layout"])
    controller.view.setNeedsUpdateConstraints()
    #expect(controller.view.needsUpdateConstraints())
    host.endTurn()
    #expect(!controller.view.needsUpdateConstraints())
    #expect(controller.journal.take() == ["update"])
  }

  private final class Plain: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test("A view where nobody uses constraints isn't asked to update them")
  func withoutConstraints() {
    let view = Plain(frame: rect(0, 0, 10, 10))
    host.view.addSubview(view)
    host.endTurn()
    #expect(view.updates == 0)
  }
}
