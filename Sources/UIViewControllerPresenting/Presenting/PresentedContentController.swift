#if canImport(UIKit)
import SwiftUI
import UIKit

/// The controller that is presented for SwiftUI content.
final class PresentedContentController<Content: View>:
  UIHostingController<PresentedContent<Content>?>
{
  /// Whether a swipe is refused: the app says so, or the content with `interactiveDismissDisabled`.
  ///
  /// SwiftUI tells that to the hosting controller that the content is in, which is contained in this one
  /// (rule 9.11); that UIKit would ask a child is nowhere said.
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation || children.contains(where: \.isModalInPresentation) }
    set { super.isModalInPresentation = newValue }
  }
}
#endif
