import ConformanceSupport
import StageRuntime
import Testing
import UIKit

/// A popover's delegate that writes what it hears, and answers as the test says.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let journal: Journal
  var allowsDismissal = true
  var style: UIModalPresentationStyle?
  var onPrepare: ((UIPopoverPresentationController) -> Void)?
  var newRect: CGRect?

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    journal.add("prepare")
    onPrepare?(popover)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle(for: traitCollection)
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    journal.add("should dismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    journal.add("will dismiss")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    journal.add("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    journal.add("did attempt to dismiss")
  }

  func popoverPresentationController(
    _ popover: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    journal.add("will reposition")
    if let newRect { rect.pointee = newRect }
  }
}

/// A delegate with the methods that iOS 13 replaced.
private final class OlderDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  @available(*, deprecated)
  func popoverPresentationControllerShouldDismissPopover(
    _ popover: UIPopoverPresentationController
  ) -> Bool {
    journal.add("older should dismiss")
    return true
  }

  @available(*, deprecated)
  func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
    journal.add("older did dismiss")
  }
}

@Suite("Popovers")
@MainActor
struct PopoverTests {
  private let host = PresentationHost(device: .iPadPro11)
  private let source = UIView(frame: CGRect(x: 300, y: 300, width: 60, height: 40))

  init() { host.root.view.addSubview(source) }

  private func popover(
    source: UIView? = nil,
    size: CGSize = CGSize(width: 200, height: 150)
  ) -> Probe {
    let controller = host.controller("V", .popover)
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = source
    return controller
  }

  private func show(_ controller: UIViewController) {
    host.root.present(controller, animated: true)
    host.settle()
    _ = host.journal.take()
  }

  private func controller(of presented: UIViewController) throws -> UIPopoverPresentationController
  {
    try #require(presented.popoverPresentationController)
  }

  // MARK: The source

  @Test("P6.1 P6.4 In compact width a popover is a sheet, and needs no source")
  func compactNeedsNoSource() {
    let host = PresentationHost()
    let presented = host.present("V", .popover)
    #expect(host.exceptions == [])
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("P6.4 A delegate that refuses to adapt gets a popover in compact width too")
  func popoverOnPhone() {
    let host = PresentationHost()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    host.root.view.addSubview(source)
    let delegate = PopoverDelegate(host.journal)
    delegate.style = UIModalPresentationStyle.none
    let presented = host.controller("V", .popover)
    presented.preferredContentSize = CGSize(width: 200, height: 150)
    presented.popoverPresentationController?.sourceView = source
    presented.popoverPresentationController?.delegate = delegate
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented).size == CGSize(width: 200, height: 150))
  }

  @Test("P6.2 The source is the view's bounds until a rectangle is set")
  func nullRect() throws {
    let presented = popover(source: source)
    let controller = try controller(of: presented)
    #expect(controller.sourceRect.isNull)
    show(presented)
    #expect(host.frame(of: presented).midX == 330)
    #expect(host.frame(of: presented).minY == 353)
    controller.sourceRect = CGRect(x: 100, y: 0, width: 0, height: 0)
    host.settle()
    #expect(host.frame(of: presented).midX == 400)
  }

  @Test("P6.2 A source item is a view, or an item that a bar shows")
  func sourceItem() throws {
    let presented = popover()
    try controller(of: presented).sourceItem = source
    show(presented)
    #expect(host.frame(of: presented).midX == 330)
  }

  @Test("P6.3 Without a source a popover raises after the commit, when the delegate had its chance")
  func missingSource() throws {
    let presented = popover()
    let description = try controller(of: presented).description
    let delegate = PopoverDelegate(host.journal)
    try controller(of: presented).delegate = delegate
    host.root.present(presented, animated: true)
    #expect(host.exceptions == [])
    _ = host.journal.take()
    host.settle()
    #expect(
      host.exceptions == [
        "NSGenericException: UIPopoverPresentationController (\(description)) should have a "
          + "non-nil sourceView or barButtonItem set before the presentation occurs."
      ]
    )
    #expect(host.journal.take() == ["prepare"])
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P6.3 The delegate may supply the source when the popover is about to be shown")
  func sourceFromDelegate() throws {
    let presented = popover()
    let delegate = PopoverDelegate(host.journal)
    delegate.onPrepare = { [source] in $0.sourceView = source }
    try controller(of: presented).delegate = delegate
    show(presented)
    #expect(host.exceptions == [])
    #expect(host.frame(of: presented).midX == 330)
  }

  @Test("P6.5 Only the popover style has a popover presentation controller")
  func exists() {
    #expect(host.controller("V", .popover).popoverPresentationController != nil)
    #expect(host.controller("V", .pageSheet).popoverPresentationController == nil)
    #expect(host.controller("V", .fullScreen).popoverPresentationController == nil)
  }

  // MARK: Place

  @Test(
    "P6.6 The arrow points in the first permitted direction that has room for the content",
    arguments: [
      (CGRect(x: 300, y: 300, width: 60, height: 40), UIPopoverArrowDirection.any, 1),
      (CGRect(x: 300, y: 1100, width: 60, height: 40), .any, 2),
      (CGRect(x: 300, y: 300, width: 60, height: 40), .down, 2),
      (CGRect(x: 300, y: 300, width: 60, height: 40), .left, 4),
      (CGRect(x: 300, y: 300, width: 60, height: 40), [.left, .right], 4),
      (CGRect(x: 700, y: 300, width: 60, height: 40), [.left, .right], 8),
    ] as [(CGRect, UIPopoverArrowDirection, UInt)]
  )
  func arrow(frame: CGRect, permitted: UIPopoverArrowDirection, expected: UInt) throws {
    source.frame = frame
    let presented = popover(source: source)
    let controller = try controller(of: presented)
    controller.permittedArrowDirections = permitted
    #expect(controller.arrowDirection == .unknown)
    show(presented)
    #expect(controller.arrowDirection.rawValue == expected)
  }

  @Test("P6.6 Without room beside its source the content shrinks, unless it may overlap")
  func overlap() throws {
    let size = CGSize(width: 400, height: 1100)
    source.frame = CGRect(x: 300, y: 500, width: 200, height: 200)
    let presented = popover(source: source, size: size)
    let controller = try controller(of: presented)
    controller.permittedArrowDirections = [.up, .down]
    show(presented)
    #expect(host.frame(of: presented).height < 500)
    controller.canOverlapSourceViewRect = true
    host.settle()
    #expect(host.frame(of: presented).height > 1000)
  }

  @Test("P6.10 The size is the controller's preferred one, also when it changes")
  func preferredSize() {
    let presented = popover(source: source)
    show(presented)
    #expect(host.frame(of: presented).size == CGSize(width: 200, height: 150))
    presented.preferredContentSize = CGSize(width: 250, height: 300)
    host.settle()
    #expect(host.frame(of: presented).size == CGSize(width: 250, height: 300))
  }

  @Test("P6.8 With the window's size the popover moves, and the delegate may move its source")
  func repositions() throws {
    let presented = popover(source: source)
    let delegate = PopoverDelegate(host.journal)
    delegate.newRect = CGRect(x: 100, y: 0, width: 0, height: 0)
    try controller(of: presented).delegate = delegate
    show(presented)
    host.scene.resize(to: CGSize(width: 1194, height: 834), safeAreaInsets: .zero)
    host.settle()
    #expect(host.journal.take() == ["will reposition"])
    #expect(host.frame(of: presented).midX == 400)
  }

  @Test("P6.12 A popover stays when its source leaves")
  func sourceLeaves() {
    let presented = popover(source: source)
    show(presented)
    source.removeFromSuperview()
    host.settle()
    #expect(host.root.presentedViewController === presented)
    #expect(presented.view.window === host.window)
  }

  // MARK: Touches

  @Test("P6.7 A tap beside the popover dismisses it as the user does, and touches nothing else")
  func outsideTap() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 600, y: 900, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    host.root.view.addSubview(button)
    let presented = popover(source: source)
    let delegate = PopoverDelegate(host.journal)
    try controller(of: presented).delegate = delegate
    show(presented)
    host.tap(CGPoint(x: 620, y: 920))
    #expect(
      host.journal.take() == [
        "should dismiss", "will dismiss", "V viewWillDisappear", "V viewDidDisappear",
        "did dismiss",
      ]
    )
    #expect(taps == 0)
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P6.7 Passthrough views stay live")
  func passthrough() throws {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 600, y: 900, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    host.root.view.addSubview(button)
    let presented = popover(source: source)
    try controller(of: presented).passthroughViews = [button]
    show(presented)
    host.tap(CGPoint(x: 620, y: 920))
    #expect(taps == 1)
    #expect(host.root.presentedViewController === presented)
  }

  @Test("P6.7 Beside the item that it points at a bar stays live; the item itself dismisses")
  func barButtonSiblings() throws {
    var taps: [String] = []
    let content = UIViewController()
    let items = ["One", "Two"].map { name in
      UIBarButtonItem(title: name, primaryAction: UIAction { _ in taps.append(name) })
    }
    content.navigationItem.rightBarButtonItems = items
    host.window.rootViewController = UINavigationController(rootViewController: content)
    host.settle()
    let presented = popover()
    try controller(of: presented).barButtonItem = items[0]
    content.present(presented, animated: true)
    host.settle()
    #expect(host.exceptions == [])
    #expect(host.tap("Two"))
    #expect(taps == ["Two"])
    #expect(content.presentedViewController === presented)
    #expect(host.tap("One"))
    #expect(taps == ["Two"])
    #expect(content.presentedViewController == nil)
  }

  @Test(
    "P4.7 A refused tap beside a popover is dropped or told, as the doubt says",
    arguments: Doubts.RefusedOutsideTap.allCases
  )
  func refusedTap(variant: Doubts.RefusedOutsideTap) throws {
    var doubts = Doubts()
    doubts.refusedOutsideTap = variant
    let host = PresentationHost(doubts, device: .iPadPro11)
    let presented = host.controller("V", .popover)
    let delegate = PopoverDelegate(host.journal)
    delegate.allowsDismissal = false
    presented.popoverPresentationController?.sourceView = host.root.view
    presented.popoverPresentationController?.delegate = delegate
    presented.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 0, width: 1, height: 1)
    host.root.present(presented, animated: true)
    host.settle()
    _ = host.journal.take()
    host.tap(CGPoint(x: 60, y: 1100))
    let told = variant == .reported ? ["did attempt to dismiss"] : []
    #expect(host.journal.take() == ["should dismiss"] + told)
    #expect(host.root.presentedViewController === presented)
  }

  @Test("P6.9 The older methods are called where the newer ones aren't there")
  func olderMethods() throws {
    let presented = popover(source: source)
    let delegate = OlderDelegate(host.journal)
    try controller(of: presented).delegate = delegate
    show(presented)
    host.tap(CGPoint(x: 620, y: 920))
    #expect(
      host.journal.take().filter { $0.hasPrefix("older") } == [
        "older should dismiss", "older did dismiss",
      ]
    )
  }

  @Test("P6.9 A programmatic dismissal calls none of them")
  func programmatic() throws {
    let presented = popover(source: source)
    let delegate = OlderDelegate(host.journal)
    try controller(of: presented).delegate = delegate
    show(presented)
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.journal.take() == ["V viewWillDisappear", "V viewDidDisappear"])
  }

  // MARK: Adaptation

  @Test("P6.11 A window that becomes narrow turns the popover into a sheet and back, in silence")
  func adaptsWhileShown() {
    let presented = popover(source: source)
    show(presented)
    host.scene.resize(to: CGSize(width: 375, height: 1194), safeAreaInsets: .zero)
    host.settle()
    #expect(host.frame(of: presented).width == 375)
    #expect(host.frame(of: presented).maxY == 1194)
    host.scene.resize(to: CGSize(width: 834, height: 1194), safeAreaInsets: .zero)
    host.settle()
    #expect(host.frame(of: presented).size == CGSize(width: 200, height: 150))
    #expect(host.journal.take() == [])
    #expect(host.root.presentedViewController === presented)
  }

  @Test("P5.1 The sheet that a popover becomes is configured before, and tells the same delegate")
  func adaptiveSheet() throws {
    let host = PresentationHost()
    let presented = host.controller("V", .popover)
    let delegate = PopoverDelegate(host.journal)
    let controller = try #require(presented.popoverPresentationController)
    controller.adaptiveSheetPresentationController.detents = [.medium()]
    controller.delegate = delegate
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
    _ = host.journal.take()
    host.swipeDown(presented)
    #expect(
      host.journal.take() == [
        "should dismiss", "will dismiss", "V viewWillDisappear", "V viewDidDisappear",
        "did dismiss",
      ]
    )
  }

  @Test("P4.12 A popover that has gone leaves nothing in the window, and can be presented again")
  func again() {
    let presented = popover(source: source)
    show(presented)
    presented.dismiss(animated: true)
    host.settle()
    #expect(host.window.subviews == [host.root.view])
    presented.popoverPresentationController?.sourceView = source
    show(presented)
    #expect(host.root.presentedViewController === presented)
  }
}
