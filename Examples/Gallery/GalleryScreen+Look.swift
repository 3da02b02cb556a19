import SwiftUI

extension GalleryScreen {
  /// What the screen shows, in a sentence.
  var summary: String {
    switch self {
    case .widget: "A UIKit widget in a half sheet, which its own button or a swipe dismisses."
    case .order: "SwiftUI content in a half sheet that can be dragged to full height."
    case .safari: "A web page in the Safari view. What is no web page is opened elsewhere."
    case .mail: "A form for a mail, and a mail address for devices that can't send."
    case .share: "A text for the share sheet, by a truth value."
    case .representer: "A view and a view controller of UIKit's, made of closures."
    case .bottomSheet: "A sheet that can be locked, and a button that brings its own."
    case .modal: "A modal that a container manages. No binding is passed anywhere."
    case .activity: "A link for the share sheet, with a title for its header."
    case .item: "An item that is presented, changes in place, and gives way to another."
    case .conflict: "A tip that is wanted while news is presented. Its policy says what happens."
    case .attempt: "An editor that can't be swiped away while it has changes. The user is asked."
    case .detent: "A screen that knows how high its sheet is, and can change it."
    case .fit: "A sheet that is as high as what is in it, and follows it."
    case .popover: "Popovers, each at its button. On an iPhone they are sheets."
    case .live: "A sheet that follows its screen's state and environment while it is shown."
    }
  }

  /// The system symbol that stands for the screen.
  var symbol: String {
    switch self {
    case .widget: "square.bottomhalf.filled"
    case .order: "cup.and.saucer.fill"
    case .safari: "safari.fill"
    case .mail: "envelope.fill"
    case .share: "square.and.arrow.up"
    case .representer: "puzzlepiece.fill"
    case .bottomSheet: "rectangle.bottomthird.inset.filled"
    case .modal: "gearshape.fill"
    case .activity: "link"
    case .item: "airplane"
    case .conflict: "rectangle.stack.fill"
    case .attempt: "pencil"
    case .detent: "arrow.up.and.down"
    case .fit: "lightbulb.fill"
    case .popover: "bubble.left.fill"
    case .live: "thermometer"
    }
  }

  /// The color that stands for the screen.
  var color: Color {
    switch self {
    case .widget, .share, .live: .orange
    case .order, .attempt: .brown
    case .safari, .mail, .fit: .blue
    case .representer, .conflict: .purple
    case .bottomSheet, .activity: .green
    case .modal: .gray
    case .item, .detent: .indigo
    case .popover: .pink
    }
  }
}
