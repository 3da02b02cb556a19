#if canImport(UIKit)
import UIKit

/// What kind of sheet a presentation is: its detents, its grabber and the rest.
@MainActor
public struct SheetConfiguration {
  let configure: (UISheetPresentationController) -> Void

  /// Creates a configuration.
  ///
  /// - Parameter configure: Sets up the sheet before it is presented.
  public init(configure: @escaping (UISheetPresentationController) -> Void) {
    self.configure = configure
  }

  /// UIKit's own: a large sheet without a grabber.
  public static var `default`: SheetConfiguration {
    SheetConfiguration { _ in }
  }

  /// A sheet of half the height, without a grabber, that can't be made larger.
  ///
  /// In compact height, where there is no half, it has the full height.
  public static var halfSheet: SheetConfiguration {
    SheetConfiguration { sheet in
      sheet.detents = [.medium()]
      sheet.prefersGrabberVisible = false
    }
  }

  /// A sheet of half the height that can be dragged to its full height.
  ///
  /// - Parameter prefersGrabberVisible: Whether the sheet shows a grabber.
  /// - Returns: The configuration.
  public static func expandableHalfSheet(
    prefersGrabberVisible: Bool = true
  ) -> SheetConfiguration {
    SheetConfiguration { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = prefersGrabberVisible
    }
  }

  /// A sheet as high as its content, and no higher than a large one.
  ///
  /// - Parameter prefersGrabberVisible: Whether the sheet shows a grabber.
  /// - Returns: The configuration.
  public static func fittingContent(prefersGrabberVisible: Bool = false) -> SheetConfiguration {
    SheetConfiguration { sheet in
      sheet.detents = [.fittingContent(of: sheet.presentedViewController)]
      sheet.prefersGrabberVisible = prefersGrabberVisible
    }
  }
}

extension UISheetPresentationController.Detent {
  /// A detent as high as a controller's content at the width that it has.
  ///
  /// It is resolved anew when the traits or the container's size change, and after
  /// `invalidateDetents()`.
  ///
  /// - Parameter controller: The controller whose view is asked for its size; it is not kept.
  /// - Returns: The detent; it is inactive when the controller has gone.
  @MainActor
  public static func fittingContent(
    of controller: UIViewController
  ) -> UISheetPresentationController.Detent {
    .custom(identifier: .fittingContent) { [weak controller] context in
      guard let controller, let view = controller.view else { return nil }
      // Without bounds, as many views would fill those that they are given.
      let room = CGSize(width: controller.widthInSheet, height: .greatestFiniteMagnitude)
      // Neither a detent's value nor a hosting view's size has the safe area in it (assumed for the view).
      let height = view.sizeThatFits(room).height
      return min(max(height, 1), context.maximumDetentValue)
    }
  }
}

extension UIViewController {
  /// The width that the view has in its sheet, in points; as long as it isn't in one, that of what it
  /// is presented from.
  fileprivate var widthInSheet: CGFloat {
    let candidates = [
      viewIfLoaded?.superview, viewIfLoaded, presentationController?.containerView,
      presentingViewController?.viewIfLoaded,
    ]
    return candidates.lazy.compactMap { $0?.bounds.width }.first { $0 > 0 } ?? 0
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The identifier of a detent that fits the content.
  public static let fittingContent: UISheetPresentationController.Detent.Identifier =
    UISheetPresentationController.Detent.Identifier("fittingContent")
}
#endif
