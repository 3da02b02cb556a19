import Foundation
import StageRuntime

/// Where a sheet lies at each of its detents: numbers only, no views.
///
/// Rules 5.7 to 5.14. Heights are values within the safe area; a sheet that is attached to the bottom
/// edge is taller by the inset there (rule 5.10).
@MainActor
struct SheetGeometry {
  /// A detent that is active, with the height it resolved to.
  struct Rest {
    let identifier: UISheetPresentationController.Detent.Identifier
    let value: CGFloat
  }

  /// How a sheet lies in its container.
  enum Form: Equatable {
    /// Along the bottom edge, with a width or as wide as the container.
    case edgeAttached(width: CGFloat?)
    /// In the middle, with a width and the greatest height.
    case card(CGSize)
  }

  /// What detents resolve in.
  final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let mediumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
      containerTraitCollection = traits
      maximumDetentValue = maximum
      mediumDetentValue = medium
      super.init()
    }
  }

  /// The gap between the top of the safe area and a sheet at full height, to iOS 18 (rule 5.11).
  static let topGap: CGFloat = 10

  let containerSize: CGSize
  let safeAreaInsets: UIEdgeInsets
  let traits: UITraitCollection
  let form: Form
  /// What a card is centred over, in the container's coordinates; `nil` for the container's middle.
  let cardCenter: CGPoint?
  /// The greatest height of a detent.
  let maximum: CGFloat
  /// The active detents in the caller's order; never empty.
  let rests: [Rest]

  init(
    containerSize: CGSize,
    safeAreaInsets: UIEdgeInsets,
    traits: UITraitCollection,
    form: Form,
    cardCenter: CGPoint? = nil,
    mediumRule: Doubts.MediumDetent = .halfOfContainer,
    detents: [UISheetPresentationController.Detent]
  ) {
    self.containerSize = containerSize
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
    self.form = form
    self.cardCenter = cardCenter
    let maximum: CGFloat
    let medium: CGFloat
    switch form {
    case .edgeAttached:
      maximum = max(
        0,
        containerSize.height - safeAreaInsets.top - safeAreaInsets.bottom - Self.topGap
      )
      medium =
        switch mediumRule {
        case .halfOfContainer:
          min(maximum, max(0, containerSize.height / 2 - safeAreaInsets.bottom))
        case .halfOfMaximum: maximum / 2
        }
    case .card(let size):
      maximum = size.height
      medium = size.height / 2
    }
    self.maximum = maximum
    let context = Context(traits: traits, maximum: maximum, medium: medium)
    var rests: [Rest] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      rests.append(Rest(identifier: detent.identifier, value: min(max(0, value), maximum)))
    }
    // None is active: full height (rule 5.8).
    if rests.isEmpty { rests.append(Rest(identifier: .large, value: maximum)) }
    self.rests = rests
  }

  /// The rest with the least height.
  var smallest: Rest { rests.min { $0.value < $1.value } ?? rests[0] }

  /// The rest with the greatest height.
  var largest: Rest { rests.max { $0.value < $1.value } ?? rests[0] }

  /// Returns the rest of a detent, or the smallest one if none has the name (rule 5.5).
  func rest(
    selected identifier: UISheetPresentationController.Detent.Identifier?
  ) -> Rest {
    guard let identifier else { return smallest }
    return rests.first { $0.identifier == identifier } ?? smallest
  }

  /// Returns the sheet's frame at a rest, in the container's coordinates.
  func frame(at rest: Rest) -> CGRect {
    switch form {
    case .edgeAttached(let width):
      let width = min(width ?? containerSize.width, containerSize.width)
      let height = rest.value + safeAreaInsets.bottom
      return CGRect(
        x: (containerSize.width - width) / 2,
        y: containerSize.height - height,
        width: width,
        height: height
      )
    case .card(let size):
      return CGRect(
        x: Self.start(size.width, around: cardCenter?.x, within: containerSize.width),
        y: Self.start(rest.value, around: cardCenter?.y, within: containerSize.height),
        width: size.width,
        height: rest.value
      )
    }
  }

  /// Returns where a length begins that has its middle at a place, or as near as the space allows.
  private static func start(
    _ length: CGFloat,
    around middle: CGFloat?,
    within space: CGFloat
  ) -> CGFloat {
    guard let middle else { return (space - length) / 2 }
    return max(0, min(middle - length / 2, space - length))
  }
}
