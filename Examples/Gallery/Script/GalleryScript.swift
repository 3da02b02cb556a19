#if canImport(Understudy)
import Foundation
import Understudy

/// The gallery on a machine without a screen: a script of user actions plays each screen on a stage
/// and prints what happened.
///
/// `Gallery --list` names the screens, `Gallery SCREEN …` plays some, `--device ipad` plays them on
/// an iPad.
@main
@MainActor
struct GalleryScript {
  typealias Play = @MainActor (Stage, inout Expectations) throws -> Void

  private static let screens: [(name: String, title: String, play: Play)] = [
    ("widget", "Half-sheet widget", HalfSheetWidgetScript.play),
    ("order", "Expandable half sheet", ExpandableHalfSheetScript.play),
    ("safari", "Web page", SafariWebViewScript.play),
    ("mail", "Mail form", MailComposeSheetScript.play),
    ("share", "Share a link", ActivitySheetScript.play),
    ("bottom-sheet", "Bottom sheets", BottomSheetScript.play),
    ("modal", "Managed modal", ManagedModalScript.play),
    ("conflict", "Two at once", ConflictPolicyScript.play),
  ]

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var device = Device.iPhone14
    if let index = arguments.firstIndex(of: "--device") {
      guard let chosen = arguments.dropFirst(index + 1).first.flatMap(device(named:)) else {
        stop("Give --device a model: 'iphone' or 'ipad'.")
      }
      device = chosen
      arguments.removeSubrange(index...index + 1)
    }
    if arguments.contains("--list") {
      for screen in screens { print("\(screen.name): \(screen.title)") }
      return
    }
    let unknown = arguments.filter { name in !screens.contains { $0.name == name } }
    if !unknown.isEmpty {
      stop(
        "There is no screen '\(unknown.joined(separator: "', '"))'. 'Gallery --list' names them."
      )
    }
    play(screens.filter { arguments.isEmpty || arguments.contains($0.name) }, on: device)
  }

  private static func play(
    _ screens: [(name: String, title: String, play: Play)],
    on device: Device
  ) {
    print(
      """
      Each screen of the gallery is played on a simulated \(device.name). A line gives the time in
      seconds, who acts ("user" is a finger, "script" explains; the rest is UIKit), and what happens.

      """
    )
    let performances = screens.map { Performance($0.title, on: device, of: $0.play) }
    for performance in performances { print(performance.report) }
    let failures = performances.filter { !$0.hasPassed }
    print("\(performances.count - failures.count) passed, \(failures.count) failed")
    if !failures.isEmpty { exit(1) }
  }

  private static func device(named name: String) -> Device? {
    switch name.lowercased() {
    case "iphone": .iPhone14
    case "ipad": .iPadPro11
    default: nil
    }
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
#endif
