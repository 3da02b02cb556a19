import UIKit

extension Stage {
  /// The views of every window as an indented text, with frames in the window's coordinates.
  ///
  /// Hidden views are marked. Two stages that show the same give the same text.
  public var viewTree: String {
    context.perform {
      context.turns.endTurn()
      return visibleWindows.map { window in
        var lines: [String] = []
        describe(window, in: window, depth: 0, into: &lines)
        return lines.joined(separator: "\n")
      }
      .joined(separator: "\n\n")
    }
  }

  /// The views of a kind in all windows, front window first.
  ///
  /// - Parameter type: The class of the views, such as `UISlider`.
  /// - Returns: The views, hidden ones too.
  public func views<V: UIView>(of type: V.Type) -> [V] {
    context.perform {
      context.turns.endTurn()
      return visibleWindows.flatMap { views(of: type, below: $0) }
    }
  }

  private func views<V: UIView>(of type: V.Type, below view: UIView) -> [V] {
    let own = (view as? V).map { [$0] } ?? []
    return own + view.subviews.flatMap { views(of: type, below: $0) }
  }

  private func describe(
    _ view: UIView,
    in window: UIWindow,
    depth: Int,
    into lines: inout [String]
  ) {
    let frame = view.convert(view.bounds, to: window)
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
    var line = String(repeating: "  ", count: depth) + view.transcriptKind
    line += " (\(numbers.joined(separator: ", ")))"
    if let label = view.accessibilityLabel, !label.isEmpty { line += " '\(label)'" }
    if view.isHidden { line += " hidden" }
    lines.append(line)
    for subview in view.subviews { describe(subview, in: window, depth: depth + 1, into: &lines) }
  }

  /// A length with at most two decimal places.
  private static func text(_ length: CGFloat) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }
}

extension UIView {
  /// The name of the class, without its module and generic arguments.
  fileprivate var transcriptKind: String {
    String(String(describing: type(of: self)).prefix { $0 != "<" })
  }
}
