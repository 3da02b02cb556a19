import Foundation
import StageRuntime

/// A sheet's views, and where they lie.
extension UISheetPresentationController {
  /// Whether what is below the sheet is dimmed and blocked (rule 5.15).
  var isDimmed: Bool {
    guard let geometry, let limit = largestUndimmedDetentIdentifier,
      let undimmed = geometry.rests.first(where: { $0.identifier == limit })
    else { return true }
    return geometry.rest(selected: selectedDetentIdentifier).value > undimmed.value
  }

  /// The numbers of the moment; `nil` outside a presentation.
  var geometry: SheetGeometry? {
    guard let container else { return nil }
    let insets = container.safeAreaInsets
    let traits = container.traitCollection
    let cardCenter = sourceCenter(in: container)
    if let cachedGeometry, cachedGeometry.containerSize == container.bounds.size,
      cachedGeometry.safeAreaInsets == insets, cachedGeometry.traits === traits,
      cachedGeometry.cardCenter == cardCenter
    {
      return cachedGeometry
    }
    let geometry = SheetGeometry(
      containerSize: container.bounds.size,
      safeAreaInsets: insets,
      traits: traits,
      form: form(in: container.bounds.size, traits: traits),
      cardCenter: cardCenter,
      mediumRule: StageContext.current.doubts.mediumDetent,
      detents: detents
    )
    cachedGeometry = geometry
    return geometry
  }

  /// The middle of what the sheet is centred over in regular width (rule 5.14).
  private func sourceCenter(in container: UIView) -> CGPoint? {
    guard let sourceView, sourceView.window === container.window else { return nil }
    let frame = sourceView.convert(sourceView.bounds, to: container)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Works the numbers out anew at the next layout.
  func invalidateLayout() {
    cachedGeometry = nil
    setNeedsContainerLayout()
  }

  func setNeedsContainerLayout() { container?.setNeedsLayout() }

  private func form(in size: CGSize, traits: UITraitCollection) -> SheetGeometry.Form {
    let preferred = preferredContentSize
    guard traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular else {
      let followsPreferredWidth =
        widthFollowsPreferredContentSizeWhenEdgeAttached && traits.verticalSizeClass == .compact
        && preferred.width > 0
      return .edgeAttached(width: followsPreferredWidth ? preferred.width : nil)
    }
    // Source: assumed. Rule 5.14 says what the sizes follow; the numbers are common ones.
    let card =
      prefersPageSizing
      ? CGSize(width: 704, height: size.height - 88)
      : CGSize(
        width: preferred.width > 0 ? preferred.width : 540,
        height: preferred.height > 0 ? preferred.height : 620
      )
    return .card(CGSize(width: min(card.width, size.width), height: min(card.height, size.height)))
  }

  // MARK: Views

  /// Puts the sheet and what dims the rest into the container.
  func installSheet() {
    guard let container, let content = shownViewController.view else { return }
    put(content, into: installSurface(in: container), at: 0)
  }

  /// Puts an empty sheet and what dims the rest into the container.
  func installSurface(in container: UIView) -> UIView {
    let views = SheetViews(sheet: self)
    self.views = views
    container.addSubview(views.dimming)
    container.addSubview(views.surface)
    layOutSheet()
    return views.surface
  }

  /// Gives the sheet's views the frames and looks of the moment.
  func layOutSheet() {
    guard let container, let views else { return }
    views.dimming.frame = container.bounds
    let isDimmed = isDimmed
    views.dimming.isHidden = !isDimmed
    container.accessibilityViewIsModal = isDimmed
    views.showGrabber(prefersGrabberVisible)
    // A sheet that a finger holds is where the finger is.
    if !views.interaction.isDragging { place(views.surface) }
    let isBehind = !views.surface.transform.isIdentity
    // Only the front one's own radius counts (rule 5.21).
    views.surface.layer.cornerRadius =
      isBehind ? Self.systemCornerRadius : preferredCornerRadius ?? Self.systemCornerRadius
    updateStackBelow()
  }

  /// Gives the sheet its place, and the look that its place among other sheets asks for.
  private func place(_ surface: UIView) {
    let frame = frameOfPresentedViewInContainerView
    let transform = stackTransform(frame: frame)
    if transform.isIdentity, surface.transform.isIdentity {
      surface.frame = frame
    } else {
      surface.transform = transform
      surface.bounds = CGRect(origin: .zero, size: frame.size)
      surface.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// The radius of a sheet's corners, in points.
  ///
  /// Source: field, iOS 13 to 18.
  private static let systemCornerRadius: CGFloat = 10

  // MARK: The user's choices

  /// Selects a detent for the user, and tells the delegate if it is another one (rule 5.6).
  func selectForUser(_ rest: SheetGeometry.Rest) {
    let old = geometry?.rest(selected: selectedDetentIdentifier).identifier
    AnimationState.current.show(for: TransitionTiming.sheet) {
      selectedDetentIdentifier = rest.identifier
      container?.layoutIfNeeded()
    }
    guard old != rest.identifier else { return }
    let context = StageContext.current
    let name = presentedViewController.transcriptName
    context.transcript.record(.system, name, "rests at \(rest.identifier.rawValue)")
    guard let delegate = delegate ?? origin?.delegate as? any UISheetPresentationControllerDelegate
    else { return }
    context.transcript.record(
      .system,
      name,
      "tells sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    )
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Goes to the next detent, or from the last to the first (rule 5.18).
  func selectNextForUser() {
    guard let geometry, presentation?.transition == nil else { return }
    let selected = geometry.rest(selected: selectedDetentIdentifier).identifier
    let index = geometry.rests.firstIndex { $0.identifier == selected } ?? 0
    selectForUser(geometry.rests[(index + 1) % geometry.rests.count])
  }
}
