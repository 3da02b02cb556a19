import Foundation

/// A view whose content can be scrolled to views of which it knows the identity.
///
/// Source: documented. Apple's page for `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view.
  ///
  /// - Parameter content: Makes the content, with what scrolls it. That isn't for use before the
  ///   content is there: it is for actions, such as a button's.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: ScrollReaderNode(view.value, parent: inputs.parent))
  }
}

@available(*, unavailable)
extension ScrollViewReader: Sendable {}

/// What scrolls the scroll views in a reader.
///
/// Source: documented. Apple's page for `ScrollViewProxy`.
public struct ScrollViewProxy {
  private let reader: WeakReader

  @MainActor
  init(_ reader: any ScrollReader) { self.reader = WeakReader(reader) }

  /// Scrolls the first scroll view that has a view of an identity to that view.
  ///
  /// In an animated transaction that takes time. Nothing happens if there is no such view.
  /// The rows of lazy stacks and grids are found by their elements' identity before they are made.
  ///
  /// - Parameters:
  ///   - id: The identity: one given with `id(_:)`, or of an element of a `ForEach`.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; if `nil`,
  ///     the content moves as little as it takes to show the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard MainThread.isCurrent else { return }
    let sent = Sent((reader: reader, id: AnyHashable(id), anchor: anchor))
    MainActor.assumeIsolated {
      let (reader, id, anchor) = sent.value
      reader.value?.scroll(to: id, anchor: anchor)
    }
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

/// A reader, as long as it is there.
@MainActor
private final class WeakReader {
  weak var value: (any ScrollReader)?

  init(_ value: any ScrollReader) { self.value = value }
}

/// A node that scrolls what is below it.
@MainActor
protocol ScrollReader: AnyNode {
  /// Scrolls to the view of an identity, after the update.
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}

extension ScrollReader {
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    let transaction = Transaction.current
    let animated = transaction.animation != nil && !transaction.disablesAnimations
    // Later: what is to be scrolled to may be in what the same action has written.
    host.enqueueAction { [weak self] in
      self?.scroll(to: id, anchor, animated: animated, attempts: animated ? 1 : 5)
    }
  }

  private func scroll(
    to id: AnyHashable,
    _ anchor: UnitPoint?,
    animated: Bool,
    attempts: Int
  ) {
    guard attempts > 0, !isDestroyed, let place = ScrollPlace.find(id, below: self),
      let scrollBox = place.box.enclosingScrollBox
    else { return }
    let origin = scrollBox.contents.absoluteOrigin
    let settled = scrollBox.scroll(
      to: place.frame.offsetBy(dx: -origin.x, dy: -origin.y),
      anchor: anchor,
      animated: animated
    )
    // Where a row is that hasn't been made is an estimate until it is seen.
    guard place.isEstimated, let settled else { return }
    host.layOutAgain()
    host.enqueueAction { [weak self] in
      self?.scroll(to: id, settled, animated: animated, attempts: attempts - 1)
    }
  }
}

/// The node of a scroll view reader.
final class ScrollReaderNode<Content: View>: Node<ScrollViewReader<Content>>, ScrollReader {
  private var view: ScrollViewReader<Content>
  private var child: Node<Content>?

  init(_ view: ScrollViewReader<Content>, parent: AnyNode) {
    self.view = view
    super.init(parent: parent)
    child = Content.makeNode(evaluateContent(), below: self)
  }

  private func evaluateContent() -> Content {
    mustRun = false
    return track { view.content(ScrollViewProxy(self)) }
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    child?.update(evaluateContent())
  }

  override func refresh() {
    if mustRun || environmentReadsChanged { child?.update(evaluateContent()) }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override var hasBoxes: Bool { child?.hasBoxes ?? false }

  override func destroy() {
    super.destroy()
    child = nil
  }
}
