import Foundation

/// The colours of a gradient, and where they are.
struct GradientCourse: Hashable, Sendable {
  /// How colours run into one another.
  enum Way: Hashable, Sendable {
    /// Along a line; the stand-in shows gradients around a point so too.
    case line(from: UnitPoint, to: UnitPoint)
    /// Away from a point, between two radii, in points.
    case circle(UnitPoint, CGFloat, CGFloat)
    /// Away from a point, between two radii, in shares of the greater side.
    case ellipse(UnitPoint, CGFloat, CGFloat)
  }

  let stops: [Gradient.Stop]
  let way: Way
}
