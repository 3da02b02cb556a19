/// What an action does; gets the action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that happens when a control is used or a menu's element is chosen.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// What tells the action from others of a control or menu.
  public let identifier: UIAction.Identifier
  /// A longer title, for places with room.
  open var discoverabilityTitle: String?
  /// How the action is shown.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether the action has a tick.
  open var state: UIMenuElement.State = .off
  /// The control that is performing the action.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler
  private static var lastNumber = 0

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What is written below the title.
  ///   - image: The image beside the title.
  ///   - identifier: What tells it from others; `nil` for one that no other has.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: How it is shown.
  ///   - state: Whether it has a tick.
  ///   - handler: What it does.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      identifier: identifier ?? Self.uniqueIdentifier(),
      look: (title, subtitle, image),
      handler: handler
    )
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  private init(
    identifier: Identifier,
    look: (title: String, subtitle: String?, image: UIImage?),
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier
    self.handler = handler
    super.init(title: look.title, subtitle: look.subtitle, image: look.image)
  }

  private static func uniqueIdentifier() -> Identifier {
    lastNumber += 1
    return Identifier("com.apple.action.dynamic.\(lastNumber)")
  }

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Performs the action, unless it is disabled.
  ///
  /// - Parameters:
  ///   - sender: Who performs it.
  ///   - target: Ignored; actions of selectors have one.
  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  /// Performs the action for a control or whoever plays the user.
  package func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }
}

extension UIAction {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Creates an identifier from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
