#if canImport(UnderstudyPictures)
extension GalleryScreen {
  /// What the screen is about, in a sentence for the page.
  var summary: String {
    switch self {
    case .widget: "A UIKit widget in a half sheet, which its own button or a swipe dismisses."
    case .order: "SwiftUI content in a half sheet that can be dragged to full height."
    case .safari: "A web page in the Safari view; what is no web page is opened elsewhere."
    case .mail: "A form for a mail, and a mail address for devices that can't send."
    case .share: "A text for the share sheet, by a truth value."
    case .representer: "A view and a view controller of UIKit's, made of closures."
    case .bottomSheet: "A sheet that can be locked, and a button that brings its own."
    case .modal: "A modal that a container manages: no binding is passed anywhere."
    case .activity: "A link for the share sheet, with a title for its header."
    case .item: "An item that is presented, changes in place, and gives way to another."
    case .conflict: "A tip that is wanted while news is presented: its policy says what happens."
    case .attempt: "An editor that can't be swiped away while it has changes: the user is asked."
    case .detent: "A screen that knows how high its sheet is, and can change it."
    case .fit: "A sheet that is as high as what is in it, and follows it."
    case .popover: "Popovers, each at its button; on an iPhone they are sheets."
    case .live: "A sheet that follows its screen's state and environment while it is shown."
    }
  }
}
#endif
