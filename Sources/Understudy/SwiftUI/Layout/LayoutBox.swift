import Foundation

/// A box on the screen: something a view shows, or room that it takes or gives.
///
/// Boxes are laid out from the top: a parent proposes a size, the child answers with its own, and
/// the parent places it. Answers are kept until something changes below.
@MainActor
class LayoutBox {
  /// What has to be visited in a subtree of boxes.
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// There is a UIKit view.
    static let platform = Flags(rawValue: 1)
    /// There is a box whose layout depends on where on the screen it is.
    static let position = Flags(rawValue: 2)
    /// There is a box that says how far in front it is.
    static let order = Flags(rawValue: 4)
  }

  /// The box around this one.
  final weak var parent: LayoutBox? {
    didSet { if !flags.isEmpty { parent?.add(flags) } }
  }
  /// The box's place among those of its parent.
  final var indexInParent = 0
  /// Where the box is, in its parent's coordinates, in points.
  final var frame: CGRect {
    guard let offset = parent?.childrenOffset, offset != .zero else { return placedFrame }
    return placedFrame.offsetBy(dx: offset.x, dy: offset.y)
  }
  /// Where the box was placed: its frame, but for what the parent moves all of its boxes by.
  final private(set) var placedFrame: CGRect = .zero
  /// By how much all boxes below are moved from where they were placed, in points.
  ///
  /// So a stack moves a thousand rows at once when the widest of them becomes wider.
  final var childrenOffset: CGPoint = .zero
  /// What has to be visited here or below.
  final private(set) var flags: Flags = []
  /// Whether the boxes below have to be placed anew.
  final private(set) var needsLayout = true

  private final var placedProposal = ProposedViewSize.unspecified
  private final var answers: [(proposal: ProposedViewSize, size: CGSize)] = []
  private final var nextAnswer = 0
  /// Whether answers have been given that are no longer known here.
  private final var hasForgottenAnswers = false

  init() {}

  // MARK: To override

  /// The size of the box for a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the boxes below, now that the box's own size is known.
  func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

  /// Calls a closure with each box below, from back to front.
  func forEachChild(_ body: (LayoutBox) -> Void) {}

  /// The size and the text lines for a proposal.
  func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal))
  }

  /// Which boxes get room first: those of higher priority.
  var priority: Double { 0 }

  /// The distance that a stack keeps between this box and its neighbour, in points.
  var preferredSpacing: CGFloat { StackBox.defaultSpacing }

  /// What the box tells a layout for a key, if it tells anything.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  /// How far in front of its neighbours the box is.
  var zIndex: Double { 0 }

  /// Whether the box's size doesn't depend on what is inside: changes there don't go further up.
  ///
  /// Such a box has the flag ``Flags/position``, so that each layout comes to it.
  var isLayoutBoundary: Bool { false }

  /// Whether touches at a point, in the box's coordinates, reach what is inside.
  func admitsTouch(at point: CGPoint) -> Bool { true }

  /// Whether the box itself takes a touch at a point, in the box's coordinates, that nothing inside
  /// has taken.
  func takesTouch(at point: CGPoint) -> Bool {
    switch content {
    case .none, .effect, .divider, .platform: return false
    case .fill(let paint): return paint.color != .clear && bounds.contains(point)
    case .shape(let shape):
      return shape.lineWidth == nil && shape.outline(placedFrame.size).contains(point)
    case .text, .image, .button: return bounds.contains(point)
    }
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: placedFrame.size) }

  /// What the box shows or does, for those who look at the screen.
  var content: BoxContent { .none }

  // MARK: Sizes

  /// The size of the box for a proposal, in points.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = measure(proposal)
    if answers.count < Self.answerLimit {
      answers.append((proposal, size))
    } else {
      hasForgottenAnswers = true
      answers[nextAnswer] = (proposal, size)
      nextAnswer = (nextAnswer + 1) % Self.answerLimit
    }
    return size
  }

  private static let answerLimit = 4

  /// Whether the box would answer as before; then nothing around it has to be laid out.
  ///
  /// Of an answer that is no longer known here, boxes around may still have made use.
  final func answersAreUnchanged() -> Bool {
    !hasForgottenAnswers && answers.allSatisfy { measure($0.proposal) == $0.size }
  }

  // MARK: Placing

  /// Places the box.
  ///
  /// - Parameters:
  ///   - origin: The top left corner, in the parent's coordinates without its ``childrenOffset``, in
  ///     points.
  ///   - proposal: The size that is proposed.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let size = size(proposal)
    let mustPlaceChildren =
      needsLayout || size != placedFrame.size || proposal != placedProposal
      || flags.contains(.position)
    placedFrame = CGRect(origin: origin, size: size)
    guard mustPlaceChildren else { return }
    placedProposal = proposal
    needsLayout = false
    placeChildren(in: size, proposal)
  }

  /// Notes that the box or something below has changed, for itself and those around it.
  final func invalidateLayout() {
    layoutWasInvalidated()
    var box: LayoutBox? = self
    while let current = box, !current.needsLayout || !current.answers.isEmpty {
      current.needsLayout = true
      current.answers.removeAll(keepingCapacity: true)
      current.hasForgottenAnswers = false
      if current.isLayoutBoundary { return }
      let parent = current.parent
      parent?.childWasInvalidated(current)
      box = parent
    }
  }

  /// Lets a box forget what it has computed.
  func layoutWasInvalidated() {}

  /// Lets a box forget what it has computed from a box below.
  func childWasInvalidated(_ child: LayoutBox) {}

  /// Notes what has to be visited here, for itself and those around it.
  final func add(_ flags: Flags) {
    var box: LayoutBox? = self
    while let current = box, !current.flags.isSuperset(of: flags) {
      current.flags.formUnion(flags)
      box = current.parent
    }
  }

  // MARK: Coordinates

  /// Where the box is, in the hosting view's coordinates, in points.
  final var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: placedFrame.size) }

  /// Where the box's top left corner is, in the hosting view's coordinates, in points.
  final var absoluteOrigin: CGPoint {
    var x = placedFrame.minX
    var y = placedFrame.minY
    var box = parent
    while let current = box {
      x += current.childrenOffset.x + current.placedFrame.minX
      y += current.childrenOffset.y + current.placedFrame.minY
      box = current.parent
    }
    return CGPoint(x: x, y: y)
  }
}

/// What a box shows or does.
enum BoxContent {
  /// Nothing of its own.
  case none
  /// A text.
  case text(ResolvedText)
  /// A picture.
  case image(ResolvedImage)
  /// A paint that fills the box.
  case fill(_Paint)
  /// A shape in the box.
  case shape(ResolvedShape)
  /// A line.
  case divider
  /// A button around what is below.
  case button(ButtonBox)
  /// A UIKit view.
  case platform(PlatformBox)
  /// Visibility, touches and accessibility of what is below.
  case effect(BoxEffect)
}

/// A box around one other.
class WrapperBox: LayoutBox {
  /// The other box.
  final let child: LayoutBox

  init(_ child: LayoutBox) {
    self.child = child
    super.init()
    child.parent = self
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: .zero, proposal)
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) { body(child) }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    child.dimensions(proposal)
  }

  override var priority: Double { child.priority }

  override var preferredSpacing: CGFloat { child.preferredSpacing }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }

  override var zIndex: Double { child.zIndex }
}

/// A box around those of a node's children.
class ContainerBox: LayoutBox {
  /// The node whose boxes are inside.
  final var contentNode: AnyNode?
  private final var stored: [LayoutBox] = []
  private final var isStale = true

  /// The boxes inside, from back to front.
  final var children: [LayoutBox] {
    if isStale {
      isStale = false
      stored.removeAll(keepingCapacity: true)
      contentNode?.collectBoxes(into: &stored)
      for (index, box) in stored.enumerated() {
        box.parent = self
        box.indexInParent = index
      }
    }
    return stored
  }

  /// Notes that other boxes are inside now.
  final func childrenDidChange() {
    isStale = true
    invalidateLayout()
  }

  /// Lets go of what is inside, at the end of the node's life.
  final func release() {
    contentNode = nil
    stored = []
    isStale = false
  }

  override func forEachChild(_ body: (LayoutBox) -> Void) {
    let children = children
    guard flags.contains(.order), children.contains(where: { $0.zIndex != 0 }) else {
      for child in children { body(child) }
      return
    }
    let ordered = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for child in ordered { body(child.element) }
  }
}
