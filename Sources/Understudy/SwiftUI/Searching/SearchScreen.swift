import Foundation

/// What a view says of the field to search with.
struct SearchRequest {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
}

/// What a view around says of the field to search with in the first stack inside.
enum StackSearchKey: EnvironmentKey { static var defaultValue: SearchRequest? { nil } }

extension EnvironmentValues {
  fileprivate var stackSearch: SearchRequest? {
    get { self[StackSearchKey.self] }
    set { self[StackSearchKey.self] = newValue }
  }

  fileprivate var isInNavigationStack: Bool { self[NavigationContextKey.self].model != nil }

  fileprivate var searchSubmit: (() -> Void)? { self[SearchSubmitActionKey.self] }
}

/// Shows a field to search with, or leaves it to the stack inside.
nonisolated struct SearchModifier: ViewModifier {
  @Environment(\.isInNavigationStack) private var isInStack
  private let request: SearchRequest

  init(_ request: SearchRequest) { self.request = request }

  @MainActor func body(content: Content) -> some View {
    if isInStack {
      SearchScreen(request: request, content: content)
    } else {
      content.environment(\.stackSearch, request)
    }
  }
}

/// Shows the field that a view around a stack has asked for.
nonisolated struct SearchOfStack: ViewModifier {
  @Environment(\.stackSearch) private var request

  init() {}

  @MainActor func body(content: Content) -> some View {
    if let request {
      SearchScreen(request: request, content: content.environment(\.stackSearch, nil))
    } else {
      content
    }
  }
}

/// A field to search with above what is searched.
///
/// Source: assumed, for its sizes. On a device it moves with the content and, while the person
/// searches, into the navigation bar.
private struct SearchScreen<Content: View>: View {
  @Environment(\.searchSubmit) private var submit
  @State private var ownState = false
  @FocusState private var isFocused: Bool
  let request: SearchRequest
  let content: Content

  private var isPresented: Binding<Bool> { request.isPresented ?? $ownState }

  var body: some View {
    let isPresented = isPresented
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        field
        if isPresented.wrappedValue {
          Button("Cancel") { isPresented.wrappedValue = false }
        }
      }
      .padding(EdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16))
      .layoutPriority(1)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(
          EnvironmentModifier {
            $0.set(IsSearchingKey.self, isPresented.wrappedValue)
            $0.set(DismissSearchKey.self, DismissSearchAction(end(isPresented)))
          }
        )
    }
    .onAppear { if isPresented.wrappedValue { isFocused = true } }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { isPresented.wrappedValue = true }
    }
    .onChange(of: isPresented.wrappedValue) { _, isPresented in
      isFocused = isPresented
      if !isPresented { request.text.wrappedValue = "" }
    }
  }

  private func end(_ isPresented: Binding<Bool>) -> @MainActor @Sendable () -> Void {
    let isPresented = Sent(isPresented)
    return { isPresented.value.wrappedValue = false }
  }

  private var field: some View {
    let submit = submit
    return HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").accessibilityHidden(true)
      TextField(text: request.text) { request.prompt ?? Text("Search") }
        .focused($isFocused)
        .submitLabel(.search)
        .modifier(EnvironmentModifier { $0.set(SubmitActionKey.self, submit) })
        .foregroundStyle(.primary)
      if !request.text.wrappedValue.isEmpty {
        Button {
          request.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear text")
        }
        .buttonStyle(.plain)
      }
    }
    .foregroundStyle(.secondary)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(uiColor: .tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: 10)
    )
  }
}
