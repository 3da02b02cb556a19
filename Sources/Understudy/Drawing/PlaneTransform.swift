import Foundation

/// How a group is turned, scaled and moved: what an SVG calls a matrix.
package struct PlaneTransform: Hashable, Sendable {
  package var a: CGFloat
  package var b: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat

  package init(
    a: CGFloat = 1,
    b: CGFloat = 0,
    c: CGFloat = 0,
    d: CGFloat = 1,
    tx: CGFloat = 0,
    ty: CGFloat = 0
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.tx, self.ty) = (tx, ty)
  }

  var isIdentity: Bool { self == PlaneTransform() }
}
