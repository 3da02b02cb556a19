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
    case text, image, fill, shape, divider, button, platform
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
  var value: String?
  var hint: String?
  var addedTraits: UIAccessibilityTraits = []
  var removedTraits: UIAccessibilityTraits = []
  var actions: [AccessibilityAction] = []

  mutating func apply(_ effect: BoxEffect) {
    opacity *= CGFloat(effect.opacity)
    if effect.isHidden { isHidden = true }
    if !effect.takesTouches { takesTouches = false }
    label = label ?? effect.label
    identifier = identifier ?? effect.identifier
    if effect.isHiddenFromAccessibility { isHiddenFromAccessibility = true }
    if let more = effect.accessibility { apply(more) }
  }

  private mutating func apply(_ effect: AccessibilityEffect) {
    value = value ?? effect.value
    hint = hint ?? effect.hint
    addedTraits.formUnion(effect.addedTraits)
    removedTraits.formUnion(effect.removedTraits)
    if let action = effect.action { actions.append(action) }
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

  /// The frontmost box inside that takes a touch at a point.
  ///
  /// A box that shows something takes the touch whether it does something with it or not, as on
  /// Apple's systems.
  final func hit(_ point: CGPoint, _ outer: BoxState = BoxState()) -> LayoutBox? {
    let state = state(in: outer)
    guard !state.isHidden, state.takesTouches, state.opacity >= BoxState.leastTouchable else {
      return nil
    }
    let inside = CGPoint(x: point.x - state.origin.x, y: point.y - state.origin.y)
    guard admitsTouch(at: inside) else { return nil }
    if let box = self as? PlatformBox {
      let reach = box.platformFrame
      guard reach.contains(inside), box.host.superview != nil else { return nil }
      // A UIKit view that takes no touches lets them through to what is behind.
      let point = CGPoint(x: inside.x - reach.minX, y: inside.y - reach.minY)
      guard let target = box.host.hitTest(point, with: nil), target !== box.host else {
        return nil
      }
      return box
    }
    var children: [LayoutBox] = []
    forEachChild { children.append($0) }
    for child in children.reversed() {
      if let hit = child.hit(point, state) { return hit }
    }
    return takesTouch(at: inside) ? self : nil
  }

  // MARK: Texts

  /// The texts inside, in reading order.
  final func collectTexts(into texts: inout [String]) {
    switch content {
    case .text(let text): texts.append(text.string)
    case .image(let image): if !image.name.isEmpty { texts.append(image.name) }
    case .effect(let effect):
      if effect.isHiddenFromAccessibility { return }
      if let label = effect.label { return texts.append(label) }
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
    case .fill(let paint): add(.fill, paint.text)
    case .shape(let shape): add(.shape, shape.text)
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
