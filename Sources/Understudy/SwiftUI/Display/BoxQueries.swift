import Foundation

/// What a hosting view shows, for tests and for the stage.
package protocol RenderedHost: UIView {
  /// The shown leaves as lines: kind, text and frame.
  @MainActor var renderedDescription: String { get }
  /// The shown leaves, from back to front.
  @MainActor var renderedLeaves: [RenderedLeaf] { get }
}

/// A leaf that a hosting view shows.
package struct RenderedLeaf: Hashable, Sendable, CustomStringConvertible {
  /// What kinds of leaves there are.
  package enum Kind: String, Hashable, Sendable {
    case text, image, fill, divider, button, platform
  }

  /// What it is.
  package var kind: Kind
  /// What it says: the text, the picture's name, the colour.
  package var text: String
  /// Where it is, in the hosting view's coordinates, in points.
  package var frame: CGRect
  /// How opaque it is, from 0 to 1; 0 if hidden.
  package var opacity: Double
  /// Whether the person can use it; `true` for what can't be used anyway.
  package var isEnabled = true

  package var description: String {
    func short(_ length: CGFloat) -> String {
      let text = String(format: "%.2f", Double(length))
      return text.replacingOccurrences(of: ".00", with: "")
    }
    var line = "\(kind.rawValue)"
    if !text.isEmpty { line += " “\(text)”" }
    line += " (\(short(frame.minX)), \(short(frame.minY)); "
    line += "\(short(frame.width)) × \(short(frame.height)))"
    if opacity < 1 { line += " opacity \(opacity)" }
    if !isEnabled { line += " disabled" }
    return line
  }
}

/// What comes down the tree of boxes to a box.
struct BoxState {
  /// The top left corner, in the hosting view's coordinates, in points.
  var origin = CGPoint.zero
  var opacity: CGFloat = 1
  var isHidden = false
  var takesTouches = true
  var label: String?
  var identifier: String?
  var isHiddenFromAccessibility = false

  mutating func apply(_ effect: BoxEffect) {
    opacity *= CGFloat(effect.opacity)
    if effect.isHidden { isHidden = true }
    if !effect.takesTouches { takesTouches = false }
    label = label ?? effect.label
    identifier = identifier ?? effect.identifier
    if effect.isHiddenFromAccessibility { isHiddenFromAccessibility = true }
  }

  func moved(by offset: CGPoint) -> BoxState {
    var copy = self
    copy.origin.x += offset.x
    copy.origin.y += offset.y
    return copy
  }

  /// Below this opacity nothing is touched, as in UIKit.
  static let leastTouchable: CGFloat = 0.01
}

/// What a point hits.
enum BoxHit {
  case button(ButtonBox)
  case platform(PlatformBox)
}

extension LayoutBox {
  /// The state of this box, given that of the box around.
  private func state(in outer: BoxState) -> BoxState {
    var state = outer.moved(by: frame.origin)
    if case .effect(let effect) = content { state.apply(effect) }
    return state
  }

  // MARK: UIKit views

  /// Calls a closure with each box of a UIKit view, from back to front.
  final func visitPlatformBoxes(
    _ outer: BoxState = BoxState(),
    _ visit: (PlatformBox, BoxState) -> Void
  ) {
    guard flags.contains(.platform) else { return }
    let state = state(in: outer)
    if let box = self as? PlatformBox { return visit(box, state) }
    forEachChild { $0.visitPlatformBoxes(state, visit) }
  }

  // MARK: Touches

  /// What a point hits: the frontmost that takes touches.
  final func hit(_ point: CGPoint, _ outer: BoxState = BoxState()) -> BoxHit? {
    let state = state(in: outer)
    guard !state.isHidden, state.takesTouches, state.opacity >= BoxState.leastTouchable else {
      return nil
    }
    let contains = CGRect(origin: state.origin, size: frame.size).contains(point)
    switch content {
    case .button(let button): return contains ? .button(button) : nil
    case .platform(let box):
      let view = box.host
      guard contains, view.superview != nil else { return nil }
      let inside = CGPoint(x: point.x - state.origin.x, y: point.y - state.origin.y)
      // A UIKit view that takes no touches lets them through to what is behind.
      guard let target = view.hitTest(inside, with: nil), target !== view else { return nil }
      return .platform(box)
    case .none, .text, .image, .fill, .divider, .effect: break
    }
    var children: [LayoutBox] = []
    forEachChild { children.append($0) }
    for child in children.reversed() {
      if let hit = child.hit(point, state) { return hit }
    }
    return nil
  }

  // MARK: Texts

  /// The texts inside, in reading order.
  final func collectTexts(into texts: inout [String]) {
    switch content {
    case .text(let text): texts.append(text.string)
    case .image(let image): if !image.name.isEmpty { texts.append(image.name) }
    default: break
    }
    forEachChild { $0.collectTexts(into: &texts) }
  }

  // MARK: Reading

  /// The leaves that are shown, from back to front.
  final var renderedLeaves: [RenderedLeaf] {
    var leaves: [RenderedLeaf] = []
    collectLeaves(BoxState(), into: &leaves)
    return leaves
  }

  /// The leaves that are shown, as lines.
  final var renderedDescription: String {
    renderedLeaves.map(\.description).joined(separator: "\n")
  }

  private func collectLeaves(_ outer: BoxState, into leaves: inout [RenderedLeaf]) {
    let state = state(in: outer)
    func add(_ kind: RenderedLeaf.Kind, _ text: String, isEnabled: Bool = true) {
      leaves.append(
        RenderedLeaf(
          kind: kind,
          text: text,
          frame: CGRect(origin: state.origin, size: frame.size),
          opacity: state.isHidden ? 0 : Double(state.opacity),
          isEnabled: isEnabled
        )
      )
    }
    switch content {
    case .none, .effect: break
    case .text(let text): add(.text, text.string)
    case .image(let image): add(.image, image.name)
    case .fill(let color): add(.fill, color.description)
    case .divider: add(.divider, "")
    case .platform(let box): add(.platform, box.host.contentName)
    case .button(let button):
      var texts: [String] = []
      collectTexts(into: &texts)
      add(.button, texts.joined(separator: ", "), isEnabled: button.isEnabled)
    }
    forEachChild { $0.collectLeaves(state, into: &leaves) }
  }
}
