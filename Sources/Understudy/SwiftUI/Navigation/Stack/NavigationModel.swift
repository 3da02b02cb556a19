import StageRuntime

/// The screens of one navigation stack, and the navigation controller that shows them.
///
/// Screens come from the path's values and from links and modifiers with a view of their own. What
/// changes the screens here changes the controller at once; what the person changes there, with the
/// back button or a swipe, is found when the controller has shown the screen below, and written
/// into the path and the bindings then. Source: assumed, as for sheets (rule 9.5).
@MainActor
final class NavigationModel: NSObject, UINavigationControllerDelegate {
  /// The controller.
  let navigation: NavigationStackController
  /// The lowest screen.
  let root: NavigationScreen
  /// The path, if somebody else keeps it.
  var path: PathAccess?
  /// Called when the screen in front says something else of the presentation.
  var topPreferencesDidChange: @MainActor () -> Void = {}

  private let context: StageContext
  private var entries: [NavigationEntry] = []
  private var destinations: [any DestinationProvider] = []

  init(root: AnyView, context: StageContext) {
    self.context = context
    self.root = NavigationScreen(rootView: root)
    navigation = NavigationStackController(nibName: nil, bundle: nil)
    super.init()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = self
    connect(self.root)
    navigation.setViewControllers([self.root], animated: false)
  }

  private func connect(_ screen: NavigationScreen) {
    screen.preferencesDidChange = { [weak self, weak screen] in
      guard let self, screen === navigation.topViewController else { return }
      topPreferencesDidChange()
    }
  }

  /// Lets go of the screens, at the end of the stack's life.
  func end() {
    navigation.delegate = nil
    entries = []
    destinations = []
    topPreferencesDidChange = {}
  }

  // MARK: The environment

  /// Gives the lowest screen the environment of the stack.
  func setRootEnvironment(_ values: EnvironmentValues) {
    root.core.inheritedEnvironment = values.inside(self, root)
  }

  /// What the screen in front says of the presentation that the stack is in.
  var topPreferences: HostPreferences {
    let screen = entries.last?.screen ?? root
    var preferences = screen.core.preferences
    preferences.bars = BarPreferences()
    return preferences
  }

  // MARK: Destinations

  /// Adds a modifier that makes screens for values.
  func add(_ destination: any DestinationProvider) {
    destinations.append(destination)
    // A value may have waited for it.
    for entry in entries where entry.provider == nil && entry.source == nil { entry.fill(self) }
  }

  /// Removes a modifier whose view has gone.
  func remove(_ destination: any DestinationProvider) {
    destinations.removeAll { $0 === destination }
  }

  /// The modifier that makes the screen of a value: that nearest to the root.
  func provider(for value: AnyHashable) -> (any DestinationProvider)? {
    destinations.first { $0.accepts(value) }
  }

  /// Shows anew what a modifier makes, as it may make something else now.
  func refreshScreens(of destination: any DestinationProvider) {
    for entry in entries where entry.provider === destination { entry.fill(self) }
  }

  /// Gives the screens of a modifier or a source their new environment.
  func refreshEnvironment(from node: AnyNode) {
    for entry in entries where entry.provider === node || entry.source === node {
      entry.screen.core.inheritedEnvironment = node.scope.values.untracked.inside(
        self,
        entry.screen
      )
    }
  }

  // MARK: Values

  /// The path's values.
  private var values: [AnyHashable] { entries.compactMap(\.value) }

  /// Pushes the screen of a value, by way of the path.
  func push(_ value: AnyHashable) {
    guard provider(for: value) != nil else {
      return RuntimeIssue.log(
        """
        A NavigationLink is presenting a value of type “\(type(of: value.base))” but there is no \
        matching navigationDestination declaration visible from the location of the link. The \
        link cannot be activated.

        Note: Links search for destinations in any surrounding NavigationStack, then within the \
        same column of a NavigationSplitView.
        """
      )
    }
    let new = values + [value]
    if let path { path.write(new) } else { show(new, animated: animates) }
  }

  /// Shows the screens of a path's values.
  func show(_ new: [AnyHashable], animated: Bool) {
    // The root's destinations have to be known before it comes to the screen, if it ever does.
    root.core.advance()
    var kept: [NavigationEntry] = []
    var rest = new[...]
    for entry in entries {
      if let value = entry.value {
        guard rest.first == value else { break }
        rest.removeFirst()
      }
      kept.append(entry)
    }
    // What was pushed by a link above the last value goes when something else comes there.
    if !rest.isEmpty, kept.count < entries.count || kept.last?.source != nil {
      kept.removeLast(kept.reversed().prefix { $0.source != nil }.count)
    }
    for value in rest {
      let entry = NavigationEntry(self, value: value)
      kept.append(entry)
      entry.fill(self)
    }
    replaceEntries(with: kept, animated: animated)
  }

  // MARK: Sources

  /// Shows or removes the screen of a link or modifier with a view of its own.
  func sourceDidChange(_ source: any NavigationSource, animated: Bool) {
    let index = entries.firstIndex { $0.source === source }
    guard let identity = source.wantedDestination, !source.isDestroyed else {
      if let index { replaceEntries(with: Array(entries[..<index]), animated: animated) }
      return
    }
    if let index, entries[index].identity == identity { return entries[index].fill(self) }
    let place = index ?? entries.firstIndex { $0.screen === source.screen }.map { $0 + 1 } ?? 0
    let entry = NavigationEntry(self, source: source, identity: identity)
    entry.fill(self)
    replaceEntries(with: entries[..<place] + [entry], animated: animated)
  }

  // MARK: Changing

  private var animates: Bool { !Transaction.current.disablesAnimations }

  /// Removes a screen and those above it, as its content asks for with `dismiss`.
  func pop(_ entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let old = values
    replaceEntries(with: Array(entries[..<index]), animated: animates)
    if values.count < old.count { path?.write(values) }
  }

  private func replaceEntries(with new: [NavigationEntry], animated: Bool) {
    let gone = entries.filter { entry in !new.contains { $0 === entry } }
    entries = new
    let old = navigation.viewControllers
    let screens: [UIViewController] = [root] + new.map(\.screen)
    if !screens.elementsEqual(old, by: ===) {
      let isAnimated = animated && navigation.viewIfLoaded?.window != nil
      if screens.count == old.count + 1, screens.starts(with: old, by: ===) {
        navigation.pushViewController(screens[old.count], animated: isAnimated)
      } else if old.starts(with: screens, by: ===), let top = screens.last {
        navigation.popToViewController(top, animated: isAnimated)
      } else {
        navigation.setViewControllers(screens, animated: isAnimated)
      }
    }
    // One that shows another screen instead is still there.
    for source in gone.compactMap(\.source) where !new.contains(where: { $0.source === source }) {
      source.destinationWasRemoved()
    }
    topPreferencesDidChange()
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    (viewController as? NavigationScreen)?.showBars()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigation.viewControllers
    let kept = entries.prefix { entry in shown.contains { $0 === entry.screen } }
    guard kept.count < entries.count else { return }
    context.perform {
      UpdateReader.suspended {
        let gone = entries[kept.count...]
        let hadValues = gone.contains { $0.value != nil }
        entries = Array(kept)
        if hadValues { path?.write(values) }
        for entry in gone { entry.source?.destinationWasRemoved() }
        topPreferencesDidChange()
      }
    }
  }
}

/// The navigation controller of SwiftUI's stacks.
final class NavigationStackController: UINavigationController {}

/// The controller of one screen of a navigation stack.
final class NavigationScreen: UIHostingController<AnyView> {
  /// Called when the content says something else to its controller.
  var preferencesDidChange: @MainActor () -> Void = {}

  override func contentPreferencesDidChange() {
    super.contentPreferencesDidChange()
    preferencesDidChange()
  }

  /// Makes the bars those of this screen.
  func showBars() {
    core.advance()
    super.contentPreferencesDidChange()
  }
}

/// A screen above the root: of a value of the path, or of a source.
@MainActor
final class NavigationEntry: HostPresentation {
  let value: AnyHashable?
  let source: (any NavigationSource)?
  let identity: AnyHashable
  let screen: NavigationScreen
  /// The modifier that made the screen of a value.
  private(set) weak var provider: (any DestinationProvider)?
  private weak var model: NavigationModel?

  init(_ model: NavigationModel, value: AnyHashable) {
    self.model = model
    self.value = value
    source = nil
    identity = value
    screen = NavigationScreen(rootView: AnyView(EmptyView()))
    screen.core.level = self
  }

  init(_ model: NavigationModel, source: any NavigationSource, identity: AnyHashable) {
    self.model = model
    value = nil
    self.source = source
    self.identity = identity
    screen = NavigationScreen(rootView: AnyView(EmptyView()))
    screen.core.level = self
  }

  /// Makes the screen's content, or makes it anew.
  func fill(_ model: NavigationModel) {
    if let source {
      show(source.destination, from: source, model)
    } else if let value, let provider = model.provider(for: value) {
      self.provider = provider
      show(provider.destination(for: value), from: provider, model)
    } else {
      // What a device shows for a value that nobody has a screen for.
      screen.rootView = AnyView(Image(systemName: "exclamationmark.triangle.fill"))
    }
    // Destinations for what is above have to be known before it comes.
    screen.core.advance()
  }

  private func show(_ view: AnyView, from node: AnyNode, _ model: NavigationModel) {
    screen.rootView = view
    screen.core.inheritedEnvironment = node.scope.values.untracked.inside(model, screen)
  }

  var isPresented: Bool { true }

  func dismissPresentation() { model?.pop(self) }
}

/// The navigation stack and the screen that a view is in.
struct NavigationContext: Equatable, @unchecked Sendable {
  // Safe: both are reached on the main actor only.
  weak var model: NavigationModel?
  weak var screen: NavigationScreen?

  static func == (lhs: NavigationContext, rhs: NavigationContext) -> Bool {
    lhs.model === rhs.model && lhs.screen === rhs.screen
  }
}

enum NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext { NavigationContext() }
}

extension EnvironmentValues {
  /// The values for a screen of a navigation stack.
  fileprivate func inside(_ model: NavigationModel, _ screen: NavigationScreen) -> EnvironmentValues
  {
    var values = self
    values.set(NavigationContextKey.self, NavigationContext(model: model, screen: screen))
    return values
  }
}
