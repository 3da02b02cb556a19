/// A part of an app's interface with a life of its own, such as a window.
///
/// Source: documented. Apple's page for `Scene`.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Adds what makes the controllers of the scene's windows; the framework's own business.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - windows: What to add to.
  static func _collectWindows(of scene: Self, into windows: inout _SceneWindows)
}

extension Scene {
  /// Adds the windows of a scene with a body.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - windows: What to add to.
  public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    var linked = scene
    windows.contents.link(&linked)
    windows.inside(0) { Body._collectWindows(of: linked.body, into: &$0) }
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps: the framework shows the scene without a body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What makes the controllers of scenes' windows; the framework's own business.
public struct _SceneWindows {
  var windows: [SceneWindow] = []
  let contents: ContentProperties
  /// The tree that keeps the app's state.
  let host: GraphHost
  private var path: [Int] = []
  /// What the scenes around say of the environment of what their windows show.
  var edits: [(inout EnvironmentValues) -> Void] = []

  init(_ contents: ContentProperties, _ host: GraphHost) {
    self.contents = contents
    self.host = host
  }

  /// Visits a part of a scene.
  @MainActor
  mutating func inside(_ index: Int, _ visit: (inout _SceneWindows) -> Void) {
    path.append(index)
    contents.inside(index) { visit(&self) }
    path.removeLast()
  }

  /// Adds a window.
  @MainActor
  mutating func add<Content: View>(_ content: Content) {
    var environment = host.rootScope.values
    // The outermost scene's first, so that the inner ones have the last word.
    for edit in edits { edit(&environment) }
    windows.append(
      SceneWindow(
        identity: SceneWindow.Identity(path: path, type: ObjectIdentifier(Content.self)),
        makeController: {
          let controller = UIHostingController(rootView: content)
          controller.core.inheritedEnvironment = environment
          return controller
        },
        update: { controller in
          guard let controller = controller as? UIHostingController<Content> else { return }
          controller.core.inheritedEnvironment = environment
          controller.rootView = content
        }
      )
    )
  }
}

/// A window of a scene.
@MainActor
struct SceneWindow {
  /// Tells a window from others, whatever the scenes say.
  struct Identity: Hashable {
    let path: [Int]
    let type: ObjectIdentifier
  }

  let identity: Identity
  let makeController: () -> UIViewController
  let update: (UIViewController) -> Void
}

/// The controller of a scene's window.
@MainActor
protocol SceneController {
  /// Keeps an object as long as the controller.
  func keep(_ object: AnyObject)
}

extension UIHostingController: SceneController {
  func keep(_ object: AnyObject) { core.kept = object }
}

/// Makes scenes of the statements in a closure.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene.
  ///
  /// - Parameter content: The scene.
  /// - Returns: The scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Takes a single scene.
  ///
  /// - Parameter content: The scene.
  /// - Returns: The scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Makes one scene of several.
  ///
  /// - Parameter content: The scenes.
  /// - Returns: A scene of all of them.
  @MainActor
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    SceneList(scenes: (repeat each content))
  }
}

/// Several scenes.
struct SceneList<each Content: Scene>: Scene {
  typealias Body = Never

  let scenes: (repeat each Content)

  static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    var index = 0
    for one in repeat each scene.scenes {
      collect(one, index, &windows)
      index += 1
    }
  }

  private static func collect<Part: Scene>(
    _ scene: Part,
    _ index: Int,
    _ windows: inout _SceneWindows
  ) {
    windows.inside(index) { Part._collectWindows(of: scene, into: &$0) }
  }
}

/// A scene whose windows all show the same kind of content.
///
/// Source: documented. Apple's page for `WindowGroup`; the stand-in opens one window.
nonisolated public struct WindowGroup<Content: View>: Scene {
  /// The framework shows the scene without a body.
  public typealias Body = Never

  private let content: () -> Content

  /// Creates a scene.
  ///
  /// - Parameter content: Makes what a window shows.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates a scene with an identifier, by which its windows are opened.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - content: Makes what a window shows.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates a scene with a title, which names its windows where the person chooses among them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Makes what a window shows.
  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Creates a scene with a title, which names its windows where the person chooses among them.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - content: Makes what a window shows.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Creates a scene with a title, which names its windows where the person chooses among them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: Makes what a window shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }

  /// Adds the scene's window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - windows: What to add to.
  @MainActor
  public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    windows.add(scene.content())
  }
}
