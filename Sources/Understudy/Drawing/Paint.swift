import Foundation

/// What an outline is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line between two points, each in shares of the filled rectangle.
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// Colours from a middle, in shares of the filled rectangle, out to a radius, in points.
  case radial([Stop], center: CGPoint, radius: CGFloat)

  /// A colour at a place along a gradient.
  package struct Stop: Hashable, Sendable {
    package var color: RGBA
    /// The place, from 0 to 1.
    package var location: CGFloat

    package init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}

/// A soft shadow of an outline.
package struct Shadow: Hashable, Sendable {
  package var color: RGBA
  /// How blurred it is, in points.
  package var radius: CGFloat
  /// How far it is moved, in points.
  package var offset: CGSize

  package init(color: RGBA, radius: CGFloat, offset: CGSize = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
