import Foundation

/// What an alignment guide is by default.
public protocol AlignmentID {
  /// Where the guide is in a view that doesn't say.
  ///
  /// - Parameter context: The view's size.
  /// - Returns: The distance from the view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A view's size and guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  let firstBaseline: CGFloat?
  let lastBaseline: CGFloat?
  /// The guides that views have set themselves; none for most.
  let guides: [ExplicitGuide]

  init(
    _ size: CGSize,
    firstBaseline: CGFloat? = nil,
    lastBaseline: CGFloat? = nil,
    guides: [ExplicitGuide] = []
  ) {
    width = size.width
    height = size.height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.guides = guides
  }

  /// The dimensions of a box of a size that has this one inside.
  func inside(_ size: CGSize, at origin: CGPoint) -> ViewDimensions {
    ViewDimensions(
      size,
      firstBaseline: firstBaseline.map { $0 + origin.y },
      lastBaseline: lastBaseline.map { $0 + origin.y },
      guides: guides.map { $0.moved(by: origin) }
    )
  }

  /// The same dimensions with a guide set.
  func setting(_ guide: ExplicitGuide) -> ViewDimensions {
    ViewDimensions(
      CGSize(width: width, height: height),
      firstBaseline: firstBaseline,
      lastBaseline: lastBaseline,
      guides: guides.filter { $0.id != guide.id } + [guide]
    )
  }

  private func explicit(_ id: any AlignmentID.Type) -> CGFloat? {
    if guides.isEmpty { return nil }
    return guides.first { $0.id == ObjectIdentifier(id) }?.value
  }

  /// Where a guide is, if a view has set it.
  ///
  /// - Parameter guide: The guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.id) }

  /// Where a guide is, if a view has set it.
  ///
  /// - Parameter guide: The guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.id) }

  /// Where a guide is.
  ///
  /// - Parameter guide: The guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    explicit(guide.id) ?? guide.id.defaultValue(in: self)
  }

  /// Where a guide is.
  ///
  /// - Parameter guide: The guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    explicit(guide.id) ?? guide.id.defaultValue(in: self)
  }
}

/// A guide that a view has set itself.
struct ExplicitGuide: Equatable {
  let id: ObjectIdentifier
  let isHorizontal: Bool
  var value: CGFloat

  func moved(by origin: CGPoint) -> ExplicitGuide {
    var copy = self
    copy.value += isHorizontal ? origin.x : origin.y
    return copy
  }

  /// The guides of several views together: the average of those that have set one.
  ///
  /// Source: documented (`alignmentGuide`, `Layout.explicitAlignment`).
  static func merged(_ guides: [ExplicitGuide]) -> [ExplicitGuide] {
    var result: [(guide: ExplicitGuide, count: CGFloat)] = []
    for guide in guides {
      if let index = result.firstIndex(where: { $0.guide.id == guide.id }) {
        result[index].guide.value += guide.value
        result[index].count += 1
      } else {
        result.append((guide, 1))
      }
    }
    return result.map { entry in
      var guide = entry.guide
      guide.value /= entry.count
      return guide
    }
  }
}

/// How views are aligned from side to side.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  // Safe: a type is immutable.
  let id: any AlignmentID.Type

  /// Creates an alignment.
  ///
  /// - Parameter id: What the guide is by default.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// By the edge where lines begin.
  public static let leading: HorizontalAlignment = HorizontalAlignment(Leading.self)
  /// By the middle.
  public static let center: HorizontalAlignment = HorizontalAlignment(Center.self)
  /// By the edge where lines end.
  public static let trailing: HorizontalAlignment = HorizontalAlignment(Trailing.self)

  /// Whether two alignments have the same guide.
  ///
  /// - Parameters:
  ///   - lhs: An alignment.
  ///   - rhs: Another alignment.
  /// - Returns: `true` if they have.
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// How views are aligned from top to bottom.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  // Safe: a type is immutable.
  let id: any AlignmentID.Type

  /// Creates an alignment.
  ///
  /// - Parameter id: What the guide is by default.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// By the top edge.
  public static let top: VerticalAlignment = VerticalAlignment(Top.self)
  /// By the middle.
  public static let center: VerticalAlignment = VerticalAlignment(Center.self)
  /// By the bottom edge.
  public static let bottom: VerticalAlignment = VerticalAlignment(Bottom.self)
  /// By the line on which the first line of text stands.
  public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(FirstBaseline.self)
  /// By the line on which the last line of text stands.
  public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(LastBaseline.self)

  /// Whether two alignments have the same guide.
  ///
  /// - Parameters:
  ///   - lhs: An alignment.
  ///   - rhs: Another alignment.
  /// - Returns: `true` if they have.
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.firstBaseline ?? context.height
    }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.lastBaseline ?? context.height
    }
  }
}

/// How views are aligned in both directions.
public struct Alignment: Equatable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  ///
  /// - Parameters:
  ///   - horizontal: From side to side.
  ///   - vertical: From top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// By the middle.
  public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
  /// By the leading edge.
  public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
  /// By the trailing edge.
  public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
  /// By the top edge.
  public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
  /// By the bottom edge.
  public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
  /// By the top leading corner.
  public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
  /// By the top trailing corner.
  public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
  /// By the bottom leading corner.
  public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
  /// By the bottom trailing corner.
  public static let bottomTrailing: Alignment = Alignment(
    horizontal: .trailing,
    vertical: .bottom
  )

  /// Where a child has to be so that its guides meet those of a parent.
  func origin(of child: ViewDimensions, in parent: CGSize) -> CGPoint {
    let parent = ViewDimensions(parent)
    return CGPoint(
      x: parent[horizontal] - child[horizontal],
      y: parent[vertical] - child[vertical]
    )
  }
}
