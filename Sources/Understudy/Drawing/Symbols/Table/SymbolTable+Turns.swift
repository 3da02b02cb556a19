/// Arrows that turn, and heads of arrows.
extension SymbolTable {
  static let turns: Group = [
    "arrow.clockwise": "M19.5 12A7.5 7.5 0 1 1 16.5 6M17 2.5V6.5H13",
    "arrow.counterclockwise": .mirrored("arrow.clockwise"),
    "arrow.2.circlepath":
      "M4 11A8 8 0 0 1 18.5 7.3M18.8 3.2V7.6H14.4M20 13A8 8 0 0 1 5.5 16.7M5.2 20.8V16.4H9.6",
    "arrow.triangle.2.circlepath": .same(as: "arrow.2.circlepath"),
    "arrow.trianglehead.2.clockwise": .same(as: "arrow.2.circlepath"),
    "arrow.circlepath": "M4.5 12A7.5 7.5 0 1 0 8 5.6M8.5 2.2L7.8 6L11.6 6.9",
    "arrow.uturn.left": "M8 4L3.5 8.5L8 13M3.5 8.5H14.5A5.75 5.75 0 0 1 14.5 20H9",
    "arrow.uturn.right": .mirrored("arrow.uturn.left"),
    "arrow.uturn.up": .turned("arrow.uturn.left", 1),
    "arrow.uturn.down": .turned("arrow.uturn.right", 1),
    "arrow.turn.up.left": "M19.5 20V14A4 4 0 0 0 15.5 10H4M9 5L4 10L9 15",
    "arrow.turn.up.right": .mirrored("arrow.turn.up.left"),
    "arrow.turn.down.left": "M19.5 4V10A4 4 0 0 1 15.5 14H4M9 9L4 14L9 19",
    "arrow.turn.down.right": .mirrored("arrow.turn.down.left"),
    "arrow.turn.left.up": .turned("arrow.turn.down.left", 1),
    "arrow.turn.right.up": .mirrored("arrow.turn.left.up"),
    "arrow.turn.left.down": .turned("arrow.turn.up.right", 1),
    "arrow.turn.right.down": .mirrored("arrow.turn.left.down"),
    "arrowshape.turn.up.left": SymbolDrawing(
      area: "M10.5 4L2.5 11L10.5 18V14C15.5 14 19 15.5 21.5 20C21 13 17 8.3 10.5 8Z"
    ),
    "arrowshape.turn.up.right": .mirrored("arrowshape.turn.up.left"),
    "arrowshape.turn.up.left.2": SymbolDrawing(
      area: "M13 4.5L6 11L13 17.5V14C17 14 19.8 15.5 21.5 19.5C21.3 13.2 18.3 8.4 13 8.2Z",
      lines: "M8.5 4.5L2 11L8.5 17.5"
    ),
    "arrowshape.turn.up.right.2": .mirrored("arrowshape.turn.up.left.2"),
    "arrow.up.heart": SymbolDrawing(
      area: "M12 20.5L4.5 12.7A5 5 0 0 1 12 6.2A5 5 0 0 1 19.5 12.7Z",
      detail: "M12 16V9.5M9.5 12L12 9.5L14.5 12"
    ),
  ]

  static let chevrons: Group = [
    "chevron.up": "M5 15.5L12 8.5L19 15.5",
    "chevron.down": .turned("chevron.up", 2),
    "chevron.left": .turned("chevron.up", 3),
    "chevron.right": .turned("chevron.up", 1),
    "chevron.backward": .same(as: "chevron.left"),
    "chevron.forward": .same(as: "chevron.right"),
    "chevron.up.chevron.down": "M7.5 9.5L12 5L16.5 9.5M7.5 14.5L12 19L16.5 14.5",
    "chevron.down.chevron.up": "M7.5 4.5L12 9L16.5 4.5M7.5 19.5L12 15L16.5 19.5",
    "chevron.left.chevron.right": .turned("chevron.up.chevron.down", 1),
    "chevron.compact.up": "M4 13.8L12 10.2L20 13.8",
    "chevron.compact.down": .turned("chevron.compact.up", 2),
    "chevron.compact.left": .turned("chevron.compact.up", 3),
    "chevron.compact.right": .turned("chevron.compact.up", 1),
    "chevron.left.forwardslash.chevron.right":
      "M7 7.5L2.5 12L7 16.5M17 7.5L21.5 12L17 16.5M13.8 5L10.2 19",
    "control": "M6 12.5L12 6.5L18 12.5",
  ]
}
