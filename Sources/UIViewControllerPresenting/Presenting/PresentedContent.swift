#if canImport(UIKit)
import SwiftUI
import UIKit

/// Content in the environment of the view that presents it, and with a `dismiss` of its own.
///
/// A hosting controller that UIKit presents starts from default values (rule 8.20), so the presenting
/// view's are put on its root. Among them is the presenting view's `dismiss`, which would dismiss
/// what that view is in, and there is no public way to set another. But a hosting controller that
/// is contained in this one inherits the values and brings its own `dismiss`; so the content is in
/// a second one. Before it has its place there it inherits nothing yet, and may already be asked for its
/// size: until then it has the presenting view's values as they are. Source: assumed for both of the inner controller's habits; the tests of
/// `PresentedContentTests` pin them on the stand-in.
struct PresentedContent<Content: View>: View {
  let content: Content
  let presenterEnvironment: EnvironmentValues

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    EmbeddedContent(content: InheritingContent(content: content, environment: environment))
      .ignoresSafeArea()
      .environment(\.self, environment)
  }

  /// The presenting view's values, but for those that belong to the place where the content is.
  private var environment: EnvironmentValues {
    var environment = presenterEnvironment
    environment.horizontalSizeClass = horizontalSizeClass
    environment.verticalSizeClass = verticalSizeClass
    environment.isPresenters = true
    return environment
  }
}

/// Content that inherits the environment of its presenter, or is given it for want of that.
private struct InheritingContent<Content: View>: View {
  let content: Content
  let environment: EnvironmentValues

  var body: some View {
    // A condition in the body would make two contents of it, with a state each.
    content.transformEnvironment(\.self) { inherited in
      if !inherited.isPresenters { inherited = environment }
    }
  }
}

extension EnvironmentValues {
  /// Whether these are the values of a presenting view, on their way into what it presents.
  fileprivate var isPresenters: Bool {
    get { self[IsPresentersKey.self] }
    set { self[IsPresentersKey.self] = newValue }
  }

  private struct IsPresentersKey: EnvironmentKey {
    static let defaultValue = false
  }
}

/// Content in a hosting controller within the one that is presented.
private struct EmbeddedContent<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: content)
    controller.view.backgroundColor = .clear
    return controller
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController controller: UIHostingController<Content>,
    context: Context
  ) -> CGSize? {
    controller.sizeThatFits(
      in: CGSize(
        width: proposal.width ?? UIView.layoutFittingExpandedSize.width,
        height: proposal.height ?? UIView.layoutFittingExpandedSize.height
      )
    )
  }
}
#endif
