extension Scene {
  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it at first as well, with the value twice.
  ///   - action: What to do with the old and the new value.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, isInitial: initial, action: action)
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to do it at first as well.
  ///   - action: What to do.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: What to do with the new value.
  /// - Returns: The scene.
  @available(
    *,
    deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ChangeScene(base: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Sets a value of the environment of what the scene shows.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The value.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some Scene {
    EnvironmentScene(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts a model into the environment of what the scene shows.
  ///
  /// - Parameter object: The model; `nil` for none.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    EnvironmentScene(base: self) { $0.set(ModelKey<T>.self, object) }
  }

  /// Puts an observable object into the environment of what the scene shows.
  ///
  /// - Parameter object: The object.
  /// - Returns: The scene.
  @available(iOS 17.0, *)
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    EnvironmentScene(base: self) { $0.set(ObservableObjectKey<T>.self, object) }
  }
}

/// A scene that does something when a value has changed.
nonisolated struct ChangeScene<Base: Scene, V: Equatable>: Scene {
  typealias Body = Never

  let base: Base
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  /// The value that was seen last.
  private final class Memory {
    var latest: V?
  }

  @MainActor
  static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    let memory = windows.contents.object(for: Self.self) { Memory() }
    windows.inside(0) { Base._collectWindows(of: scene.base, into: &$0) }
    let (old, new, action) = (memory.latest, scene.value, scene.action)
    memory.latest = new
    if let old, old != new {
      windows.host.enqueueAction { action(old, new) }
    } else if old == nil, scene.isInitial {
      windows.host.enqueueAction { action(new, new) }
    }
  }
}

/// A scene that changes the environment of what it shows.
nonisolated struct EnvironmentScene<Base: Scene>: Scene {
  typealias Body = Never

  let base: Base
  let edit: (inout EnvironmentValues) -> Void

  @MainActor
  static func _collectWindows(of scene: Self, into windows: inout _SceneWindows) {
    windows.edits.append(scene.edit)
    windows.inside(0) { Base._collectWindows(of: scene.base, into: &$0) }
    windows.edits.removeLast()
  }
}
