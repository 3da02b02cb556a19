/// Arrows that point somewhere.
extension SymbolTable {
  static let arrows: Group = [
    "arrow.up": "M12 20V4M5.5 10.5L12 4L18.5 10.5",
    "arrow.down": .turned("arrow.up", 2),
    "arrow.left": .turned("arrow.up", 3),
    "arrow.right": .turned("arrow.up", 1),
    "arrow.up.right": "M5.5 18.5L18.5 5.5M9 5.5H18.5V15",
    "arrow.up.left": .turned("arrow.up.right", 3),
    "arrow.down.right": .turned("arrow.up.right", 1),
    "arrow.down.left": .turned("arrow.up.right", 2),
    "arrow.up.and.down": "M12 2.5V21.5M7.5 7L12 2.5L16.5 7M7.5 17L12 21.5L16.5 17",
    "arrow.left.and.right": .turned("arrow.up.and.down", 1),
    "arrow.up.and.down.and.arrow.left.and.right":
      """
    M12 2.5V21.5M2.5 12H21.5M9 5.5L12 2.5L15 5.5M9 18.5L12 21.5L15 18.5\
    M5.5 9L2.5 12L5.5 15M18.5 9L21.5 12L18.5 15
    """,
    "arrow.up.arrow.down": "M7.5 20V4M3.5 8L7.5 4L11.5 8M16.5 4V20M12.5 16L16.5 20L20.5 16",
    "arrow.left.arrow.right": .turned("arrow.up.arrow.down", 1),
    "arrow.up.to.line": "M4.5 3.5H19.5M12 21V8M6.5 13.5L12 8L17.5 13.5",
    "arrow.down.to.line": .turned("arrow.up.to.line", 2),
    "arrow.left.to.line": .turned("arrow.up.to.line", 3),
    "arrow.right.to.line": .turned("arrow.up.to.line", 1),
    "arrow.up.left.and.arrow.down.right":
      "M3.5 9.5V3.5H9.5M3.5 3.5L10 10M14.5 20.5H20.5V14.5M20.5 20.5L14 14",
    "arrow.up.right.and.arrow.down.left": .mirrored("arrow.up.left.and.arrow.down.right"),
    "arrow.down.right.and.arrow.up.left": "M4 10H10V4M10 10L3.5 3.5M14 20V14H20M14 14L20.5 20.5",
    "arrow.down.left.and.arrow.up.right": .mirrored("arrow.down.right.and.arrow.up.left"),
    "arrow.triangle.branch":
      "M12 21.5V16C12 12 5.5 13 5.5 8V3.5M2.5 6.5L5.5 3.5L8.5 6.5M12 16C12 12 18.5 13 18.5 8V3.5M15.5 6.5L18.5 3.5L21.5 6.5",
    "arrow.triangle.merge":
      "M12 3.5V11M8 7.5L12 3.5L16 7.5M12 11C12 15.5 6 15 6 20.5M12 11C12 15.5 18 15 18 20.5",
    "arrowtriangle.up": SymbolDrawing(area: "M12 6L20 18H4Z"),
    "arrowtriangle.down": .turned("arrowtriangle.up", 2),
    "arrowtriangle.left": .turned("arrowtriangle.up", 3),
    "arrowtriangle.right": .turned("arrowtriangle.up", 1),
    "arrowshape.up": SymbolDrawing(area: "M12 3L20.5 12H15.5V21H8.5V12H3.5Z"),
    "arrowshape.down": .turned("arrowshape.up", 2),
    "arrowshape.left": .turned("arrowshape.up", 3),
    "arrowshape.right": .turned("arrowshape.up", 1),
    "square.and.arrow.up": SymbolDrawing(
      area:
        "M8.5 9H7A2 2 0 0 0 5 11V19.5A2 2 0 0 0 7 21.5H17A2 2 0 0 0 19 19.5V11A2 2 0 0 0 17 9H15.5",
      across: "M12 15V2.5M8.2 6.3L12 2.5L15.8 6.3"
    ),
    "square.and.arrow.down": SymbolDrawing(
      area:
        "M8.5 9H7A2 2 0 0 0 5 11V19.5A2 2 0 0 0 7 21.5H17A2 2 0 0 0 19 19.5V11A2 2 0 0 0 17 9H15.5",
      across: "M12 2.5V15.5M8.2 11.7L12 15.5L15.8 11.7"
    ),
    "rectangle.portrait.and.arrow.right": SymbolDrawing(
      area: "M15 8V5A2 2 0 0 0 13 3H5.5A2 2 0 0 0 3.5 5V19A2 2 0 0 0 5.5 21H13A2 2 0 0 0 15 19V16",
      across: "M9.5 12H21.5M17.7 8.2L21.5 12L17.7 15.8"
    ),
    "arrow.up.bin": SymbolDrawing(
      area: "M3 12V18A2.5 2.5 0 0 0 5.5 20.5H18.5A2.5 2.5 0 0 0 21 18V12",
      across: "M12 16V3.5M8 7.5L12 3.5L16 7.5"
    ),
    "arrow.triangle.pull":
      "O6 5 2.3O6 19 2.3O18 19 2.3M6 7.3V16.7M18 16.7V9A4 4 0 0 0 14 5H11M13.7 2.3L11 5L13.7 7.7",
    "arrow.triangle.swap": .same(as: "arrow.left.arrow.right"),
    "square.and.arrow.up.on.square": .same(as: "square.and.arrow.up"),
    "square.and.arrow.down.on.square": .same(as: "square.and.arrow.down"),
    "iphone.and.arrow.right": SymbolDrawing(
      area:
        "M15 8V4.5A2.5 2.5 0 0 0 12.5 2H7A2.5 2.5 0 0 0 4.5 4.5V19.5A2.5 2.5 0 0 0 7 22H12.5A2.5 2.5 0 0 0 15 19.5V16",
      across: "M9.5 12H21.5M17.7 8.2L21.5 12L17.7 15.8"
    ),
    "restart": .same(as: "arrow.clockwise"),
  ]
}
