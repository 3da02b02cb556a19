import Foundation
import StageRuntime

/// How menus come to the screen.
package enum MenuPresentation {
  /// How long a finger stays before a menu opens for it.
  ///
  /// Source: field.
  package static let holdDuration = Duration.milliseconds(500)

  /// Opens the menu of a button: UIKit presents a controller for it, so nothing else can be presented
  /// by the same level until the menu has gone.
  ///
  /// Source: field, for the controller and its name, which many logs quote; it has left by the time
  /// an action runs, as actions present without complaint. That nothing is animated is assumed.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - view: What it belongs to.
  ///   - rect: Where that is in the view, in points; `nil` for all of it.
  /// - Returns: The menu's view, or `nil` if UIKit has refused.
  @MainActor @discardableResult
  package static func open(_ menu: UIMenu, from view: UIView, at rect: CGRect? = nil) -> MenuView? {
    guard let presenter = view.nearestController else { return nil }
    let frame = view.convert(rect ?? view.bounds, to: nil as UIView?)
    let menuView = MenuView(menu: menu, sourceFrame: frame)
    let controller = _UIContextMenuActionsOnlyViewController(menuView)
    menuView.leave = { [weak controller, weak menuView] then in
      guard let presenting = controller?.presentingViewController else { return }
      presenting.dismiss(animated: false) {
        menuView?.didClose()
        then()
      }
    }
    presenter.present(controller, animated: false)
    return controller.presentingViewController == nil ? nil : menuView
  }

  /// Opens a context menu, which lies above everything in the window and isn't presented by anybody.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - view: What it belongs to.
  ///   - rect: Where that is in the view, in points.
  ///   - preview: What is shown of it meanwhile; `nil` for nothing.
  /// - Returns: The menu's view, or `nil` if the view isn't in a window.
  @MainActor @discardableResult
  package static func openContextMenu(
    _ menu: UIMenu,
    from view: UIView,
    at rect: CGRect,
    preview: UIView? = nil
  ) -> MenuView? {
    guard let window = view.window else { return nil }
    let frame = view.convert(rect, to: nil as UIView?)
    let menuView = MenuView(
      menu: menu,
      sourceFrame: frame,
      preview: preview,
      dimsSurroundings: true
    )
    menuView.frame = window.bounds
    menuView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    menuView.leave = { [weak menuView] then in
      menuView?.removeFromSuperview()
      menuView?.didClose()
      then()
    }
    window.addSubview(menuView)
    return menuView
  }
}

/// What UIKit presents while the menu of a button is open.
final class _UIContextMenuActionsOnlyViewController: UIViewController {
  private let menuView: MenuView

  init(_ menuView: MenuView) {
    self.menuView = menuView
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = menuView }
}

extension UIView {
  /// The controller that the view, or the nearest view around it, belongs to.
  var nearestController: UIViewController? {
    var next: UIResponder? = self
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }
}
