/// What hears of a Safari controller's page and of its end.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Returns what the controller's share sheet offers besides the system's activities.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The page's URL.
  ///   - title: The page's title.
  /// - Returns: The activities; none unless implemented.
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]

  /// Returns what the controller's share sheet leaves out.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The page's URL.
  ///   - title: The page's title.
  /// - Returns: The types of activities; none unless implemented.
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]

  /// Tells that the user has tapped Done; the controller dismisses itself afterwards (rule 7.3).
  ///
  /// - Parameter controller: The controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)

  /// Tells that the first page has loaded, or that it can't.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: Whether there is a page.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )

  /// Tells that the first page has led to another URL while it loaded.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The other URL.
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )

  /// Tells that the user opens the page in Safari.
  ///
  /// - Parameter controller: The controller.
  @available(iOS 14.0, *)
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

// What is optional on Apple's platforms.
extension SFSafariViewControllerDelegate {
  /// Returns no activities.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The page's URL.
  ///   - title: The page's title.
  /// - Returns: None.
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] {
    []
  }

  /// Returns no types.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The page's URL.
  ///   - title: The page's title.
  /// - Returns: None.
  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] {
    []
  }

  /// Does nothing.
  ///
  /// - Parameter controller: The controller.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - didLoadSuccessfully: Whether there is a page.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - URL: The other URL.
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}

  /// Does nothing.
  ///
  /// - Parameter controller: The controller.
  @available(iOS 14.0, *)
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}
