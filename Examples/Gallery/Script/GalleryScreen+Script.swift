#if canImport(Understudy)
import Understudy

extension GalleryScreen {
  /// What plays the user of a screen that is open, and says what it expects.
  typealias Script = @MainActor (Stage, inout Expectations) throws -> Void

  /// Shows the app and opens this screen from its list.
  @MainActor
  func open(on stage: Stage) throws {
    stage.show(GalleryApp())
    stage.settle()
    try stage.scrollDown(to: title)
    try stage.tap(title)
    stage.settle()
  }

  /// The script of this screen.
  var script: Script {
    switch self {
    case .widget: HalfSheetWidgetScript.play
    case .order: ExpandableHalfSheetScript.play
    case .safari: SafariWebViewScript.play
    case .mail: MailComposeSheetScript.play
    case .share: ShareSheetScript.play
    case .representer: RepresenterScript.play
    case .bottomSheet: BottomSheetScript.play
    case .modal: ManagedModalScript.play
    case .activity: ActivitySheetScript.play
    case .item: ItemScript.play
    case .conflict: ConflictPolicyScript.play
    case .attempt: DismissAttemptScript.play
    case .detent: SelectedDetentScript.play
    case .fit: FittingSheetScript.play
    case .popover: PopoverScript.play
    case .live: LiveContentScript.play
    }
  }
}
#endif
