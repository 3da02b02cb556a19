import Foundation

/// Room that takes what is left along a stack's axis.
nonisolated public struct Spacer: View, Sendable {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// The least room, in points; `nil` for the system's.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least room, in points; `nil` for the system's.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(
      node: LeafNode(view.value, box: SpacerBox(), parent: inputs.parent) { view, box in
        box.minLength = view.minLength ?? StackBox.defaultSpacing
      }
    )
  }
}

/// A line between views.
nonisolated public struct Divider: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  /// Creates a line.
  nonisolated public init() {}

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let scale = inputs.parent.scope.values.displayScale
    return _ViewOutputs(
      node: LeafNode(view.value, box: DividerBox(), parent: inputs.parent) { _, box in
        box.thickness = 1 / max(1, scale)
      }
    )
  }
}

/// The node of a view with one box and nothing inside.
final class LeafNode<V: View, Box: LayoutBox>: Node<V> {
  private let box: Box
  private let apply: @MainActor (V, Box) -> Void

  init(_ view: V, box: Box, parent: AnyNode, apply: @escaping @MainActor (V, Box) -> Void) {
    self.box = box
    self.apply = apply
    super.init(parent: parent)
    apply(view, box)
  }

  override func update(_ view: V) { apply(view, box) }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override var hasBoxes: Bool { true }
}

extension LayoutBox {
  /// The axis of the nearest stack around.
  final var stackAxis: Axis? {
    var box = parent
    while let current = box {
      if let stack = current as? StackBox { return stack.axis }
      // What is in a cell doesn't know what the list is in.
      if current is OverlayStackBox || current is CanvasBox { return nil }
      if let layout = current as? any OrientedBox { return layout.stackOrientation }
      box = current.parent
    }
    return nil
  }
}

/// The box of a layout that says whether it is a stack.
@MainActor
protocol OrientedBox {
  /// The direction of the stack; `nil` for other layouts.
  var stackOrientation: Axis? { get }
}

/// The box of room that takes what is left.
final class SpacerBox: LayoutBox {
  var minLength: CGFloat = StackBox.defaultSpacing {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(minLength, proposal.width ?? minLength)
    let height = max(minLength, proposal.height ?? minLength)
    switch stackAxis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  // A spacer is distance enough.
  override var preferredSpacing: CGFloat { 0 }

  override var priority: Double { -.infinity }
}

/// The box of a line.
final class DividerBox: LayoutBox {
  var thickness: CGFloat = 1 {
    didSet { if thickness != oldValue { invalidateLayout() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    stackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override var content: BoxContent { .divider }
}
