import StageRuntime
import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  let host = LayoutHost()

  /// A stack of blocks in the window's corner.
  private func stack(
    _ blocks: [Block],
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    _ configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    configure(stack)
    host.add(stack).place(width: width, height: height)
    host.endTurn()
    return stack
  }

  private let blocks = [Block(30, 10), Block(50, 20), Block(40, 30)]

  @Test("A row is as long as its views and their spaces, and as high as the highest")
  func natural() {
    let stack = stack(blocks) {
      $0.spacing = 5
      $0.alignment = .center
    }
    #expect(stack.frame == rect(0, 0, 130, 30))
    #expect(blocks.map(\.frame) == [rect(0, 10, 30, 10), rect(35, 5, 50, 20), rect(90, 0, 40, 30)])
    #expect(host.messages.isEmpty)
  }

  @Test(
    "Alignment places the views across the axis",
    arguments: [
      (.fill, 0, 60), (.top, 0, 10), (.center, 25, 10), (.bottom, 50, 10),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
  )
  func alignment(alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    _ = stack(blocks, height: 60) { $0.alignment = alignment }
    #expect(blocks[0].frame == rect(0, y, 30, height))
  }

  @Test(
    "Distribution shares the length along the axis",
    arguments: [
      (.fillEqually, [rect(0, 0, 60, 10), rect(70, 0, 60, 10), rect(140, 0, 60, 10)]),
      (.equalSpacing, [rect(0, 0, 30, 10), rect(70, 0, 50, 10), rect(160, 0, 40, 10)]),
      (.equalCentering, [rect(0, 0, 30, 10), rect(72.5, 0, 50, 10), rect(160, 0, 40, 10)]),
    ] as [(UIStackView.Distribution, [CGRect])]
  )
  func distribution(distribution: UIStackView.Distribution, frames: [CGRect]) {
    _ = stack(blocks, width: 200, height: 10) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    for (block, frame) in zip(blocks, frames) {
      #expect(abs(block.frame.minX - frame.minX) < 0.34)
      #expect(abs(block.frame.width - frame.width) < 0.34)
    }
    #expect(host.messages.isEmpty)
  }

  @Test("Proportional filling keeps the views' lengths in proportion")
  func proportional() {
    _ = stack(blocks, width: 240, height: 10) { $0.distribution = .fillProportionally }
    #expect(blocks.map(\.frame.width) == [60, 100, 80])
  }

  @Test("In a column that is filled, the view that hugs least grows")
  func fill() {
    blocks[1].setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
    _ = stack(blocks, height: 100) { $0.axis = .vertical }
    #expect(blocks.map(\.frame.height) == [10, 60, 30])
  }

  @Test("A hidden view takes no space, nor does the space after it")
  func hiding() {
    let stack = stack(blocks) { $0.spacing = 5 }
    #expect(stack.frame.width == 130)
    blocks[1].isHidden = true
    host.endTurn()
    #expect(stack.frame.width == 75)
    #expect(blocks[2].frame.minX == 35)
    blocks[1].isHidden = false
    host.endTurn()
    #expect(stack.frame.width == 130)
    #expect(blocks[1].frame == rect(35, 0, 50, 30))
    #expect(host.messages.isEmpty)
  }

  @Test("A space can have a length of its own")
  func customSpacing() {
    let stack = stack(blocks) { $0.spacing = 5 }
    stack.setCustomSpacing(25, after: blocks[0])
    host.endTurn()
    #expect(blocks.map(\.frame.minX) == [0, 55, 110])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[0])
    host.endTurn()
    #expect(blocks[1].frame.minX == 38)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    host.endTurn()
    #expect(blocks[1].frame.minX == 35)
  }

  @Test("Margins are kept where the stack is told to")
  func margins() {
    let stack = stack(blocks) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.insetsLayoutMarginsFromSafeArea = false
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.frame.size == CGSize(width: 126, height: 34))
    #expect(blocks[0].frame == rect(2, 1, 30, 30))
  }

  @Test("Views can be inserted, and taken out without leaving the stack")
  func changes() {
    let stack = stack(blocks)
    let extra = Block(7, 7)
    stack.insertArrangedSubview(extra, at: 1)
    stack.removeArrangedSubview(blocks[0])
    host.endTurn()
    #expect(stack.arrangedSubviews == [extra, blocks[1], blocks[2]])
    #expect(blocks[0].superview === stack)
    #expect(extra.frame.minX == 0)
    extra.removeFromSuperview()
    host.endTurn()
    #expect(stack.arrangedSubviews == [blocks[1], blocks[2]])
    #expect(stack.frame.width == 90)
  }

  @Test("A stack in a stack is measured with it")
  func nested() {
    let inner = UIStackView(arrangedSubviews: [Block(30, 10), Block(20, 10)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [inner, Block(40, 15)])
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 20))
  }
}
