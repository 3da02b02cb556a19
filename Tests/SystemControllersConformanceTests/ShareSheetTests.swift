import ConformanceSupport
import Foundation
import StageRuntime
import Testing
import UIKit

@Suite("Share sheets: ends")
@MainActor
struct ShareSheetTests {
  @Test("P7.6 Closing the sheet reports no activity, once the sheet has gone")
  func closes() {
    let host = ShareSheetHost()
    let sheet = host.presentSheet()
    #expect(host.tap("Close"))
    #expect(host.ends == ["nil false"])
    #expect(sheet.presentingViewController == nil)
    #expect(sheet.completionWithItemsHandler == nil)
  }

  @Test("P7.1 A swipe down reports no activity")
  func swipes() {
    let host = ShareSheetHost()
    let sheet = host.presentSheet()
    host.swipeDown(sheet)
    #expect(host.ends == ["nil false"])
    #expect(host.presenter?.presentedViewController == nil)
  }

  @Test("P7.6 A dismissal by the app reports no activity")
  func isDismissed() {
    let host = ShareSheetHost()
    host.presentSheet()
    host.presenter?.dismiss(animated: true)
    host.settle()
    #expect(host.ends == ["nil false"])
  }

  @Test("P7.6 A chosen activity is reported as completed, and the sheet dismisses itself")
  func copies() {
    let host = ShareSheetHost()
    let sheet = host.presentSheet(["Some text"])
    #expect(host.tap("Copy"))
    #expect(host.ends == ["CopyToPasteboard true"])
    #expect(sheet.presentingViewController == nil)
    #expect(UIPasteboard.general.string == "Some text")
  }

  @Test("P7.6 The handler can present: the sheet has gone")
  func handlerPresents() {
    let host = ShareSheetHost()
    let sheet = host.makeSheet()
    let next = UIViewController()
    sheet.completionWithItemsHandler = { [weak host] _, _, _, _ in
      host?.presenter?.present(next, animated: true)
    }
    host.present(sheet)
    #expect(host.tap("Copy"))
    #expect(host.presenter?.presentedViewController === next)
    #expect(host.messages == [])
  }

  @Test("P7.6 An app's activity is prepared, performed, and ends the sheet when it says so")
  func performsOwnActivity() {
    let host = ShareSheetHost()
    let activity = TestActivity()
    activity.result = nil
    let sheet = host.presentSheet(["Text"], activities: [activity])
    #expect(host.tap("Own"))
    #expect(
      activity.events == [
        #"can perform with ["Text"]"#, #"prepare with ["Text"]"#, "perform",
      ]
    )
    #expect(host.ends == [])
    #expect(sheet.presentingViewController != nil)
    activity.activityDidFinish(true)
    host.settle()
    #expect(host.ends == ["own true"])
    #expect(sheet.presentingViewController == nil)
  }

  @Test("P7.6 An activity that fails is reported as not completed")
  func reportsFailure() {
    let host = ShareSheetHost()
    let activity = TestActivity()
    activity.result = false
    host.presentSheet(activities: [activity])
    #expect(host.tap("Own"))
    #expect(host.ends == ["own false"])
  }

  @Test("P7.6 An activity with a controller shows it, and its end takes down both")
  func showsOwnController() {
    let host = ShareSheetHost()
    let activity = TestActivity()
    let controller = UIViewController()
    activity.controller = controller
    let sheet = host.presentSheet(activities: [activity])
    #expect(host.tap("Own"))
    #expect(sheet.presentedViewController === controller)
    #expect(!activity.events.contains("perform"))
    activity.activityDidFinish(true)
    host.settle()
    #expect(host.ends == ["own true"])
    #expect(host.presenter?.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
  }

  @Test(
    "P7.6 An activity that ends while its controller comes up takes down both",
    arguments: Doubts.DismissDuringPresentation.allCases
  )
  func endsEarly(doubt: Doubts.DismissDuringPresentation) {
    var doubts = Doubts()
    doubts.dismissDuringPresentation = doubt
    let host = ShareSheetHost(doubts)
    let activity = TestActivity()
    activity.controller = UIViewController()
    let sheet = host.presentSheet(activities: [activity])
    sheet.choose(UIActivity.ActivityType("test.own"))
    activity.activityDidFinish(true)
    host.settle()
    #expect(host.ends == ["own true"])
    #expect(host.presenter?.presentedViewController == nil)
  }

  @Test(
    "P7.6 Cancelling inside an activity goes back to the sheet; what is reported is a doubt",
    arguments: [
      (Doubts.InnerActivityCancel.silent, [], ["nil false"]),
      (.reported, ["Mail false"], ["Mail false"]),
      (.reportedBeforeEnd, ["Mail false"], ["Mail false", "nil false"]),
    ]
  )
  func cancelsInside(
    doubt: Doubts.InnerActivityCancel,
    afterCancel: [String],
    afterClose: [String]
  ) {
    var doubts = Doubts()
    doubts.innerActivityCancel = doubt
    let host = ShareSheetHost(doubts)
    let sheet = host.presentSheet()
    #expect(host.tap("Mail"))
    #expect(sheet.presentedViewController != nil)
    #expect(host.tap("Cancel"))
    #expect(sheet.presentedViewController == nil)
    #expect(sheet.presentingViewController != nil)
    #expect(host.ends == afterCancel)
    #expect(host.tap("Close"))
    #expect(host.ends == afterClose)
  }

  @Test("P7.6 A swipe inside an activity goes back to the sheet as well")
  func swipesInside() throws {
    let host = ShareSheetHost()
    let sheet = host.presentSheet()
    #expect(host.tap("Messages"))
    host.swipeDown(try #require(sheet.presentedViewController))
    #expect(sheet.presentingViewController != nil)
    #expect(host.tap("Copy"))
    #expect(host.ends == ["CopyToPasteboard true"])
  }

  @Test("P7.6 Sending inside an activity ends the sheet with it")
  func sendsInside() {
    let host = ShareSheetHost()
    host.presentSheet()
    #expect(host.tap("Mail"))
    #expect(host.tap("Send"))
    #expect(host.ends == ["Mail true"])
    #expect(host.presenter?.presentedViewController == nil)
  }

  @Test("P7.6 Dismissed from under an activity's own screen, the sheet reports nothing")
  func isDismissedUnderActivity() {
    let host = ShareSheetHost()
    host.presentSheet()
    #expect(host.tap("Mail"))
    host.presenter?.dismiss(animated: true)
    host.settle()
    #expect(host.presenter?.presentedViewController == nil)
    #expect(host.ends == [])
  }

  @Test("P7.6 A sheet can be presented again")
  func presentsAgain() {
    let host = ShareSheetHost()
    let sheet = host.presentSheet()
    #expect(host.tap("Copy"))
    sheet.completionWithItemsHandler = { _, completed, _, _ in
      host.ends.append("again \(completed)")
    }
    host.present(sheet)
    #expect(host.tap("Close"))
    #expect(host.ends == ["CopyToPasteboard true", "again false"])
  }

  @Test("P7.6 A sheet goes when it is dismissed and nobody keeps it")
  func isReleased() {
    let host = ShareSheetHost()
    weak let sheet = host.presentSheet(activities: [TestActivity()])
    #expect(sheet != nil)
    #expect(host.tap("Own"))
    #expect(sheet == nil)
  }

  @Test("P7.6 The style is a popover's on an iPad and a sheet's on an iPhone")
  func choosesStyle() {
    let phone = ShareSheetHost()
    #expect(phone.makeSheet().modalPresentationStyle == .pageSheet)
    let pad = ShareSheetHost(device: .iPadPro11)
    #expect(pad.makeSheet().modalPresentationStyle == .popover)
  }

  @Test("P6.3 On an iPad a share sheet is a popover, and raises without a source")
  func popoverOnPad() throws {
    let host = ShareSheetHost(device: .iPadPro11)
    let sheet = host.presentSheet()
    #expect(host.exceptions == ["NSGenericException: \(sheet.missingPopoverSourceReason)"])
    let other = host.makeSheet()
    let popover = try #require(other.popoverPresentationController)
    popover.sourceView = host.presenter?.view
    popover.sourceRect = CGRect(x: 400, y: 100, width: 10, height: 10)
    host.present(other)
    #expect(host.exceptions.count == 1)
    #expect(other.view.bounds.width == 375)
    host.tap("Close")
    #expect(host.ends == ["nil false"])
  }

  @Test("P6.3 A missing popover source raises with the share sheet's own words")
  func namesMissingSource() {
    let sheet = ShareSheetHost().makeSheet()
    #expect(
      sheet.missingPopoverSourceReason
        == "Your application has presented a UIActivityViewController (\(sheet.description)). In "
        + "its current trait environment, the modalPresentationStyle of a UIActivityViewController "
        + "with this style is UIModalPresentationPopover. You must provide location information "
        + "for this popover through the view controller's popoverPresentationController. You must "
        + "provide either a sourceView and sourceRect or a barButtonItem. If this information is "
        + "not known when you present the view controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    )
  }
}
