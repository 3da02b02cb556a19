import SwiftUI

/// A screen of the gallery; its raw value is its name on the command line.
enum GalleryScreen: String, CaseIterable, Identifiable {
  // One for each of the systems.
  case widget
  case order
  case safari
  case mail
  case share
  case representer
  case bottomSheet = "bottom-sheet"
  case modal
  case activity
  // One for each ability that they share.
  case item
  case conflict
  case attempt
  case detent
  case fit
  case popover
  case live

  var id: Self { self }

  /// What the list and the screen's navigation bar say.
  var title: String {
    switch self {
    case .widget: "Half-sheet widget"
    case .order: "Expandable half sheet"
    case .safari: "Web page"
    case .mail: "Mail form"
    case .share: "Share a text"
    case .representer: "UIKit among SwiftUI"
    case .bottomSheet: "Bottom sheets"
    case .modal: "Managed modal"
    case .activity: "Share a link"
    case .item: "One city after another"
    case .conflict: "Two at once"
    case .attempt: "Ask before leaving"
    case .detent: "Follow the height"
    case .fit: "Fit the content"
    case .popover: "Popovers"
    case .live: "Live content"
    }
  }

  /// The screen.
  @MainActor @ViewBuilder
  var content: some View {
    switch self {
    case .widget: HalfSheetWidgetScreen()
    case .order: ExpandableHalfSheetScreen()
    case .safari: SafariWebViewScreen()
    case .mail: MailComposeSheetScreen()
    case .share: ShareSheetScreen()
    case .representer: RepresenterScreen()
    case .bottomSheet: BottomSheetScreen()
    case .modal: ManagedModalScreen()
    case .activity: ActivitySheetScreen()
    case .item: ItemScreen()
    case .conflict: ConflictPolicyScreen()
    case .attempt: DismissAttemptScreen()
    case .detent: SelectedDetentScreen()
    case .fit: FittingSheetScreen()
    case .popover: PopoverScreen()
    case .live: LiveContentScreen()
    }
  }
}
