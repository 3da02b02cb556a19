import Foundation
import StageRuntime

/// Where a sheet goes when the finger lets go of it (rule 5.17).
///
/// Source: assumed. The choice isn't documented; this model projects the sheet's way from its velocity
/// and takes what is nearest to the projected height. Past half of the smallest height it dismisses.
package enum SheetRelease: Equatable {
  /// Off the screen.
  case dismissal
  /// To the rest of this index.
  case rest(Int)

  /// For how many seconds the sheet would keep its velocity.
  package static let projectionTime: CGFloat = 0.25
  /// From which velocity on a finger flicks, in points per second; where only the position counts.
  package static let flickVelocity: CGFloat = 1000
  /// The share of the smallest height below which the sheet goes.
  package static let dismissalShare: CGFloat = 0.5

  /// Returns where a sheet goes.
  ///
  /// - Parameters:
  ///   - height: The sheet's visible height, in points.
  ///   - velocity: The finger's downward velocity, in points per second.
  ///   - heights: The heights of the sheet's rests, in points; not empty.
  ///   - canDismiss: Whether the sheet may go off the screen.
  ///   - rule: Which of the plausible models is played.
  /// - Returns: The dismissal, or the index of the nearest of `heights`.
  package static func destination(
    height: CGFloat,
    velocity: CGFloat,
    heights: [CGFloat],
    canDismiss: Bool,
    rule: Doubts.SheetReleaseRule = .projectedPosition
  ) -> SheetRelease {
    let smallest = heights.min() ?? 0
    let projected: CGFloat
    switch rule {
    case .projectedPosition:
      projected = height - velocity * projectionTime
    case .position where velocity >= flickVelocity:
      projected = heights.filter { $0 < height }.max() ?? (canDismiss ? 0 : smallest)
    case .position where velocity <= -flickVelocity:
      projected = heights.filter { $0 > height }.min() ?? height
    case .position:
      projected = height
    }
    if canDismiss, projected < smallest * dismissalShare { return .dismissal }
    var nearest = 0
    for index in heights.indices
    where abs(heights[index] - projected) < abs(heights[nearest] - projected) {
      nearest = index
    }
    return .rest(nearest)
  }

  /// Returns how far a sheet gives way when it is pulled past where it may go.
  ///
  /// - Parameters:
  ///   - distance: How far the finger is past the end, in points.
  ///   - extent: The length of the space that it is pulled in, in points.
  /// - Returns: A smaller distance in points, which never reaches `extent`.
  package static func rubberBand(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
    guard distance > 0, extent > 0 else { return 0 }
    return (1 - 1 / (distance * rubberBandStiffness / extent + 1)) * extent
  }

  /// How readily a rubber band gives way.
  ///
  /// Source: field; scroll views' value.
  private static let rubberBandStiffness: CGFloat = 0.55
}
