/// Shops, food, and what is at home.
extension SymbolTable {
  static let shopping: Group = [
    "cart": SymbolDrawing(
      area: "M5.2 6H20.3A1 1 0 0 1 21.3 7.3L19.7 13.8A1.8 1.8 0 0 1 18 15.2H7.4Z",
      lines: "M2 3.5H3.4A1.3 1.3 0 0 1 4.7 4.5L7 16.8A2 2 0 0 0 9 18.3H18.5",
      solid: "O9.3 21 0.6O17.3 21 0.6"
    ),
    "bag": SymbolDrawing(
      area: "M4.6 7.5H19.4L20.4 18.8A2.5 2.5 0 0 1 17.9 21.5H6.1A2.5 2.5 0 0 1 3.6 18.8Z",
      lines: "M8.3 7.5V6.2A3.7 3.7 0 0 1 15.7 6.2V7.5"
    ),
    "basket": SymbolDrawing(
      area: "M3 10H21L19 19A2 2 0 0 1 17 20.5H7A2 2 0 0 1 5 19Z",
      detail: "M9 13V17.5M12 13V17.5M15 13V17.5",
      lines: "M6.5 10L10 3.5M17.5 10L14 3.5M2 10H22"
    ),
    "handbag": SymbolDrawing(
      area: "M4.5 10.5H19.5L21 18.7A2.3 2.3 0 0 1 18.7 21.3H5.3A2.3 2.3 0 0 1 3 18.7Z",
      lines: "M8 10.5V7A4 4 0 0 1 16 7V10.5"
    ),
    "creditcard": SymbolDrawing(area: "R2 5 20 14 2.5", detail: "M2 9.7H22M5.5 15H9.5"),
    "giftcard": SymbolDrawing(
      area: "R2 5 20 14 2.5",
      detail:
        "M2 14.5H22M8 5V19M8 14.5C4 13 3.5 9.5 5.5 9.5C7.5 9.5 8 12 8 14.5C8 12 8.5 9.5 10.5 9.5C12.5 9.5 12 13 8 14.5"
    ),
    "gift": SymbolDrawing(
      area: "R2.5 8 19 4.5 1.2M4.3 12.5H19.7V19A2.5 2.5 0 0 1 17.2 21.5H6.8A2.5 2.5 0 0 1 4.3 19Z",
      detail: "M12 8V21.5M4.3 12.5H19.7",
      lines:
        "M12 7.8C9 8 6.5 6.5 7 4.4C7.5 2.4 11 2.6 12 7.8C13 2.6 16.5 2.4 17 4.4C17.5 6.5 15 8 12 7.8"
    ),
    "banknote": SymbolDrawing(area: "R2 6 20 12 2.5", detail: "O12 12 2.8D5.5 12D18.5 12"),
    "ticket": SymbolDrawing(
      area:
        "M2.5 7.5A1.5 1.5 0 0 1 4 6H20A1.5 1.5 0 0 1 21.5 7.5V9.8A2.2 2.2 0 0 0 21.5 14.2V16.5A1.5 1.5 0 0 1 20 18H4A1.5 1.5 0 0 1 2.5 16.5V14.2A2.2 2.2 0 0 0 2.5 9.8Z",
      detail: "M15 8.5V9.5M15 11.7V12.3M15 14.5V15.5"
    ),
    "wallet.pass": SymbolDrawing(
      area: "R4 2.5 16 19 3",
      detail: "M4 8.5H9A3 2.5 0 0 0 15 8.5H20M8 16.5H16"
    ),
    "receipt": SymbolDrawing(
      area:
        "M5 3L7.3 4.5L9.7 3L12 4.5L14.3 3L16.7 4.5L19 3V21L16.7 19.5L14.3 21L12 19.5L9.7 21L7.3 19.5L5 21Z",
      detail: "M8.5 9H15.5M8.5 13H15.5"
    ),
    "scalemass": SymbolDrawing(
      area: "M7 8H17L20.5 18.7A2 2 0 0 1 18.6 21.3H5.4A2 2 0 0 1 3.5 18.7Z",
      detail: "M9 15A3.5 3.5 0 0 1 15 15",
      lines: "O12 5 2.5"
    ),
  ]

  static let food: Group = [
    "cup.and.saucer": SymbolDrawing(
      area: "M4 5.5H17V11.5A5.5 5.5 0 0 1 11.5 17H9.5A5.5 5.5 0 0 1 4 11.5Z",
      lines: "M17 7H18.5A2.8 2.8 0 0 1 18.5 12.6H17M2.5 20.3H18.5"
    ),
    "mug": SymbolDrawing(
      area: "M4 5H16.5V17A3 3 0 0 1 13.5 20H7A3 3 0 0 1 4 17Z",
      lines: "M16.5 8H18A3 3 0 0 1 21 11V13A3 3 0 0 1 18 16H16.5"
    ),
    "takeoutbag.and.cup.and.straw": SymbolDrawing(
      area: "M2.5 8H11.5L12.5 21H1.8ZM14.5 9.5H21.5L20.8 21H15.2Z",
      lines: "M4.8 8V6A2.2 2.2 0 0 1 9.2 6V8M18 9.5L18.8 3H21M13.7 9.5H22.2"
    ),
    "fork.knife": "M4.5 3V8A2.8 2.8 0 0 0 10.1 8V3M7.3 3V21M17 21V14.5H14C14 8 15 4.5 17 3Z",
    "wineglass": SymbolDrawing(
      area: "M7 2.8H17C18 8 17 13.5 12 13.5C7 13.5 6 8 7 2.8Z",
      detail: "M6.8 8H17.2",
      lines: "M12 13.5V21.2M8 21.2H16"
    ),
    "waterbottle": SymbolDrawing(
      area: "M8.5 6.5H15.5L17 10V19A2.5 2.5 0 0 1 14.5 21.5H9.5A2.5 2.5 0 0 1 7 19V10Z",
      detail: "M7 14H17",
      lines: "M9.5 2.8H14.5V6.5H9.5Z"
    ),
    "birthday.cake": SymbolDrawing(
      area: "M4 13A2 2 0 0 1 6 11H18A2 2 0 0 1 20 13V20.5H4Z",
      detail: "M4 15.5C6 17.5 8 17.5 10 15.5C11 14.5 13 14.5 14 15.5C16 17.5 18 17.5 20 15.5",
      lines: "M2.5 20.7H21.5M12 11V7.5M7.5 11V8.5M16.5 11V8.5M12 4.5V3M7.5 5.5V4.5M16.5 5.5V4.5"
    ),
    "carrot": SymbolDrawing(
      area: "M14.5 9.5A4 4 0 0 0 8.5 9.8L3 21L14.2 15.5A4 4 0 0 0 14.5 9.5Z",
      detail: "M8.5 12L10.5 14M7 16L8.3 17.3",
      lines: "M14.5 9.5L21 3M15 9L14.5 4M15 9L20 9.5"
    ),
    "popcorn": SymbolDrawing(
      area: "M5 10H19L17 21.5H7Z",
      detail: "M10 10L10.5 21.5M14 10L13.5 21.5",
      lines: "M5 10A3 3 0 0 1 6 5.5A3.3 3.3 0 0 1 11 3.8A3.3 3.3 0 0 1 17 4.8A3 3 0 0 1 19 10"
    ),
    "frying.pan": SymbolDrawing(area: "O9 12 6.5", hole: "O9 12 3", lines: "M15.5 12H22"),
    "refrigerator": SymbolDrawing(
      area: "R5.5 2.5 13 19 2.5",
      detail: "M5.5 9.5H18.5M8.5 5.5V7M8.5 12.5V15.5"
    ),
    "oven": SymbolDrawing(
      area: "R3.5 3 17 18 2.5",
      detail: "M3.5 8H20.5D7 5.5D10 5.5D17 5.5",
      hole: "R7 11.5 10 6 1"
    ),
    "stove": .same(as: "oven"),
  ]

  static let home: Group = [
    "sofa": SymbolDrawing(
      area:
        "M5.5 11V7.5A2.5 2.5 0 0 1 8 5H16A2.5 2.5 0 0 1 18.5 7.5V11M2.5 12.2A2 2 0 0 1 6.5 12.2V14H17.5V12.2A2 2 0 0 1 21.5 12.2V18.5H2.5Z",
      lines: "M5 18.5V20.5M19 18.5V20.5"
    ),
    "chair": SymbolDrawing(
      area: "M7 3.5H17V12H7Z",
      lines: "M5.5 12V15.5H18.5V12M7 15.5V21M17 15.5V21"
    ),
    "chair.lounge": .same(as: "sofa"),
    "lamp.desk": SymbolDrawing(
      area: "M11 2.8L18.5 9L12.5 13.5C10 11.5 9.5 6 11 2.8Z",
      lines: "M10.3 7.5L5.5 11.5L8.5 20.5M4.5 20.8H14.5"
    ),
    "lamp.table": SymbolDrawing(area: "M8 3H16L19.5 12H4.5Z", lines: "M12 12V20.5M8 20.8H16"),
    "lightbulb": SymbolDrawing(
      area: "M9 17C9 14.3 5.5 13 5.5 8.8A6.5 6.5 0 0 1 18.5 8.8C18.5 13 15 14.3 15 17Z",
      lines: "M9.5 20H14.5M11 22H13"
    ),
    "fan": SymbolDrawing(
      area:
        "M12 10.5C10.5 7 11 3 14.5 3C18 3 17 8.5 13.3 11.3M13.3 12.7C16 10.2 20.5 9.5 21 13C21.5 16.5 16 16.5 12.8 13.5M12 13.5C13.5 17 13 21 9.5 21C6 21 7 15.5 10.7 12.7M10.7 11.3C8 13.8 3.5 14.5 3 11C2.5 7.5 8 7.5 11.2 10.5"
    ),
    "washer": SymbolDrawing(area: "R4 2.5 16 19 2.5", detail: "M4 7H20D7.3 4.8", hole: "O12 14 4"),
    "bathtub": SymbolDrawing(
      area: "M2.5 12.5H21.5V14.5A4.5 4.5 0 0 1 17 19H7A4.5 4.5 0 0 1 2.5 14.5Z",
      lines: "M5.5 12.5V5.5A2.3 2.3 0 0 1 10 5M8 6.5L11.5 4.5M6.5 19L5.5 21.3M17.5 19L18.5 21.3"
    ),
    "toilet": SymbolDrawing(
      area: "R5 2.5 6 9 1.5M5 11.5H20A7 6.5 0 0 1 13.5 17.5V21.5H7.5V16.5A5 5 0 0 1 5 11.5Z"
    ),
    "tshirt": SymbolDrawing(
      area: "M8.5 3A3.6 3.6 0 0 0 15.5 3L21.5 6.5L19.3 11L17 10V21H7V10L4.7 11L2.5 6.5Z"
    ),
    "shoe": SymbolDrawing(
      area: "M2.5 7.5L6 8.5C8.5 8.5 9.5 7 10 5.5C12 10.5 16 12.5 20 13A2 2 0 0 1 21.5 15V17H2.5Z",
      lines: "M2.5 20H21.5"
    ),
    "umbrella": SymbolDrawing(
      area:
        "M2.5 12.5A9.5 9 0 0 1 21.5 12.5C19.5 10.8 17.5 10.8 15.2 12.5C13.2 10.8 10.8 10.8 8.8 12.5C6.5 10.8 4.5 10.8 2.5 12.5Z",
      lines: "M12 2V3.5M12 12.5V19A2.3 2.3 0 0 1 7.4 19"
    ),
    "balloon": SymbolDrawing(
      area:
        "M12 2.5A6 6.7 0 0 1 18 9.3C18 13 15 16.3 12 16.3C9 16.3 6 13 6 9.3A6 6.7 0 0 1 12 2.5Z",
      lines: "M10.8 18H13.2L12 16.3ZM12 18C11 19.3 13 20.3 12 21.8"
    ),
    "teddybear": SymbolDrawing(
      area: "O12 13 7.5O5.8 6.3 2.6O18.2 6.3 2.6",
      detail: "D9.3 11.5D14.7 11.5M10 15.5A2.5 2.5 0 0 0 14 15.5D12 14.3"
    ),
    "lightbulb.max": SymbolDrawing(
      area: "M9.3 18C9.3 15.8 7 14.8 7 11.7A5 5 0 0 1 17 11.7C17 14.8 14.7 15.8 14.7 18Z",
      lines: "M10.3 21H13.7M12 2.2V3.3M4.8 5L5.6 5.8M19.2 5L18.4 5.8M2.2 12H3.3M20.7 12H21.8"
    ),
    "party.popper": SymbolDrawing(
      area: "M3 21L8 8.5L15.5 16Z",
      detail: "M6.5 13L11 17.5",
      lines:
        "M13 8C14.5 6.5 14 5 13 3.5M16 11C17.5 10 19 10 21 11M14.5 9.5L19.5 4.5D17.5 3D9.5 4D20.5 7.5D19.5 15.5"
    ),
    "shower": SymbolDrawing(
      area: "M8 12A4 4 0 0 1 16 12Z",
      lines: "M4 21V7A4 4 0 0 1 12 7V8D9 15.5D12 15.5D15 15.5D9 19D12 19D15 19"
    ),
    "spigot": SymbolDrawing(
      area:
        "M9 21V16.5A1.5 1.5 0 0 0 7.5 15H3V9H14A6 6 0 0 1 20 15V17H15.5V16A1.5 1.5 0 0 0 14 14.5H11.5A2.5 2.5 0 0 0 9 17Z",
      lines: "M10.5 9V4.5M6.5 4.5H14.5"
    ),
    "window.vertical.closed": SymbolDrawing(
      area: "R5 2.5 14 16 1.5",
      detail: "M12 2.5V18.5M5 10.5H19",
      lines: "M3 21.3H21"
    ),
    "lightbulb.led": .same(as: "lightbulb"),
  ]
}
