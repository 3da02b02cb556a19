import UIKit

extension Stage {
  /// Everything on the screen that a person can see or reach, front window first, and in each window
  /// what is in front first.
  public var elements: [StageElement] {
    context.perform {
      context.turns.endTurn()
      return visibleWindows.flatMap { window in
        var found: [StageElement] = []
        collectElements(of: window, in: window, clip: window.bounds, into: &found)
        return found
      }
    }
  }

  /// The texts on the screen, in the order of ``elements``.
  public var visibleTexts: [String] { elements.map(\.label).filter { !$0.isEmpty } }

  /// Whether something on the screen has a text or an identifier.
  ///
  /// - Parameter name: The whole label, or the identifier.
  /// - Returns: Whether there is such an element, covered or not.
  public func shows(_ name: String) -> Bool { elements.contains { $0.isNamed(name) } }

  /// Finds something on the screen as a person does, by its text, or by its identifier.
  ///
  /// - Parameter name: The whole label, or the identifier.
  /// - Returns: The element; the front-most if there are several.
  /// - Throws: ``StageError`` if there is none, with what there is.
  public func find(_ name: String) throws(StageError) -> StageElement {
    let elements = elements
    if let element = elements.first(where: { $0.isNamed(name) }) { return element }
    let texts = elements.map { "'\($0.label.isEmpty ? $0.identifier : $0.label)'" }
    throw StageError(
      "There is no '\(name)' on the screen. There is: \(texts.joined(separator: ", "))."
    )
  }

  var visibleWindows: [UIWindow] {
    application.windowScenes.flatMap(\.windowsFrontToBack)
  }

  private func collectElements(
    of view: UIView,
    in window: UIWindow,
    clip outerClip: CGRect,
    into found: inout [StageElement]
  ) {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      add(StageElement(view, in: view, window: window), clip: outerClip, to: &found)
      return
    }
    // What has been scrolled out of a scroll view can't be seen, wherever in the window it is.
    var clip = outerClip
    if view is UIScrollView {
      clip = clip.intersection(view.convert(view.bounds, to: nil as UIView?))
    }
    for subview in view.subviews.reversed() {
      collectElements(of: subview, in: window, clip: clip, into: &found)
    }
    for case let element as UIAccessibilityElement in view.accessibilityElements ?? [] {
      add(StageElement(element, in: view, window: window), clip: clip, to: &found)
    }
  }

  private func add(
    _ element: StageElement,
    clip: CGRect,
    to found: inout [StageElement]
  ) {
    guard clip.intersects(element.frame) else { return }
    found.append(element)
  }
}
