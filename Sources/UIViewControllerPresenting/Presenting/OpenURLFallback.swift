#if canImport(UIKit)
import SwiftUI

/// Opens a URL instead of presenting something, and takes the wish back.
package struct OpenURLFallback: View {
  private let url: URL?
  private let reason: String
  private let takeBack: () -> Void

  @Environment(\.openURL) private var openURL

  /// Creates a view that opens a URL as soon as it appears.
  ///
  /// - Parameters:
  ///   - url: What to open; `nil` for nothing.
  ///   - reason: Why nothing is presented, for the log.
  ///   - takeBack: Sets the binding to nothing.
  package init(_ url: URL?, because reason: String, takeBack: @escaping () -> Void) {
    self.url = url
    self.reason = reason
    self.takeBack = takeBack
  }

  /// Nothing to see.
  package var body: some View {
    Color.clear.onAppear {
      PresentationLog.problem("Can't present: \(reason) It is opened instead.")
      if let url { openURL(url) }
      takeBack()
    }
  }
}
#endif
