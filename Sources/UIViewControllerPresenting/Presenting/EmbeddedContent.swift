#if canImport(UIKit)
import SwiftUI
import UIKit

/// Content in a hosting controller within the one that is presented, as large as that lets it be.
struct EmbeddedContent<Content: View>: UIViewControllerRepresentable {
  let content: Content

  func makeUIViewController(context: Context) -> EmbeddedContentController<Content> {
    let controller = EmbeddedContentController<Content>(rootView: nil)
    controller.content = content
    controller.view.backgroundColor = .clear
    // Says that its size has changed, so that it is asked again.
    controller.sizingOptions = .intrinsicContentSize
    return controller
  }

  func updateUIViewController(
    _ controller: EmbeddedContentController<Content>,
    context: Context
  ) {
    controller.content = content
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiViewController controller: EmbeddedContentController<Content>,
    context: Context
  ) -> CGSize? {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let size = controller.contentSize(width: proposal.width, height: proposal.height)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
}

/// The hosting controller of embedded content, which makes a fitting sheet follow what it fits.
///
/// It shows nothing before it has a parent, unless somebody wants to know how large the content is. Until
/// then it doesn't inherit anything, and content might keep a `dismiss` that isn't its own.
final class EmbeddedContentController<Content: View>: UIHostingController<Content?> {
  /// What is shown, from the time on when the controller has its place.
  var content: Content? {
    didSet { if isInUse { rootView = content } }
  }

  private var isInUse = false
  /// How high the content was when it was last laid out, and for which width.
  private var measured: CGSize?

  /// The size of the content, in points.
  ///
  /// - Parameters:
  ///   - width: The width that it can have; `nil` for the one that it has by itself.
  ///   - height: The height, in the same way.
  /// - Returns: The size.
  func contentSize(width: CGFloat?, height: CGFloat?) -> CGSize {
    use()
    // A side without bounds is no proposal.
    return sizeThatFits(
      in: CGSize(
        width: width ?? .greatestFiniteMagnitude,
        height: height ?? .greatestFiniteMagnitude
      )
    )
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { use() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let sheet = parent?.sheetPresentationController,
      sheet.detents.contains(where: { $0.identifier == .fittingContent })
    else { return }
    let width = view.bounds.width
    let size = CGSize(width: width, height: contentSize(width: width, height: nil).height)
    // A sheet that gets another width resolves its detents by itself.
    if let measured, measured.width == width, measured.height != size.height {
      sheet.invalidateDetents()
    }
    measured = size
  }

  private func use() {
    guard !isInUse else { return }
    isInUse = true
    rootView = content
  }
}
#endif
