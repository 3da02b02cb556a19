/// Files, editing and time.
extension SymbolTable {
  static let documents: Group = [
    "doc": SymbolDrawing(area: page, detail: "M13.5 2.5V6A2 2 0 0 0 15.5 8H19"),
    "doc.text": SymbolDrawing(
      area: page,
      detail: "M13.5 2.5V6A2 2 0 0 0 15.5 8H19M8.5 12.5H15.5M8.5 16.5H15.5"
    ),
    "doc.plaintext": SymbolDrawing(
      area: "R5 2.5 14 19 2.5",
      detail: "M8.5 7.5H15.5M8.5 12H15.5M8.5 16.5H12.5"
    ),
    "doc.richtext": SymbolDrawing(
      area: "R5 2.5 14 19 2.5",
      detail: "M8.5 15H15.5M8.5 18H13",
      hole: "M8.5 6H15.5V11.5H8.5Z"
    ),
    "doc.append": SymbolDrawing(
      area: "R5 2.5 14 19 2.5",
      detail: "M8.5 7H15.5M8.5 11H15.5M12 14.2V18.8M9.7 16.5H14.3"
    ),
    "doc.zipper": SymbolDrawing(
      area: page,
      detail: "M10 4V5M12 7V8M10 10V11M12 13V14M10 16H12V19H10Z"
    ),
    "doc.on.doc": SymbolDrawing(
      area: "R8 7 12.5 14.5 2.5",
      lines: "M5.5 17A2 2 0 0 1 3.5 15V5A2.5 2.5 0 0 1 6 2.5H13A2.5 2.5 0 0 1 15.4 4.3"
    ),
    "doc.on.clipboard": SymbolDrawing(
      area: "R10.5 9.5 10.5 12 2",
      lines:
        "M7.5 19H5.5A2.5 2.5 0 0 1 3 16.5V6.5A2.5 2.5 0 0 1 5.5 4H6.5M13.5 4H14.5A2.5 2.5 0 0 1 17 6.5R6.5 2.5 7 3.5 1.3"
    ),
    "doc.text.magnifyingglass": SymbolDrawing(
      lines:
        "M10.5 21.5H7.5A2.5 2.5 0 0 1 5 19V5A2.5 2.5 0 0 1 7.5 2.5H13.5L19 8V9.5M8.5 8.5H11.5M8.5 12.5H10.5O15.5 16 3.5M18 18.5L21 21.5"
    ),
    "doc.viewfinder":
      "M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16R8 6.5 8 11 1.5M10.5 10.5H13.5M10.5 13.5H13.5",
    "note": SymbolDrawing(
      area: "M6 3H18A3 3 0 0 1 21 6V14.5L14.5 21H6A3 3 0 0 1 3 18V6A3 3 0 0 1 6 3Z",
      detail: "M14.5 21V16.5A2 2 0 0 1 16.5 14.5H21"
    ),
    "note.text": SymbolDrawing(area: "R3 3 18 18 3", detail: "M3 7.5H21M7 11.5H17M7 15.5H13.5"),
    "clipboard": SymbolDrawing(
      area:
        "M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7V19A2.5 2.5 0 0 0 7 21.5H17A2.5 2.5 0 0 0 19.5 19V7A2.5 2.5 0 0 0 17 4.5H15.5R8.5 2.5 7 4 1.5",
      detail: "M8.5 6.5H15.5"
    ),
    "folder": SymbolDrawing(
      area:
        "M2.5 17.5V6.5A2.5 2.5 0 0 1 5 4H8.6A2.5 2.5 0 0 1 10.4 4.8L11.8 6.3H19A2.5 2.5 0 0 1 21.5 8.8V17.5A2.5 2.5 0 0 1 19 20H5A2.5 2.5 0 0 1 2.5 17.5Z",
      detail: "M2.5 9.8H21.5"
    ),
    "paperclip":
      "M19.5 11.2L12 18.7A4.8 4.8 0 0 1 5.2 11.9L13.2 3.9A3.3 3.3 0 0 1 17.9 8.6L10.2 16.3A1.7 1.7 0 0 1 7.8 13.9L14.5 7.2",
    "link":
      "M10.2 13.8A4 4 0 0 0 15.9 13.8L19.6 10.1A4 4 0 0 0 13.9 4.4L12.2 6.1M13.8 10.2A4 4 0 0 0 8.1 10.2L4.4 13.9A4 4 0 0 0 10.1 19.6L11.8 17.9",
    "book": SymbolDrawing(
      area:
        "M12 6.5C9.5 4.2 6 3.8 2.5 4.5V18.5C6 17.8 9.5 18.2 12 20.5C14.5 18.2 18 17.8 21.5 18.5V4.5C18 3.8 14.5 4.2 12 6.5Z",
      detail: "M12 6.5V20"
    ),
    "book.closed": SymbolDrawing(area: closedBook, detail: "M5 19A2 2 0 0 1 7 17H19M9 7.5H15"),
    "text.book.closed": SymbolDrawing(
      area: closedBook,
      detail: "M5 19A2 2 0 0 1 7 17H19M9 6.5H15M9 10H13"
    ),
    "books.vertical": SymbolDrawing(
      area: "R3 4 4.5 17 1R7.5 6.5 4.5 14.5 1M13.5 5.3L17.4 4.2L21.5 19.7L17.6 20.8Z",
      detail: "M3 8H7.5M7.5 10.5H12M14.6 9.2L18.5 8.2"
    ),
    "bookmark": SymbolDrawing(
      area: "M6 5A2.5 2.5 0 0 1 8.5 2.5H15.5A2.5 2.5 0 0 1 18 5V21.3L12 16L6 21.3Z"
    ),
    "magazine": SymbolDrawing(
      area: "R4.5 2.5 15 19 2.5",
      detail: "M8 7H16M8 17.5H12",
      hole: "R8 10 8 4.5 0.5"
    ),
    "newspaper": SymbolDrawing(
      area:
        "M2.5 5.5H17.5V17.5A3 3 0 0 0 20.5 20.5H5.5A3 3 0 0 1 2.5 17.5ZM17.5 9H21.5V18A2.2 2.2 0 0 1 17.5 18.5",
      detail: "M11.8 9.3H14.5M11.8 12.5H14.5M5.8 16.2H14.5M17.5 9V17.5",
      hole: "R5.8 9 3.2 3.8 0.3"
    ),
    "graduationcap": SymbolDrawing(
      area: "M12 4L22.5 9.3L12 14.6L1.5 9.3Z",
      lines: "M6 12.5V17.2C9 20 15 20 18 17.2V12.5M22 9.8V16"
    ),
    "externaldrive": SymbolDrawing(
      area:
        "M2.5 14L5.5 6.5A2 2 0 0 1 7.4 5.2H16.6A2 2 0 0 1 18.5 6.5L21.5 14V16.5A2.5 2.5 0 0 1 19 19H5A2.5 2.5 0 0 1 2.5 16.5Z",
      detail: "M2.8 13.2H21.2D17.8 16.1"
    ),
    "internaldrive": .same(as: "externaldrive"),
    "opticaldisc": SymbolDrawing(area: "O12 12 9.5", hole: "O12 12 2.2"),
    "list.bullet.clipboard": .same(as: "list.clipboard"),
    "chart.bar.doc.horizontal": SymbolDrawing(
      area: page,
      detail: "M13.5 2.5V6A2 2 0 0 0 15.5 8H19M8.5 11.5H13M8.5 14.5H15.5M8.5 17.5H11"
    ),
    "plus.rectangle.on.folder": .same(as: "folder.badge.plus"),
    "xmark.bin": SymbolDrawing(
      area: "M4.5 6.5L6 19A2.5 2.5 0 0 0 8.5 21.2H15.5A2.5 2.5 0 0 0 18 19L19.5 6.5Z",
      detail: "M9.5 11.5L14.5 16.5M14.5 11.5L9.5 16.5",
      lines: "M3 6.5H21M7 3H17"
    ),
  ]

  private static let page =
    "M7.5 2.5H13.5L19 8V19A2.5 2.5 0 0 1 16.5 21.5H7.5A2.5 2.5 0 0 1 5 19V5A2.5 2.5 0 0 1 7.5 2.5Z"

  private static let closedBook = "M19 17V2.5H7.5A2.5 2.5 0 0 0 5 5V19A2.5 2.5 0 0 0 7.5 21.5H19Z"

  static let editing: Group = [
    "pencil": SymbolDrawing(
      area:
        "M4 20L5.2 15.2L16.6 3.8A1.8 1.8 0 0 1 19.1 3.8L20.2 4.9A1.8 1.8 0 0 1 20.2 7.4L8.8 18.8Z",
      detail: "M14.3 6.1L17.9 9.7"
    ),
    "square.and.pencil": SymbolDrawing(
      area: "M13 4.5H6A3 3 0 0 0 3 7.5V18A3 3 0 0 0 6 21H16.5A3 3 0 0 0 19.5 18V11",
      across:
        "M9.5 14.5L10.3 11.7L18.7 3.3A1.2 1.2 0 0 1 20.4 3.3L20.7 3.6A1.2 1.2 0 0 1 20.7 5.3L12.3 13.7Z"
    ),
    "pencil.and.outline":
      "M10 14L10.8 11L18.3 3.5A1.2 1.2 0 0 1 20 3.5L20.5 4A1.2 1.2 0 0 1 20.5 5.7L13 13.2ZM3 20.5C6 17 8 18 9.5 19.5C11.5 21.5 14 21 16 18.5",
    "pencil.tip": SymbolDrawing(
      area: "M12 2.5L18 14V21.5H6V14Z",
      detail: "M6 15.5H18",
      solid: "M12 3.5L13.3 6H10.7Z"
    ),
    "highlighter": SymbolDrawing(
      area: "M8 13.5L15.5 3.5L20.5 7.5L13 17L9.5 17.5L7.5 16Z",
      lines: "M7.5 17L5 20.5H11M14 20.5H20"
    ),
    "eraser": SymbolDrawing(
      area: "M3.5 14L12.5 4.5A2 2 0 0 1 15.3 4.5L20 9.2A2 2 0 0 1 20 12L12.5 19.5H8.5L3.5 15.5Z",
      detail: "M8.3 9L15.7 16.3",
      lines: "M12.5 20.3H20.5"
    ),
    "lasso":
      "M12 4C17 4 21 6.5 21 10C21 13.5 17 16 12 16C7 16 3 13.5 3 10C3 6.5 7 4 12 4ZO6.5 16.3 2.2M6 18.5C6.5 20 5.5 21 4.5 21.5",
    "scissors": "O6 6.5 2.8O6 17.5 2.8M8.4 8L20.5 17M8.4 16L20.5 7",
    "paintbrush": SymbolDrawing(
      area:
        "M9.5 12.5L18 3.5A1.8 1.8 0 0 1 20.6 6L11.8 14.8ZM8 14.2A3.3 3.3 0 0 1 10.5 18C9.5 20.5 6 21 3 19.8C5 18.8 4.2 17 5 15.5A3.3 3.3 0 0 1 8 14.2Z"
    ),
    "paintbrush.pointed": .same(as: "paintbrush"),
    "paintpalette": SymbolDrawing(
      area:
        "M12 3C17.3 3 21.5 6.6 21.5 11C21.5 14 19.3 15.5 17 15.5H14.5C12.8 15.5 12.3 17 13.2 18.3C14.2 19.7 13.5 21 12 21C6.7 21 2.5 17 2.5 12C2.5 7 6.7 3 12 3Z",
      hole: "O7.3 12.5 0.8O9.2 8 0.8O14 7 0.8O17.7 10.3 0.8"
    ),
    "eyedropper":
      "M13 8L4.5 16.5L3.5 20.5L7.5 19.5L16 11M11.5 6.5L17.5 12.5M14.3 7.7L16.8 4.2A2.3 2.3 0 0 1 20 7.2L16.5 9.7",
    "ruler": SymbolDrawing(
      area: "R1.5 7.5 21 9 2",
      detail: "M5.5 7.5V11M9 7.5V12.5M12.5 7.5V11M16 7.5V12.5M19.3 7.5V11"
    ),
    "trash": SymbolDrawing(
      area: "M5.5 6.5L6.5 19.2A2.5 2.5 0 0 0 9 21.5H15A2.5 2.5 0 0 0 17.5 19.2L18.5 6.5",
      detail: "M9.8 10.5L10.1 17.5M14.2 10.5L13.9 17.5",
      lines: "M3.5 6.5H20.5M8.5 6.5V4.5A2 2 0 0 1 10.5 2.5H13.5A2 2 0 0 1 15.5 4.5V6.5"
    ),
    "delete.left": SymbolDrawing(
      area: "M9 5H19A2.5 2.5 0 0 1 21.5 7.5V16.5A2.5 2.5 0 0 1 19 19H9L2.2 12Z",
      detail: "M11.5 9L17.5 15M17.5 9L11.5 15"
    ),
    "delete.right": .mirrored("delete.left"),
    "shift": SymbolDrawing(area: "M12 3.5L20.5 12.5H16V20H8V12.5H3.5Z"),
    "capslock": SymbolDrawing(area: "M12 3L20 11.5H16V16.5H8V11.5H4ZM8 19.5H16V21H8Z"),
    "selection.pin.in.out": "M7 4V20M17 4V20M3.5 12H4.5M19.5 12H20.5M10 12H14",
    "pin": SymbolDrawing(
      area: "M8 3H16L15 10.5A4.5 4.5 0 0 1 18 14.5H6A4.5 4.5 0 0 1 9 10.5Z",
      lines: "M12 14.5V21.5"
    ),
    "flag": SymbolDrawing(
      area: "M5 4C9 2 14 6.5 19.5 4V14C14 16.5 9 12 5 14",
      lines: "M5 2.5V21.5"
    ),
    "flag.checkered":
      "M5 2.5V21.5M5 4C9 2 14 6.5 19.5 4V14C14 16.5 9 12 5 14M9.5 3.7V12.8M14.5 5V14.7M5 9C9 7 14 11.5 19.5 9",
    "tag": SymbolDrawing(
      area:
        "M3 5A2 2 0 0 1 5 3H11.2A2 2 0 0 1 12.6 3.6L20.9 11.9A2 2 0 0 1 20.9 14.7L14.7 20.9A2 2 0 0 1 11.9 20.9L3.6 12.6A2 2 0 0 1 3 11.2Z",
      hole: "O7.6 7.6 0.8"
    ),
    "star": SymbolDrawing(
      area: "M12 2.6L14.9 8.9L21.7 9.7L16.6 14.3L18 21L12 17.6L6 21L7.4 14.3L2.3 9.7L9.1 8.9Z"
    ),
    "star.lefthalf.fill": .same(as: "star.lefthalf.filled"),
    "star.lefthalf.filled": SymbolDrawing(
      lines: "M12 2.6L14.9 8.9L21.7 9.7L16.6 14.3L18 21L12 17.6L6 21L7.4 14.3L2.3 9.7L9.1 8.9Z",
      solid: "M12 2.6V17.6L6 21L7.4 14.3L2.3 9.7L9.1 8.9Z"
    ),
    "rosette": SymbolDrawing(
      area: "O12 9 6.5",
      detail: "O12 9 2.5",
      lines: "M8.5 14.8L7 21.5L12 18.8L17 21.5L15.5 14.8"
    ),
    "medal": SymbolDrawing(
      area: "O12 15 6.2",
      detail:
        "M12 12.2L12.9 14.1L14.8 14.3L13.4 15.7L13.7 17.6L12 16.7L10.3 17.6L10.6 15.7L9.2 14.3L11.1 14.1Z",
      lines: "M8.5 9.5L5 2.5H9.5L12 7.5L14.5 2.5H19L15.5 9.5"
    ),
    "trophy": SymbolDrawing(
      area: "M7 3H17V9A5 5 0 0 1 7 9Z",
      lines:
        "M7 5H3.5V6.5A4 4 0 0 0 7.2 10.5M17 5H20.5V6.5A4 4 0 0 1 16.8 10.5M12 14V18M8 21H16M9.5 21A2.5 3 0 0 1 14.5 21"
    ),
    "crown": SymbolDrawing(
      area: "M4.5 17.5L2.5 7.5L8 11.5L12 4.5L16 11.5L21.5 7.5L19.5 17.5Z",
      lines: "M4.5 20.8H19.5"
    ),
    "pencil.line": SymbolDrawing(
      area:
        "M4.5 17L5.5 13L15.6 2.9A1.5 1.5 0 0 1 17.7 2.9L18.6 3.8A1.5 1.5 0 0 1 18.6 5.9L8.5 16Z",
      detail: "M13.6 4.9L16.6 7.9",
      lines: "M4 21H20"
    ),
    "pencil.tip.crop.circle": .same(as: "pencil.tip.circle"),
    "eyedropper.halffull": .same(as: "eyedropper"),
    "flag.2.crossed": SymbolDrawing(
      area:
        "M9 4.5C7 3 5 5.5 2.5 4V10.5C5 12 7 9.5 9.5 11M15 4.5C17 3 19 5.5 21.5 4V10.5C19 12 17 9.5 14.5 11",
      lines: "M9 3L17 21M15 3L7 21"
    ),
    "flag.checkered.2.crossed": .same(as: "flag.2.crossed"),
  ]

  static let time: Group = [
    "calendar": SymbolDrawing(
      area: "R3 4 18 17 3",
      detail: "M3 9.3H21D7.5 13D12 13D16.5 13D7.5 17D12 17",
      lines: "M7.8 2.2V5.5M16.2 2.2V5.5"
    ),
    "calendar.day.timeline.left": SymbolDrawing(
      area: "R3 4 18 17 3",
      detail: "M3 9.3H21M8.5 14H17.5M8.5 17.5H14D6 14D6 17.5"
    ),
    "clock": SymbolDrawing(area: "O12 12 9.5", detail: "M12 6.3V12L15.5 14.5"),
    "clock.arrow.circlepath":
      "M3.5 8.5A9.2 9.2 0 1 1 2.8 12.5M2.8 4.5L3.3 8.8L7.6 8.3M12 7V12.2L15.5 14.5",
    "alarm": SymbolDrawing(
      area: "O12 13 7.7",
      detail: "M12 8.5V13.2L15 15.2",
      lines: "M2.8 6.8L6.5 3.5M21.2 6.8L17.5 3.5M6 19.3L4.3 21.2M18 19.3L19.7 21.2"
    ),
    "timer": "M12 2.8A9.2 9.2 0 1 1 5.2 5.8M12 2.8V6M12 12.5L7.8 8.3",
    "stopwatch": SymbolDrawing(
      area: "O12 13.5 8",
      detail: "M12 8.8V13.5",
      lines: "M9.5 2.5H14.5M12 2.5V5.5M18 6.8L19.5 5.3"
    ),
    "hourglass": SymbolDrawing(
      lines:
        "M5.5 2.5H18.5M5.5 21.5H18.5M7 2.5V6.5C7 9.5 11 10.5 11 12C11 13.5 7 14.5 7 17.5V21.5M17 2.5V6.5C17 9.5 13 10.5 13 12C13 13.5 17 14.5 17 17.5V21.5",
      solid: "M9.5 19.3C9.5 17.5 14.5 17.5 14.5 19.3Z"
    ),
    "hourglass.bottomhalf.filled": .same(as: "hourglass"),
    "deskclock": SymbolDrawing(
      area: "O12 11.5 8.5",
      detail: "M12 6.5V11.5L15 13.5",
      lines: "M6.5 20.8H17.5"
    ),
    "applewatch": SymbolDrawing(
      area: "R5.5 6 13 12 3",
      detail: "M12 9.5V12L13.8 13.3",
      lines: "M8 6L8.7 2.5H15.3L16 6M8 18L8.7 21.5H15.3L16 18M20.5 10V12.5"
    ),
    "zzz": "M3 13H9.5L3 20.5H9.5M11.5 7.5H16.5L11.5 13H16.5M17.5 3H21L17.5 7H21",
  ]
}
