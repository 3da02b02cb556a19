/// Places, and how to get there.
extension SymbolTable {
  static let places: Group = [
    "map": SymbolDrawing(
      area: "M2.5 6.5L8.8 3.5L15.2 6.5L21.5 3.5V17.5L15.2 20.5L8.8 17.5L2.5 20.5Z",
      detail: "M8.8 3.5V17.5M15.2 6.5V20.5"
    ),
    "mappin": SymbolDrawing(area: "O12 6.7 4.2", lines: "M12 11V21.5"),
    "mappin.and.ellipse": SymbolDrawing(
      area: "O12 6.2 3.7",
      lines: "M12 10V17M8.5 14.3C1.5 15.5 1.5 21.5 12 21.5C22.5 21.5 22.5 15.5 15.5 14.3"
    ),
    "location": SymbolDrawing(area: "M2.8 11.2L20.3 3A0.6 0.6 0 0 1 21 3.8L12.8 21.2L11.8 12.3Z"),
    "location.north": SymbolDrawing(area: "M12 2.5L19 20.8L12 16.5L5 20.8Z"),
    "location.north.line": SymbolDrawing(
      area: "M12 6.5L17.5 21.2L12 18L6.5 21.2Z",
      lines: "M12 2.2V3.5"
    ),
    "scope": "O12 12 7.5M12 2.5V8.5M12 15.5V21.5M2.5 12H8.5M15.5 12H21.5",
    "globe": "O12 12 9.5M2.5 12H21.5M12 2.5C6.3 7.5 6.3 16.5 12 21.5C17.7 16.5 17.7 7.5 12 2.5",
    "globe.americas": SymbolDrawing(
      area: "O12 12 9.5",
      detail:
        "M5 6C7 8 11 6.5 10.5 8.5C10 10.5 7 10.5 8 13C9 15 12 13.5 12.5 15.5C12.8 17 11 18 11.5 21M16.5 4C14.5 6 16 8 18.5 8.5"
    ),
    "globe.europe.africa": SymbolDrawing(
      area: "O12 12 9.5",
      detail:
        "M10 3C11.5 5 9.5 7 8.5 8.5C7 10.5 8 13 10.5 13C12.5 13 12 15 12.5 17C13 19 15 18.5 16 16C16.7 14 18.5 13 18 10.5C17.5 8.5 15 9 14 8C13 7 15 5 17.5 4.5"
    ),
    "safari": SymbolDrawing(area: "O12 12 9.5", detail: "M16.8 7.2L13.7 13.7L7.2 16.8L10.3 10.3Z"),
    "house": SymbolDrawing(
      area: "M5 10V19A2 2 0 0 0 7 21H17A2 2 0 0 0 19 19V10L12 4Z",
      detail: "M9.7 21V15.5A1 1 0 0 1 10.7 14.5H13.3A1 1 0 0 1 14.3 15.5V21",
      lines: "M2.5 11.8L12 3.3L21.5 11.8"
    ),
    "building": SymbolDrawing(
      area: "R5 2.5 14 19 2",
      detail: "M9 7H10M14 7H15M9 11H10M14 11H15M9 15H10M14 15H15M10.5 21.5V18.5H13.5V21.5"
    ),
    "building.2": SymbolDrawing(
      area: "R2.5 2.5 11 19 1.5M13.5 9H19.5A2 2 0 0 1 21.5 11V19.5A2 2 0 0 1 19.5 21.5H13.5",
      detail:
        "M6 6.5H6.6M9.5 6.5H10.1M6 10.5H6.6M9.5 10.5H10.1M6 14.5H6.6M9.5 14.5H10.1M17 13H18M17 17H18M13.5 9V21.5M8 21.5V18.5"
    ),
    "building.columns": SymbolDrawing(
      area: "M12 2.5L21 7.5V9H3V7.5Z",
      lines: "M5.5 9V18M9.8 9V18M14.2 9V18M18.5 9V18M3.5 18.3H20.5M2.5 21.3H21.5"
    ),
    "storefront": SymbolDrawing(
      area:
        "M4.5 3.5H19.5L21.5 9A2.4 2.4 0 0 1 16.8 9.5A2.4 2.4 0 0 1 12 9.5A2.4 2.4 0 0 1 7.2 9.5A2.4 2.4 0 0 1 2.5 9Z",
      lines: "M4.5 12V18.5A2 2 0 0 0 6.5 20.5H17.5A2 2 0 0 0 19.5 18.5V12M13.5 20.5V15.5H16.5V20.5"
    ),
    "tent": SymbolDrawing(
      area: "M12 4L21.5 20H2.5Z",
      hole: "M12 12L16 20H8Z",
      lines: "M10.8 2.2L12 4L13.2 2.2"
    ),
    "mountain.2": SymbolDrawing(
      area: "M2 19.5L9 6L12.5 12.5L15 9L22 19.5Z",
      detail: "M6.8 10.3L9 12L10.8 9.8"
    ),
    "signpost.right": SymbolDrawing(
      area: "M4.5 4.5H17L20.5 8.2L17 12H4.5Z",
      lines: "M11 2.2V4.5M11 12V21.5"
    ),
    "door.left.hand.open": SymbolDrawing(
      area: "M6 4.2L14 2.2V21.8L6 19.8Z",
      hole: "B11.3 12",
      lines: "M14 4.5H17A1.5 1.5 0 0 1 18.5 6V19.5M2.5 19.5H6M14 19.5H21.5"
    ),
    "door.left.hand.closed": SymbolDrawing(
      area: "M6 19.5V4.5A2 2 0 0 1 8 2.5H16A2 2 0 0 1 18 4.5V19.5",
      hole: "B14.7 11.5",
      lines: "M2.5 19.5H21.5"
    ),
    "stairs": "M2.5 20.5H7.5V15.5H12.5V10.5H17.5V5.5H21.5",
    "point.topleft.down.curvedto.point.bottomright.up":
      "O5 5 2.3O19 19 2.3M7.3 5H15A3.5 3.5 0 0 1 15 12H9A3.5 3.5 0 0 0 9 19H16.7",
    "globe.asia.australia": .same(as: "globe.americas"),
    "door.right.hand.open": .mirrored("door.left.hand.open"),
    "door.right.hand.closed": .mirrored("door.left.hand.closed"),
  ]

  static let transport: Group = [
    "car": SymbolDrawing(
      area:
        "M5 10L6.8 5.6A2.5 2.5 0 0 1 9.1 4H14.9A2.5 2.5 0 0 1 17.2 5.6L19 10A2.5 2.5 0 0 1 21.5 12.5V17.5H2.5V12.5A2.5 2.5 0 0 1 5 10ZM4 17.5H6.5V20H4ZM17.5 17.5H20V20H17.5Z",
      detail: "M5 10H19",
      hole: "B6.5 13.7B17.5 13.7"
    ),
    "bolt.car": SymbolDrawing(
      area:
        "M5 10L6.8 5.6A2.5 2.5 0 0 1 9.1 4H14.9A2.5 2.5 0 0 1 17.2 5.6L19 10A2.5 2.5 0 0 1 21.5 12.5V17.5H2.5V12.5A2.5 2.5 0 0 1 5 10ZM4 17.5H6.5V20H4ZM17.5 17.5H20V20H17.5Z",
      detail: "M12.7 7L10 12H14L11.3 16.5"
    ),
    "bus": SymbolDrawing(
      area: "R4 3 16 15.5 3M6 18.5H8.5V21H6ZM15.5 18.5H18V21H15.5Z",
      detail: "M4 13H20M9.5 5.7H14.5M4 8.3H20",
      hole: "B7.5 15.8B16.5 15.8"
    ),
    "tram": SymbolDrawing(
      area: "R5.5 5 13 13 3",
      detail: "M5.5 12.5H18.5",
      hole: "B9 15.3B15 15.3",
      lines: "M9 2.3H15M12 2.3V5M8.5 18L6 21.5M15.5 18L18 21.5"
    ),
    "train.side.front.car": SymbolDrawing(
      area: "M2.5 5.5H12C17 5.5 21.5 11 21.5 14.5A2.5 2.5 0 0 1 19 17H2.5Z",
      detail: "M2.5 12H20.5M7.5 5.5V12M13 5.5V12",
      lines: "M2.5 20.3H21.5"
    ),
    "airplane": SymbolDrawing(
      solid:
        "M21.5 12C21.5 11 20.5 10.6 19.5 10.6H15.2L10 3.5H8.2L10.5 10.6H6L4.2 8.3H2.8L3.8 12L2.8 15.7H4.2L6 13.4H10.5L8.2 20.5H10L15.2 13.4H19.5C20.5 13.4 21.5 13 21.5 12Z"
    ),
    "airplane.departure": SymbolDrawing(
      lines: "M2.5 20.5H21.5",
      solid:
        "M3 11L4.3 10.5L6.5 12L10.2 10.6L6.2 5.2L7.8 4.6L14 9.2L18.5 7.5C20 7 21.3 7.5 21.5 8.3C21.7 9.2 20.8 10 19.8 10.4L6.3 15.3Z"
    ),
    "airplane.arrival": SymbolDrawing(
      lines: "M2.5 20.5H21.5",
      solid:
        "M3.8 5L5 5.3L6.3 7.6L10.2 8.7L9.7 2.9L11.3 3.3L14.8 10L19.3 11.3C20.8 11.8 21.6 12.8 21.4 13.6C21.2 14.5 20 14.6 19 14.3L5.2 10.4Z"
    ),
    "bicycle":
      "O5.5 15.5 4O18.5 15.5 4M5.5 15.5L9.3 8.5H15.5M9.3 8.5L12 15.5H5.5M12 15.5L15.5 8.5M18.5 15.5L14.7 5.5H17.3M7.8 6.5H10.2",
    "scooter": "O5.5 18.3 2.5O18.5 18.3 2.5M8 18.3H14C14 15 16 13 19 13L16.5 4H13.5",
    "ferry": SymbolDrawing(
      area: "M3.5 13L12 10.5L20.5 13L18.5 18.5H5.5Z",
      lines:
        "M6 12V7.5H18V12M10 7.5V3.5H14V7.5M2.5 21.3C4.5 20 6.5 20 8.5 21.3C10.5 20 13.5 20 15.5 21.3C17.5 20 19.5 20 21.5 21.3"
    ),
    "sailboat": SymbolDrawing(
      area: "M12.5 2.5L20 14.5H12.5ZM10 6V14.5H4.5ZM2.5 17.2H21.5L19 21H5.5Z"
    ),
    "fuelpump": SymbolDrawing(
      area: "M4 21V5A2.5 2.5 0 0 1 6.5 2.5H12.5A2.5 2.5 0 0 1 15 5V21Z",
      hole: "R7 5.5 5 4 0.6",
      lines:
        "M2.5 21.2H16.5M15 11.5H16.3A1.7 1.7 0 0 1 18 13.2V16.5A1.75 1.75 0 0 0 21.5 16.5V9L18.5 5.5"
    ),
    "ev.charger": SymbolDrawing(
      area: "M4 21V5A2.5 2.5 0 0 1 6.5 2.5H12.5A2.5 2.5 0 0 1 15 5V21Z",
      detail: "M10.2 7L7.5 11.5H11.5L8.8 16",
      lines:
        "M2.5 21.2H16.5M15 11.5H16.3A1.7 1.7 0 0 1 18 13.2V16.5A1.75 1.75 0 0 0 21.5 16.5V9L18.5 5.5"
    ),
    "parkingsign": "M8 21V3.5H13A5 5 0 0 1 13 13.5H8",
    "road.lanes": "M7.5 3.5L3.5 20.5M16.5 3.5L20.5 20.5M12 4.5V7M12 10.5V13.5M12 17V19.5",
    "steeringwheel":
      "O12 12 9.5O12 12 2.3M2.7 10.5C6 9.5 8.5 9.5 10 10.8M21.3 10.5C18 9.5 15.5 9.5 14 10.8M12 14.3V21.5",
    "suitcase": SymbolDrawing(
      area: "R2.5 7 19 13 2.5",
      detail: "M7 7V20M17 7V20",
      lines: "M8.5 7V5A2 2 0 0 1 10.5 3H13.5A2 2 0 0 1 15.5 5V7"
    ),
    "suitcase.rolling": SymbolDrawing(
      area: "R5 7.5 14 12 2.5",
      detail: "M9.5 10.5V16.5M14.5 10.5V16.5",
      lines: "M9 7.5V2.8H15V7.5M8 19.5V21.5M16 19.5V21.5"
    ),
    "briefcase": SymbolDrawing(
      area: "R2.5 7 19 13 2.5",
      detail: "M2.5 12.5C8 15.3 16 15.3 21.5 12.5M12 13.5V15.7",
      lines: "M8.5 7V5A2 2 0 0 1 10.5 3H13.5A2 2 0 0 1 15.5 5V7"
    ),
    "backpack": SymbolDrawing(
      area: "M5.5 10.5A6.5 6.5 0 0 1 18.5 10.5V19A2.5 2.5 0 0 1 16 21.5H8A2.5 2.5 0 0 1 5.5 19Z",
      detail: "M9 9.5H15M8 21.5V16.5A1.5 1.5 0 0 1 9.5 15H14.5A1.5 1.5 0 0 1 16 16.5V21.5",
      lines: "M9.5 4.5V3.5A1.5 1.5 0 0 1 11 2H13A1.5 1.5 0 0 1 14.5 3.5V4.5M3 13V19M21 13V19"
    ),
    "bus.doubledecker": .same(as: "bus"),
  ]
}
