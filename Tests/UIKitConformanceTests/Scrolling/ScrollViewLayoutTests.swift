import StageRuntime
import Testing
import UIKit

@Suite("Constraints in scroll views")
@MainActor
struct ScrollViewLayoutTests {
  private let host = LayoutHost()
  private let scrollView = UIScrollView()
  private let block = Block(200, 3_000)

  init() {
    host.add(scrollView)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.pin(to: host.view)
    host.add(block, to: scrollView)
  }

  private func pinBlockToContent() {
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: content.topAnchor),
      block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  @Test("What is pinned to the content's guide makes the content's size")
  func contentGuide() {
    pinBlockToContent()
    host.endTurn()
    #expect(scrollView.frame == host.view.bounds)
    #expect(scrollView.contentSize == CGSize(width: 200, height: 3_000))
    #expect(scrollView.contentLayoutGuide.layoutFrame == rect(0, 0, 200, 3_000))
    #expect(host.messages.isEmpty)
  }

  @Test("What is pinned to the scroll view's own edges makes the content's size, insets included")
  func ownEdges() {
    block.pin(to: scrollView, insets: 10)
    host.endTurn()
    #expect(scrollView.contentSize == CGSize(width: 220, height: 3_020))
    #expect(block.frame == rect(10, 10, 200, 3_000))
    #expect(host.messages.isEmpty)
  }

  @Test(
    "The frame's guide, and the scroll view's own width, are the frame's",
    arguments: [true, false]
  )
  func frameWidth(byGuide: Bool) {
    pinBlockToContent()
    let width = byGuide ? scrollView.frameLayoutGuide.widthAnchor : scrollView.widthAnchor
    block.widthAnchor.constraint(equalTo: width).isActive = true
    host.endTurn()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 3_000))
    #expect(block.frame.width == 390)
  }

  @Test("Content that grows or shrinks takes the content's size along")
  func growing() {
    pinBlockToContent()
    host.endTurn()
    for height in [4_000, 1_000, 0] as [CGFloat] {
      block.contentSize.height = height
      host.endTurn()
      #expect(scrollView.contentSize.height == height)
    }
  }

  @Test("Scrolling moves what is pinned to the content, and not what is pinned to the frame")
  func header() {
    pinBlockToContent()
    let header = host.add(Block(100, 50), to: scrollView)
    let frame = scrollView.frameLayoutGuide
    header.topAnchor.constraint(equalTo: frame.topAnchor, constant: 8).isActive = true
    header.leadingAnchor.constraint(equalTo: frame.leadingAnchor).isActive = true
    host.endTurn()
    scrollView.contentOffset = CGPoint(x: 0, y: 500)
    host.endTurn()
    #expect(header.convert(header.bounds, to: host.view) == rect(0, 8, 100, 50))
    #expect(block.convert(block.bounds, to: host.view).minY == -500)
    #expect(scrollView.contentSize.height == 3_000)
    #expect(frame.layoutFrame == rect(0, 500, 390, 844))
  }

  @Test("A view outside that is pinned to one in the content follows it")
  func outside() {
    pinBlockToContent()
    let follower = host.add(Block(10, 10))
    follower.topAnchor.constraint(equalTo: block.topAnchor, constant: 5).isActive = true
    follower.leadingAnchor.constraint(equalTo: host.view.leadingAnchor).isActive = true
    host.endTurn()
    #expect(follower.frame.minY == 5)
    scrollView.contentOffset.y = 100
    host.endTurn()
    #expect(follower.frame.minY == -95)
  }

  @Test("A stack of labels as wide as the scroll view is as high as its lines")
  func stack() {
    block.removeFromSuperview()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "many words in a row ", count: 100)
    let stack = host.add(UIStackView(arrangedSubviews: [label, Block(10, 40)]), to: scrollView)
    stack.axis = .vertical
    stack.spacing = 12
    stack.pin(to: scrollView)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    host.endTurn()
    #expect(scrollView.contentSize.width == 390)
    #expect(label.frame.height > 400)
    #expect(scrollView.contentSize.height == label.frame.height + 52)
  }

  @Test("A size that the app sets stays where no constraint is about the content")
  func ownSize() {
    block.place(x: 0, y: 0)
    scrollView.contentSize = CGSize(width: 390, height: 5_000)
    host.endTurn()
    #expect(scrollView.contentSize == CGSize(width: 390, height: 5_000))
  }
}
