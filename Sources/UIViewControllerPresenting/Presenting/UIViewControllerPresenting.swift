#if canImport(UIKit)
import SwiftUI
import UIKit

/// A view that presents a view controller while a binding is true.
///
/// Place it in the `background` of the view that presents, and give each kind of controller a
/// function of its own:
///
/// ```swift
/// extension UIViewControllerPresenting
/// where Controller == WidgetViewController, Coordinator == Void {
///   static func widget(isPresented: Binding<Bool>) -> Self {
///     Self(isPresented: isPresented) { _, dismiss in
///       WidgetViewController(completion: dismiss)
///     }
///   }
/// }
///
/// extension View {
///   func widget(isPresented: Binding<Bool>) -> some View {
///     background(UIViewControllerPresenting.widget(isPresented: isPresented))
///   }
/// }
/// ```
///
/// Whatever ends the presentation, the binding and the screen agree afterwards: when the user swipes
/// the controller away, when it dismisses itself, when other code dismisses it, and when the binding
/// is set to false. A cancelled swipe changes nothing. A presentation that can't be shown yet waits:
/// for its view to come into a window, or for another presentation to leave.
public struct UIViewControllerPresenting<Controller: UIViewController, Coordinator>: View {
  /// What a controller calls to be dismissed.
  ///
  /// It sets the binding to false and dismisses the controller, whether the controller is at rest
  /// or still on its way in. Calling it again, or after the end, does nothing.
  public typealias DismissHandler = () -> Void

  /// What is known about the presenting view when a controller is made.
  public struct Context {
    /// The coordinator, made for this presentation just before.
    public let coordinator: Coordinator
    /// The environment of the presenting view.
    public let environment: EnvironmentValues
    /// The transaction of the update that wants the presentation.
    public let transaction: Transaction
  }

  let wish: PresentationWish
  var makeUIViewController: (Context, @escaping DismissHandler) -> Controller
  let makeCoordinator: (@escaping DismissHandler) -> Coordinator
  var isAnimated: Bool
  var policy = ConflictPolicy.queue
  /// Where a popover points; `nil` to leave what the app has set alone.
  var popover: PopoverConfiguration?
  var updateUIViewController: (Controller, Context) -> Void = { _, _ in }
  /// Whether the app's own update has to run once within an update of SwiftUI, which notes what it
  /// reads.
  var isUpdatedOncePresented = false
  var events = PresentationEvents()
  /// Why nothing can be presented, found out before a controller is made.
  package var objection: String?

  /// Whether something has been presented, which can leave only while its anchor is there.
  @State private var isInUse = false

  /// Creates a view that presents a controller with a coordinator.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the controller is presented. It becomes false when the presentation
  ///     ends for another reason than the binding.
  ///   - makeUIViewController: Makes the controller, anew for each presentation, with everything
  ///     set that decides what kind of screen it is, such as its `modalPresentationStyle`. A
  ///     controller that can't be presented, because it has a parent, is presented already or has the
  ///     style `.none`, is refused with a message in the log, and the binding goes back.
  ///   - makeCoordinator: Makes what the controller reports to, such as its delegate. It is made
  ///     before the controller, and kept until the presentation has ended.
  ///   - animated: Whether to animate the transitions. A change of the binding in a transaction
  ///     that disables animations isn't animated either.
  public init(
    isPresented: Binding<Bool>,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    makeCoordinator: @escaping (@escaping DismissHandler) -> Coordinator,
    animated: Bool = true
  ) {
    wish = PresentationWish(isPresented)
    self.makeUIViewController = makeUIViewController
    self.makeCoordinator = makeCoordinator
    isAnimated = animated
  }

  /// Creates a view that presents a controller for whatever a wish wants.
  package init(
    wish: PresentationWish,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    makeCoordinator: @escaping (@escaping DismissHandler) -> Coordinator,
    animated: Bool
  ) {
    self.wish = wish
    self.makeUIViewController = makeUIViewController
    self.makeCoordinator = makeCoordinator
    isAnimated = animated
  }

  /// Creates a view that presents a controller with a coordinator for an item.
  ///
  /// An item with another identity takes the place of the one that is presented: its controller is
  /// dismissed, and then the new one's is presented.
  ///
  /// - Parameters:
  ///   - item: What is presented, or `nil` for nothing. It becomes `nil` when the presentation ends
  ///     for another reason than the binding.
  ///   - makeUIViewController: Makes the controller for an item, anew for each presentation.
  ///   - makeCoordinator: Makes what the controller reports to. It is made before the controller, and
  ///     kept until the presentation has ended.
  ///   - animated: Whether to animate the transitions.
  public init<Item: Identifiable>(
    item: Binding<Item?>,
    makeUIViewController: @escaping (Item, Context, @escaping DismissHandler) -> Controller,
    makeCoordinator: @escaping (@escaping DismissHandler) -> Coordinator,
    animated: Bool = true
  ) {
    wish = PresentationWish(item)
    self.makeUIViewController = { context, dismiss in
      guard let item = item.wrappedValue else {
        preconditionFailure("A presentation is made only while its item is wanted.")
      }
      return makeUIViewController(item, context, dismiss)
    }
    self.makeCoordinator = makeCoordinator
    isAnimated = animated
  }

  /// The view: invisible, of the size it is given, and without any view or controller of UIKit's until
  /// one is wanted.
  public var body: some View {
    if wish.read() != nil || isInUse {
      PresentationAnchor(presenting: self) { isInUse = true }
    } else {
      Color.clear
    }
  }
}

extension UIViewControllerPresenting where Coordinator == Void {
  /// Creates a view that presents a controller.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the controller is presented. It becomes false when the presentation
  ///     ends for another reason than the binding.
  ///   - makeUIViewController: Makes the controller, anew for each presentation, with everything
  ///     set that decides what kind of screen it is, such as its `modalPresentationStyle`.
  ///   - animated: Whether to animate the transitions. A change of the binding in a transaction
  ///     that disables animations isn't animated either.
  public init(
    isPresented: Binding<Bool>,
    makeUIViewController: @escaping (Context, @escaping DismissHandler) -> Controller,
    animated: Bool = true
  ) {
    self.init(
      isPresented: isPresented,
      makeUIViewController: makeUIViewController,
      makeCoordinator: { _ in },
      animated: animated
    )
  }
}

extension UIViewControllerPresenting where Coordinator == Void {
  /// Creates a view that presents a controller for an item.
  ///
  /// - Parameters:
  ///   - item: What is presented, or `nil` for nothing. It becomes `nil` when the presentation ends
  ///     for another reason than the binding.
  ///   - makeUIViewController: Makes the controller for an item, anew for each presentation.
  ///   - animated: Whether to animate the transitions.
  public init<Item: Identifiable>(
    item: Binding<Item?>,
    makeUIViewController: @escaping (Item, Context, @escaping DismissHandler) -> Controller,
    animated: Bool = true
  ) {
    self.init(
      item: item,
      makeUIViewController: makeUIViewController,
      makeCoordinator: { _ in },
      animated: animated
    )
  }
}
#endif
