#if canImport(UIKit)
import SwiftUI
import UIKit

/// Where a popover points, on which sides of that it may be, and what it is where there is no room.
///
/// It has a meaning for presentations of the style `.popover`. Whatever an app has set on the
/// controller's `popoverPresentationController` itself, a source or a delegate, stays.
public struct PopoverConfiguration: Equatable, Sendable {
  /// A place in the view that presents.
  public enum SourceAnchor: Equatable, Sendable {
    /// The whole view.
    case bounds
    /// A rectangle in the view's coordinates, in points. One that isn't finite stands for the whole
    /// view, with a message in the log.
    case rect(CGRect)
    /// A point of the view, in parts of its width and height.
    case point(UnitPoint)
  }

  /// What the popover points at.
  public var sourceAnchor: SourceAnchor

  /// The directions in which the arrow may point.
  public var permittedArrowDirections: UIPopoverArrowDirection

  /// What is presented instead in compact width, as on an iPhone.
  ///
  /// `.automatic` leaves it to UIKit, which makes it a sheet; `.none` keeps the popover.
  public var compactAdaptation: UIModalPresentationStyle

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - sourceAnchor: What the popover points at.
  ///   - permittedArrowDirections: The directions in which the arrow may point.
  ///   - compactAdaptation: What is presented instead in compact width: `.automatic` for UIKit's
  ///     choice, `.none` for the popover, or `.fullScreen`, `.overFullScreen`, `.pageSheet` or
  ///     `.formSheet`. UIKit takes no other; they stand for `.automatic`.
  public init(
    sourceAnchor: SourceAnchor = .bounds,
    permittedArrowDirections: UIPopoverArrowDirection = .any,
    compactAdaptation: UIModalPresentationStyle = .automatic
  ) {
    self.sourceAnchor = sourceAnchor
    self.permittedArrowDirections = permittedArrowDirections
    self.compactAdaptation = compactAdaptation
  }

  /// A popover that points at the view from any side, and is a sheet where there is no room.
  public static let `default` = PopoverConfiguration()
}

extension PopoverConfiguration {
  /// What the popover points at in a view with the given bounds.
  func sourceRect(in bounds: CGRect) -> CGRect {
    switch sourceAnchor {
    case .bounds: bounds
    case .rect(let rect): rect.isFinite ? rect : bounds
    case .point(let point):
      CGRect(
        x: bounds.minX + bounds.width * (point.x.isFinite ? point.x : 0.5),
        y: bounds.minY + bounds.height * (point.y.isFinite ? point.y : 0.5),
        width: 0,
        height: 0
      )
    }
  }

  /// What is wrong with the app's values, if something is.
  var objection: String? {
    switch sourceAnchor {
    case .bounds: nil
    case .rect(let rect): rect.isFinite ? nil : "the rectangle \(rect) isn't finite"
    case .point(let point):
      point.x.isFinite && point.y.isFinite ? nil : "the point \(point) isn't finite"
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
#endif
