import StageRuntime

/// A control that does something when it is tapped.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// The padding of a button without configuration, in points.
  ///
  /// Source: assumed, from a height of 30 for 15-point text.
  private static let plainInsets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  private static let plainFont = UIFont.systemFont(ofSize: 15)

  /// What kind of button it is.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  /// Creates a button.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a kind.
  ///
  /// - Parameter buttonType: The kind.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a kind that does something.
  ///
  /// - Parameters:
  ///   - buttonType: The kind.
  ///   - primaryAction: What it does; its title and image become the button's.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    self.init(frame: .zero)
    self.buttonType = buttonType
    adopt(primaryAction)
  }

  /// Creates a button with a look.
  ///
  /// - Parameters:
  ///   - configuration: The look; title and image of the action fill in what it leaves out.
  ///   - primaryAction: What the button does.
  @available(iOS 15.0, *)
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    setFont()
    adopt(primaryAction)
    contentDidChange()
  }

  /// Creates a button from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.font = Self.plainFont
    label.textAlignment = .center
    picture.isHidden = true
    insert(picture, at: 0)
    insert(label, at: 1)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { titles[.normal] = action.title }
    images[.normal] = action.image
    contentDidChange()
  }

  // MARK: Content

  /// The look, which has precedence over titles and images of states.
  @available(iOS 15.0, *)
  open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      // An app's own font stays until another kind of look replaces it.
      if (configuration == nil) != (oldValue == nil) { setFont() }
      contentDidChange()
    }
  }

  /// The view of the title.
  open var titleLabel: UILabel? { label }

  /// The view of the image.
  open var imageView: UIImageView? { picture }

  /// The title shown at the moment.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The image shown at the moment.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The colour of the title at the moment.
  open var currentTitleColor: UIColor {
    if let color = configuration?.baseForegroundColor { return color }
    if let color = titleColor(for: state) { return color }
    guard isEnabled else { return .tertiaryLabel }
    if configuration?.ground == .filled { return .white }
    return buttonType == .system ? tintColor : .white
  }

  /// Gives the button a title.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil` for the one of ``UIControl/State/normal``.
  ///   - state: The state that shows it.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  /// Returns the title for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its title, or that of ``UIControl/State/normal``.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Gives the title a colour.
  ///
  /// - Parameters:
  ///   - color: The colour, or `nil` for the one of ``UIControl/State/normal``.
  ///   - state: The state that shows it.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Returns the title's colour for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its colour, or that of ``UIControl/State/normal``.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// Gives the button an image.
  ///
  /// - Parameters:
  ///   - image: The image, or `nil` for the one of ``UIControl/State/normal``.
  ///   - state: The state that shows it.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  /// Returns the image for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: Its image, or that of ``UIControl/State/normal``.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }

  private func setFont() {
    label.font = configuration == nil ? Self.plainFont : .preferredFont(forTextStyle: .body)
  }

  private func contentDidChange() {
    refreshContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func refreshContent() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    picture.isHidden = currentImage == nil
  }

  /// Gives the title the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refreshContent()
  }

  /// Whether the button can be used.
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { refreshContent() } }
  }

  /// Whether the button is selected.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { refreshContent() } }
  }

  /// Whether the button is shown as pressed.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { refreshContent() } }
  }

  // MARK: Size

  private var insets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return Self.plainInsets }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }

  private var imageSize: CGSize { picture.image?.size ?? .zero }

  private var gap: CGFloat {
    let hasBoth = picture.image != nil && !(label.text ?? "").isEmpty
    return hasBoth ? configuration?.imagePadding ?? 0 : 0
  }

  /// The size of image and title with the padding around them.
  open override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    let insets = insets
    return CGSize(
      width: imageSize.width + gap + text.width + insets.left + insets.right,
      height: max(imageSize.height, text.height) + insets.top + insets.bottom
    )
  }

  /// Returns the size of image and title with the padding around them.
  ///
  /// - Parameter size: Ignored.
  /// - Returns: The size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts image and title side by side into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: insets)
    var text = label.intrinsicContentSize
    text.width = min(text.width, max(0, inner.width - imageSize.width - gap))
    var left = inner.midX - (imageSize.width + gap + text.width) / 2
    picture.frame = CGRect(
      x: left,
      y: inner.midY - imageSize.height / 2,
      width: imageSize.width,
      height: imageSize.height
    )
    left += imageSize.width + gap
    label.frame = CGRect(
      x: left,
      y: inner.midY - text.height / 2,
      width: text.width,
      height: text.height
    )
  }

  // MARK: The menu

  /// The button's menu: a tap opens it if ``UIControl/showsMenuAsPrimaryAction`` says so, else a
  /// finger that stays.
  @available(iOS 14.0, *)
  open var menu: UIMenu?
  private var hold: ScheduledAction?

  private var opensMenuOnTap: Bool { menu != nil && showsMenuAsPrimaryAction }

  override var triggersPrimaryActionOnTouchUp: Bool { !opensMenuOnTap }

  private func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    MenuPresentation.open(menu, from: self)
  }

  /// Waits for the finger to stay, if that opens the menu.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard isTracking, menu != nil, !showsMenuAsPrimaryAction else { return }
    hold = StageContext.current.clock.schedule(
      after: MenuPresentation.holdDuration,
      name: "long press on a button with a menu"
    ) { [weak self] in
      guard let self, isTracking else { return }
      touchesCancelled(touches, with: nil)
      openMenu()
    }
  }

  /// Opens the menu, if a tap does.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    hold?.cancel()
    super.touchesEnded(touches, with: event)
    if isTap, opensMenuOnTap { openMenu() }
  }

  /// Forgets the finger.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hold?.cancel()
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// The title, unless set.
  open override var accessibilityLabel: String? {
    get { accessibility?.label ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

extension UIButton {
  /// A kind of button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system's bars have it.
    case system = 1
    /// It opens details.
    case detailDisclosure = 2
    /// It opens information, on dark ground.
    case infoLight = 3
    /// It opens information, on light ground.
    case infoDark = 4
    /// It adds a contact.
    case contactAdd = 5
    /// It closes something.
    case close = 7
  }
}
