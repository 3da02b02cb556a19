/// Tools and safety.
extension SymbolTable {
  static let tools: Group = [
    "magnifyingglass": "O10 10 6.7M15 15L21 21",
    "gear":
      "O12 12 6.8O12 12 2.6M12 2.5V5.2M12 18.8V21.5M2.5 12H5.2M18.8 12H21.5M5.3 5.3L7.2 7.2M16.8 16.8L18.7 18.7M18.7 5.3L16.8 7.2M7.2 16.8L5.3 18.7",
    "gearshape": SymbolDrawing(
      area: """
        M10.3 2.5H13.7L14.3 5.2L16.3 6L18.6 4.6L21 7L19.6 9.3L20.4 11.3L21.8 11.9V12.6V13.7L19.1 14.3\
        L18.3 16.3L19.7 18.6L17.3 21L15 19.6L13 20.4L12.4 21.5H10.3L9.7 18.8L7.7 18L5.4 19.4L3 17\
        L4.4 14.7L3.6 12.7L2.2 12.1V10.3L4.9 9.7L5.7 7.7L4.3 5.4L6.7 3L9 4.4Z
        """,
      hole: "O12 12 2.8"
    ),
    "gearshape.2": SymbolDrawing(
      area:
        "M7.5 3H10.5L11 5.2L12.7 6.2L14.8 5.5L16.3 8.1L14.6 9.6V11.4L16.3 12.9L14.8 15.5L12.7 14.8L11 15.8L10.5 18H7.5L7 15.8L5.3 14.8L3.2 15.5L1.7 12.9L3.4 11.4V9.6L1.7 8.1L3.2 5.5L5.3 6.2L7 5.2Z",
      hole: "O9 10.5 2",
      lines:
        "O18.3 18 2.6M18.3 13.6V14.6M18.3 21.4V22M14.5 15.8L15.4 16.3M21.2 19.7L22.1 20.2M21.2 16.3L22.1 15.8M14.5 20.2L15.4 19.7"
    ),
    "wrench": SymbolDrawing(
      area:
        "M14.5 3.2A5.5 5.5 0 0 0 9.4 10.4L3.2 16.6A2.7 2.7 0 0 0 7.4 20.8L13.6 14.6A5.5 5.5 0 0 0 20.8 9.5L17 12.2L13 11L11.8 7L14.5 3.2Z"
    ),
    "wrench.adjustable": .same(as: "wrench"),
    "screwdriver": SymbolDrawing(
      area: "M12.5 8.5L15.5 11.5L20.8 6.2A2.1 2.1 0 0 0 17.8 3.2Z",
      lines: "M14 10L5.5 18.5M3.5 18.5L5.5 20.5L6.5 18.5L5.5 17.5Z"
    ),
    "wrench.and.screwdriver": SymbolDrawing(
      area:
        "M6.5 3A4.3 4.3 0 0 0 3 8.5A4.3 4.3 0 0 0 8.5 10.5L17 20A2.1 2.1 0 0 0 20 17L10.5 8.5A4.3 4.3 0 0 0 8.5 3L8.5 6L6 6.5ZM19.5 3.5L21 5L17 9.5L14.5 10.8",
      lines: "M9 14.5L4 19.5L5 20.5L10 15.5"
    ),
    "hammer": SymbolDrawing(
      area: "M7 4.5H15C17.5 4.5 19.5 6 20.5 8.5L15.5 8V10.5H9.5V9H7Z",
      lines: "M10.3 10.5V20A2.2 2.2 0 0 0 14.7 20V10.5"
    ),
    "level": SymbolDrawing(area: "R1.5 8.5 21 7 2", detail: "M9 8.5V15.5M15 8.5V15.5B12 12"),
    "paintroller": SymbolDrawing(
      area: "R3 3.5 15 6 1.5",
      lines: "M18 6.5H21V12H12V15M10.5 15H13.5V21.5H10.5Z"
    ),
    "flashlight.off": SymbolDrawing(
      area: "M7.5 2.5H16.5V7L14.5 10.5V21.5H9.5V10.5L7.5 7Z",
      detail: "M7.5 6.5H16.5M12 13V15.5"
    ),
    "puzzlepiece": SymbolDrawing(
      area:
        "M4 8H8.5A2.6 2.6 0 1 1 13.5 8H18V12.5A2.6 2.6 0 1 1 18 17.5V21.5H13.5A2.6 2.6 0 1 0 8.5 21.5H4V17.3A2.5 2.5 0 1 0 4 12.5Z"
    ),
    "puzzlepiece.extension": .same(as: "puzzlepiece"),
    "theatermasks": SymbolDrawing(
      area:
        "M3 3.5C5.5 5 10 5 12.5 3.5V9.5A4.75 4.75 0 0 1 3 9.5ZM14.5 9C16.5 10 19 10 21 9V15A4.75 4.75 0 0 1 11.5 15.5",
      detail:
        "M6 8H6.5M9.5 8H10M6 11.3A2.5 2 0 0 0 9.8 11.3M14.5 14H15M18.3 14H18.8M14.7 18.3A2.5 2 0 0 1 18.5 18.3"
    ),
    "die.face.5": SymbolDrawing(
      area: "R3 3 18 18 4",
      hole: "O8 8 0.7O16 8 0.7O12 12 0.7O8 16 0.7O16 16 0.7"
    ),
    "dice": SymbolDrawing(
      area: "R3 3 18 18 4",
      hole: "O8.5 8.5 0.8O15.5 15.5 0.8O15.5 8.5 0.8O8.5 15.5 0.8"
    ),
    "ladybug": SymbolDrawing(
      area: "M12 7.5A6.5 7 0 0 1 12 21.5A6.5 7 0 0 1 12 7.5ZM8.3 8.3A3.8 3.8 0 0 1 15.7 8.3",
      detail: "M12 7.5V21.5M8.3 8.7H15.7D9 13D15 13D9.3 17.3D14.7 17.3",
      lines:
        "M9.5 5.3L8 2.8M14.5 5.3L16 2.8M5.7 12.5L2.8 11M18.3 12.5L21.2 11M5.7 16.5L2.8 18M18.3 16.5L21.2 18"
    ),
    "ant": SymbolDrawing(
      area: "O12 5.5 2.2O12 11 2M12 14.2A3.2 3.6 0 0 1 12 21.4A3.2 3.6 0 0 1 12 14.2Z",
      lines:
        "M10.5 3.8L8.5 2.3M13.5 3.8L15.5 2.3M10 10.5L6 7.5M14 10.5L18 7.5M10 11.5H4.5M14 11.5H19.5M10.3 12.5L6 17M13.7 12.5L18 17"
    ),
    "binoculars": SymbolDrawing(
      area:
        "M2.8 15L5.8 4.5A1.3 1.3 0 0 1 7 3.5H8.5A1.3 1.3 0 0 1 9.8 4.8V14M14.2 14V4.8A1.3 1.3 0 0 1 15.5 3.5H17A1.3 1.3 0 0 1 18.2 4.5L21.2 15O6.5 16.5 4O17.5 16.5 4",
      lines: "M9.8 9H14.2"
    ),
    "cursorarrow": SymbolDrawing(
      area: "M6.5 2.8L19 14H12.5L15.5 20.3L12.7 21.5L9.8 15.2L6.5 18.5Z"
    ),
    "lifepreserver": SymbolDrawing(
      area: "O12 12 9.5",
      detail: "M5.3 5.3L9.2 9.2M18.7 5.3L14.8 9.2M5.3 18.7L9.2 14.8M18.7 18.7L14.8 14.8",
      hole: "O12 12 4"
    ),
  ]

  static let security: Group = [
    "lock": SymbolDrawing(
      area: "R5 10.5 14 11 2.5",
      lines: "M8 10.5V7A4 4 0 0 1 16 7V10.5"
    ),
    "lock.open": SymbolDrawing(
      area: "R2.5 10.5 13 11 2.5",
      lines: "M13 10.5V7A4 4 0 0 1 21 7V9.5"
    ),
    "lock.rotation":
      "M19.8 8A9 9 0 1 0 21 12M20.5 3.5V8H16M9.5 11V9.5A2.5 2.5 0 0 1 14.5 9.5V11R8.3 11 7.4 5.5 1",
    "key": SymbolDrawing(
      area: "O8 8 5",
      hole: "O7 7 0.8",
      lines: "M11.6 11.6L20.5 20.5M16.3 16.3L18.8 13.8M19 19L21.3 16.7"
    ),
    "key.horizontal": SymbolDrawing(
      area: "O7 12 4.5",
      hole: "O6.3 12 0.8",
      lines: "M11.5 12H21.5M17 12V15.5M21 12V15"
    ),
    "shield.lefthalf.filled": SymbolDrawing(
      lines: "M12 2.2L20 5V11C20 16 17 19.8 12 21.8C7 19.8 4 16 4 11V5Z",
      solid: "M12 2.2V21.8C7 19.8 4 16 4 11V5Z"
    ),
    "exclamationmark.triangle": SymbolDrawing(
      area:
        "M10.6 4.2A1.6 1.6 0 0 1 13.4 4.2L21.3 18A1.6 1.6 0 0 1 19.9 20.5H4.1A1.6 1.6 0 0 1 2.7 18Z",
      detail: "M12 9V13.8B12 17.2"
    ),
    "light.beacon.max": SymbolDrawing(
      area: "M6.5 18V13A5.5 5.5 0 0 1 17.5 13V18Z",
      lines: "M4.5 21H19.5M12 4.5V2.5M5.5 7.5L4 6M18.5 7.5L20 6"
    ),
    "staroflife": SymbolDrawing(
      area:
        "M9.5 3H14.5V7.7L18.5 5.3L21 9.7L17 12L21 14.3L18.5 18.7L14.5 16.3V21H9.5V16.3L5.5 18.7L3 14.3L7 12L3 9.7L5.5 5.3L9.5 7.7Z"
    ),
    "sos":
      "M6.5 9A2 1.6 0 0 0 4.3 8C3.2 8 2.4 8.7 2.4 9.7C2.4 12.5 6.8 11.2 6.8 14C6.8 15.2 5.8 16 4.5 16A2.3 2 0 0 1 2.2 14.7R9.3 8 5.4 8 2.7M21.5 9A2 1.6 0 0 0 19.3 8C18.2 8 17.4 8.7 17.4 9.7C17.4 12.5 21.8 11.2 21.8 14C21.8 15.2 20.8 16 19.5 16A2.3 2 0 0 1 17.2 14.7",
    "lock.open.rotation": .same(as: "lock.rotation"),
  ]

  static let games: Group = [
    "gamecontroller": SymbolDrawing(
      area:
        "M7.5 6.5H16.5C19.5 6.5 20.7 9.5 21.5 14.5C22.1 18.2 19.5 19.8 17.5 17.5L15.8 15.5H8.2L6.5 17.5C4.5 19.8 1.9 18.2 2.5 14.5C3.3 9.5 4.5 6.5 7.5 6.5Z",
      detail: "M8.3 9V12.6M6.5 10.8H10.1D15 11.7D17.3 9.7"
    ),
    "sportscourt": SymbolDrawing(
      area: "R2 5 20 14 2",
      detail: "M12 5V19M2 9.5H5V14.5H2M22 9.5H19V14.5H22O12 12 2.3"
    ),
    "soccerball": SymbolDrawing(
      lines:
        "O12 12 9.5M12 8L12 2.5M15.8 10.8L21 9.2M14.4 15.2L17.7 19.6M9.6 15.2L6.3 19.6M8.2 10.8L3 9.2",
      solid: "M12 8.5L15.4 11L14.1 15H9.9L8.6 11Z"
    ),
    "basketball": SymbolDrawing(
      area: "O12 12 9.5",
      detail:
        "M12 2.5V21.5M2.5 12H21.5M5.3 5.3A9.5 9.5 0 0 1 5.3 18.7M18.7 5.3A9.5 9.5 0 0 0 18.7 18.7"
    ),
    "football": SymbolDrawing(
      area: "M3.5 20.5C2 12 5.5 2 20.5 3.5C22 12 18.5 22 3.5 20.5Z",
      detail: "M9 15L15 9M9.8 11.8L12.2 14.2M11.8 9.8L14.2 12.2"
    ),
    "tennis.racket":
      "M20 4C23 7 20.5 12.5 17 14.5C14 16.2 10.8 15.5 9.5 14.5C8.2 13 7.8 10 9.5 7C11.5 3.5 17 1 20 4ZM9.5 14.5L3 21M12 4.7L18.8 12M9 8.3L15.5 15",
    "figure.pool.swim": SymbolDrawing(
      lines:
        "M2.5 20.5C4.5 19 6.5 19 8.5 20.5C10.5 19 13.5 19 15.5 20.5C17.5 19 19.5 19 21.5 20.5M5 15.5L12.5 12L9 7.5L14.5 5.5M12.5 12L16 15.5",
      solid: "O18.3 10.5 1.3"
    ),
    "suit.heart": .same(as: "heart"),
    "suit.diamond": SymbolDrawing(area: "M12 2.5L19 12L12 21.5L5 12Z"),
    "suit.spade": SymbolDrawing(
      area: "M12 3L19.5 11.5A4.3 4.3 0 0 1 12.8 16.5L14 21H10L11.2 16.5A4.3 4.3 0 0 1 4.5 11.5Z"
    ),
    "suit.club": SymbolDrawing(
      area:
        "M12.8 15.5L14 21H10L11.2 15.5A4 4 0 1 1 8.5 9.5A4 4 0 1 1 15.5 9.5A4 4 0 1 1 12.8 15.5Z"
    ),
    "die.face.1": SymbolDrawing(area: "R3 3 18 18 4", hole: "O12 12 0.8"),
    "die.face.2": SymbolDrawing(area: "R3 3 18 18 4", hole: "O8 16 0.8O16 8 0.8"),
    "die.face.3": SymbolDrawing(area: "R3 3 18 18 4", hole: "O7.5 16.5 0.8O12 12 0.8O16.5 7.5 0.8"),
    "die.face.4": SymbolDrawing(area: "R3 3 18 18 4", hole: "O8 8 0.8O16 8 0.8O8 16 0.8O16 16 0.8"),
    "die.face.6": SymbolDrawing(
      area: "R3 3 18 18 4",
      hole: "O8.5 7.5 0.8O15.5 7.5 0.8O8.5 12 0.8O15.5 12 0.8O8.5 16.5 0.8O15.5 16.5 0.8"
    ),
    "tennisball": SymbolDrawing(
      area: "O12 12 9.5",
      detail: "M4.2 6.8A8 8 0 0 1 4.2 17.2M19.8 6.8A8 8 0 0 0 19.8 17.2"
    ),
  ]
}
