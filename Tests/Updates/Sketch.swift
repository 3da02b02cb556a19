/// What a tree of views is to be: a value from which the views are made, that a random step can change.
public struct Sketch: Identifiable, Hashable, Sendable {
  /// The identity of the view among its siblings.
  public let id: Int
  /// What the view is.
  public var kind: Kind
  /// What is inside; nothing in leaves, one thing in modifiers.
  public var children: [Sketch]

  /// Creates a sketch.
  ///
  /// - Parameters:
  ///   - id: The identity of the view among its siblings.
  ///   - kind: What the view is.
  ///   - children: What is inside.
  public init(_ id: Int, _ kind: Kind, _ children: [Sketch] = []) {
    self.id = id
    self.kind = kind
    self.children = children
  }

  /// What a view is.
  public enum Kind: Hashable, Sendable {
    case leaf(Leaf)
    case container(Container)
    case modifier(Modifier)
  }

  /// The views that have nothing inside.
  public enum Leaf: Hashable, Sendable {
    case text(Source)
    case button(Source)
    case toggle(Source)
    case progress(Source)
    case image(Source)
    case environment, geometry
    case color, divider, spacer, circle, field
  }

  /// Where a view reads the number that it shows.
  public enum Source: Hashable, Sendable {
    /// The sketch itself.
    case literal(Int)
    /// A property of an `@Observable` object.
    case observable(Int)
    /// A published property of an observed object.
    case published
    /// A binding to the root's state.
    case binding
    /// A value of the environment.
    case environment
  }

  /// The views that have several views inside.
  public enum Container: Hashable, Sendable {
    case column(HorizontalPlace, spacing: Int?)
    case row(VerticalPlace, spacing: Int?)
    case pile(HorizontalPlace, VerticalPlace)
    case group
    case fits(isHorizontal: Bool)
    case flow, grid
    /// Only the first half is there if the root's state says so.
    case either
    /// The second is over the first, the third behind it.
    case layers
    case scroll(isHorizontal: Bool)
    case list, form
    case lazyColumn, lazyRow
    case lazyGrid(columns: Int)
  }

  /// The views that change the one inside.
  public enum Modifier: Hashable, Sendable {
    case padding(Int)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case priority(Int)
    case frame(width: Int?, height: Int?, HorizontalPlace)
    case flexibleFrame(minWidth: Int?, maxHeight: Int?, isWide: Bool)
    case aspectRatio(isFilling: Bool)
    case offset(Int)
    case opacity(Int)
    case position(Int)
    case guide(Int)
    case lineLimit(Int)
    case font(Int)
    case disabled, hidden
    case identity(Int)
    case zIndex(Int)
    case erased
    case environment(Int)
    case preferring(Int)
    case showingPreference, inset
  }

  /// Where something is across.
  public enum HorizontalPlace: Hashable, Sendable, CaseIterable { case leading, center, trailing }

  /// Where something is down.
  public enum VerticalPlace: Hashable, Sendable, CaseIterable {
    case top, center, bottom, firstBaseline
  }
}

extension Sketch {
  /// The number of views.
  public var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

  /// Changes the view that comes at a place, counted from the root on in the order of the tree.
  mutating func change(at place: Int, _ body: (inout Sketch) -> Void) {
    guard place > 0 else { return body(&self) }
    var place = place - 1
    for index in children.indices {
      let count = children[index].count
      if place < count { return children[index].change(at: place, body) }
      place -= count
    }
  }
}
