import Foundation

/// A type that says how large a sheet is.
///
/// On the stand-in it counts where sheets have a size of their own: in regular width.
///
/// Source: documented. Apple's page for `PresentationSizing`.
@available(iOS 18.0, *)
public protocol PresentationSizing {
  /// The size that the sheet's content is offered.
  ///
  /// - Parameters:
  ///   - root: Stands for the content.
  ///   - context: What is known of the presentation.
  /// - Returns: The size, in points; `nil` for a dimension that the system chooses.
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// Stands for the content of a sheet whose size is wanted.
@available(iOS 18.0, *)
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The content's size for a proposal.
  ///
  /// - Parameter proposal: The size that is offered.
  /// - Returns: The size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is known of a sheet whose size is wanted.
@available(iOS 18.0, *)
public struct PresentationSizingContext {
  init() {}
}

/// As the system does.
@available(iOS 18.0, *)
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// The size that the sheet's content is offered: the system's.
  ///
  /// - Parameters:
  ///   - root: Stands for the content.
  ///   - context: What is known of the presentation.
  /// - Returns: An unspecified size.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// About as large as a page of paper.
@available(iOS 18.0, *)
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// The size that the sheet's content is offered: the system's for pages.
  ///
  /// - Parameters:
  ///   - root: Stands for the content.
  ///   - context: What is known of the presentation.
  /// - Returns: An unspecified size.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// A little narrower than a page.
@available(iOS 18.0, *)
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// The size that the sheet's content is offered: the system's for forms.
  ///
  /// - Parameters:
  ///   - root: Stands for the content.
  ///   - context: What is known of the presentation.
  /// - Returns: An unspecified size.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// As large as the content would like to be.
@available(iOS 18.0, *)
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// The size that the sheet's content is offered: its ideal size.
  ///
  /// - Parameters:
  ///   - root: Stands for the content.
  ///   - context: What is known of the presentation.
  /// - Returns: The size, in points.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system does.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == PagePresentationSizing {
  /// About as large as a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FormPresentationSizing {
  /// A little narrower than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content would like to be.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

@available(iOS 18.0, *)
extension PresentationSizing {
  /// Makes some dimensions what the content would like them to be.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is.
  ///   - vertical: Whether the height is.
  /// - Returns: The sizing.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdjustedSizing(base: self, fits: Axis.Set(horizontal, vertical), sticks: [])
  }

  /// Lets some dimensions grow with the content, but not shrink.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width doesn't shrink.
  ///   - vertical: Whether the height doesn't.
  /// - Returns: The sizing.
  public func sticky(
    horizontal: Bool = false,
    vertical: Bool = false
  ) -> some PresentationSizing {
    AdjustedSizing(base: self, fits: [], sticks: Axis.Set(horizontal, vertical))
  }
}

extension Axis.Set {
  fileprivate init(_ horizontal: Bool, _ vertical: Bool) {
    self = []
    if horizontal { formUnion(.horizontal) }
    if vertical { formUnion(.vertical) }
  }
}

/// What a sizing says beside the size.
protocol SizingTraits {
  /// The style of sheets of this size.
  var style: UIModalPresentationStyle { get }
  /// The dimensions that don't shrink.
  var stickyAxes: Axis.Set { get }
}

extension AutomaticPresentationSizing: SizingTraits {
  var style: UIModalPresentationStyle { .automatic }
  var stickyAxes: Axis.Set { [] }
}

extension PagePresentationSizing: SizingTraits {
  var style: UIModalPresentationStyle { .pageSheet }
  var stickyAxes: Axis.Set { [] }
}

@available(iOS 18.0, *)
private struct AdjustedSizing<Base: PresentationSizing>: PresentationSizing, SizingTraits {
  let base: Base
  let fits: Axis.Set
  let sticks: Axis.Set

  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if fits.contains(.horizontal) {
      proposal.width =
        root.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
    }
    if fits.contains(.vertical) {
      proposal.height =
        root.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    return proposal
  }

  var style: UIModalPresentationStyle { base.sheetStyle }
  var stickyAxes: Axis.Set { sticks.union((base as? any SizingTraits)?.stickyAxes ?? []) }
}

extension PresentationSizing {
  /// The style of sheets of this size: those of a size of their own are forms, which may have any.
  var sheetStyle: UIModalPresentationStyle { (self as? any SizingTraits)?.style ?? .formSheet }

  /// The size that a sheet should have now, in points; `0` for a dimension that the system chooses.
  @MainActor
  func preferredSize(of core: HostingCore, latest: CGSize) -> CGSize {
    let sent = Sent(core)
    let root = PresentationSizingRoot { proposal in
      // Safe: sizings are asked on the main actor, and have no business to keep the root.
      MainActor.assumeIsolated { sent.value.contentSize(proposal) }
    }
    let proposal = proposedSize(for: root, context: PresentationSizingContext())
    let axes = (self as? any SizingTraits)?.stickyAxes ?? []
    var size = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    if axes.contains(.horizontal) { size.width = max(size.width, latest.width) }
    if axes.contains(.vertical) { size.height = max(size.height, latest.height) }
    return size
  }
}
