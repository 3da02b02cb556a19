/// Whether people edit what a view shows, such as a list's rows.
///
/// Source: documented. Apple's page for `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// They don't.
  case inactive
  /// They edit for the moment, as after a swipe.
  case transient
  /// They do.
  case active

  /// Whether they do, for the moment or for longer.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether people edit what the view shows.
  ///
  /// Each screen, such as one of a navigation stack or a sheet, has its own. Source: documented; that
  /// it is the screen's is assumed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins to edit, and ends it.
///
/// Source: documented. Apple's page for `EditButton`.
nonisolated public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  nonisolated public init() {}

  /// The button: “Edit”, or “Done” while people edit.
  @MainActor @preconcurrency public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
