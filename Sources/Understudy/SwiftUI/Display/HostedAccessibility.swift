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
  final func accessibilityElements(in view: UIView) -> [Any] {
    var elements: [Any] = []
    collectElements(BoxState(), in: view, into: &elements)
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
      let element = HostedElement(in: view, act: act)
      element.accessibilityLabel = state.label ?? label
      element.accessibilityIdentifier = state.identifier
      element.accessibilityTraits = traits
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
    case .none, .fill, .divider, .effect: break
    }
    forEachChild { $0.collectElements(state, in: view, into: &elements) }
  }
}
