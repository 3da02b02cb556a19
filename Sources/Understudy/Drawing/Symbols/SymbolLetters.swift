import Foundation

/// The letters and numbers that symbols have in frames, as in `a.square` and `12.circle`.
enum SymbolLetters {
  /// What is drawn for a letter or a number of two digits at most, or `nil` for other text.
  static func layers(for text: String) -> [SymbolIcon.Layer]? {
    let characters = Array(text)
    switch characters.count {
    case 1:
      guard let line = lines[characters[0]] else { return nil }
      return [SymbolIcon.Layer(SymbolPath(line), .line)]
    case 2 where characters.allSatisfy(\.isWholeNumber):
      let layers = zip(characters, [6.2, 17.8]).compactMap { digit, x in
        lines[digit].map { line in
          let placement = SymbolPlacement(scale: 0.85, center: CGPoint(x: x, y: 12))
          return SymbolIcon.Layer(SymbolPath(line).placed(placement), .line)
        }
      }
      return layers.count == 2 ? layers : nil
    default: return nil
    }
  }

  private static let lines: [Character: String] = [
    "0": "R6.8 4 10.4 16 5.2",
    "1": "M8 7L12.8 4V20",
    "2": "M7 8.5A5 4.6 0 1 1 15.5 11.7L7 20H17.5",
    "3": "M7.2 4H16.5L11.5 10.3A4.9 4.9 0 1 1 6.8 17",
    "4": "M14.5 20V4L6 15.5H18",
    "5": "M16.5 4H8.5L7.7 11.2A5 4.9 0 1 1 7 17.2",
    "6": "M15.5 4L8 12O12 15 5",
    "7": "M6.8 4H17.2L10.5 20",
    "8": "O12 7.8 3.8O12 15.8 4.4",
    "9": "M8.5 20L16 12O12 9 5",
    "a": "M5.5 20L12 4L18.5 20M7.8 14.5H16.2",
    "b": "M7 4H12.5A4 4 0 0 1 12.5 12H7ZM7 12H13.5A4 4 0 0 1 13.5 20H7Z",
    "c": "M17.8 7.5A7 8 0 1 0 17.8 16.5",
    "d": "M6.5 4H11A8 8 0 0 1 11 20H6.5Z",
    "e": "M16.5 4H7.5V20H16.5M7.5 12H15.5",
    "f": "M16.5 4H7.5V20M7.5 12H15.5",
    "g": "M17.8 7.5A7 8 0 1 0 18.5 13H13",
    "h": "M6.5 4V20M17.5 4V20M6.5 12H17.5",
    "i": "M12 4V20M8.5 4H15.5M8.5 20H15.5",
    "j": "M15.5 4V15.5A4.3 4.3 0 0 1 7 15.5",
    "k": "M7 4V20M17.5 4L7 14M11 10.5L17.5 20",
    "l": "M8 4V20H17",
    "m": "M5 20V4L12 14L19 4V20",
    "n": "M6.5 20V4L17.5 20V4",
    "o": "R5 4 14 16 7",
    "p": "M7.5 20V4H13A4.6 4.6 0 0 1 13 13.2H7.5",
    "q": "R5 4 14 16 7M14 15.5L18.5 20",
    "r": "M7.5 20V4H13A4.4 4.4 0 0 1 13 12.8H7.5M12.5 12.8L17.5 20",
    "s":
      "M16.8 7A4.8 4 0 0 0 12 4C9.2 4 7.3 5.5 7.3 7.7C7.3 13 17 10.8 17 16.2C17 18.5 15 20 12 20A5.3 4.4 0 0 1 6.8 16.8",
    "t": "M5.5 4H18.5M12 4V20",
    "u": "M6.5 4V14.5A5.5 5.5 0 0 0 17.5 14.5V4",
    "v": "M5.5 4L12 20L18.5 4",
    "w": "M3.5 4L8 20L12 7L16 20L20.5 4",
    "x": "M6 4L18 20M18 4L6 20",
    "y": "M5.5 4L12 12.5L18.5 4M12 12.5V20",
    "z": "M6.5 4H17.5L6.5 20H17.5",
  ]
}
