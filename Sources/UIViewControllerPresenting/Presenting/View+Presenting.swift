#if canImport(UIKit)
import SwiftUI
import UIKit

extension View {
  /// Presents SwiftUI content with UIKit's own machinery while a binding is true.
  ///
  /// The content sees the environment of this view and follows its state while it is shown.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is presented. It becomes false when the user swipes the
  ///     content away, or when it is dismissed by other code.
  ///   - animated: Whether to animate the transitions.
  ///   - modalPresentationStyle: How UIKit presents the content.
  ///   - sheetConfiguration: What kind of sheet it is, where the style makes it a sheet.
  ///   - content: Makes the content.
  /// - Returns: A view that looks like this one.
  public func presenting<Content: View>(
    isPresented: Binding<Bool>,
    animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    sheetConfiguration: SheetConfiguration = .default,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(
        isPresented: isPresented,
        isAnimated: animated,
        modalPresentationStyle: modalPresentationStyle,
        sheetConfiguration: sheetConfiguration,
        makeContent: content
      )
    )
  }

  /// Presents SwiftUI content with UIKit's own machinery while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is presented. It becomes false when the user swipes the
  ///     content away, or when it is dismissed by other code.
  ///   - animated: Whether to animate the transitions.
  ///   - modalPresentationStyle: How UIKit presents the content.
  ///   - content: Makes the content.
  /// - Returns: A view that looks like this one.
  public func presenting<Content: View>(
    isPresented: Binding<Bool>,
    animated: Bool = true,
    modalPresentationStyle: UIModalPresentationStyle = .automatic,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented: isPresented,
      animated: animated,
      modalPresentationStyle: modalPresentationStyle,
      sheetConfiguration: .default,
      content: content
    )
  }
}

/// Presents content from the background of a view.
private struct PresentingModifier<Presented: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let isAnimated: Bool
  let modalPresentationStyle: UIModalPresentationStyle
  let sheetConfiguration: SheetConfiguration
  let makeContent: () -> Presented

  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.background { presentation }
  }

  private var presentation: some View {
    // The content is made here, where SwiftUI notes what it reads, and not when it is presented.
    let presented = isPresented.wrappedValue ? presentedContent : nil
    return UIViewControllerPresenting<UIHostingController<PresentedContent<Presented>?>, Void>(
      isPresented: isPresented,
      makeUIViewController: { _, _ in
        let controller = UIHostingController(rootView: presented)
        controller.modalPresentationStyle = modalPresentationStyle
        if let sheet = controller.sheetPresentationController {
          sheetConfiguration.configure(sheet)
        }
        return controller
      },
      updateUIViewController: { controller, _ in
        controller.rootView = presented
      },
      makeCoordinator: { _ in },
      animated: isAnimated
    )
  }

  private var presentedContent: PresentedContent<Presented> {
    PresentedContent(content: makeContent(), presenterEnvironment: environment)
  }
}
#endif
