/// What screens and windows are divided into.
extension SymbolTable {
  static let windows: Group = [
    "square.grid.2x2": SymbolDrawing(
      area: "R3 3 7.5 7.5 1.8R13.5 3 7.5 7.5 1.8R3 13.5 7.5 7.5 1.8R13.5 13.5 7.5 7.5 1.8"
    ),
    "square.grid.3x3": SymbolDrawing(
      area: "R3 3 18 18 3",
      detail: "M9 3V21M15 3V21M3 9H21M3 15H21"
    ),
    "square.grid.3x2": SymbolDrawing(
      area: "R2.5 5.5 19 13 2.5",
      detail: "M8.8 5.5V18.5M15.2 5.5V18.5M2.5 12H21.5"
    ),
    "rectangle.grid.1x2": SymbolDrawing(area: "R3 3.5 18 7.5 2R3 13.5 18 7.5 2"),
    "rectangle.grid.2x2": SymbolDrawing(
      area: "R2.5 4.5 8.5 6.5 1.6R13 4.5 8.5 6.5 1.6R2.5 13 8.5 6.5 1.6R13 13 8.5 6.5 1.6"
    ),
    "rectangle.3.group": SymbolDrawing(
      area: "R2.5 4.5 8 6 1.4R2.5 13.5 8 6 1.4R13.5 4.5 8 15 1.4"
    ),
    "square.stack": SymbolDrawing(area: "R4 8.5 16 13 3", lines: "M5.5 5.5H18.5M7.5 2.5H16.5"),
    "rectangle.stack": SymbolDrawing(area: "R2.5 9 19 12 2.5", lines: "M5 6H19M7.5 3H16.5"),
    "square.stack.3d.up": SymbolDrawing(
      area: "M12 3L21 7.5L12 12L3 7.5Z",
      lines: "M3 12L12 16.5L21 12M3 16.5L12 21L21 16.5"
    ),
    "square.3.layers.3d": .same(as: "square.stack.3d.up"),
    "rectangle.on.rectangle": SymbolDrawing(
      area: "R6.5 9 15 11.5 2.5",
      lines: "M4.5 15.5A2 2 0 0 1 2.5 13.5V6A2.5 2.5 0 0 1 5 3.5H15A2.5 2.5 0 0 1 17.4 5.5"
    ),
    "square.on.square": SymbolDrawing(
      area: "R8 8 13.5 13.5 3",
      lines: "M5 16A2.5 2.5 0 0 1 2.5 13.5V5.5A3 3 0 0 1 5.5 2.5H13.5A2.5 2.5 0 0 1 16 5"
    ),
    "square.split.2x1": SymbolDrawing(area: "R3 3 18 18 4", detail: "M12 3V21"),
    "square.split.1x2": .turned("square.split.2x1", 1),
    "square.split.2x2": SymbolDrawing(area: "R3 3 18 18 4", detail: "M12 3V21M3 12H21"),
    "rectangle.split.2x1": SymbolDrawing(area: "R2 5 20 14 2.5", detail: "M12 5V19"),
    "rectangle.split.3x1": SymbolDrawing(area: "R2 5 20 14 2.5", detail: "M8.7 5V19M15.3 5V19"),
    "rectangle.split.1x2": SymbolDrawing(area: "R2 5 20 14 2.5", detail: "M2 12H22"),
    "rectangle.split.2x2": SymbolDrawing(area: "R2 5 20 14 2.5", detail: "M12 5V19M2 12H22"),
    "rectangle.split.3x3": SymbolDrawing(
      area: "R2 5 20 14 2.5",
      detail: "M8.7 5V19M15.3 5V19M2 9.7H22M2 14.3H22"
    ),
    "sidebar.left": SymbolDrawing(
      area: "R2 4.5 20 15 3",
      detail: "M9 4.5V19.5M4.8 8.3H6.2M4.8 11.5H6.2"
    ),
    "sidebar.right": .mirrored("sidebar.left"),
    "sidebar.squares.left": SymbolDrawing(
      area: "R2 4.5 20 15 3",
      detail: "M9.5 4.5V19.5R4.7 7.5 2 2 0.3R4.7 12.5 2 2 0.3"
    ),
    "menubar.rectangle": SymbolDrawing(area: "R2 4.5 20 15 3", detail: "M2 9H22D5 6.8D8 6.8"),
    "macwindow": SymbolDrawing(area: "R2 4 20 16 3", detail: "M2 8.8H22D5 6.5D7.8 6.5D10.6 6.5"),
    "uiwindow.split.2x1": SymbolDrawing(area: "R2 4 20 16 3", detail: "M2 8.5H22M12 8.5V20"),
    "rectangle.inset.filled": SymbolDrawing(lines: "R2 5 20 14 2.5", solid: "R5.5 8.5 13 7 0.8"),
    "rectangle.bottomhalf.filled": SymbolDrawing(
      lines: "R2 5 20 14 2.5",
      solid: "M2 12H22V16.5A2.5 2.5 0 0 1 19.5 19H4.5A2.5 2.5 0 0 1 2 16.5Z"
    ),
    "rectangle.bottomhalf.inset.filled": SymbolDrawing(
      lines: "R2 5 20 14 2.5",
      solid: "R4.5 12 15 4.5 0.8"
    ),
    "rectangle.bottomthird.inset.filled": SymbolDrawing(
      lines: "R2 5 20 14 2.5",
      solid: "R4.5 13.5 15 3 0.8"
    ),
    "square.bottomhalf.filled": SymbolDrawing(
      lines: "R3.5 3.5 17 17 2.5",
      solid: "M3.5 12H20.5V18A2.5 2.5 0 0 1 18 20.5H6A2.5 2.5 0 0 1 3.5 18Z"
    ),
    "rectangle.lefthalf.filled": SymbolDrawing(
      lines: "R2 5 20 14 2.5",
      solid: "M12 5V19H4.5A2.5 2.5 0 0 1 2 16.5V7.5A2.5 2.5 0 0 1 4.5 5Z"
    ),
    "rectangle.righthalf.filled": .mirrored("rectangle.lefthalf.filled"),
    "rectangle.and.pencil.and.ellipsis": SymbolDrawing(
      area: "M13 6H4.5A2.5 2.5 0 0 0 2 8.5V16.5A2.5 2.5 0 0 0 4.5 19H19.5A2.5 2.5 0 0 0 22 16.5V13",
      detail: "D6 12.5D9 12.5",
      across: "M12.5 12.5L20 4L21.5 5.4L14 13.8L12 14.3Z"
    ),
    "rectangle.and.text.magnifyingglass": SymbolDrawing(
      lines:
        "M10 18.5H4.5A2 2 0 0 1 2.5 16.5V6.5A2 2 0 0 1 4.5 4.5H18.5A2 2 0 0 1 20.5 6.5V9M6 8.5H16M6 12H9.5O15.5 15 3.7M18.2 17.7L21.5 21"
    ),
    "square.dashed.inset.filled": SymbolDrawing(
      lines:
        "M3 7V6.5A3.5 3.5 0 0 1 6.5 3H7M17 3H17.5A3.5 3.5 0 0 1 21 6.5V7M21 17V17.5A3.5 3.5 0 0 1 17.5 21H17M7 21H6.5A3.5 3.5 0 0 1 3 17.5V17",
      solid: "R7.5 7.5 9 9 1.5"
    ),
    "rectangle.dashed":
      "M2 8.5V7.5A2.5 2.5 0 0 1 4.5 5H6M18 5H19.5A2.5 2.5 0 0 1 22 7.5V8.5M22 15.5V16.5A2.5 2.5 0 0 1 19.5 19H18M6 19H4.5A2.5 2.5 0 0 1 2 16.5V15.5M10 5H14M10 19H14M2 11.5V12.5M22 11.5V12.5",
    "pip": SymbolDrawing(lines: "R2 4.5 20 15 2.5", solid: "R12.5 12 7 5 0.8"),
    "circle.square": "R3 3 18 18 4O12 12 5",
    "cube": SymbolDrawing(
      area: "M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z",
      detail: "M3.5 7L12 11.8L20.5 7M12 11.8V21.5"
    ),
    "shippingbox": SymbolDrawing(
      area: "M12 2.5L20.5 7V17L12 21.5L3.5 17V7Z",
      detail: "M3.5 7L12 11.8L20.5 7M12 11.8V21.5M7.7 4.8L16.3 9.4"
    ),
    "inset.filled.rectangle": .same(as: "rectangle.inset.filled"),
    "rectangle.expand.vertical":
      "M2.5 12H21.5M12 2.5V8M9 5.3L12 2.5L15 5.3M12 16V21.5M9 18.7L12 21.5L15 18.7",
    "rectangle.compress.vertical":
      "M2.5 12H21.5M12 2.5V8.5M9 5.7L12 8.5L15 5.7M12 15.5V21.5M9 18.3L12 15.5L15 18.3",
    "square.grid.4x3.fill": .same(as: "square.grid.3x2.fill"),
    "squareshape.split.2x2": SymbolDrawing(
      area: "M3.5 3.5H20.5V20.5H3.5Z",
      detail: "M12 3.5V20.5M3.5 12H20.5"
    ),
    "dock.rectangle": SymbolDrawing(area: "R2 4.5 20 15 3", detail: "M6.5 16H17.5"),
    "cube.transparent":
      "M12 2.5L20.5 7V17L12 21.5L3.5 17V7ZM3.5 7L12 11.8L20.5 7M12 11.8V21.5M12 2.5V7M3.5 17L7.5 14.5M20.5 17L16.5 14.5",
    "cube.box": .same(as: "shippingbox"),
    "clear": SymbolDrawing(area: "R3 3 18 18 4", detail: "M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5"),
  ]
}
