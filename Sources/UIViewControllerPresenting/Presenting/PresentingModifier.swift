#if canImport(UIKit)
import SwiftUI
import UIKit

/// How content is presented, apart from what and when.
struct PresentingOptions {
  let isAnimated: Bool
  let modalPresentationStyle: UIModalPresentationStyle
  let sheetConfiguration: SheetConfiguration
  var popoverConfiguration: PopoverConfiguration?
  let conflictPolicy: ConflictPolicy
  let selectedDetentIdentifier: Binding<UISheetPresentationController.Detent.Identifier?>?
  let onDismissAttempt: (() -> Void)?
  let onDismiss: ((DismissReason) -> Void)?
  /// Brings a presented controller up to date, besides its content.
  var update: (UIViewController) -> Void = { _ in }
  /// Why nothing can be presented, if something in the app's input is wrong.
  var objection: String?
}

/// Presents content from the background of a view while a binding is true.
struct PresentingModifier<Presented: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let options: PresentingOptions
  let makeContent: () -> Presented

  /// Whether something has been presented, which can leave only while its anchor is there.
  @State private var isInUse = false

  func body(content: Content) -> some View {
    content.background {
      if isPresented.wrappedValue || isInUse {
        ContentPresentation(
          wish: PresentationWish(isPresented),
          options: options,
          makeContent: { isPresented.wrappedValue ? makeContent() : nil },
          didPresent: { isInUse = true }
        )
      }
    }
  }
}

/// Presents content from the background of a view while a binding has an item.
struct ItemPresentingModifier<Item: Identifiable, Presented: View>: ViewModifier {
  let item: Binding<Item?>
  let options: PresentingOptions
  let makeContent: (Item) -> Presented

  /// Whether something has been presented, which can leave only while its anchor is there.
  @State private var isInUse = false

  func body(content: Content) -> some View {
    content.background {
      if item.wrappedValue != nil || isInUse {
        ContentPresentation(
          wish: PresentationWish(item),
          options: options,
          makeContent: { item.wrappedValue.map(makeContent) },
          didPresent: { isInUse = true }
        )
      }
    }
  }
}

/// The anchor of content: it follows the content and the environment, which nothing does before.
private struct ContentPresentation<Presented: View>: View {
  let wish: PresentationWish
  let options: PresentingOptions
  let makeContent: () -> Presented?
  let didPresent: () -> Void

  @Environment(\.self) private var environment

  var body: some View {
    // The content is made here, where SwiftUI notes what it reads, and not when it is presented.
    let presented = makeContent()
    PresentationAnchor(
      presenting: options.apply(
        to: HostedPresenting(
          wish: wish,
          makeUIViewController: { _, _ in options.makeController(presented, in: environment) },
          makeCoordinator: { _ in },
          animated: options.isAnimated
        ),
        presented,
        in: environment
      ),
      didPresent: didPresent
    )
  }
}

/// A presentation of SwiftUI content in a hosting controller; the content is there from the moment
/// that it is wanted.
private typealias HostedPresenting<Presented: View> = UIViewControllerPresenting<
  PresentedContentController<Presented>, Void
>

extension PresentingOptions {
  @MainActor
  fileprivate func makeController<Presented: View>(
    _ presented: Presented?,
    in environment: EnvironmentValues
  ) -> PresentedContentController<Presented> {
    let controller = PresentedContentController(rootView: presented.in(environment))
    controller.modalPresentationStyle = modalPresentationStyle
    // As SwiftUI's own popovers, it is as large as its content.
    if modalPresentationStyle == .popover { controller.sizingOptions = .preferredContentSize }
    let popover = controller.popoverPresentationController
    let sheet =
      controller.sheetPresentationController ?? popover?.adaptiveSheetPresentationController
    if let sheet { sheetConfiguration.configure(sheet) }
    update(controller)
    return controller
  }

  @MainActor
  fileprivate func apply<Presented: View>(
    to presenting: HostedPresenting<Presented>,
    _ presented: Presented?,
    in environment: EnvironmentValues
  ) -> HostedPresenting<Presented> {
    var presenting = presenting.conflictPolicy(conflictPolicy)
    presenting.updateUIViewController = { controller, _ in
      controller.rootView = presented.in(environment)
      update(controller)
    }
    presenting.objection = objection
    presenting.popover = popoverConfiguration
    if let selectedDetentIdentifier {
      presenting = presenting.selectedDetentIdentifier(selectedDetentIdentifier)
    }
    if let onDismissAttempt { presenting = presenting.onDismissAttempt(onDismissAttempt) }
    if let onDismiss { presenting = presenting.onDismiss(onDismiss) }
    return presenting
  }
}

extension Optional where Wrapped: View {
  /// The content in the environment of its presenter.
  @MainActor
  fileprivate func `in`(_ environment: EnvironmentValues) -> PresentedContent<Wrapped>? {
    map { PresentedContent(content: $0, presenterEnvironment: environment) }
  }
}
#endif
