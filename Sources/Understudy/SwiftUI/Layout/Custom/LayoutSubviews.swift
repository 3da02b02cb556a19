import Foundation

/// Stand-ins for the views that a layout lays out.
///
/// Source: documented. Apple's pages for `LayoutSubviews` and `LayoutSubview`.
@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews
  /// A view.
  public typealias Element = LayoutSubview
  /// A view's place in the collection.
  public typealias Index = Int

  /// The direction of reading.
  public var layoutDirection: LayoutDirection = .leftToRight

  private let views: ArraySlice<LayoutSubview>

  init(_ boxes: [LayoutBox], placements: Placements?) {
    views = boxes.map { LayoutSubview(box: $0, placements: placements) }[...]
  }

  private init(views: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  /// The first view's index.
  public var startIndex: Int { views.startIndex }

  /// The index after the last view's.
  public var endIndex: Int { views.endIndex }

  /// A view.
  ///
  /// - Parameter index: Its index, which has to be valid.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// Some of the views, with the indices that they have here.
  ///
  /// - Parameter bounds: Their indices, which have to be valid.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(views: views[bounds], layoutDirection: layoutDirection)
  }

  /// Some of the views.
  ///
  /// - Parameter indices: Their indices, which have to be valid.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(views: indices.map { views[$0] }[...], layoutDirection: layoutDirection)
  }
}

/// A stand-in for a view that a layout lays out.
@available(iOS 16.0, *)
public struct LayoutSubview: Equatable {
  private let box: Sent<LayoutBox>
  private let placements: Placements?

  init(box: LayoutBox, placements: Placements?) {
    self.box = Sent(box)
    self.placements = placements
  }

  /// Whether two stand for the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.box.value === rhs.box.value
  }

  // Safe throughout: layouts are asked by boxes, on the main actor.
  private func onMainActor<T: Sendable>(_ body: @MainActor (LayoutBox) -> T) -> T {
    let box = box
    return withoutActuallyEscaping(body) { body in
      let sent = Sent(body)
      return MainActor.assumeIsolated { sent.value(box.value) }
    }
  }

  /// What the view says for a key with `layoutValue(key:value:)`.
  ///
  /// - Parameter key: The key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return onMainActor { Sent($0.layoutValue(id)) }.value as? K.Value ?? K.defaultValue
  }

  /// How early the view gets room.
  public var priority: Double { onMainActor { $0.priority } }

  /// The view's size for a proposal.
  ///
  /// - Parameter proposal: The size that is offered.
  /// - Returns: The size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { $0.size(proposal) }
  }

  /// The view's size and guides for a proposal.
  ///
  /// - Parameter proposal: The size that is offered.
  /// - Returns: The dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { Sent($0.dimensions(proposal)) }.value
  }

  /// The distances that the view keeps from its neighbours.
  public var spacing: ViewSpacing { onMainActor { ViewSpacing($0.preferredSpacing) } }

  /// Places the view.
  ///
  /// Has no effect but while the layout is asked to place its views.
  ///
  /// - Parameters:
  ///   - position: Where a point of the view goes, in points.
  ///   - anchor: Which point of the view.
  ///   - proposal: The size that is offered.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    guard let placements else { return }
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x,
      y: position.y - size.height * anchor.y
    )
    let box = box
    MainActor.assumeIsolated { placements.place(box.value, at: origin, proposal) }
  }
}

/// Where a layout puts its views.
@MainActor
final class Placements {
  /// Where a view goes, and what it is offered.
  struct Place {
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private let bounds: CGRect
  private let proposal: ProposedViewSize

  init(in bounds: CGRect, _ proposal: ProposedViewSize) {
    self.bounds = bounds
    self.proposal = proposal
  }

  func place(_ box: LayoutBox, at origin: CGPoint, _ proposal: ProposedViewSize) {
    // A place that is none would take everything behind it along.
    let isSound = origin.x.isFinite && origin.y.isFinite
    places[ObjectIdentifier(box)] = Place(
      origin: isSound ? origin : bounds.origin,
      proposal: proposal
    )
  }

  /// The place of a view: the one that it was given, or in the middle.
  subscript(box: LayoutBox) -> Place {
    if let place = places[ObjectIdentifier(box)] { return place }
    let size = box.size(proposal)
    return Place(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      proposal: proposal
    )
  }
}
