#if canImport(Understudy)
import Understudy

/// What the arguments of a command line ask for.
enum GalleryCommand {
  case help
  case list
  case play([GalleryScreen], on: Device, isVerbose: Bool)

  static let usage = """
    Plays the screens of the gallery and prints what happened.

      Gallery [SCREEN …] [--device iphone|ipad] [--verbose]
      Gallery --list
      Gallery --help

    Without a SCREEN all are played. --list names them. --verbose also prints each message that the
    system sends to the app's code. Ends with 1 if a screen misbehaves, with 2 if it can't understand
    its arguments.
    """

  /// Reads arguments.
  ///
  /// - Throws: ``GalleryError`` if one is unknown, or lacks its value.
  init(_ arguments: [String]) throws(GalleryError) {
    var device = Device.iPhone14
    var isVerbose = false
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
        screens.append(screen)
      }
    }
    self = .play(
      screens.isEmpty ? GalleryScreen.allCases : screens,
      on: device,
      isVerbose: isVerbose
    )
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
