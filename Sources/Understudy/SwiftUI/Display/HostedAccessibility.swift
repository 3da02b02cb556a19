import Foundation

/// What assistive technologies see of a text, a picture or a button of SwiftUI's.
final class HostedElement: UIAccessibilityElement {
  private let act: (@MainActor () -> Bool)?

  init(in view: UIView, act: (@MainActor () -> Bool)?) {
    self.act = act
    super.init(accessibilityContainer: view)
  }

  override func accessibilityActivate() -> Bool { act?() ?? false }
}

extension LayoutBox {
  /// The elements that assistive technologies see here and below, in reading order.
  final func accessibilityElements(in view: UIView, _ outer: BoxState) -> [Any] {
    var elements: [Any] = []
    collectElements(outer, in: view, into: &elements)
    return elements
  }

  private func collectElements(_ outer: BoxState, in view: UIView, into elements: inout [Any]) {
    var state = outer.moved(by: frame.origin)
    if case .effect(let effect) = content { state.apply(effect) }
    guard !state.isHidden, !state.isHiddenFromAccessibility,
      state.opacity >= BoxState.leastTouchable
    else { return }

    func element(
      _ label: String,
      _ traits: UIAccessibilityTraits,
      act: (@MainActor () -> Bool)? = nil
    ) {
      let actions = Sent(state.actions)
      let element = HostedElement(in: view) {
        if let action = actions.value.first(where: { $0.kind == .default }) {
          UpdateReader.suspended(action.perform)
          return true
        }
        return act?() ?? false
      }
      element.accessibilityLabel = state.label ?? label
      element.accessibilityIdentifier = state.identifier
      element.accessibilityValue = state.value
      element.accessibilityHint = state.hint
      element.accessibilityTraits = traits.union(state.addedTraits)
        .subtracting(state.removedTraits)
      element.accessibilityFrameInContainerSpace = CGRect(origin: state.origin, size: frame.size)
      elements.append(element)
    }

    switch content {
    case .text(let text): return element(text.string, .staticText)
    case .image(let image): return element(image.name, .image)
    case .button(let button):
      var texts: [String] = []
      collectTexts(into: &texts)
      let traits: UIAccessibilityTraits = button.isEnabled ? .button : [.button, .notEnabled]
      return element(texts.joined(separator: ", "), traits) {
        guard button.isEnabled else { return false }
        button.perform()
        return true
      }
    case .platform(let box):
      elements.append(box.host)
      return
    case .effect(let effect):
      if let children = effect.accessibility?.children, children != .contain {
        var texts: [String] = []
        if children == .combine { collectTexts(into: &texts) }
        return element(texts.joined(separator: ", "), combinedTraits())
      }
    case .none, .fill, .shape, .divider: break
    }
    forEachChild { $0.collectElements(state, in: view, into: &elements) }
  }

  /// The traits of what is joined to one element: a button if there is one inside.
  private func combinedTraits() -> UIAccessibilityTraits {
    if case .button = content { return .button }
    var traits: UIAccessibilityTraits = .none
    forEachChild { traits.formUnion($0.combinedTraits()) }
    return traits
  }
}
