import Foundation
import StageRuntime

/// The web as one stage has it: how pages load, and how long that takes.
package final class WebService: StageService {
  /// What comes of loading a page.
  package enum Answer: Hashable, Sendable {
    /// The page loads.
    case page
    /// The page loads after it has led to another URL.
    case redirect(URL)
    /// Nothing loads.
    case failure
  }

  /// What each URL answers; every one with a page unless the stage says otherwise.
  package var answer: @MainActor (URL) -> Answer = { _ in .page }

  /// How long a page takes to load.
  package var loadingTime: Duration = .milliseconds(600)

  package init() {}
}
