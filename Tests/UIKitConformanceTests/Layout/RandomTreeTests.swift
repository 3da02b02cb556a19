import StageRuntime
import Testing
import UIKit

@MainActor
@Suite("Auto Layout in trees that change")
struct RandomTreeTests {
  /// A view that knows where it should be in its superview, and why.
  private final class Node: UIView {
    var place = CGRect.zero
    var pins: [NSLayoutConstraint] = []

    /// Pins the view to its superview at its place, or gives it that as its frame.
    func settle(byConstraints: Bool) {
      NSLayoutConstraint.deactivate(pins)
      pins = []
      translatesAutoresizingMaskIntoConstraints = !byConstraints
      guard let superview else { return }
      guard byConstraints else {
        frame = place
        return
      }
      pins = [
        leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: place.minX),
        topAnchor.constraint(equalTo: superview.topAnchor, constant: place.minY),
        widthAnchor.constraint(equalToConstant: place.width),
        heightAnchor.constraint(equalToConstant: place.height),
      ]
      NSLayoutConstraint.activate(pins)
    }

    func adopt(_ place: CGRect) {
      self.place = place
      guard !pins.isEmpty else {
        frame = place
        return
      }
      let constants = [place.minX, place.minY, place.width, place.height]
      for (pin, constant) in zip(pins, constants) { pin.constant = constant }
    }
  }

  @Test(
    "Every view is where its constraints or its frame say, whatever happened before",
    arguments: 0..<60
  )
  func places(seed: Int) {
    var random = Generator(state: UInt64(seed))
    let host = LayoutHost()
    let nodes = (0..<9).map { _ in Node() }
    /// Marks a node's corner from the root, across whatever is between.
    let marker = host.add(Block(1, 1))
    var marks: [NSLayoutConstraint] = []

    func place() -> CGRect {
      rect(
        CGFloat(random.below(60)),
        CGFloat(random.below(60)),
        CGFloat(random.below(90)),
        CGFloat(random.below(90))
      )
    }

    for step in 0..<50 {
      let node = nodes[random.below(nodes.count)]
      switch random.below(6) {
      case 0, 1:
        let parents = nodes.filter { !$0.isDescendant(of: node) }
        let parent = parents.isEmpty || random.below(2) == 0 ? host.view : parents[0]
        parent.addSubview(node)
        node.place = place()
        node.settle(byConstraints: random.below(3) > 0)
      case 2: node.settle(byConstraints: random.below(2) == 0)
      case 3, 4: node.adopt(place())
      default:
        NSLayoutConstraint.deactivate(marks)
        marks = []
        guard node.isDescendant(of: host.view), random.below(3) > 0 else {
          node.removeFromSuperview()
          // Those of its own size have stayed.
          NSLayoutConstraint.deactivate(node.pins)
          node.pins = []
          break
        }
        marks = [
          marker.leftAnchor.constraint(equalTo: node.rightAnchor),
          marker.topAnchor.constraint(equalTo: node.topAnchor),
        ]
        NSLayoutConstraint.activate(marks)
      }
      if random.below(3) == 0 { continue }
      host.endTurn()
      for node in nodes where node.superview != nil && node.window != nil {
        #expect(node.frame.isClose(to: node.place), "seed \(seed), step \(step)")
      }
      if let marked = marks.first?.secondItem as? UIView, marks.allSatisfy(\.isActive) {
        let corner = marked.convert(CGPoint(x: marked.bounds.width, y: 0), to: host.view)
        let distance = hypot(marker.frame.minX - corner.x, marker.frame.minY - corner.y)
        #expect(distance < 1e-6, "seed \(seed), step \(step)")
      }
      #expect(host.messages.count == 0, "seed \(seed), step \(step)")
    }
  }
}
