import Foundation

/// Where the bars are, and what they leave to the content.
extension UINavigationController {
  /// Places the bars at the edges of the safe area, and takes their height from the content's.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let insets = view.safeAreaInsets
    let bounds = view.bounds
    navigationBar.rowHeight = rowHeight(in: view)
    updateBarItems()
    var covered = UIEdgeInsets.zero
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      covered.top = navigationBar.preferredHeight
      navigationBar.frame = CGRect(
        x: 0,
        y: insets.top,
        width: bounds.width,
        height: covered.top
      )
    }
    toolbar.isHidden = isToolbarHidden
    if !isToolbarHidden {
      covered.bottom = UIToolbar.usualHeight
      toolbar.frame = CGRect(
        x: 0,
        y: bounds.height - insets.bottom - covered.bottom,
        width: bounds.width,
        height: covered.bottom + insets.bottom
      )
    }
    contentView.frame = bounds
    contentView.additionalSafeAreaInsets = covered
  }

  private func rowHeight(in view: UIView) -> CGFloat {
    if presentationController(ofSheetAround: view) { return UINavigationBar.sheetRowHeight }
    let traits = view.traitCollection
    return traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      ? UINavigationBar.compactRowHeight : UINavigationBar.usualRowHeight
  }

  /// Whether the stack is in a sheet, whose top edge has no status bar.
  private func presentationController(ofSheetAround view: UIView) -> Bool {
    guard let below = PresentationContext.presentationBelow(self),
      let sheet = below.controller as? UISheetPresentationController
    else { return false }
    return !sheet.coversScreen && view.traitCollection.verticalSizeClass != .compact
  }

  /// Makes the bars show what the stack's controllers say.
  func updateBarItems() {
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    let items = stack.last?.toolbarItems
    let shown = toolbar.items
    guard (items ?? []).elementsEqual(shown ?? [], by: { $0 === $1 }) == false else { return }
    toolbar.items = items
  }

  /// Whether a tab bar around the stack goes for one of its controllers.
  var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

  /// Lets a tab bar controller show or hide its bar for the new stack.
  func tellTabBarController() { tabBarController?.viewIfLoaded?.setNeedsLayout() }
}
