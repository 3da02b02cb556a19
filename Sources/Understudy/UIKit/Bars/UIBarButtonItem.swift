import Foundation

/// A button in a navigation bar or toolbar.
///
/// Actions are `UIAction`s: a target and a selector need Objective-C.
///
/// Source: header.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// What the system provides the look of, if the item was made as one of its items.
  private(set) var systemItem: SystemItem?

  /// The view that shows the item in a bar, while one does; a popover can point at it.
  package internal(set) weak var itemView: UIView?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item that shows a view.
  ///
  /// - Parameter customView: The view, at its own size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that does something.
  ///
  /// - Parameter primaryAction: What it does; its title and image become the item's.
  @available(iOS 14.0, *)
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
    adoptLook(of: primaryAction)
  }

  /// Creates an item with one of the system's looks.
  ///
  /// - Parameters:
  ///   - systemItem: The look.
  ///   - primaryAction: What the item does; its title and image are ignored.
  ///   - menu: What a tap opens if there is no action, and a finger that stays otherwise.
  @available(iOS 14.0, *)
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item with a title or an image.
  ///
  /// - Parameters:
  ///   - title: The title; the action's where it is `nil`.
  ///   - image: The image; the action's where it is `nil`.
  ///   - primaryAction: What the item does.
  ///   - menu: What a tap opens if there is no action, and a finger that stays otherwise.
  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    adoptLook(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  private func adoptLook(of action: UIAction?) {
    guard let action else { return }
    title = action.title.isEmpty ? nil : action.title
    image = action.image
  }

  /// Returns a space of a width, to put between items.
  ///
  /// Apple's returns `Self`, for which a subclass would need an initialiser that it must have.
  ///
  /// - Parameter width: The width, in points.
  /// - Returns: The space.
  @available(iOS 14.0, *)
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes what the other items leave.
  ///
  /// - Returns: The space.
  @available(iOS 14.0, *)
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  // MARK: Look

  /// How much the item stands out.
  open var style: UIBarButtonItem.Style = .plain

  /// The item's width, in points; `0` for that of its content.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { contentDidChange() } }
  }

  /// A view that takes the place of title and image.
  open var customView: UIView? {
    didSet { if customView !== oldValue { contentDidChange() } }
  }

  /// The colour of title and image; the bar's unless set.
  open var tintColor: UIColor?

  /// Whether the item is shown as chosen.
  @available(iOS 15.0, *)
  open var isSelected: Bool {
    get { isShownSelected }
    set {
      isShownSelected = newValue
      contentDidChange()
    }
  }
  private var isShownSelected = false

  /// Whether the bar leaves the item out.
  @available(iOS 16.0, *)
  open var isHidden: Bool {
    get { isLeftOut }
    set {
      isLeftOut = newValue
      contentDidChange()
    }
  }
  private var isLeftOut = false

  // MARK: Action

  /// What the item does when it is tapped.
  @available(iOS 14.0, *)
  open var primaryAction: UIAction? {
    get { action }
    set { action = newValue }
  }
  private var action: UIAction?

  /// What a tap opens if there is no action, and a finger that stays otherwise.
  @available(iOS 14.0, *)
  open var menu: UIMenu? {
    didSet { contentDidChange() }
  }

  /// Does what a tap on the item does.
  func performPrimaryAction() { action?.perform(sender: self) }

  // MARK: What bars show

  /// Whether the item is only a gap.
  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// The words that the item shows, if it shows any.
  var shownTitle: String? { title ?? systemItem?.title }

  /// The image that the item shows, if it shows one.
  var shownImage: UIImage? { image ?? systemItem?.symbolName.flatMap(UIImage.init(systemName:)) }

  /// What assistive technologies call the item.
  var spokenName: String? { accessibilityLabel ?? title ?? systemItem?.spokenName }
}

extension UIBarButtonItem {
  /// How much an item stands out.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain = 0
    /// Bold: what ends a task.
    case done = 2
    /// In a shape of the tint colour.
    @available(iOS 26.0, *)
    case prominent = 3
  }

  /// A look that the system provides.
  public enum SystemItem: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes what is left.
    case flexibleSpace = 5
    /// A space of a width.
    case fixedSpace = 6
    /// A sheet of paper with a pen.
    case compose = 7
    /// An arrow that goes back.
    case reply = 8
    /// A square with an arrow that leaves it.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle that points right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles that point left.
    case rewind = 19
    /// Two triangles that point right.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// A cross that closes what is shown.
    case close = 24

    /// The words that the item shows, if it shows words.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The symbol that the item shows, if it shows one.
    ///
    /// Source: assumed; the nearest of the published symbols.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      default: nil
      }
    }

    /// What assistive technologies call the item.
    ///
    /// Source: field for “Add”, “Share”, “Close” and others that tests of apps look for.
    var spokenName: String? {
      switch self {
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast forward"
      case .close: "Close"
      default: title
      }
    }
  }
}
