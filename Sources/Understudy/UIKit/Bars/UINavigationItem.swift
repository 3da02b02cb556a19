import Foundation

/// What a navigation bar shows for one controller.
///
/// Source: header.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  /// The bar that shows the item, told when something changes.
  weak var navigationBar: UINavigationBar?

  /// Creates an item.
  ///
  /// - Parameter title: The title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init() }

  /// The title.
  open var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// A view that takes the place of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { contentDidChange() } }
  }

  /// A line above the title; the stand-in keeps it and doesn't show it.
  open var prompt: String?

  // MARK: Back

  /// What the back button of the controllers above shows; made from the title if `nil`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { contentDidChange() }
  }

  /// The title of the back button of the controllers above; the item's own title if `nil`.
  @available(iOS 11.0, *)
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { contentDidChange() } }
  }

  /// What the back button shows where it isn't told otherwise.
  @available(iOS 14.0, *)
  open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { displayMode }
    set {
      displayMode = newValue
      contentDidChange()
    }
  }
  private var displayMode = BackButtonDisplayMode.default

  /// Whether the bar shows no back button for this item.
  open var hidesBackButton: Bool = false {
    didSet { if hidesBackButton != oldValue { contentDidChange() } }
  }

  /// Shows or hides the back button.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether it is hidden.
  ///   - animated: Whether it fades.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the back button stays beside items on its side.
  open var leftItemsSupplementBackButton: Bool = false {
    didSet { if leftItemsSupplementBackButton != oldValue { contentDidChange() } }
  }

  /// The words of the back button that leads to this item.
  ///
  /// Source: documented for the order of precedence; “Back” where there is no title.
  var titleForBackButton: String {
    if let title = backBarButtonItem?.title { return title }
    switch displayMode {
    case .generic, .minimal: return "Back"
    case .default: break
    }
    let title = backButtonTitle ?? title ?? ""
    return title.isEmpty ? "Back" : title
  }

  // MARK: Buttons

  /// The buttons on the side where reading begins, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The buttons on the side where reading ends, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { contentDidChange() }
  }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the buttons on the side where reading begins.
  ///
  /// - Parameters:
  ///   - items: The buttons, from the edge inwards.
  ///   - animated: Whether they fade in.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons on the side where reading ends.
  ///
  /// - Parameters:
  ///   - items: The buttons, from the edge inwards.
  ///   - animated: Whether they fade in.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Replaces the buttons on the side where reading begins by one.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether it fades in.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons on the side where reading ends by one.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Whether it fades in.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // MARK: Large titles

  /// Whether the title is large where the bar prefers that.
  @available(iOS 11.0, *)
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { contentDidChange() } }
  }

  private func contentDidChange() { navigationBar?.itemDidChange() }
}

extension UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below has it.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// What a back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of where it leads, if there is room.
    case `default` = 0
    /// “Back”.
    case generic = 1
    /// An arrow only.
    case minimal = 2
  }
}
