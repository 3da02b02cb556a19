import Foundation

/// Where a popover lies for its source, and which way its arrow points: numbers only, no views.
///
/// Source: assumed. That the arrow is chosen from the permitted ones by the space beside the source is
/// documented; the order of preference and the measures are common ones.
struct PopoverGeometry: Equatable {
  /// The length of an arrow, in points.
  static let arrowLength: CGFloat = 13
  /// The size of content that asks for none, in points.
  static let defaultSize = CGSize(width: 320, height: 480)

  /// Which way the arrow points.
  let arrowDirection: UIPopoverArrowDirection
  /// The popover with its arrow, in the container's coordinates.
  let frame: CGRect
  /// The content, in the popover's coordinates.
  let contentFrame: CGRect

  /// Finds the place of a popover.
  ///
  /// - Parameters:
  ///   - size: The size that the content would like, in points.
  ///   - source: What the popover points at, in the container's coordinates.
  ///   - area: Where the popover may be, in the container's coordinates.
  ///   - permitted: The arrow's permitted directions; any if there is none.
  ///   - mayOverlap: Whether the popover may lie over the source where there is no room beside it.
  init(
    size: CGSize,
    source: CGRect,
    area: CGRect,
    permitted: UIPopoverArrowDirection,
    mayOverlap: Bool
  ) {
    let wanted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    var directions = Self.preferred.filter { permitted.contains($0) }
    if directions.isEmpty { directions = Self.preferred }
    var best = Candidate(directions[0], wanted: wanted, source: source, area: area)
    for direction in directions.dropFirst() where !best.fits {
      let candidate = Candidate(direction, wanted: wanted, source: source, area: area)
      if candidate.fits || candidate.room > best.room { best = candidate }
    }
    let contentSize = mayOverlap ? wanted : best.size
    arrowDirection = best.direction
    frame = Self.frame(best.direction, contentSize, source: source, area: area)
    contentFrame = Self.content(best.direction, in: frame.size)
  }

  /// The directions of the arrow, the preferred one first.
  private static let preferred: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// A direction, and how large the content can be if the arrow points there.
  private struct Candidate {
    let direction: UIPopoverArrowDirection
    let size: CGSize
    let fits: Bool

    init(
      _ direction: UIPopoverArrowDirection,
      wanted: CGSize,
      source: CGRect,
      area: CGRect
    ) {
      let space: CGFloat
      switch direction {
      case .up: space = area.maxY - source.maxY
      case .down: space = source.minY - area.minY
      case .left: space = area.maxX - source.maxX
      default: space = source.minX - area.minX
      }
      let room = max(0, space - PopoverGeometry.arrowLength)
      self.direction = direction
      if direction == .up || direction == .down {
        size = CGSize(width: wanted.width, height: min(wanted.height, room))
        fits = room >= wanted.height
      } else {
        size = CGSize(width: min(wanted.width, room), height: wanted.height)
        fits = room >= wanted.width
      }
    }

    var room: CGFloat { size.width * size.height }
  }

  private static func frame(
    _ direction: UIPopoverArrowDirection,
    _ content: CGSize,
    source: CGRect,
    area: CGRect
  ) -> CGRect {
    var frame = CGRect(origin: .zero, size: content)
    switch direction {
    case .up, .down:
      frame.size.height += arrowLength
      frame.origin.x = source.midX - content.width / 2
      frame.origin.y = direction == .up ? source.maxY : source.minY - frame.height
    default:
      frame.size.width += arrowLength
      frame.origin.y = source.midY - content.height / 2
      frame.origin.x = direction == .left ? source.maxX : source.minX - frame.width
    }
    frame.origin.x = min(max(frame.minX, area.minX), max(area.minX, area.maxX - frame.width))
    frame.origin.y = min(max(frame.minY, area.minY), max(area.minY, area.maxY - frame.height))
    return frame
  }

  private static func content(_ direction: UIPopoverArrowDirection, in size: CGSize) -> CGRect {
    var content = CGRect(origin: .zero, size: size)
    switch direction {
    case .up:
      content.origin.y = arrowLength
      content.size.height -= arrowLength
    case .down:
      content.size.height -= arrowLength
    case .left:
      content.origin.x = arrowLength
      content.size.width -= arrowLength
    default:
      content.size.width -= arrowLength
    }
    return content
  }
}
