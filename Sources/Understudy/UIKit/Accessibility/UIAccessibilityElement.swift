/// Something that people see and use without being a view, such as text that a view draws.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?

  /// Where the element is, in the container's coordinates; `.zero` unless set.
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  /// Creates an element.
  ///
  /// - Parameter container: The view or element that contains it.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Where the element is, in the screen's coordinates: from the container's, unless set.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return .zero }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace,
        in: view
      )
    }
    set { super.accessibilityFrame = newValue }
  }
}
