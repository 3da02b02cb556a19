import SwiftUI

/// The symbol of a screen on a tile of its color.
struct SymbolTile: View {
  let screen: GalleryScreen
  /// The length of the tile's edges, in points.
  let size: CGFloat

  var body: some View {
    Image(systemName: screen.symbol)
      .font(.system(size: size * 0.5, weight: .medium))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(screen.color, in: RoundedRectangle(cornerRadius: size * 0.23))
      .accessibilityHidden(true)
  }
}
