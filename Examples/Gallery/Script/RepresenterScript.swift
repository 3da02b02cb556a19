#if canImport(Understudy)
import Understudy
import UIKit

/// Plays the screen `RepresenterScreen`.
@MainActor
enum RepresenterScript {
  static func play(on stage: Stage, _ expectations: inout Expectations) throws {
    try stage.tap("Do a task")
    stage.settle()
    expectations.expect(
      "UIKit's bar and the card follow SwiftUI's state",
      stage.views(of: UIProgressView.self).map(\.progress) == [0.25]
        && stage.shows("1 of 4 done")
    )
    try stage.tap("Remove the card")
    stage.settle()
    expectations.expect(
      "the card's closure for dismantling has run",
      stage.shows("The last card said: 1 of 4 done")
    )
  }
}
#endif
