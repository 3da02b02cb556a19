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
    Body._collectWindows(of: scene.body, into: &windows)
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Traps: the framework shows the scene without a body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// What makes the controllers of scenes' windows; the framework's own business.
public struct _SceneWindows {
  var makers: [@MainActor () -> UIViewController] = []
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
    var windows = _SceneWindows()
    repeat (each Content)._collectWindows(of: each content, into: &windows)
    return SceneList(windows: windows)
  }
}

/// Several scenes.
struct SceneList: Scene {
  typealias Body = Never

  let windows: _SceneWindows

  static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    windows.makers += scene.windows.makers
  }
}

/// A scene whose windows all show the same kind of content.
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

  /// Adds the scene's window.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - windows: What to add to.
  @MainActor
  public static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    windows.makers.append { UIHostingController(rootView: scene.content()) }
  }
}
