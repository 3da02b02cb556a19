#if canImport(Understudy)
import Foundation
import Understudy

/// What the arguments of a command line ask for.
enum GalleryCommand {
  case help
  case list
  case play([GalleryScreen], on: Device, isVerbose: Bool)
  case draw([GalleryScreen], on: Device, into: URL)

  static let usage = """
    Plays the screens of the gallery and prints what happened.

      Gallery [SCREEN …] [--device iphone|ipad] [--verbose]
      Gallery --pictures DIR [SCREEN …] [--device iphone|ipad]
      Gallery --list
      Gallery --help

    Without a SCREEN all are played. --list names them. --verbose also prints each message that the
    system sends to the app's code. --pictures draws what the user sees instead: a page, DIR/index.html,
    and a strip for each screen, light and dark. Ends with 1 if a screen misbehaves, with 2 if it can't understand
    its arguments.
    """

  /// Reads arguments.
  ///
  /// - Throws: ``GalleryError`` if one is unknown, or lacks its value.
  init(_ arguments: [String]) throws(GalleryError) {
    var device = Device.iPhone14
    var isVerbose = false
    var folder: URL?
    var screens: [GalleryScreen] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--list":
        self = .list
        return
      case "--verbose":
        isVerbose = true
      case "--pictures":
        guard let path = rest.popFirst(), !path.isEmpty, !path.hasPrefix("-") else {
          throw .unexpected("Give --pictures a folder for the pictures.")
        }
        folder = URL(fileURLWithPath: path, isDirectory: true)
      case "--device":
        guard let chosen = rest.popFirst().flatMap(Self.device(named:)) else {
          throw .unexpected("Give --device a model: 'iphone' or 'ipad'.")
        }
        device = chosen
      case _ where argument.hasPrefix("-"):
        throw .unexpected("There is no option '\(argument)'. 'Gallery --help' names them.")
      default:
        guard let screen = GalleryScreen(rawValue: argument) else {
          throw .unexpected("There is no screen '\(argument)'. 'Gallery --list' names them.")
        }
        if !screens.contains(screen) { screens.append(screen) }
      }
    }
    if screens.isEmpty { screens = GalleryScreen.allCases }
    if let folder {
      guard !isVerbose else {
        throw .unexpected("--verbose is about stories: leave it out with --pictures.")
      }
      self = .draw(screens, on: device, into: folder)
    } else {
      self = .play(screens, on: device, isVerbose: isVerbose)
    }
  }

  private static func device(named name: String) -> Device? {
    switch name.lowercased() {
    case "iphone": .iPhone14
    case "ipad": .iPadPro11
    default: nil
    }
  }
}
#endif
