import StageRuntime

/// A field for a text of several lines.
///
/// Source: documented. Apple's page for `TextEditor`. UIKit's text view is inside, as on iOS.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>

  /// Creates a field.
  ///
  /// - Parameter text: The text.
  public init(text: Binding<String>) { self.text = text }

  /// The field.
  @MainActor @preconcurrency public var body: some View { TextEditorView(text: text) }
}

private struct TextEditorView: UIViewRepresentable {
  let text: Binding<String>

  func makeCoordinator() -> TextEditorCoordinator { TextEditorCoordinator() }

  func makeUIView(context: Context) -> HostedTextView {
    let view = HostedTextView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: HostedTextView, context: Context) {
    context.coordinator.text = text
    context.coordinator.link = context.environment[FocusLinkKey.self]
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.isEditable = context.environment.isEnabled
    context.coordinator.followFocus(view)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedTextView,
    context: Context
  ) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

private final class HostedTextView: UITextView, FrameworkView {
  func describe(_ state: BoxState) { describe(state, name: nil) }
}

@MainActor
private final class TextEditorCoordinator: NSObject, UITextViewDelegate {
  var text: Binding<String>?
  var link: FocusLink?

  nonisolated override init() { super.init() }

  func followFocus(_ view: UITextView) {
    guard let link, link.isWanted != view.isFirstResponder else { return }
    StageContext.current.turns.performAfterCommit { [weak self, weak view] in
      guard let view, let link = self?.link, link.isWanted != view.isFirstResponder else { return }
      if link.isWanted { _ = view.becomeFirstResponder() } else { _ = view.resignFirstResponder() }
    }
  }

  func textViewDidChange(_ textView: UITextView) {
    text?.wrappedValue = textView.text ?? ""
  }

  func textViewDidBeginEditing(_ textView: UITextView) { link?.tell(true) }

  func textViewDidEndEditing(_ textView: UITextView) { link?.tell(false) }
}
