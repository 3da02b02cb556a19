import Foundation

/// Changes how a view's pixels look, which changes neither layout nor touches.
nonisolated struct PixelEffect: BoxModifier {
  typealias Body = Never

  let look: PixelLook

  nonisolated init(_ look: PixelLook) { self.look = look }

  @MainActor func makeBox(around child: LayoutBox) -> PixelEffectBox { PixelEffectBox(child) }

  @MainActor func update(_ box: PixelEffectBox) { box.look = look }
}

/// How pixels look other than the view itself draws them.
struct PixelLook: Sendable {
  var angle: Double = 0
  var scale = CGSize(width: 1, height: 1)
  var anchor = UnitPoint.center
  /// How blurred they are, in points.
  var blur: CGFloat = 0
  var shadow: PixelShadow?
}

/// A shadow of what a view shows.
struct PixelShadow: Sendable {
  let color: Color
  /// How soft it is, in points.
  let radius: CGFloat
  /// How far it is moved, in points.
  let offset: CGSize
}

/// The box of a view whose pixels look otherwise.
final class PixelEffectBox: WrapperBox {
  var look = PixelLook()
}
