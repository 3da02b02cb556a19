/// Marks and shapes.
extension SymbolTable {
  static let marks: Group = [
    "plus": "M12 4V20M4 12H20",
    "minus": "M4 12H20",
    "multiply": "M6 6L18 18M18 6L6 18",
    "divide": "M4 12H20M12 6.6V6.4M12 17.4V17.6B12 6.5B12 17.5",
    "plusminus": "M12 4V14M7 9H17M7 19H17",
    "equal": "M5 9H19M5 15H19",
    "lessthan": "M18.5 5L5.5 12L18.5 19",
    "greaterthan": .mirrored("lessthan"),
    "xmark": "M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5",
    "checkmark": "M4.5 13L9.5 18.5L19.5 5.5",
    "ellipsis": "B5 12B12 12B19 12",
    "info": "M12 10.5V20M9 10.5H12M8.5 20H15.5B12 5",
    "questionmark": "M7 7.8A5 4.6 0 1 1 13.8 12.3C12.5 13 12 13.7 12 15.2B12 19.6",
    "exclamationmark": "M12 4V14.5B12 19.6",
    "exclamationmark.2": "M8 4V14.5B8 19.6M16 4V14.5B16 19.6",
    "exclamationmark.3": "M6 4V14.5B6 19.6M12 4V14.5B12 19.6M18 4V14.5B18 19.6",
    "asterisk": "M12 4V20M5.1 8L18.9 16M18.9 8L5.1 16",
    "at":
      "O12 12 3.8M15.8 8.2V13.2A2.85 2.85 0 0 0 21.5 13.2V12A9.5 9.5 0 1 0 17.5 19.7",
    "number": "M9.5 4L7 20M17 4L14.5 20M4 9H20.5M3.5 15H20",
    "percent": "M18.5 5.5L5.5 18.5O7 7 2.7O17 17 2.7",
    "function":
      "M15.5 4.5C12.5 2.8 11.3 4.5 10.9 7.5L9 18C8.4 21 6.5 21.5 4.5 20.5M6 10H14M14.5 13L20 19.5M20 13L14.5 19.5",
    "sum": "M18 7V4H6L13 12L6 20H18V17",
    "infinity":
      "M12 12C9.8 8.8 8.3 7.5 6.3 7.5A4.5 4.5 0 0 0 6.3 16.5C8.3 16.5 9.8 15.2 12 12C14.2 8.8 15.7 7.5 17.7 7.5A4.5 4.5 0 0 1 17.7 16.5C15.7 16.5 14.2 15.2 12 12",
    "curlybraces":
      "M8.5 3.5C5.5 3.5 6 6 6 8.5C6 10.5 5.5 12 3.5 12C5.5 12 6 13.5 6 15.5C6 18 5.5 20.5 8.5 20.5M15.5 3.5C18.5 3.5 18 6 18 8.5C18 10.5 18.5 12 20.5 12C18.5 12 18 13.5 18 15.5C18 18 18.5 20.5 15.5 20.5",
    "command":
      "M8.5 8.5V5.75A2.75 2.75 0 1 0 5.75 8.5H18.25A2.75 2.75 0 1 0 15.5 5.75V18.25A2.75 2.75 0 1 0 18.25 15.5H5.75A2.75 2.75 0 1 0 8.5 18.25Z",
    "option": "M3 6H8.5L15.5 18H21M14.5 6H21",
    "return": "M9 7.5L4 12.5L9 17.5M4 12.5H16A4 4 0 0 0 20 8.5V6",
    "dollarsign":
      "M16.5 7.5A4.5 3.5 0 0 0 12 5C9.3 5 7.5 6.3 7.5 8.3C7.5 13 16.5 10.7 16.5 15.5C16.5 17.7 14.7 19 12 19A4.7 3.7 0 0 1 7.2 16.3M12 2.5V21.5",
    "eurosign": "M18.5 6.5A7 7.5 0 1 0 18.5 17.5M3.5 10.3H14M3.5 13.7H13",
    "sterlingsign":
      "M17.5 7.5A4.2 4.2 0 0 0 9 8C9 10.5 10.3 12 10.3 14.5C10.3 17 9 19 6.5 20H18M6.5 12.5H14.5",
    "yensign": "M5.5 4L12 12L18.5 4M12 12V20.5M7 12.5H17M7 16.3H17",
    "plus.forwardslash.minus": "M3 7H10M6.5 3.5V10.5M18.5 4L5.5 20M14 18H21",
    "x.squareroot": "M2.5 13L5 11.5L8 19.5L12 4.5H21.5M14 10L20 17.5M20 10L14 17.5",
    "bitcoinsign":
      "M7 5H13A3.5 3.5 0 0 1 13 12H7ZM7 12H14A3.5 3.5 0 0 1 14 19H7ZM9.5 2.5V5M13 2.5V5M9.5 19V21.5M13 19V21.5",
    "indianrupeesign": "M6 4H18M6 8.3H18M6 4H9.5A4.3 4.3 0 0 1 9.5 12.7H6.5L15 20.5",
    "wonsign": "M3 5L7.5 19L12 6L16.5 19L21 5M2.5 10.3H21.5M2.5 14H21.5",
    "nosign": "O12 12 9.5M5.3 5.3L18.7 18.7",
  ]

  static let shapes: Group = [
    "circle": SymbolDrawing(area: "O12 12 9.5"),
    "square": SymbolDrawing(area: "R3 3 18 18 4"),
    "app": SymbolDrawing(area: "R3 3 18 18 5.5"),
    "rectangle": SymbolDrawing(area: "R2 5 20 14 2.5"),
    "rectangle.portrait": SymbolDrawing(area: "R5 2 14 20 2.5"),
    "capsule": SymbolDrawing(area: "R2 6.5 20 11 5.5"),
    "oval": SymbolDrawing(area: "M2 12A10 7 0 0 1 22 12A10 7 0 0 1 2 12Z"),
    "triangle": SymbolDrawing(
      area:
        "M10.6 4.2A1.6 1.6 0 0 1 13.4 4.2L21.3 18A1.6 1.6 0 0 1 19.9 20.5H4.1A1.6 1.6 0 0 1 2.7 18Z"
    ),
    "diamond": SymbolDrawing(
      area:
        "M10.6 2.6A2 2 0 0 1 13.4 2.6L21.4 10.6A2 2 0 0 1 21.4 13.4L13.4 21.4A2 2 0 0 1 10.6 21.4L2.6 13.4A2 2 0 0 1 2.6 10.6Z"
    ),
    "pentagon": SymbolDrawing(area: "M12 2.8L21.5 9.8L17.9 20.8H6.1L2.5 9.8Z"),
    "hexagon": SymbolDrawing(area: "M12 2.2L20.6 7.1V16.9L12 21.8L3.4 16.9V7.1Z"),
    "octagon": SymbolDrawing(area: "M8 2.5H16L21.5 8V16L16 21.5H8L2.5 16V8Z"),
    "seal": SymbolDrawing(
      area: """
        M12 2.2L14.7 4.4L18.2 4.1L19 7.5L22 9.3L20.7 12.5L22 15.7L18.9 17.3L18 20.7L14.6 20.3L12 22.4\
        L9.4 20.3L6 20.7L5.1 17.3L2 15.7L3.3 12.5L2 9.3L5 7.5L5.8 4.1L9.3 4.4Z
        """
    ),
    "shield": SymbolDrawing(
      area: "M12 2.2L20 5V11C20 16 17 19.8 12 21.8C7 19.8 4 16 4 11V5Z"
    ),
    "square.dashed":
      "M3 7V6.5A3.5 3.5 0 0 1 6.5 3H7M17 3H17.5A3.5 3.5 0 0 1 21 6.5V7M21 17V17.5A3.5 3.5 0 0 1 17.5 21H17M7 21H6.5A3.5 3.5 0 0 1 3 17.5V17M10.5 3H13.5M10.5 21H13.5M3 10.5V13.5M21 10.5V13.5",
    "circle.dashed":
      "M10.3 2.7A9.5 9.5 0 0 1 13.7 2.7M17.5 4.3A9.5 9.5 0 0 1 19.8 6.6M21.3 10.3A9.5 9.5 0 0 1 21.3 13.7M19.8 17.4A9.5 9.5 0 0 1 17.5 19.7M13.7 21.3A9.5 9.5 0 0 1 10.3 21.3M6.5 19.7A9.5 9.5 0 0 1 4.2 17.4M2.7 13.7A9.5 9.5 0 0 1 2.7 10.3M4.2 6.6A9.5 9.5 0 0 1 6.5 4.3",
    "circle.dotted":
      "D12 2.8D16.6 4D20 7.4D21.2 12D20 16.6D16.6 20D12 21.2D7.4 20D4 16.6D2.8 12D4 7.4D7.4 4",
    "circle.lefthalf.filled": SymbolDrawing(
      lines: "O12 12 9.5",
      solid: "M12 2.5A9.5 9.5 0 0 0 12 21.5Z"
    ),
    "circle.righthalf.filled": .mirrored("circle.lefthalf.filled"),
    "circle.grid.2x2": SymbolDrawing(area: "O7.5 7.5 3O16.5 7.5 3O7.5 16.5 3O16.5 16.5 3"),
    "circle.grid.3x3": SymbolDrawing(
      area: "O5 5 1.8O12 5 1.8O19 5 1.8O5 12 1.8O12 12 1.8O19 12 1.8O5 19 1.8O12 19 1.8O19 19 1.8"
    ),
    "circle.inset.filled": SymbolDrawing(lines: "O12 12 9.5", solid: "O12 12 4.6"),
    "largecircle.fill.circle": .same(as: "circle.inset.filled"),
    "target": "O12 12 9.5O12 12 5.2O12 12 0.8",
    "smallcircle.filled.circle": SymbolDrawing(area: "O12 12 9.5", hole: "O12 12 2.5"),
    "slash.circle": SymbolDrawing(area: "O12 12 9.5", detail: "M17.2 6.8L6.8 17.2"),
    "line.diagonal": "M19 5L5 19",
    "viewfinder":
      "M3 8V6A3 3 0 0 1 6 3H8M16 3H18A3 3 0 0 1 21 6V8M21 16V18A3 3 0 0 1 18 21H16M8 21H6A3 3 0 0 1 3 18V16",
    "circle.grid.cross": SymbolDrawing(area: "O12 5 2.3O12 19 2.3O5 12 2.3O19 12 2.3"),
    "circle.hexagongrid": SymbolDrawing(
      area: "O12 12 2.2O12 5.2 2.2O12 18.8 2.2O6.1 8.6 2.2O17.9 8.6 2.2O6.1 15.4 2.2O17.9 15.4 2.2"
    ),
    "smallcircle.circle": .same(as: "smallcircle.filled.circle"),
  ]
}
