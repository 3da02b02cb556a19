#if canImport(SafariServices) && canImport(UIKit)
import SafariServices
import SwiftUI
import UIKit
import UIViewControllerPresenting

extension View {
  /// Presents a web page in Safari's own view controller while a binding is true.
  ///
  /// - Parameters:
  ///   - url: The page. Safari's controller takes `http` and `https` only: any other URL is opened
  ///     through the environment's `openURL`, with a message in the log, and the binding goes back.
  ///   - configuration: How the controller behaves; `nil` for the usual.
  ///   - isPresented: Whether the page is presented. It becomes false when the user closes it.
  ///   - modalPresentationStyle: How UIKit presents the controller.
  ///   - animated: Whether to animate the transitions.
  /// - Returns: A view that looks like this one.
  public func safariWebView(
    url: URL,
    configuration: SFSafariViewController.Configuration? = nil,
    isPresented: Binding<Bool>,
    modalPresentationStyle: UIModalPresentationStyle = .fullScreen,
    animated: Bool = true
  ) -> some View {
    background {
      SafariPresentation(
        url: url,
        configuration: configuration,
        isPresented: isPresented,
        modalPresentationStyle: modalPresentationStyle,
        isAnimated: animated
      )
    }
  }

  /// Presents a web page in Safari's own view controller while a binding has a URL.
  ///
  /// - Parameters:
  ///   - url: The page, or `nil` for none. Another URL takes the place of the first. It becomes `nil`
  ///     when the user closes the page. A URL that is neither `http` nor `https` is opened through the
  ///     environment's `openURL`, with a message in the log, and the binding goes back.
  ///   - configuration: How the controller behaves; `nil` for the usual.
  ///   - modalPresentationStyle: How UIKit presents the controller.
  ///   - animated: Whether to animate the transitions.
  /// - Returns: A view that looks like this one.
  public func safariWebView(
    url: Binding<URL?>,
    configuration: SFSafariViewController.Configuration? = nil,
    modalPresentationStyle: UIModalPresentationStyle = .fullScreen,
    animated: Bool = true
  ) -> some View {
    background {
      SafariPresentation(
        url: url.wrappedValue,
        configuration: configuration,
        isPresented: url.isPresent(),
        modalPresentationStyle: modalPresentationStyle,
        isAnimated: animated
      )
    }
  }
}

/// Presents a page, or opens what isn't one.
private struct SafariPresentation: View {
  let url: URL?
  let configuration: SFSafariViewController.Configuration?
  let isPresented: Binding<Bool>
  let modalPresentationStyle: UIModalPresentationStyle
  let isAnimated: Bool

  var body: some View {
    if let url, isPresented.wrappedValue, !url.isWebPage {
      OpenURLFallback(
        url,
        because: "'\(url.absoluteString)' is no web page: only 'http' and 'https' are."
      ) {
        isPresented.wrappedValue = false
      }
    }
    // The page stays in the hierarchy, so that it can leave when the binding changes.
    page
  }

  private var page: some View {
    let url = url
    let isPresented = isPresented
    return UIViewControllerPresenting<SFSafariViewController, Void>(
      wish: PresentationWish(
        read: {
          isPresented.wrappedValue && url?.isWebPage != false ? url.map(AnyHashable.init) : nil
        },
        takeBack: { isPresented.wrappedValue = false }
      ),
      makeUIViewController: { _, _ in
        guard let url else {
          preconditionFailure("A page is made only while its URL is wanted.")
        }
        let controller =
          configuration.map { SFSafariViewController(url: url, configuration: $0) }
          ?? SFSafariViewController(url: url)
        controller.modalPresentationStyle = modalPresentationStyle
        return controller
      },
      makeCoordinator: { _ in },
      animated: isAnimated
    )
  }
}

extension URL {
  /// Whether Safari's view controller takes it; it raises an exception for all others (rule 7.3).
  var isWebPage: Bool {
    guard let scheme = scheme?.lowercased() else { return false }
    return scheme == "http" || scheme == "https"
  }
}
#endif
