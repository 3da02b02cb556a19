import Foundation

extension SFSafariViewController {
  /// How a Safari controller behaves; copied when the controller is made.
  @available(iOS 11.0, *)
  @MainActor @preconcurrency open class Configuration: NSObject, @MainActor NSCopying {
    /// Whether pages are shown in the Reader where they can be.
    open var entersReaderIfAvailable: Bool = false

    /// Whether the bars shrink when the page is scrolled.
    open var barCollapsingEnabled: Bool = true

    /// A button of the app's own in the toolbar.
    @available(iOS 15.0, *)
    open var activityButton: SFSafariViewController.ActivityButton?

    /// Creates a configuration.
    public override init() { super.init() }

    /// Returns a configuration with the same values.
    ///
    /// - Parameter zone: Ignored.
    /// - Returns: A new configuration.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      copy.activityButton = activityButton
      return copy
    }
  }

  /// A button in the toolbar that opens an extension of the app's.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency open class ActivityButton: NSObject {
    /// The button's image.
    open private(set) var templateImage: UIImage?

    /// The identifier of the extension.
    open private(set) var extensionIdentifier: String?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - templateImage: The image, of which only the shape is used.
    ///   - extensionIdentifier: The identifier of the extension.
    public init(templateImage: UIImage, extensionIdentifier: String) {
      self.templateImage = templateImage
      self.extensionIdentifier = extensionIdentifier
      super.init()
    }
  }

  /// The text of the button that ends a Safari controller.
  ///
  /// Source: header.
  @available(iOS 11.0, *)
  public enum DismissButtonStyle: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Close”.
    case close = 1
    /// “Cancel”.
    case cancel = 2
  }

  /// Keeps connections open that were made in advance.
  @available(iOS 15.0, *)
  @MainActor @preconcurrency open class PrewarmingToken: NSObject {
    override init() { super.init() }

    /// Lets go of the connections; there are none on a stage.
    open func invalidate() {}
  }
}
