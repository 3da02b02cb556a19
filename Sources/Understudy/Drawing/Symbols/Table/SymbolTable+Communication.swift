/// Letters, calls and conversations.
extension SymbolTable {
  static let communication: Group = [
    "envelope": SymbolDrawing(
      area: "R2.5 5 19 14 2.5",
      detail: "M3.3 6L10.5 12.6A2.2 2.2 0 0 0 13.5 12.6L20.7 6"
    ),
    "envelope.open": SymbolDrawing(
      area:
        "M3 9.5L10.8 3.3A2 2 0 0 1 13.2 3.3L21 9.5V18.5A2.5 2.5 0 0 1 18.5 21H5.5A2.5 2.5 0 0 1 3 18.5Z",
      detail: "M3.2 10L12 16L20.8 10"
    ),
    "paperplane": SymbolDrawing(
      area: "M2.8 10.2L20 3A0.8 0.8 0 0 1 21 4L13.8 21.2L10.8 13.2Z",
      detail: "M10.8 13.2L20.6 3.4"
    ),
    "phone": SymbolDrawing(
      area: """
        M5.5 3.2L8.3 3A1.5 1.5 0 0 1 9.8 4.1L10.8 7.6A1.5 1.5 0 0 1 10.3 9.1L8.6 10.6\
        A14 14 0 0 0 13.4 15.4L14.9 13.7A1.5 1.5 0 0 1 16.4 13.2L19.9 14.2A1.5 1.5 0 0 1 21 15.7\
        L20.8 18.5A2.5 2.5 0 0 1 18.2 20.9A17 17 0 0 1 3.1 5.8A2.5 2.5 0 0 1 5.5 3.2Z
        """
    ),
    "phone.down": SymbolDrawing(
      area:
        "M2.5 14.5V13C2.5 6.5 21.5 6.5 21.5 13V14.5A1.5 1.5 0 0 1 20 16H17A1.5 1.5 0 0 1 15.5 14.5V12.6A14 14 0 0 0 8.5 12.6V14.5A1.5 1.5 0 0 1 7 16H4A1.5 1.5 0 0 1 2.5 14.5Z"
    ),
    "phone.arrow.up.right": SymbolDrawing(
      area: """
        M5.5 3.2L8.3 3A1.5 1.5 0 0 1 9.8 4.1L10.8 7.6A1.5 1.5 0 0 1 10.3 9.1L8.6 10.6\
        A14 14 0 0 0 13.4 15.4L14.9 13.7A1.5 1.5 0 0 1 16.4 13.2L19.9 14.2A1.5 1.5 0 0 1 21 15.7\
        L20.8 18.5A2.5 2.5 0 0 1 18.2 20.9A17 17 0 0 1 3.1 5.8A2.5 2.5 0 0 1 5.5 3.2Z
        """,
      lines: "M14.5 9.5L21 3M15.5 3H21V8.5"
    ),
    "phone.arrow.down.left": SymbolDrawing(
      area: """
        M5.5 3.2L8.3 3A1.5 1.5 0 0 1 9.8 4.1L10.8 7.6A1.5 1.5 0 0 1 10.3 9.1L8.6 10.6\
        A14 14 0 0 0 13.4 15.4L14.9 13.7A1.5 1.5 0 0 1 16.4 13.2L19.9 14.2A1.5 1.5 0 0 1 21 15.7\
        L20.8 18.5A2.5 2.5 0 0 1 18.2 20.9A17 17 0 0 1 3.1 5.8A2.5 2.5 0 0 1 5.5 3.2Z
        """,
      lines: "M21 3L14.5 9.5M20 9.5H14.5V4"
    ),
    "bubble.left": SymbolDrawing(
      area:
        "M6 3.5H18A3.5 3.5 0 0 1 21.5 7V13.8A3.5 3.5 0 0 1 18 17.3H11.5L6.8 21.3V17.3H6A3.5 3.5 0 0 1 2.5 13.8V7A3.5 3.5 0 0 1 6 3.5Z"
    ),
    "bubble.right": .mirrored("bubble.left"),
    "bubble": .same(as: "bubble.left"),
    "bubble.middle.bottom": SymbolDrawing(
      area:
        "M6 3.5H18A3.5 3.5 0 0 1 21.5 7V13.8A3.5 3.5 0 0 1 18 17.3H15L12 21.3L9 17.3H6A3.5 3.5 0 0 1 2.5 13.8V7A3.5 3.5 0 0 1 6 3.5Z"
    ),
    "bubble.left.and.bubble.right": SymbolDrawing(
      area:
        "M4.5 3H12.5A2.5 2.5 0 0 1 15 5.5V9.5A2.5 2.5 0 0 1 12.5 12H8L5 14.8V12H4.5A2.5 2.5 0 0 1 2 9.5V5.5A2.5 2.5 0 0 1 4.5 3ZM17.8 8.5H19.5A2.5 2.5 0 0 1 22 11V15.5A2.5 2.5 0 0 1 19.5 18H19V21L16 18H12A2.5 2.5 0 0 1 9.5 15.5V15"
    ),
    "bubble.left.and.text.bubble.right": .same(as: "bubble.left.and.bubble.right"),
    "message": SymbolDrawing(
      area:
        "M12 3C17.3 3 21.5 6.6 21.5 11C21.5 15.4 17.3 19 12 19C10.9 19 9.8 18.8 8.8 18.5L4.5 20.8L5.3 16.9C3.6 15.4 2.5 13.3 2.5 11C2.5 6.6 6.7 3 12 3Z"
    ),
    "bell": SymbolDrawing(
      area: "M4.5 17.5C6.8 15.3 6 12.5 6.3 9.5A5.7 5.7 0 0 1 17.7 9.5C18 12.5 17.2 15.3 19.5 17.5Z",
      lines: "M9.7 20.7A2.6 2.6 0 0 0 14.3 20.7"
    ),
    "bell.and.waves.left.and.right": SymbolDrawing(
      area: "M6.5 16.5C8 14.8 7.5 12.5 7.8 10A4.2 4.2 0 0 1 16.2 10C16.5 12.5 16 14.8 17.5 16.5Z",
      lines:
        "M10.3 19.5A2 2 0 0 0 13.7 19.5M4.5 6A6.5 6.5 0 0 0 3.5 12.5M19.5 6A6.5 6.5 0 0 1 20.5 12.5"
    ),
    "tray": SymbolDrawing(
      area:
        "M2.5 13.5L5.8 5.5A2 2 0 0 1 7.6 4.3H16.4A2 2 0 0 1 18.2 5.5L21.5 13.5V17.5A2.5 2.5 0 0 1 19 20H5A2.5 2.5 0 0 1 2.5 17.5Z",
      detail: "M2.5 13.5H8A4 3.3 0 0 0 16 13.5H21.5"
    ),
    "tray.2": SymbolDrawing(
      area: "M3 16L5.5 9.5H18.5L21 16V18.5A2 2 0 0 1 19 20.5H5A2 2 0 0 1 3 18.5Z",
      detail: "M3 15.5H8.5A3.5 2.6 0 0 0 15.5 15.5H21",
      lines: "M5.5 6.3L7 3.5H17L18.5 6.3"
    ),
    "tray.full": SymbolDrawing(
      area:
        "M2.5 13.5L5.8 5.5A2 2 0 0 1 7.6 4.3H16.4A2 2 0 0 1 18.2 5.5L21.5 13.5V17.5A2.5 2.5 0 0 1 19 20H5A2.5 2.5 0 0 1 2.5 17.5Z",
      detail: "M2.5 13.5H8A4 3.3 0 0 0 16 13.5H21.5M8.5 8H15.5M7.5 10.8H16.5"
    ),
    "archivebox": SymbolDrawing(
      area: "R2.5 3.5 19 5 1.5M4 8.5H20V18A2.5 2.5 0 0 1 17.5 20.5H6.5A2.5 2.5 0 0 1 4 18Z",
      detail: "M9.5 12.5H14.5M4 8.5H20"
    ),
    "megaphone": SymbolDrawing(
      area: "M18.5 4V18L8 14.5H5.5A2.5 2.5 0 0 1 3 12V10A2.5 2.5 0 0 1 5.5 7.5H8Z",
      lines: "M7.5 15L9 20.5H12L11 16M21.3 9.5V12.5"
    ),
    "antenna.radiowaves.left.and.right":
      "O12 12 1.5M8.5 8.5A5 5 0 0 0 8.5 15.5M15.5 8.5A5 5 0 0 1 15.5 15.5M5.3 5.3A9.5 9.5 0 0 0 5.3 18.7M18.7 5.3A9.5 9.5 0 0 1 18.7 18.7",
    "dot.radiowaves.left.and.right": .same(as: "antenna.radiowaves.left.and.right"),
    "dot.radiowaves.right":
      "O5 12 1.2M9.5 8A5.7 5.7 0 0 1 9.5 16M13.2 5.2A9.6 9.6 0 0 1 13.2 18.8M17 2.7A13.2 13.2 0 0 1 17 21.3",
    "wave.3.right":
      "M5.5 8.5A5 5 0 0 1 5.5 15.5M10 5.5A9.2 9.2 0 0 1 10 18.5M14.5 2.7A13.2 13.2 0 0 1 14.5 21.3",
    "wave.3.left": .mirrored("wave.3.right"),
    "quote.opening": SymbolDrawing(
      area: "O7 14.5 3O17 14.5 3",
      lines: "M4 14.5C4 10 5.5 7.5 9 6M14 14.5C14 10 15.5 7.5 19 6"
    ),
    "quote.closing": .turned("quote.opening", 2),
    "tray.and.arrow.down": SymbolDrawing(
      area: arrowTray,
      detail: "M2.5 14.5H8A4 3 0 0 0 16 14.5H21.5",
      across: "M12 2.5V11.2M8.5 7.7L12 11.2L15.5 7.7"
    ),
    "tray.and.arrow.up": SymbolDrawing(
      area: arrowTray,
      detail: "M2.5 14.5H8A4 3 0 0 0 16 14.5H21.5",
      across: "M12 11.5V2.8M8.5 6.3L12 2.8L15.5 6.3"
    ),
  ]

  private static let arrowTray =
    "M5.2 8L2.5 14.5V18A2.5 2.5 0 0 0 5 20.5H19A2.5 2.5 0 0 0 21.5 18V14.5L18.8 8"
}
