import Foundation

extension View {
  /// Moves what the view shows, without moving the room that it takes.
  ///
  /// - Parameter offset: How far, in points.
  /// - Returns: The moved view.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(Offset(offset)) }

  /// Moves what the view shows, without moving the room that it takes.
  ///
  /// - Parameters:
  ///   - x: How far to the side, in points.
  ///   - y: How far down, in points.
  /// - Returns: The moved view.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Offset(CGSize(width: x, height: y)))
  }

  /// Gives the view its ideal size.
  ///
  /// - Returns: A view that doesn't follow what is proposed.
  nonisolated public func fixedSize() -> some View {
    modifier(FixedSize(horizontal: true, vertical: true))
  }

  /// Gives the view its ideal size in some directions.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  /// - Returns: A view that doesn't follow what is proposed there.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets how early a stack gives the view room.
  ///
  /// - Parameter value: The priority; `0` unless set.
  /// - Returns: A view with that priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(value))
  }

  /// Lets the view reach beyond the safe area.
  ///
  /// - Parameters:
  ///   - regions: What may be covered.
  ///   - edges: Where the view may reach further.
  /// - Returns: A view that reaches as far as the hosting view.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeArea(regions, edges))
  }

  /// Lets the view reach beyond the safe area.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  ///
  /// - Parameter edges: Where the view may reach further.
  /// - Returns: A view that reaches as far as the hosting view.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeArea(.all, edges))
  }
}

/// What may cover a part of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device and what containers put over the content.
  public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: .max)
}

/// Moves what a view shows.
nonisolated struct Offset: BoxModifier {
  typealias Body = Never

  let offset: CGSize

  nonisolated init(_ offset: CGSize) { self.offset = offset }

  @MainActor func makeBox(around child: LayoutBox) -> OffsetBox { OffsetBox(child, offset) }

  @MainActor func update(_ box: OffsetBox) { box.offset = offset }
}

/// The box of a view that is moved.
final class OffsetBox: WrapperBox {
  var offset: CGSize {
    didSet { if offset != oldValue { invalidateLayout() } }
  }

  init(_ child: LayoutBox, _ offset: CGSize) {
    self.offset = offset
    super.init(child)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: CGPoint(x: offset.width, y: offset.height), proposal)
  }
}

/// Gives a view its ideal size.
nonisolated struct FixedSize: BoxModifier {
  typealias Body = Never

  let horizontal: Bool
  let vertical: Bool

  nonisolated init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor func makeBox(around child: LayoutBox) -> FixedSizeBox { FixedSizeBox(child) }

  @MainActor func update(_ box: FixedSizeBox) {
    guard box.horizontal != horizontal || box.vertical != vertical else { return }
    box.horizontal = horizontal
    box.vertical = vertical
    box.invalidateLayout()
  }
}

/// The box of a view of ideal size.
final class FixedSizeBox: WrapperBox {
  var horizontal = false
  var vertical = false

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(inner(proposal)) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    child.place(at: .zero, inner(proposal))
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    child.dimensions(inner(proposal))
  }
}

/// Sets how early a stack gives a view room.
nonisolated struct LayoutPriority: BoxModifier {
  typealias Body = Never

  let value: Double

  nonisolated init(_ value: Double) { self.value = value }

  @MainActor func makeBox(around child: LayoutBox) -> PriorityBox { PriorityBox(child, value) }

  @MainActor func update(_ box: PriorityBox) { box.value = value }
}

/// The box of a view with a priority.
final class PriorityBox: WrapperBox {
  var value: Double {
    didSet { if value != oldValue { invalidateLayout() } }
  }

  init(_ child: LayoutBox, _ value: Double) {
    self.value = value
    super.init(child)
  }

  override var priority: Double { value }
}

/// Lets a view reach beyond the safe area.
nonisolated struct IgnoresSafeArea: BoxModifier {
  typealias Body = Never

  let regions: SafeAreaRegions
  let edges: Edge.Set

  nonisolated init(_ regions: SafeAreaRegions, _ edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  @MainActor func makeBox(around child: LayoutBox) -> UnsafeAreaBox { UnsafeAreaBox(child) }

  @MainActor func update(_ box: UnsafeAreaBox) {
    guard box.edges != edges || box.regions != regions else { return }
    box.edges = edges
    box.regions = regions
    box.invalidateLayout()
  }
}

/// The box of a view that reaches beyond the safe area where its own box touches the area's edge.
final class UnsafeAreaBox: WrapperBox {
  var edges: Edge.Set = []
  var regions = SafeAreaRegions.all

  override init(_ child: LayoutBox) {
    super.init(child)
    add(.position)
  }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let reach = unsafeReach(of: size, edges, regions)
    let inner = ProposedViewSize(
      width: (proposal.width ?? size.width) + reach.leading + reach.trailing,
      height: (proposal.height ?? size.height) + reach.top + reach.bottom
    )
    let room = CGSize(
      width: size.width + reach.leading + reach.trailing,
      height: size.height + reach.top + reach.bottom
    )
    let origin = Alignment.center.origin(of: child.dimensions(inner), in: room)
    child.place(at: CGPoint(x: origin.x - reach.leading, y: origin.y - reach.top), inner)
  }
}

extension LayoutBox {
  /// How far a box of a size can reach beyond the safe area: where it touches the area's edge.
  ///
  /// - Parameters:
  ///   - size: The box's size, in points.
  ///   - edges: Where it may reach further.
  ///   - regions: What it may be behind.
  /// - Returns: How far, in points.
  final func unsafeReach(
    of size: CGSize,
    _ edges: Edge.Set,
    _ regions: SafeAreaRegions = .all
  ) -> EdgeInsets {
    var top: LayoutBox = self
    while let parent = top.parent { top = parent }
    guard let root = top as? RootBox, !edges.isEmpty else { return EdgeInsets() }
    let frame = CGRect(origin: absoluteOrigin, size: size)
    let area = root.safeArea
    // What still covers it.
    let container = regions.contains(.container) ? EdgeInsets() : root.containerArea
    let bottom = max(container.bottom, regions.contains(.keyboard) ? 0 : root.keyboardHeight)
    // Half a pixel of tolerance: places are computed from sums.
    let tolerance: CGFloat = 0.2
    var reach = EdgeInsets()
    if edges.contains(.top), frame.minY <= area.top + tolerance {
      reach.top = max(0, frame.minY - container.top)
    }
    if edges.contains(.leading), frame.minX <= area.leading + tolerance {
      reach.leading = max(0, frame.minX - container.leading)
    }
    if edges.contains(.bottom), frame.maxY >= root.hostSize.height - area.bottom - tolerance {
      reach.bottom = max(0, root.hostSize.height - bottom - frame.maxY)
    }
    if edges.contains(.trailing), frame.maxX >= root.hostSize.width - area.trailing - tolerance {
      reach.trailing = max(0, root.hostSize.width - container.trailing - frame.maxX)
    }
    return reach
  }
}
