#if canImport(Understudy)
import Foundation
import Understudy

/// The gallery on a machine without a screen: a script of user actions plays each screen on a stage
/// and prints what happened.
@main
@MainActor
struct GalleryScript {
  static func main() {
    let performances = [
      Performance("Half-sheet widget", of: HalfSheetWidgetScript.play),
      Performance("Expandable half sheet", of: ExpandableHalfSheetScript.play),
    ]
    print(
      """
      Each screen of the gallery is played on a simulated iPhone. A line gives the time in seconds,
      who acts ("user" is a finger, "script" explains; the rest is UIKit), and what happens.

      """
    )
    for performance in performances { print(performance.report) }
    let failures = performances.filter { !$0.hasPassed }
    print("\(performances.count - failures.count) screens passed, \(failures.count) failed")
    if !failures.isEmpty { exit(1) }
  }
}
#endif
