/// What an app's delegate hears of the app's life.
///
/// The stage's apps have scenes, whose own life their delegates hear of; so the delegate of the app
/// isn't told of activity.
///
/// Objective-C makes an object of any class; Swift only of those that promise `init()`. So a delegate's
/// class has to be `final` here, or its `init()` `required`.
///
/// Source: documented. Apple's page for `UIApplicationDelegate`.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Creates the delegate.
  init()

  /// Tells the delegate that the app is being launched.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it is launched; `nil` if the person opened it.
  /// - Returns: Whether the app can handle what it was launched for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the app has been launched and is about to run.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched; `nil` if the person opened it.
  /// - Returns: Whether the app can handle what it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the app is about to end; the stage ends apps without a word.
  ///
  /// - Parameter application: The app.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is short; on the stage it never is.
  ///
  /// - Parameter application: The app.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

// Optional requirements in Objective-C.
extension UIApplicationDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it is launched.
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Why it was launched.
  /// - Returns: `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Does nothing.
  ///
  /// - Parameter application: The app.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  ///
  /// - Parameter application: The app.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open a URL, which is the value.
    public static let url: LaunchOptionsKey = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsURLKey"
    )
  }

  /// Tells the delegate that the app has been launched by the person.
  package func tellDelegateOfLaunch() {
    guard let delegate else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
  }
}
