import Foundation

/// What a tab bar shows for one controller.
///
/// Source: header.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What the system provides the look of, if the item was made as one of its items.
  private var systemItem: SystemItem?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - tag: A number by which an app finds the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - selectedImage: The image while the item is selected; the same one if `nil`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item with one of the system's looks.
  ///
  /// - Parameters:
  ///   - systemItem: The look.
  ///   - tag: A number by which an app finds the item.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// The image while the item is selected.
  open var selectedImage: UIImage?

  /// A short text on a coloured ground, such as a number of messages.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { contentDidChange() } }
  }

  /// The colour of the badge's ground.
  open var badgeColor: UIColor?

  /// The words that the item shows.
  var shownTitle: String? { title ?? systemItem?.title }
}

extension UITabBarItem {
  /// A look that the system provides.
  public enum SystemItem: Int, Sendable {
    /// More items.
    case more = 0
    /// What the person likes.
    case favorites = 1
    /// What stands out.
    case featured = 2
    /// What is liked most.
    case topRated = 3
    /// What was used lately.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Marked pages.
    case bookmarks = 7
    /// Searching.
    case search = 8
    /// What is being loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11

    /// The words that the item shows.
    ///
    /// Source: field.
    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
