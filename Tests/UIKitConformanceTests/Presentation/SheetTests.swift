import StageRuntime
import Testing
import UIKit

private typealias Detent = UISheetPresentationController.Detent

@Suite("Sheets")
@MainActor
struct SheetTests {
  private let host = PresentationHost()

  /// A detent of a height.
  private func detent(_ height: CGFloat?, _ name: String = "custom") -> Detent {
    .custom(identifier: Detent.Identifier(name)) { _ in height }
  }

  private func sheet(of controller: UIViewController) throws -> UISheetPresentationController {
    try #require(controller.sheetPresentationController)
  }

  // MARK: Configuration

  @Test(
    "P5.1 Sheets' styles have a sheet presentation controller, others don't",
    arguments: [
      (UIModalPresentationStyle.automatic, true), (.pageSheet, true), (.formSheet, true),
      (.fullScreen, false), (.overFullScreen, false), (.currentContext, false), (.popover, false),
    ]
  )
  func exists(style: UIModalPresentationStyle, expected: Bool) {
    #expect((host.controller("V", style).sheetPresentationController != nil) == expected)
  }

  @Test("P5.2 The defaults are Apple's")
  func defaults() throws {
    let sheet = try sheet(of: host.controller())
    #expect(sheet.detents.map(\.identifier) == [.large])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil)
    #expect(sheet.sourceView == nil)
  }

  @Test("P5.3 Identifiers are Apple's; a custom detent without one gets its own")
  func identifiers() {
    #expect(Detent.medium().identifier.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.large().identifier.rawValue == "com.apple.UIKit.large")
    #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
  }

  @Test("P5.4 An empty list of detents raises and changes nothing")
  func noDetents() throws {
    let sheet = try sheet(of: host.controller())
    sheet.detents = []
    #expect(host.exceptions.first?.hasPrefix("NSInvalidArgumentException") == true)
    #expect(sheet.detents.count == 1)
  }

  // MARK: Heights

  @Test("P5.5 Without a selection, or with an unknown one, the sheet opens at its smallest detent")
  func opensSmallest() throws {
    for selected in [nil, Detent.Identifier("unknown")] {
      let host = PresentationHost()
      let presented = host.controller()
      presented.sheetPresentationController?.detents = [detent(200), .large()]
      presented.sheetPresentationController?.selectedDetentIdentifier = selected
      host.root.present(presented, animated: true)
      host.settle()
      #expect(host.frame(of: presented).height == 234)
    }
  }

  @Test("P5.5 A selection before the presentation is where the sheet opens")
  func opensSelected() {
    let presented = host.controller()
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    presented.sheetPresentationController?.selectedDetentIdentifier = .large
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented).minY == 57)
  }

  @Test("P5.7 P5.11 The large detent is the maximum: 753 of 844 points, in a frame from 57 on")
  func large() {
    let presented = host.presentSheet()
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test("P5.8 The medium detent makes the sheet half as tall as the screen")
  func medium() {
    let presented = host.presentSheet(detents: [.medium()])
    #expect(host.frame(of: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test("P5.8 In compact height the medium detent is inactive")
  func mediumInCompactHeight() {
    let host = PresentationHost(sceneSize: CGSize(width: 844, height: 390))
    let presented = host.controller()
    presented.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    presented.sheetPresentationController?.detents = [.medium(), .large()]
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented).minY < 100)
  }

  @Test("P5.9 In compact height a sheet is full screen, and the presenter hears of it")
  func compactHeight() {
    let host = PresentationHost(sceneSize: CGSize(width: 844, height: 390))
    let presented = host.present()
    #expect(host.frame(of: presented) == host.window.bounds)
    #expect(host.journal.take().contains("root viewDidDisappear"))
  }

  @Test("P5.9 Attached to the edge in compact height, the sheet may follow the preferred width")
  func preferredWidth() {
    let host = PresentationHost(sceneSize: CGSize(width: 844, height: 390))
    let presented = host.controller()
    presented.preferredContentSize = CGSize(width: 400, height: 0)
    presented.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    presented.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented).width == 400)
    #expect(host.frame(of: presented).midX == 422)
  }

  @Test(
    "P5.10 A custom value is the height within the safe area, at most the maximum",
    arguments: [(300.0, 334.0), (753.0, 787.0), (2000.0, 787.0)]
  )
  func custom(value: CGFloat, height: CGFloat) {
    let presented = host.presentSheet(detents: [detent(value)])
    #expect(host.frame(of: presented).height == height)
  }

  @Test("P5.10 A detent whose resolver gives nil is inactive")
  func inactive() {
    let presented = host.presentSheet(detents: [detent(nil), .large()])
    #expect(host.frame(of: presented).minY == 57)
  }

  @Test("P5.10 The resolver gets the maximum and the container's traits")
  func resolverContext() {
    var seen: (maximum: CGFloat, width: UIUserInterfaceSizeClass)?
    let detent = Detent.custom { context in
      seen = (
        context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass
      )
      return 100
    }
    _ = host.presentSheet(detents: [detent])
    #expect(seen?.maximum == 753)
    #expect(seen?.width == .compact)
  }

  @Test("P5.10 Invalidated detents are resolved again at the next layout")
  func invalidation() throws {
    var height: CGFloat = 200
    let presented = host.presentSheet(detents: [.custom { _ in height }])
    height = 300
    host.endTurn()
    #expect(host.frame(of: presented).height == 234)
    try sheet(of: presented).invalidateDetents()
    host.endTurn()
    #expect(host.frame(of: presented).height == 334)
  }

  @Test("P5.14 In regular width a form sheet is a card of the preferred size in the middle")
  func card() {
    let host = PresentationHost(device: .iPadPro11)
    let presented = host.controller("V", .formSheet)
    presented.preferredContentSize = CGSize(width: 400, height: 500)
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(x: 217, y: 347, width: 400, height: 500))
  }

  // MARK: Dimming

  @Test("P5.15 A dimmed presenter gets no touches; an undimmed one does")
  func dimming() {
    for (undimmed, reachesRoot) in [(nil, false), (Detent.Identifier.medium, true)] {
      let host = PresentationHost()
      let presented = host.controller()
      presented.sheetPresentationController?.detents = [.medium(), .large()]
      presented.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
      host.root.present(presented, animated: true)
      host.settle()
      let view = host.window.hitTest(CGPoint(x: 200, y: 100), with: nil)
      #expect((view === host.root.view) == reachesRoot)
    }
  }

  @Test("P5.15 Above the largest undimmed detent, what is below is blocked again")
  func dimmingAbove() throws {
    let presented = host.presentSheet(detents: [.medium(), .large()])
    let sheet = try sheet(of: presented)
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.selectedDetentIdentifier = .large
    host.endTurn()
    #expect(host.window.hitTest(CGPoint(x: 200, y: 20), with: nil) !== host.root.view)
  }

  @Test("P5.15 An undimmed sheet isn't dismissed by a tap beside it, but by a drag")
  func undimmedTap() throws {
    let presented = host.presentSheet(detents: [.medium()])
    try sheet(of: presented).largestUndimmedDetentIdentifier = .medium
    host.endTurn()
    host.tap(200, 100)
    host.settle()
    #expect(host.root.presentedViewController === presented)
    host.drag(presented, by: 400).ended()
    host.settle()
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P5.15 What a finger can't reach, assistive technologies skip")
  func modality() throws {
    let presented = host.presentSheet(detents: [.medium()])
    let container = try #require(presented.presentationController?.containerView)
    #expect(container.accessibilityViewIsModal)
    try sheet(of: presented).largestUndimmedDetentIdentifier = .medium
    host.endTurn()
    #expect(!container.accessibilityViewIsModal)
  }

  @Test("P5.22 Without a preferred corner radius the system's is used")
  func cornerRadius() throws {
    let presented = host.presentSheet()
    let surface = try #require(presented.presentationController?.presentedView)
    #expect(surface.layer.cornerRadius == 10)
    try sheet(of: presented).preferredCornerRadius = 30
    host.endTurn()
    #expect(surface.layer.cornerRadius == 30)
  }

  // MARK: Changes

  @Test("P5.5 A selection while shown moves the sheet at the next layout, and isn't told")
  func selection() throws {
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(detents: [.medium(), .large()], delegate: delegate)
    #expect(try sheet(of: presented).delegate === delegate)
    try sheet(of: presented).selectedDetentIdentifier = .large
    host.endTurn()
    #expect(host.frame(of: presented).minY == 57)
    #expect(host.journal.take() == [])
  }

  @Test("P5.19 When animateChanges returns, all is laid out")
  func animateChanges() throws {
    let presented = host.presentSheet(detents: [.medium(), .large()])
    let sheet = try sheet(of: presented)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(host.frame(of: presented).minY == 57)
  }

  // MARK: The finger

  @Test("P5.17 The sheet follows the finger")
  func follows() {
    let presented = host.presentSheet(detents: [.medium(), .large()])
    let touch = host.drag(presented, by: -200)
    #expect(host.frame(of: presented).minY == 222)
    host.move(touch, by: 100)
    #expect(host.frame(of: presented).minY == 322)
  }

  @Test("P5.17 Above the largest detent the sheet gives way less and less")
  func rubberBand() {
    let presented = host.presentSheet()
    host.drag(presented, by: -50)
    let top = host.frame(of: presented).minY
    #expect(top < 57 && top > 7)
  }

  @Test(
    "P5.6 A drag to another detent selects it and tells the delegate; one back doesn't",
    arguments: [(-300.0, true), (-50.0, false)]
  )
  func dragSelects(distance: CGFloat, changes: Bool) throws {
    let delegate = ProbeDelegate(host.journal)
    let presented = host.presentSheet(detents: [.medium(), .large()], delegate: delegate)
    host.dragAndRelease(presented, by: distance)
    host.settle()
    #expect(host.journal.take() == (changes ? ["did change detent"] : []))
    #expect(try sheet(of: presented).selectedDetentIdentifier == (changes ? .large : .medium))
    #expect(host.frame(of: presented).minY == (changes ? 57 : 422))
  }

  @Test("P5.18 A tap on the grabber goes through the detents")
  func grabber() throws {
    let presented = host.controller()
    let sheet = try sheet(of: presented)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    host.root.present(presented, animated: true)
    host.settle()
    host.tap(195, 429)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    host.tap(195, 64)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .medium)
  }

  @Test("A drag can't begin while the sheet is in a transition")
  func dragDuringTransition() {
    let presented = host.controller()
    host.root.present(presented, animated: true)
    host.advance(100)
    host.drag(presented, by: 100)
    #expect(host.frame(of: presented).minY == 57)
  }

  @Test("A touch that the system takes away leaves the sheet where it was")
  func cancelledTouch() {
    let presented = host.presentSheet()
    host.drag(presented, by: 600).cancelled()
    host.settle()
    #expect(host.root.presentedViewController === presented)
    #expect(host.frame(of: presented).minY == 57)
  }

  @Test("P5.24 A sheet hears of a full screen over it, and not of another sheet")
  func covered() {
    let presented = host.presentSheet()
    let cover = host.present("W", .fullScreen, on: presented)
    #expect(
      host.journal.take().filter { $0.hasPrefix("V") } == [
        "V viewWillDisappear", "V viewDidDisappear",
      ]
    )
    cover.dismiss(animated: true)
    host.settle()
    #expect(
      host.journal.take().filter { $0.hasPrefix("V") } == [
        "V viewWillAppear", "V viewIsAppearing", "V viewDidAppear",
      ]
    )
    host.present("X", on: presented)
    #expect(host.journal.take().filter { $0.hasPrefix("V") } == [])
  }
}

@Suite("Release of a dragged sheet")
struct SheetReleaseTests {
  @Test(
    "P5.17 The nearest detent to the projected height wins; past half the smallest, it goes",
    arguments: [
      (422.0, 0.0, SheetRelease.rest(0)), (600, 0, .rest(0)), (650, 0, .rest(1)),
      (422, -1000, .rest(1)), (787, 1000, .rest(0)), (212, 0, .rest(0)), (210, 0, .dismissal),
      (400, 1000, .dismissal),
    ]
  )
  func destination(height: Double, velocity: Double, expected: SheetRelease) {
    let destination = SheetRelease.destination(
      height: height,
      velocity: velocity,
      heights: [422, 787],
      canDismiss: true
    )
    #expect(destination == expected)
  }

  @Test("P5.17 What may not go stays at its smallest detent")
  func refused() {
    let destination = SheetRelease.destination(
      height: 50,
      velocity: 5000,
      heights: [422, 787],
      canDismiss: false
    )
    #expect(destination == .rest(0))
  }

  @Test("A rubber band never gives way to its end", arguments: [1.0, 100, 10_000])
  func rubberBand(distance: Double) {
    let given = SheetRelease.rubberBand(distance, extent: 57)
    #expect(given > 0 && given < min(distance, 57))
  }
}
