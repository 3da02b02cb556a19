import Foundation

/// The controller that SwiftUI presents: a sheet's, a cover's or a popover's content.
final class PresentationHostingController<Content: View>: UIHostingController<Content>,
  UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
  /// The presentation that it is in.
  weak var active: ActivePresentation?
  private var appliedDetents: [PresentationDetent] = []

  /// The name under which it is logged (rule 9.17).
  override var description: String {
    let text = super.description
    guard let address = text.lastIndex(of: ":") else { return text }
    return "<_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_" + text[address...]
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    active?.controllerDidDisappear()
  }

  override func contentPreferencesDidChange() {
    super.contentPreferencesDidChange()
    applyPresentationPreferences()
  }

  // MARK: Background and size

  private var backdrop: _UIHostingView<AnyView>?

  /// Shows the views that the content wants behind it, below everything else in the view.
  private func showBackgroundViews() {
    guard let views = options.backgroundViews else {
      backdrop?.removeFromSuperview()
      backdrop = nil
      core.canvas.backdrop = nil
      return
    }
    if let backdrop {
      backdrop.rootView = views
    } else {
      let new = _UIHostingView(rootView: views)
      new.frame = view.bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.isUserInteractionEnabled = false
      view.insertSubview(new, at: 0)
      core.canvas.backdrop = new
      backdrop = new
    }
    backdrop?.core.inheritedEnvironment = core.host.rootScope.values.untracked
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    applySizing()
  }

  /// Gives a sheet the size that the content wants.
  private func applySizing() {
    guard let sizing = options.sizing, modalPresentationStyle != .popover,
      modalPresentationStyle != .overFullScreen
    else { return }
    if presentationBelow == nil, modalPresentationStyle != sizing.sheetStyle {
      modalPresentationStyle = sizing.sheetStyle
    }
    let size = sizing.preferredSize(of: core, latest: preferredContentSize)
    if preferredContentSize != size { preferredContentSize = size }
  }

  // MARK: How the content is presented

  private var options: PresentationPreferences { core.preferences.presentation }

  private var sheet: UISheetPresentationController? {
    if modalPresentationStyle == .popover {
      return popoverPresentationController?.adaptiveSheetPresentationController
    }
    return sheetPresentationController
  }

  /// Does what the content says of its presentation.
  func applyPresentationPreferences() {
    view.backgroundColor = options.background?.uiColor ?? .systemBackground
    showBackgroundViews()
    applySizing()
    guard let sheet else { return }
    if sheet.delegate == nil { sheet.delegate = self }
    let apply = { self.apply(to: sheet) }
    if presentationBelow?.transition == nil, presentationBelow != nil {
      sheet.animateChanges(apply)
    } else {
      apply()
    }
  }

  private func apply(to sheet: UISheetPresentationController) {
    let detents = PresentationDetent.sorted(options.detents ?? [.large])
    if detents != appliedDetents {
      appliedDetents = detents
      sheet.detents = detents.map { $0.uiDetent(environment: core.host.rootScope.values) }
    }
    if let selected = options.selection?.wrappedValue, detents.contains(selected),
      sheet.selectedDetentIdentifier != selected.identifier
    {
      sheet.selectedDetentIdentifier = selected.identifier
    }
    // Rule 9.13.
    sheet.prefersGrabberVisible =
      switch options.dragIndicator ?? .automatic {
      case .automatic: detents.count > 1
      case .visible: true
      case .hidden: false
      }
    sheet.preferredCornerRadius = options.cornerRadius ?? nil
    sheet.prefersScrollingExpandsWhenScrolledToEdge =
      options.contentInteraction != .scrolls
    // Rule 9.12.
    sheet.largestUndimmedDetentIdentifier =
      switch options.backgroundInteraction?.kind ?? .automatic {
      case .automatic, .disabled: nil
      case .enabled: detents.last?.identifier
      case .enabledUpThrough(let detent): detent.identifier
      }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard let selection = options.selection,
      let detent = appliedDetents.first(where: {
        $0.identifier == sheetPresentationController.selectedDetentIdentifier
      })
    else { return }
    selection.wrappedValue = detent
  }

  // MARK: Adaptation

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let usual = controller.adaptivePresentationStyle(for: traitCollection)
    // Rule 9.14: the vertical choice applies when both dimensions are compact.
    let choice: PresentationAdaptation? =
      if traitCollection.verticalSizeClass == .compact {
        options.verticalAdaptation
      } else if traitCollection.horizontalSizeClass == .compact {
        options.horizontalAdaptation
      } else {
        nil
      }
    switch choice?.kind ?? .automatic {
    case .automatic: return usual
    case .none, .popover: return .none
    case .sheet: return .pageSheet
    case .fullScreenCover: return .overFullScreen
    }
  }
}
