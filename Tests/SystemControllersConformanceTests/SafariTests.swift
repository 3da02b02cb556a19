import ConformanceSupport
import Foundation
import SafariServices
import StageRuntime
import Testing
import UIKit

@Suite("Safari controllers")
@MainActor
struct SafariTests {
  /// Writes down what a Safari controller tells its delegate.
  private final class Delegate: NSObject, SFSafariViewControllerDelegate {
    var events: [String] = []
    var onFinish: ((SFSafariViewController) -> Void)?

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      let state = controller.isBeingDismissed ? "going" : "on screen"
      events.append("did finish, \(state)")
      onFinish?(controller)
    }

    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {
      events.append("loaded \(didLoadSuccessfully)")
    }

    func safariViewController(
      _ controller: SFSafariViewController,
      initialLoadDidRedirectTo URL: URL
    ) {
      events.append("redirected to \(URL.absoluteString)")
    }

    func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {
      events.append("will open")
    }
  }

  private func makeURL(_ text: String = "https://example.com/page") throws -> URL {
    try #require(URL(string: text))
  }

  /// Presents a Safari controller and waits until its page has loaded.
  private func present(
    _ delegate: Delegate,
    style: UIModalPresentationStyle = .automatic,
    on host: DeviceHost
  ) throws -> SFSafariViewController {
    let safari = SFSafariViewController(url: try makeURL())
    safari.delegate = delegate
    safari.modalPresentationStyle = style
    host.window.rootViewController?.present(safari, animated: true)
    host.settle()
    return safari
  }

  @Test(
    "P7.3 A URL without http or https raises",
    arguments: ["ftp://example.com", "mailto:me@example.com", "about:blank", "example.com"]
  )
  func raisesForScheme(text: String) throws {
    let host = DeviceHost()
    _ = SFSafariViewController(url: try makeURL(text))
    #expect(
      host.exceptions == [
        "NSInvalidArgumentException: The specified URL has an unsupported scheme. "
          + "Only HTTP and HTTPS URLs are supported."
      ]
    )
  }

  @Test("P7.3 http and https are accepted, in any case", arguments: ["http", "https", "HTTPS"])
  func accepts(scheme: String) throws {
    let host = DeviceHost()
    _ = SFSafariViewController(url: try makeURL("\(scheme)://example.com"))
    #expect(host.exceptions == [])
  }

  @Test("P7.3 The default style covers the screen, and the presenter hears of it")
  func coversScreen() throws {
    let host = DeviceHost()
    let safari = try present(Delegate(), on: host)
    #expect(safari.modalPresentationStyle == .fullScreen)
    #expect(host.window.rootViewController?.view.window == nil)
  }

  @Test("P7.3 A sheet's style is honoured")
  func presentsAsSheet() throws {
    let host = DeviceHost()
    let safari = try present(Delegate(), style: .pageSheet, on: host)
    #expect(safari.presentationController is UISheetPresentationController)
    #expect(host.window.rootViewController?.view.window === host.window)
  }

  @Test("P7.3 Done tells the delegate before the controller dismisses itself")
  func finishes() throws {
    let host = DeviceHost()
    let delegate = Delegate()
    let safari = try present(delegate, on: host)
    delegate.events = []
    #expect(host.tap("Done"))
    #expect(delegate.events == ["did finish, on screen"])
    #expect(safari.presentingViewController == nil)
    #expect(host.window.rootViewController?.presentedViewController == nil)
  }

  @Test("P7.3 Done tapped twice finishes once")
  func finishesOnce() throws {
    let host = DeviceHost()
    let delegate = Delegate()
    let safari = try present(delegate, on: host)
    delegate.events = []
    safari.finish()
    safari.finish()
    host.settle()
    #expect(delegate.events == ["did finish, on screen"])
  }

  @Test("P7.3 A delegate that dismisses the presenter takes the presenter with it")
  func dismissesPresenterToo() throws {
    let host = DeviceHost()
    let middle = UIViewController()
    host.window.rootViewController?.present(middle, animated: true)
    host.settle()
    let delegate = Delegate()
    delegate.onFinish = { $0.presentingViewController?.dismiss(animated: true) }
    let safari = SFSafariViewController(url: try makeURL())
    safari.delegate = delegate
    middle.present(safari, animated: true)
    host.settle()
    #expect(host.tap("Done"))
    #expect(host.window.rootViewController?.presentedViewController == nil)
  }

  @Test("P7.25 No presentation delegate hears of Done")
  func tellsNoPresentationDelegate() throws {
    let host = DeviceHost()
    let observer = DismissalObserver()
    let safari = try present(Delegate(), style: .pageSheet, on: host)
    safari.presentationController?.delegate = observer
    #expect(host.tap("Done"))
    #expect(safari.presentingViewController == nil)
    #expect(observer.events == [])
  }

  @Test(
    "P7.3 A swipe away is a doubt: the delegate hears of it or not",
    arguments: Doubts.SafariSwipe.allCases
  )
  func swipes(doubt: Doubts.SafariSwipe) throws {
    var doubts = Doubts()
    doubts.safariSwipe = doubt
    let host = DeviceHost(doubts)
    let delegate = Delegate()
    let sheet = try present(delegate, style: .pageSheet, on: host)
    delegate.events = []
    host.swipeDown(sheet)
    #expect(host.window.rootViewController?.presentedViewController == nil)
    let screen = try present(delegate, on: host)
    let loading = delegate.events.filter { $0.hasPrefix("loaded") }
    #expect(loading == ["loaded true"])
    screen.swipeFromEdge()
    host.settle()
    #expect(host.window.rootViewController?.presentedViewController == nil)
    let finishes = delegate.events.filter { $0.hasPrefix("did finish") }
    #expect(finishes.count == (doubt == .reported ? 2 : 0))
  }

  @Test("P7.3 The page loads after a while, once")
  func loads() throws {
    let host = DeviceHost()
    let delegate = Delegate()
    let safari = SFSafariViewController(url: try makeURL())
    safari.delegate = delegate
    host.window.rootViewController?.present(safari, animated: true)
    host.endTurn()
    #expect(delegate.events == [])
    host.settle()
    #expect(delegate.events == ["loaded true"])
  }

  @Test("P7.3 A page that leads elsewhere and one that doesn't load are told of")
  func redirectsAndFails() throws {
    let host = DeviceHost()
    let web = host.context.service(WebService.self)
    let elsewhere = try makeURL("https://example.org/")
    let delegate = Delegate()
    web.answer = { _ in .redirect(elsewhere) }
    _ = try present(delegate, on: host)
    #expect(delegate.events == ["redirected to https://example.org/", "loaded true"])
    #expect(host.tap("Done"))
    delegate.events = []
    web.answer = { _ in .failure }
    _ = try present(delegate, on: host)
    #expect(delegate.events == ["loaded false"])
  }

  @Test("P7.3 Nothing is called after the dismissal")
  func stopsLoading() throws {
    let host = DeviceHost()
    host.context.service(WebService.self).loadingTime = .seconds(5)
    let delegate = Delegate()
    let safari = SFSafariViewController(url: try makeURL())
    safari.delegate = delegate
    host.window.rootViewController?.present(safari, animated: true)
    host.advance(by: .seconds(1))
    safari.dismiss(animated: true)
    host.settle()
    #expect(delegate.events == [])
  }

  @Test("P7.3 The configuration is copied when the controller is made")
  func copiesConfiguration() throws {
    _ = DeviceHost()
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(url: try makeURL(), configuration: configuration)
    configuration.entersReaderIfAvailable = false
    #expect(safari.configuration.entersReaderIfAvailable)
    safari.configuration.entersReaderIfAvailable = false
    #expect(safari.configuration.entersReaderIfAvailable)
    #expect(safari.configuration.barCollapsingEnabled)
  }

  @Test("P7.3 The button's text follows its style")
  func namesButton() throws {
    let host = DeviceHost()
    let safari = try present(Delegate(), on: host)
    #expect(host.buttonTitles(in: safari.view).contains("Done"))
    safari.dismissButtonStyle = .close
    #expect(host.buttonTitles(in: safari.view).contains("Close"))
  }

  @Test("P7.3 Opening in Safari tells the delegate and leaves the app")
  func opensInBrowser() throws {
    let host = DeviceHost()
    let delegate = Delegate()
    _ = try present(delegate, on: host)
    delegate.events = []
    #expect(host.tap("Open in Safari"))
    #expect(delegate.events == ["will open"])
    #expect(host.application.openedURLs == [try makeURL()])
  }

  @Test("P7.3 A controller goes when it is dismissed and nobody keeps it")
  func isReleased() throws {
    let host = DeviceHost()
    weak let safari = try present(Delegate(), on: host)
    #expect(safari != nil)
    #expect(host.tap("Done"))
    #expect(safari == nil)
  }
}

/// Writes down what a presentation tells its delegate.
@MainActor
final class DismissalObserver: NSObject, UIAdaptivePresentationControllerDelegate {
  var events: [String] = []

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    events.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    events.append("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    events.append("did attempt to dismiss")
  }
}
