import Foundation

/// A kind of room that content keeps from the edges of its scene.
///
/// Source: documented. Apple's page for `ScenePadding`.
@available(iOS 16.0, *)
public struct ScenePadding: Equatable, Sendable {
  private init() {}

  /// The least that content should keep.
  public static let minimum: ScenePadding = ScenePadding()
}

extension View {
  /// Puts as much room around the view as suits its scene.
  ///
  /// - Parameter edges: Where.
  /// - Returns: The view with its room: 16 points, and 20 in regular width, as UIKit's margins are.
  ///   That SwiftUI's are the same is assumed.
  @available(iOS 15.0, *)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Puts some kind of room around the view that suits its scene.
  ///
  /// - Parameters:
  ///   - padding: The kind.
  ///   - edges: Where.
  /// - Returns: The view with its room.
  @available(iOS 16.0, *)
  nonisolated public func scenePadding(
    _ padding: ScenePadding,
    edges: Edge.Set = .all
  ) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }
}

private nonisolated struct ScenePaddingModifier: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let edges: Edge.Set

  init(edges: Edge.Set) { self.edges = edges }

  func body(content: Content) -> some View {
    content.padding(edges, sizeClass == .regular ? 20 : 16)
  }
}
