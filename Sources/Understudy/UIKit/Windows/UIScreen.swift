import StageRuntime

/// A screen of the device.
@MainActor @preconcurrency open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  private let device: Device
  /// Whether the device is held sideways.
  package var isLandscape = false {
    didSet { cachedTraits = nil }
  }
  /// Light or dark, as chosen in the device's settings.
  package internal(set) var userInterfaceStyle: UIUserInterfaceStyle = .light {
    didSet { cachedTraits = nil }
  }

  private var cachedTraits: UITraitCollection?

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The device's own screen.
  @available(
    iOS,
    introduced: 2.0,
    deprecated: 26.0,
    message: "Use a UIScreen instance found through context instead."
  )
  public class var main: UIScreen { UIApplication.shared.screen }

  /// The screen's rectangle as the device is held, in points.
  open var bounds: CGRect {
    CGRect(
      origin: .zero,
      size: isLandscape
        ? CGSize(width: device.size.height, height: device.size.width) : device.size
    )
  }

  /// The pixels in a point.
  open var scale: CGFloat { device.scale }

  /// The pixels in a point of the hardware.
  open var nativeScale: CGFloat { device.scale }

  /// The screen's traits.
  open var traitCollection: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    let traits = UITraitCollection(
      TraitValues {
        $0.userInterfaceIdiom = device.idiom == .pad ? .pad : .phone
        $0.userInterfaceStyle = userInterfaceStyle
        $0.layoutDirection = .leftToRight
        $0.displayScale = device.scale
        $0.preferredContentSizeCategory = .large
        $0.userInterfaceLevel = .base
        $0.accessibilityContrast = .normal
        ($0.horizontalSizeClass, $0.verticalSizeClass) = SizeClasses.of(
          bounds.size,
          idiom: device.idiom
        )
      }
    )
    cachedTraits = traits
    return traits
  }

  /// Tells the screen that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The display's radius of corners, in points.
  package var cornerRadius: CGFloat { device.cornerRadius }

  /// What bars and the hardware cover at a given size of a scene.
  ///
  /// A scene that doesn't reach from edge to edge of the screen has the insets of the edges that it
  /// reaches; this one reaches all.
  package func safeAreaInsets(isLandscape: Bool) -> UIEdgeInsets {
    let insets = isLandscape ? device.landscapeSafeAreaInsets : device.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  var idiom: Device.Idiom { device.idiom }
}
