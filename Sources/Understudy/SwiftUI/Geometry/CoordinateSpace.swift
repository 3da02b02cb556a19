import Foundation

/// In which coordinates places are.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // Safe: names of spaces are values such as strings, which don't change.
  /// Those of the host.
  case global
  /// Those of the view itself.
  case local
  /// Those of a view around that has been given a name.
  case named(AnyHashable)
}

extension View {
  /// Gives the view's coordinates a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceName(AnyHashable(name)))
  }

  /// Gives the view's coordinates a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceName(name.name))
  }
}

/// The coordinates of a view that has been given a name.
@available(iOS 17.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space itself.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// Something that says in which coordinates places are.
@available(iOS 17.0, *)
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the host.
@available(iOS 17.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
@available(iOS 17.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a view around that has been given a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The space.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the host.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

@available(iOS 17.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

/// Gives a view's coordinates a name.
nonisolated struct SpaceName: BoxModifier {
  typealias Body = Never

  let name: AnyHashable

  nonisolated init(_ name: AnyHashable) { self.name = name }

  @MainActor func makeBox(around child: LayoutBox) -> SpaceBox { SpaceBox(child) }

  @MainActor func update(_ box: SpaceBox) { box.name = name }
}

/// The box of a view whose coordinates have a name.
final class SpaceBox: WrapperBox {
  var name: AnyHashable?
}

extension LayoutBox {
  /// Where the origin of a coordinate space is, in the hosting view's coordinates, in points.
  final func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return .zero
    case .local: return absoluteOrigin
    case .named(let name):
      var box: LayoutBox? = self
      while let current = box {
        if let space = current as? SpaceBox, space.name == name { return space.absoluteOrigin }
        box = current.parent
      }
      // A name that nobody has: the host's coordinates, as on Apple's systems.
      return .zero
    }
  }

  /// A point of the hosting view in other coordinates.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    let origin = origin(of: space)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}
