import Foundation

/// A place in a view, such as its bounds, that other views can find in their own coordinates.
///
/// `anchorPreference` makes it, and a ``GeometryProxy`` resolves it (rule S7.7).
///
/// Source: documented. Apple's page for `Anchor`.
public struct Anchor<Value> {
  private let box: WeakBox
  private let source: Source
  /// The value where the view was when the anchor was made, in the hosting view's coordinates.
  private let known: Value

  /// What of a view is meant.
  public struct Source {
    /// Finds the value, given the view's frame in some coordinates, in points.
    let resolve: @MainActor @Sendable (CGRect) -> Value
  }

  private struct WeakBox: @unchecked Sendable {
    // Safe: looked into on the main actor only.
    weak var box: LayoutBox?
  }

  @MainActor
  init(_ source: Source, of box: LayoutBox) {
    self.source = source
    self.box = WeakBox(box: box)
    known = source.resolve(box.absoluteFrame)
  }

  /// The value in the coordinates of a box.
  @MainActor
  func resolve(in other: LayoutBox) -> Value {
    guard let box = box.box else { return known }
    let origin = other.absoluteOrigin
    return source.resolve(box.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether two anchors mean the same place.
  ///
  /// - Parameters:
  ///   - lhs: An anchor.
  ///   - rhs: Another anchor.
  /// - Returns: `true` if they do.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool {
    lhs.box.box === rhs.box.box && lhs.known == rhs.known
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds the place to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(known) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's coordinates, in points.
  ///
  /// - Parameter r: The rectangle.
  /// - Returns: What is meant.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  ///
  /// - Parameter p: The point.
  /// - Returns: What is meant.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point in parts of the view's size.
  ///
  /// - Parameter p: The point.
  /// - Returns: What is meant.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height)
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places.
  ///
  /// - Parameter array: What is meant, one by one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    let sent = Sent(array)
    self.init { frame in sent.value.map { $0.resolve(frame) } }
  }

  /// A place, or none.
  ///
  /// - Parameter anchor: What is meant; `nil` for nothing.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    let sent = Sent(anchor)
    self.init { frame in sent.value.map { $0.resolve(frame) } }
  }
}

extension GeometryProxy {
  /// The value of an anchor in the view's own coordinates.
  ///
  /// - Parameter anchor: The anchor, of a view in the same host.
  public subscript<T>(anchor: Anchor<T>) -> T {
    // Safe: proxies are used where views are made and laid out.
    let sent = Sent((anchor: anchor, box: box))
    return MainActor.assumeIsolated { Sent(sent.value.anchor.resolve(in: sent.value.box)) }.value
  }

  /// The bounds of a view around that has given its coordinates a name, in the view's own.
  ///
  /// - Parameter coordinateSpace: The name.
  /// - Returns: The bounds, in points; `nil` if nobody around has the name.
  @available(iOS 17.0, *)
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let sent = Sent((name: coordinateSpace.name, box: box))
    return MainActor.assumeIsolated {
      var box: LayoutBox? = sent.value.box
      let origin = sent.value.box.absoluteOrigin
      while let current = box {
        if let space = current as? SpaceBox, space.name == sent.value.name {
          return space.absoluteFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        }
        box = current.parent
      }
      return nil
    }
  }
}
