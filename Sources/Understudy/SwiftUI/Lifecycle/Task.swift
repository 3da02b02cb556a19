extension View {
  /// Starts a task when the view appears, and cancels it when the view has gone.
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - action: What the task does; it starts after all that happens on appearing (rule 5.6).
  /// - Returns: The view.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Starts a task when the view appears, and again when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value; when it changes the running task is cancelled.
  ///   - priority: The task's priority.
  ///   - action: What the task does.
  /// - Returns: The view.
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

/// Runs a task as long as a view is there.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated init(
    id: ID,
    priority: TaskPriority,
    action: @escaping @Sendable () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TaskNode(view.value, parent: inputs.parent))
  }
}

private final class TaskNode<Content: View, ID: Equatable>: PresenceNode<Content, TaskModifier<ID>>
{
  private var modifier: TaskModifier<ID>
  private var running: Task<Void, Never>?
  private var isOnScreen = false

  override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent)
    makeContent(view.content)
  }

  override func update(_ view: ModifiedContent<Content, TaskModifier<ID>>) {
    child?.update(view.content)
    let idChanged = modifier.id != view.modifier.id
    modifier = view.modifier
    guard idChanged, isOnScreen else { return }
    host.enqueueAction { [self] in
      guard isOnScreen else { return }
      running?.cancel()
      start()
    }
  }

  override func contentDidAppear() {
    isOnScreen = true
    host.enqueueAction { [self] in
      if isOnScreen, running == nil { start() }
    }
  }

  override func contentDidDisappear() {
    isOnScreen = false
    host.enqueueAction { [self] in
      running?.cancel()
      running = nil
    }
  }

  private func start() {
    let tasks = host.context.service(ViewTasks.self)
    let action = modifier.action
    tasks.begin()
    running = Task(priority: modifier.priority) {
      await action()
      tasks.end()
    }
  }
}
