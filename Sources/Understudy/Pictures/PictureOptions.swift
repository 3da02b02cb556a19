/// What a picture shows besides the app's windows.
public struct PictureOptions: Hashable, Sendable {
  /// Whether the device is drawn around the screen.
  public var showsDevice: Bool
  /// Whether the clock and the signs beside it are drawn, where no app hides them.
  public var showsStatusBar: Bool

  /// Creates options.
  ///
  /// - Parameters:
  ///   - showsDevice: Whether the device is drawn around the screen.
  ///   - showsStatusBar: Whether the clock and the signs beside it are drawn.
  public init(showsDevice: Bool = false, showsStatusBar: Bool = true) {
    self.showsDevice = showsDevice
    self.showsStatusBar = showsStatusBar
  }

  /// The screen, with the status bar.
  public static let screen: PictureOptions = PictureOptions()
  /// The device with its screen.
  public static let device: PictureOptions = PictureOptions(showsDevice: true)
  /// Nothing but the app's windows.
  public static let windows: PictureOptions = PictureOptions(showsStatusBar: false)
}
