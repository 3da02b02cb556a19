/// What content says to the controller that shows it: how it is presented, and what is in its bars.
///
/// Rules 7.6 and 10.8 of the SwiftUI semantics: it travels up as a preference, so any view in the
/// content may say it, and later values take effect while the content is shown.
struct HostPreferences {
  /// How the content is presented.
  var presentation = PresentationPreferences()
  /// Whether the interface is light or dark.
  var colorScheme: ColorScheme?
  /// Whether the status bar is hidden.
  var isStatusBarHidden: Bool?
  /// Whether the system's own signs over the content are shown, such as the home indicator.
  var systemOverlays: Visibility?
  /// What is in the bars of the navigation controller around.
  var bars = BarPreferences()

  /// Whether the person can't dismiss the content.
  var isInteractiveDismissDisabled: Bool { presentation.isInteractiveDismissDisabled ?? false }

  /// Does what every controller does.
  @MainActor
  func apply(to controller: UIViewController) {
    let style: UIUserInterfaceStyle =
      switch colorScheme {
      case .light?: .light
      case .dark?: .dark
      case nil: .unspecified
      }
    if controller.overrideUserInterfaceStyle != style {
      controller.overrideUserInterfaceStyle = style
    }
  }
}

/// How content says something to the controller that shows it.
enum HostPreferencesKey: PreferenceKey {
  static var defaultValue: HostPreferences { HostPreferences() }

  static func reduce(value: inout HostPreferences, nextValue: () -> HostPreferences) {
    let next = nextValue()
    value.presentation.merge(next.presentation)
    value.colorScheme = next.colorScheme ?? value.colorScheme
    value.isStatusBarHidden = next.isStatusBarHidden ?? value.isStatusBarHidden
    value.systemOverlays = next.systemOverlays ?? value.systemOverlays
    value.bars.merge(next.bars)
  }
}

extension View {
  /// Says something to the controller that shows the view.
  nonisolated func hostPreference(
    _ edit: @escaping (inout HostPreferences) -> Void
  ) -> some View {
    transformPreference(HostPreferencesKey.self, edit)
  }

  /// Makes the presentation that the view is in, or its window, light or dark.
  ///
  /// - Parameter colorScheme: Which; `nil` leaves it as it is.
  /// - Returns: The view.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    hostPreference { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
}
