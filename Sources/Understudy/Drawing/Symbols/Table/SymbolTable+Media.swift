/// Playing, sound and pictures.
extension SymbolTable {
  static let media: Group = [
    "play": SymbolDrawing(
      area:
        "M6.5 5.2A1.5 1.5 0 0 1 8.8 3.9L19.5 10.7A1.5 1.5 0 0 1 19.5 13.3L8.8 20.1A1.5 1.5 0 0 1 6.5 18.8Z"
    ),
    "pause": SymbolDrawing(area: "R5.5 4 4.5 16 1.2R14 4 4.5 16 1.2"),
    "stop": SymbolDrawing(area: "R4.5 4.5 15 15 2.5"),
    "record.circle": SymbolDrawing(area: "O12 12 9.5", hole: "O12 12 4.5"),
    "playpause": SymbolDrawing(area: "M3 6L13 12L3 18ZR14.5 6 2 12 0.6R19.3 6 2 12 0.6"),
    "forward": SymbolDrawing(area: "M2.5 6L11.5 12L2.5 18ZM12.5 6L21.5 12L12.5 18Z"),
    "backward": .mirrored("forward"),
    "forward.end": SymbolDrawing(area: "M5 5L16.5 12L5 19Z", lines: "M19 5V19"),
    "backward.end": .mirrored("forward.end"),
    "forward.frame": SymbolDrawing(area: "M10 5L20 12L10 19Z", lines: "M5.5 5V19"),
    "backward.frame": .mirrored("forward.frame"),
    "eject": SymbolDrawing(area: "M12 4L20 14H4ZM4 18H20V20H4Z"),
    "shuffle":
      "M2.5 7H6C11.5 7 12.5 17 18 17H21M2.5 17H6C8 17 9.3 15.7 10.4 14M13.6 10C14.7 8.3 16 7 18 7H21M18 4L21 7L18 10M18 14L21 17L18 20",
    "repeat":
      "M3.5 11V10A4 4 0 0 1 7.5 6H19.5M16.5 3L19.5 6L16.5 9M20.5 13V14A4 4 0 0 1 16.5 18H4.5M7.5 15L4.5 18L7.5 21",
    "repeat.1":
      "M3.5 11V10A4 4 0 0 1 7.5 6H14.5M11.5 3L14.5 6L11.5 9M20.5 13V14A4 4 0 0 1 16.5 18H4.5M7.5 15L4.5 18L7.5 21M18.5 4.5L20.5 3V9.5",
    "goforward": "M19.8 13.5A8 8 0 1 1 12 5H14.5M12 1.8L15.2 5L12 8.2",
    "gobackward": .mirrored("goforward"),
    "speedometer": SymbolDrawing(
      area: "O12 12 9.5",
      detail: "M12 13.5L16 8.5D6 13.5D7.6 8.3D12 6D18 13.5"
    ),
    "gauge": .same(as: "speedometer"),
    "gauge.with.needle": .same(as: "speedometer"),
    "airplayvideo": SymbolDrawing(
      lines:
        "M6 17H5A2.5 2.5 0 0 1 2.5 14.5V6.5A2.5 2.5 0 0 1 5 4H19A2.5 2.5 0 0 1 21.5 6.5V14.5A2.5 2.5 0 0 1 19 17H18",
      solid: "M12 15.5L16.5 20.5H7.5Z"
    ),
    "airplayaudio": SymbolDrawing(
      lines:
        "M7.5 16.2A6 6 0 1 1 16.5 16.2M4.8 17.7A9.2 9.2 0 1 1 19.2 17.7M9.3 12.3A2.9 2.9 0 1 1 14.7 12.3",
      solid: "M12 16L16 20.8H8Z"
    ),
    "airplay.video": .same(as: "airplayvideo"),
    "airplay.audio": .same(as: "airplayaudio"),
    "gauge.low": .same(as: "speedometer"),
    "gauge.medium": .same(as: "speedometer"),
    "gauge.high": .same(as: "speedometer"),
    "gauge.with.dots.needle.33percent": .same(as: "speedometer"),
    "gauge.with.dots.needle.50percent": .same(as: "speedometer"),
    "gauge.with.dots.needle.67percent": .same(as: "speedometer"),
    "gauge.with.dots.needle.bottom.50percent": .same(as: "speedometer"),
  ]

  static let sound: Group = [
    "speaker": SymbolDrawing(area: speaker(x: 4)),
    "speaker.wave.1": SymbolDrawing(area: speaker(x: 3), lines: "M17.5 9A4.5 4.5 0 0 1 17.5 15"),
    "speaker.wave.2": SymbolDrawing(
      area: speaker(x: 1.5),
      lines: "M15.5 9A4.5 4.5 0 0 1 15.5 15M18.7 6.3A8.5 8.5 0 0 1 18.7 17.7"
    ),
    "speaker.wave.3": SymbolDrawing(
      area: speaker(x: 1),
      lines:
        "M14.2 9.5A3.8 3.8 0 0 1 14.2 14.5M17 7A7.5 7.5 0 0 1 17 17M19.5 4.7A11 11 0 0 1 19.5 19.3"
    ),
    "speaker.plus": SymbolDrawing(area: speaker(x: 1), lines: "M18.5 8.5V15.5M15 12H22"),
    "speaker.minus": SymbolDrawing(area: speaker(x: 1), lines: "M15 12H22"),
    "mic": SymbolDrawing(
      area: "R8.5 2.5 7 12 3.5",
      lines: "M5 11.5A7 7 0 0 0 19 11.5M12 18.5V21.5M8.5 21.5H15.5"
    ),
    "music.note": SymbolDrawing(
      lines: "M10.5 17.5V4.5L18 3V7.5L10.5 9",
      solid: "M10.5 17.5A3 2.5 0 0 1 4.5 18A3 2.5 0 0 1 10.5 17.5Z"
    ),
    "music.note.list": SymbolDrawing(
      lines: "M3 5H12M3 10H12M3 15H8M17.5 17.5V5L21.5 4V8L17.5 9",
      solid: "M17.5 17.7A2.5 2.1 0 0 1 12.5 18A2.5 2.1 0 0 1 17.5 17.7Z"
    ),
    "music.quarternote.3": SymbolDrawing(
      lines: "M8 15V5M15 19V9M21 13V3",
      solid:
        "M8 15.3A2.3 1.9 0 0 1 3.4 15.6A2.3 1.9 0 0 1 8 15.3ZM15 19.3A2.3 1.9 0 0 1 10.4 19.6A2.3 1.9 0 0 1 15 19.3ZM21 13.3A2.3 1.9 0 0 1 16.4 13.6A2.3 1.9 0 0 1 21 13.3Z"
    ),
    "music.mic": SymbolDrawing(area: "O16.5 7.5 4.7", lines: "M12.5 10L3.5 19L5 20.5L14 11.5"),
    "waveform": "M3 10.5V13.5M6 7.5V16.5M9 4V20M12 9V15M15 6V18M18 8.5V15.5M21 10.5V13.5",
    "headphones": SymbolDrawing(
      area: "R3.5 13.5 4.5 7 1.5R16 13.5 4.5 7 1.5",
      lines: "M3.5 16V12A8.5 8.5 0 0 1 20.5 12V16"
    ),
    "hifispeaker": SymbolDrawing(area: "R5.5 2.5 13 19 2.5", hole: "O12 7 1.5O12 15 3.5"),
    "homepod": SymbolDrawing(
      area:
        "M4.5 11C4.5 7.5 7.8 5.5 12 5.5C16.2 5.5 19.5 7.5 19.5 11C19.5 16 18 20 15.5 20H8.5C6 20 4.5 16 4.5 11Z",
      detail: "M8 9.5H16"
    ),
    "radio": SymbolDrawing(
      area: "R2.5 8 19 12.5 2.5",
      detail: "M13.5 12H18.5M13.5 16H18.5",
      hole: "O8 14.2 2.8",
      lines: "M5.5 8L17.5 3"
    ),
    "pianokeys": SymbolDrawing(
      area: "R2.5 4 19 16 2.5",
      detail: "M8.8 12.5V20M15.2 12.5V20",
      hole: "M7 4H10.5V12.5H7ZM13.5 4H17V12.5H13.5Z"
    ),
    "metronome": SymbolDrawing(
      area: "M8.5 3H15.5L19.5 21H4.5Z",
      detail: "M5.5 16.5H18.5M12 16L17 8"
    ),
    "recordingtape": "O6.5 11.5 4O17.5 11.5 4M6.5 15.5H17.5",
    "airpods": SymbolDrawing(
      area: "O6.2 7.3 3.3O17.8 7.3 3.3",
      lines: "M9.5 7.3V19.5M14.5 7.3V19.5"
    ),
    "earbuds": .same(as: "airpods"),
    "airpodspro": .same(as: "airpods"),
    "earpods": .same(as: "airpods"),
  ]

  /// A loudspeaker, in whose place beside it waves or signs are.
  private static func speaker(x: Double) -> String {
    "M\(x) 10.3A1.3 1.3 0 0 1 \(x + 1.3) 9H\(x + 4.5)L\(x + 9.3) 4.8A0.8 0.8 0 0 1 \(x + 10.7) 5.4V18.6A0.8 0.8 0 0 1 \(x + 9.3) 19.2L\(x + 4.5) 15H\(x + 1.3)A1.3 1.3 0 0 1 \(x) 13.7Z"
  }

  static let images: Group = [
    "photo": SymbolDrawing(
      area: "R2.5 4 19 16 3",
      detail:
        "M2.8 17L8.3 11.5A1.5 1.5 0 0 1 10.4 11.5L15 16.2L16.5 14.7A1.5 1.5 0 0 1 18.6 14.7L21.2 17.3",
      hole: "O16.2 8.8 1.3"
    ),
    "photo.on.rectangle": SymbolDrawing(
      area: "R6 7.5 16 12.5 2.5",
      detail: "M6.3 17.5L11 13L15 17L16.5 15.5L21.5 19",
      hole: "O17.3 11.3 0.9",
      lines: "M3.8 16A2 2 0 0 1 2 14V6A2.5 2.5 0 0 1 4.5 3.5H16A2 2 0 0 1 18 4.6"
    ),
    "photo.stack": SymbolDrawing(
      area: "R2.5 8.5 19 12.5 2.5",
      detail: "M2.8 18.5L8 13.5L12.5 18L15 15.5L21 20",
      lines: "M5 5.7H19M7.5 3H16.5"
    ),
    "camera": SymbolDrawing(
      area:
        "M4.5 7H7L8.3 5A1.5 1.5 0 0 1 9.6 4.3H14.4A1.5 1.5 0 0 1 15.7 5L17 7H19.5A2.5 2.5 0 0 1 22 9.5V17A2.5 2.5 0 0 1 19.5 19.5H4.5A2.5 2.5 0 0 1 2 17V9.5A2.5 2.5 0 0 1 4.5 7Z",
      detail: "O12 13 3.7"
    ),
    "camera.viewfinder":
      "M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16M7 9.5H9L10 8H14L15 9.5H17V15.5H7ZO12 12.3 1.2",
    "arrow.triangle.2.circlepath.camera": SymbolDrawing(
      area:
        "M4.5 7H7L8.3 5A1.5 1.5 0 0 1 9.6 4.3H14.4A1.5 1.5 0 0 1 15.7 5L17 7H19.5A2.5 2.5 0 0 1 22 9.5V17A2.5 2.5 0 0 1 19.5 19.5H4.5A2.5 2.5 0 0 1 2 17V9.5A2.5 2.5 0 0 1 4.5 7Z",
      detail:
        "M8.3 12.5A3.8 3.8 0 0 1 15 10.8M15.3 8.8V11H13.1M15.7 13.5A3.8 3.8 0 0 1 9 15.2M8.7 17.2V15H10.9"
    ),
    "video": SymbolDrawing(area: "R2 6 13.5 12 2.5M15.5 10.5L22 7V17L15.5 13.5"),
    "film": SymbolDrawing(
      area: "R2.5 4 19 16 2.5",
      detail: "M7 4V20M17 4V20M2.5 8H7M2.5 12H7M2.5 16H7M17 8H21.5M17 12H21.5M17 16H21.5M7 12H17"
    ),
    "movieclapper": SymbolDrawing(
      area: "R3 9.5 18 11 2M3 9.5L2.7 6.5L19 3L20 6.3L3 9.5",
      detail: "M8 5.5L9.5 8.2M13 4.5L14.5 7.2M3 9.5H21"
    ),
    "tv": SymbolDrawing(area: "R2 4 20 13 2.5", lines: "M8 20.5H16"),
    "play.tv": SymbolDrawing(
      area: "R2 4 20 13 2.5",
      hole: "M10 7.5L15 10.5L10 13.5Z",
      lines: "M8 20.5H16"
    ),
    "eye": SymbolDrawing(
      area: "M2 12C7 4.2 17 4.2 22 12C17 19.8 7 19.8 2 12Z",
      detail: "O12 12 3.2"
    ),
    "eyeglasses":
      "O6.5 14 4O17.5 14 4M10.5 13.5A1.6 1.6 0 0 1 13.5 13.5M2.5 13L4.5 7.5A2 2 0 0 1 6.3 6.3M21.5 13L19.5 7.5A2 2 0 0 0 17.7 6.3",
    "sparkles": SymbolDrawing(
      area:
        "M10 4.5C10.6 9 11.5 10.4 16.5 11.2C11.5 12 10.6 13.4 10 18C9.4 13.4 8.5 12 3.5 11.2C8.5 10.4 9.4 9 10 4.5ZM17.8 15C18.1 17 18.6 17.7 20.8 18C18.6 18.3 18.1 19 17.8 21C17.5 19 17 18.3 14.8 18C17 17.7 17.5 17 17.8 15ZM18 2.8C18.2 4.4 18.6 4.9 20.3 5.2C18.6 5.5 18.2 6 18 7.6C17.8 6 17.4 5.5 15.7 5.2C17.4 4.9 17.8 4.4 18 2.8Z"
    ),
    "wand.and.stars":
      "M3.5 20.5L14 10M16 8L17.5 6.5M18.5 13.5V17M16.8 15.2H20.2M8 3.5V7M6.3 5.2H9.7M20 2.5V5M18.7 3.8H21.3M2.8 19.8L13.3 9.3L14.7 10.7L4.2 21.2Z",
    "wand.and.rays":
      "M2.8 19.8L13.3 9.3L14.7 10.7L4.2 21.2ZM16 8L17.5 6.5M15 2.5V5.5M21.5 9H18.5M9.5 4.5L11 6M19.5 14.5L18 13M20 4L18.5 5.5",
    "camera.filters": "O12 8 5.5O8 15 5.5O16 15 5.5",
    "crop": "M6.5 2.5V17.5H21.5M2.5 6.5H17.5V21.5",
    "crop.rotate":
      "M7.5 5V16.5H19M5 7.5H16.5V19M16 2.5A5.5 5.5 0 0 1 21.5 8M8 21.5A5.5 5.5 0 0 1 2.5 16",
    "rotate.right": .mirrored("rotate.left"),
    "aspectratio": SymbolDrawing(
      area: "R2.5 4.5 19 15 2.5",
      detail: "M6.5 11V8.5H9M17.5 13V15.5H15"
    ),
    "livephoto":
      "O12 12 3O12 12 6.3D12 2.6D16.7 3.9D20.1 7.3D21.4 12D20.1 16.7D16.7 20.1D12 21.4D7.3 20.1D3.9 16.7D2.6 12D3.9 7.3D7.3 3.9",
    "qrcode": SymbolDrawing(
      lines:
        "R3 3 7 7 0.8R14 3 7 7 0.8R3 14 7 7 0.8M14 14.5H16.5M20.5 14.5V17M17.3 17.5V20.5M14.3 20.5V18M20.7 20.6H20.5",
      solid: "R5.9 5.9 1.2 1.2 0.2R16.9 5.9 1.2 1.2 0.2R5.9 16.9 1.2 1.2 0.2"
    ),
    "barcode": "M3 5V19M6.3 5V19M8.8 5V19M12.5 5V19M15.3 5V19M18 5V19M21 5V19",
    "faceid":
      "M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16M8 8.5V10M16 8.5V10M12.3 8.5V12.5A1 1 0 0 1 11.3 13.5M8.5 16A5 5 0 0 0 15.5 16",
    "touchid":
      "M5 8A8.5 8.5 0 0 1 19 8M4 17C5 14.5 4.5 13.5 4.8 11.8A7.2 7.2 0 0 1 19.2 12C19.2 14 19.1 15.5 18.8 17M7 19.5C8.3 16.5 7.8 14 8 12A4 4 0 0 1 16 12C16 15 15.7 17.5 15 19.8M12 12C12 15.5 11.6 18.5 10.5 21.3",
    "photo.on.rectangle.angled": .same(as: "photo.on.rectangle"),
    "photo.artframe": .same(as: "photo"),
    "wand.and.stars.inverse": .same(as: "wand.and.stars"),
    "sparkle": SymbolDrawing(
      area:
        "M12 2.8C12.9 9 14.6 11 21.2 12C14.6 13 12.9 15 12 21.2C11.1 15 9.4 13 2.8 12C9.4 11 11.1 9 12 2.8Z"
    ),
    "rotate.left": SymbolDrawing(
      area: "R6 10.5 12 10.5 2",
      lines: "M4.5 7A8.5 8.5 0 0 1 17 4.5M3.7 3V7.3H8"
    ),
    "flip.horizontal": SymbolDrawing(area: "M9 6V18H2.5ZM15 6V18H21.5Z", lines: "M12 3V21"),
    "arrow.left.and.right.righttriangle.left.righttriangle.right": .same(as: "flip.horizontal"),
    "livephoto.play": .same(as: "livephoto"),
  ]
}
