import Foundation
internal import StageDrawing
import UIKit

extension Storyboard {
  /// Draws all frames on one page: the title, the pictures with their numbered captions, and what
  /// happened.
  ///
  /// - Parameters:
  ///   - framesPerRow: The most pictures beside one another, at least `1`; `nil` for all.
  ///   - scale: How large the pictures are; `1` draws a point as a point. What isn't positive counts as
  ///     the default.
  ///   - showsTranscript: Whether the transcript is below the pictures.
  /// - Returns: The page.
  public func strip(
    framesPerRow: Int? = nil,
    scale: CGFloat = 0.6,
    showsTranscript: Bool = true
  ) -> Picture {
    let scale = scale > 0 && scale.isFinite ? scale : 0.6
    let perRow = max(1, framesPerRow ?? frames.count)
    var page = StripPage(
      frames: frames,
      perRow: perRow,
      scale: scale,
      title: title
    )
    page.drawTitle()
    for start in stride(from: 0, to: frames.count, by: perRow) {
      page.drawRow(start..<min(frames.count, start + perRow))
    }
    if showsTranscript { page.draw(transcript) }
    return page.picture()
  }
}

/// A page on which a storyboard is drawn from top to bottom.
private struct StripPage {
  private static let margin: CGFloat = 32
  private static let gap: CGFloat = 28
  private static let ink = RGBA(hex: 0x1C1C1E)
  private static let fadedInk = RGBA(hex: 0x6E6E73)

  private let frames: [Storyboard.Frame]
  private let scale: CGFloat
  private let title: String
  /// The width of the page between its margins, in points.
  private let width: CGFloat
  /// The width that each frame of a row has, in points.
  private let columns: [CGFloat]
  private let canvas = PictureCanvas()
  private var bottom = margin

  init(frames: [Storyboard.Frame], perRow: Int, scale: CGFloat, title: String) {
    self.frames = frames
    self.scale = scale
    self.title = title
    columns = (0..<min(perRow, frames.count)).map { column in
      stride(from: column, to: frames.count, by: perRow)
        .map { max(140, frames[$0].picture.size.width * scale) }.max() ?? 0
    }
    let row = columns.reduce(0, +) + Self.gap * CGFloat(max(0, columns.count - 1))
    width = max(480, row)
  }

  mutating func drawTitle() {
    guard !title.isEmpty else { return }
    let metrics = TextMetrics(pointSize: 24, weight: UIFont.Weight.bold.rawValue)
    draw(title, metrics, Self.ink, left: Self.margin, top: bottom, width: width)
    bottom += metrics.layOut(title, maximumWidth: width).size.height + 20
  }

  mutating func drawRow(_ range: Range<Int>) {
    let height = range.map { frames[$0].picture.size.height * scale }.max() ?? 0
    let metrics = TextMetrics(pointSize: 13)
    var left = Self.margin
    var captionHeight: CGFloat = 0
    for index in range {
      let frame = frames[index]
      let column = columns[index - range.lowerBound]
      let place = CGPoint(
        x: left + (column - frame.picture.size.width * scale) / 2,
        y: bottom + height - frame.picture.size.height * scale
      )
      canvas.embed(svg: frame.picture.svg, at: place, scale: scale, prefix: "frame\(index + 1)-")
      let caption = "\(index + 1). \(frame.caption)"
      draw(caption, metrics, Self.ink, left: left, top: bottom + height + 12, width: column)
      captionHeight = max(
        captionHeight,
        metrics.layOut(caption, maximumWidth: column).size.height
      )
      left += column + Self.gap
    }
    bottom += height + 12 + captionHeight + Self.gap
  }

  mutating func draw(_ transcript: [String]) {
    let metrics = TextMetrics(pointSize: 11, isMonospaced: true)
    for line in transcript {
      draw(line, metrics, Self.fadedInk, left: Self.margin, top: bottom, width: width)
      bottom += metrics.layOut(line, maximumWidth: width).size.height
    }
    if !transcript.isEmpty { bottom += Self.gap }
  }

  /// The page as it is by now, on its background.
  func picture() -> Picture {
    let size = CGSize(
      width: (width + 2 * Self.margin).rounded(.up),
      height: (bottom + Self.margin - Self.gap).rounded(.up)
    )
    let page = PictureCanvas()
    page.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(RGBA(hex: 0xF2F2F7)))
    page.append(canvas)
    return Picture(svg: page.document(size: size, title: title), size: size)
  }

  private func draw(
    _ text: String,
    _ metrics: TextMetrics,
    _ color: RGBA,
    left: CGFloat,
    top: CGFloat,
    width: CGFloat
  ) {
    var baseline = top + metrics.ascender
    for line in metrics.layOut(text, maximumWidth: width).lines {
      canvas.draw(
        TextRun(
          line.text,
          at: CGPoint(x: left, y: baseline),
          width: line.width,
          size: metrics.pointSize,
          weight: metrics.cssWeight,
          color: color,
          isMonospaced: metrics.isMonospaced
        )
      )
      baseline += metrics.lineHeight
    }
  }
}
