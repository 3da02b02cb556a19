import StageRuntime
import Testing
import UIKit

@Suite("Scroll views in sheets")
@MainActor
struct SheetScrollingTests {
  private let host = PresentationHost()
  private let scroll = UIScrollView()

  /// Presents a sheet that is filled by a scroll view with long content.
  private func present(
    detents: [UISheetPresentationController.Detent] = [.large()]
  ) -> Probe {
    let sheet = host.controller("V")
    sheet.loadViewIfNeeded()
    scroll.frame = sheet.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 390, height: 3000)
    sheet.view.addSubview(scroll)
    sheet.sheetPresentationController?.detents = detents
    host.root.present(sheet, animated: true)
    host.settle()
    _ = host.journal.take()
    return sheet
  }

  private func drag(_ sheet: Probe, by distance: CGFloat) {
    let frame = host.frame(of: sheet)
    let touch = TouchSequence.began(at: CGPoint(x: 195, y: frame.minY + 150), in: host.window)
    host.move(touch, by: distance)
    host.holdAndLift(touch)
    host.settle()
  }

  @Test("P5.16 At the top edge a pull drags the sheet down and dismisses it")
  func pullDismisses() {
    let sheet = present()
    drag(sheet, by: 600)
    #expect(host.journal.take() == ["V viewWillDisappear", "V viewDidDisappear"])
    #expect(host.root.presentedViewController == nil)
  }

  @Test("P5.16 Away from the top edge a pull scrolls the content")
  func pullScrolls() {
    let sheet = present()
    scroll.contentOffset.y = 500
    drag(sheet, by: 300)
    #expect(host.root.presentedViewController === sheet)
    #expect(scroll.contentOffset.y == 215)
    #expect(host.journal.take() == [])
  }

  @Test("P5.16 Below the largest detent a push upwards expands the sheet before it scrolls")
  func expands() {
    let sheet = present(detents: [.medium(), .large()])
    let offset = scroll.contentOffset
    drag(sheet, by: -350)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(scroll.contentOffset.y <= offset.y)
    drag(sheet, by: -100)
    #expect(scroll.contentOffset.y > 50)
  }

  @Test("P5.16 Where scrolling doesn't expand the sheet, it scrolls at any detent")
  func doesNotExpand() {
    let sheet = present(detents: [.medium(), .large()])
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(sheet, by: -200)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier != .large)
    #expect(scroll.contentOffset.y > 100)
  }

  @Test("P4.6 A pull on a modal sheet's content at its top edge is refused by the sheet")
  func modal() {
    let delegate = ProbeDelegate(host.journal)
    let sheet = present()
    sheet.sheetPresentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    drag(sheet, by: 400)
    #expect(host.journal.take() == ["did attempt to dismiss"])
  }
}
