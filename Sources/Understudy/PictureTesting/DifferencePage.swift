import Foundation
internal import StageDrawing
internal import UnderstudyPictures

/// A page that shows two pictures and where they differ.
enum DifferencePage {
  private static let gap: CGFloat = 24
  private static let headline: CGFloat = 40

  /// Draws the page: what was recorded, what is now, and black except where they differ.
  static func picture(expected: String, actual: Picture) -> Picture {
    let old = size(of: expected) ?? actual.size
    let width = max(old.width, actual.size.width)
    let height = max(old.height, actual.size.height)
    let size = CGSize(width: 3 * width + 4 * gap, height: headline + height + gap)
    let canvas = PictureCanvas()
    canvas.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(RGBA(hex: 0xF2F2F7)))
    let places = (0..<3).map { CGPoint(x: gap + CGFloat($0) * (width + gap), y: headline) }
    for (place, title) in zip(places, ["Recorded", "Now", "Difference"]) {
      canvas.draw(
        TextRun(
          title,
          at: CGPoint(x: place.x, y: 27),
          width: CGFloat(title.count) * 8.5,
          size: 17,
          weight: 600,
          color: RGBA(hex: 0x1C1C1E)
        )
      )
    }
    canvas.fill(
      .rectangle(CGRect(origin: places[2], size: CGSize(width: width, height: height))),
      .color(RGBA(hex: 0x000000))
    )
    canvas.embed(svg: expected, at: places[0], scale: 1, prefix: "recorded-")
    canvas.embed(svg: actual.svg, at: places[1], scale: 1, prefix: "now-")
    canvas.embed(svg: expected, at: places[2], scale: 1, prefix: "below-")
    canvas.embed(
      svg: actual.svg,
      at: places[2],
      scale: 1,
      prefix: "above-",
      showsDifference: true
    )
    return Picture(svg: canvas.document(size: size, title: "The difference"), size: size)
  }

  /// The size that a document says it has.
  private static func size(of svg: String) -> CGSize? {
    guard let match = svg.firstMatch(of: /<svg[^>]* width="([0-9.]+)" height="([0-9.]+)"/),
      let width = Double(match.output.1), let height = Double(match.output.2)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
