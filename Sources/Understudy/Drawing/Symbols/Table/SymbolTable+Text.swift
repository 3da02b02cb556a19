/// Text and lists.
extension SymbolTable {
  static let text: Group = [
    "textformat": "M2.5 18.5L7.5 6L12.5 18.5M4.4 14H10.6O18 15 3.3M21.3 11.2V18.5",
    "textformat.size": "M2 18.5L5.5 10L9 18.5M3.2 15.7H7.8M10.5 18.5L16 4.5L21.5 18.5M12.4 14H19.6",
    "bold": "M7.5 4H12.5A4 4 0 0 1 12.5 12H7.5ZM7.5 12H13.5A4 4 0 0 1 13.5 20H7.5Z",
    "italic": "M10 4H17M7 20H14M13.5 4L10.5 20",
    "underline": "M6.5 3.5V11A5.5 5.5 0 0 0 17.5 11V3.5M5 20.5H19",
    "strikethrough":
      "M16.5 7.5A4.5 3.5 0 0 0 12 4.5C9.3 4.5 7.5 5.8 7.5 7.8C7.5 9.5 8.8 10.8 11 12M3.5 12H20.5M15.8 14C17.8 17 15.5 19.5 12 19.5A4.7 3.7 0 0 1 7.2 16.5",
    "bold.italic.underline":
      "M2.5 5H5A2.6 2.6 0 0 1 5 10.2H2.5ZM2.5 10.2H5.4A2.7 2.7 0 0 1 5.4 15.6H2.5ZM12.6 5L10.8 15.6M15.5 5V12A3 3 0 0 0 21.5 12V5M2.5 19.5H21.5",
    "text.alignleft": "M3.5 5H20.5M3.5 9.7H14.5M3.5 14.3H20.5M3.5 19H14.5",
    "text.alignright": .mirrored("text.alignleft"),
    "text.aligncenter": "M3.5 5H20.5M6.5 9.7H17.5M3.5 14.3H20.5M6.5 19H17.5",
    "text.justify": "M3.5 5H20.5M3.5 9.7H20.5M3.5 14.3H20.5M3.5 19H20.5",
    "text.quote": "M3.5 5V19M8.5 5H20.5M8.5 9.7H20.5M8.5 14.3H20.5M8.5 19H15.5",
    "text.append": "M3.5 5H20.5M3.5 10H20.5M3.5 15H11M17.5 13.5V20.5M14 17H21",
    "text.insert": "M3.5 19H20.5M3.5 14H20.5M3.5 9H11M17.5 3.5V10.5M14 7H21",
    "text.cursor":
      "M9 3.5C10.7 3.5 12 4.3 12 6C12 4.3 13.3 3.5 15 3.5M12 6V18M9 20.5C10.7 20.5 12 19.7 12 18C12 19.7 13.3 20.5 15 20.5",
    "character.cursor.ibeam":
      "M2.5 18L7.5 6L12.5 18M4.3 14H10.7M15.5 4C17 4 18 4.8 18 6C18 4.8 19 4 20.5 4M18 6V18M15.5 20C17 20 18 19.2 18 18C18 19.2 19 20 20.5 20",
    "paragraphsign": "M18.5 4H10A4.5 4.5 0 0 0 10 13H11.5M11.5 4V20.5M15.5 4V20.5",
    "signature":
      "M3 20H21M3.5 15.5C7 13 10.5 8.5 10 5.5C9.6 3.4 7 4.5 7 8.5C7 12.5 8 15.5 9.5 15.5C11 15.5 11.5 12 13 12C14.2 12 13.5 15 15 15C16.2 15 16.5 13.5 17.5 13.5C18.5 13.5 18.5 15 20.5 15",
    "scribble":
      "M3 12C6 5 10 3.5 10 7C10 10.5 5 16 7.5 17.5C10 19 13 9 16 9C18.5 9 14.5 15.5 16.5 16.5C18 17.2 19.5 15.5 21 13.5",
    "textformat.abc":
      "O4.3 13.8 2.3M6.6 11V16.3M9.5 6.5V16.3O11.8 13.8 2.3M21.5 12.2A2.4 2.4 0 1 0 21.5 15.4M2 20H22",
    "textformat.alt": .same(as: "textformat"),
    "text.justify.left": .same(as: "text.alignleft"),
    "character.book.closed": SymbolDrawing(
      area: "M19 17V2.5H7.5A2.5 2.5 0 0 0 5 5V19A2.5 2.5 0 0 0 7.5 21.5H19Z",
      detail: "M5 19A2 2 0 0 1 7 17H19M9.3 13L12 6L14.7 13M10.3 10.8H13.7"
    ),
    "textformat.size.larger": .same(as: "textformat.size"),
    "textformat.size.smaller": .same(as: "textformat.size"),
    "abc": .same(as: "textformat.abc"),
    "return.left": .same(as: "return"),
    "translate":
      "M2.5 5.5H13M7.7 3V5.5M11 5.5C10 9.5 6.5 13 2.8 14.3M4.5 8.3C6 11 8.5 13.3 11 14M11.5 21L16.5 10L21.5 21M13.2 17.3H19.8",
  ]

  static let lists: Group = [
    "list.bullet": "M8.5 5.5H20.5M8.5 12H20.5M8.5 18.5H20.5B4 5.5B4 12B4 18.5",
    "list.dash": "M8.5 5.5H20.5M8.5 12H20.5M8.5 18.5H20.5M3.5 5.5H5M3.5 12H5M3.5 18.5H5",
    "list.bullet.indent": "M3.5 5.5H20.5M10.5 12H20.5M10.5 18.5H20.5B6 12B6 18.5",
    "list.star":
      "M9.5 5.5H21M9.5 12H21M9.5 18.5H21M4 3.5V7.5M2.3 4.5L5.7 6.5M5.7 4.5L2.3 6.5B4 12B4 18.5",
    "list.triangle":
      "M9.5 5.5H21M9.5 12H21M9.5 18.5H21M3 4L5.5 5.5L3 7ZM3 10.5L5.5 12L3 13.5ZM3 17L5.5 18.5L3 20Z",
    "checklist":
      "M11 6.5H21M11 12H21M11 17.5H21M2.8 6.5L4.5 8.3L7.5 4.7M2.8 17.5L4.5 19.3L7.5 15.7B5 12",
    "list.clipboard": SymbolDrawing(
      area:
        "M8.5 4.5H7A2.5 2.5 0 0 0 4.5 7V19A2.5 2.5 0 0 0 7 21.5H17A2.5 2.5 0 0 0 19.5 19V7A2.5 2.5 0 0 0 17 4.5H15.5R8.5 2.5 7 4 1.5",
      detail: "M11.5 11H16M11.5 16H16D8 11D8 16M8.5 6.5H15.5"
    ),
    "line.3.horizontal": "M3.5 6H20.5M3.5 12H20.5M3.5 18H20.5",
    "line.2.horizontal": "M3.5 9H20.5M3.5 15H20.5",
    "line.horizontal.3": .same(as: "line.3.horizontal"),
    "line.3.horizontal.decrease": "M3.5 7H20.5M6.5 12H17.5M10 17H14",
    "line.horizontal.3.decrease": .same(as: "line.3.horizontal.decrease"),
    "slider.horizontal.3":
      "M3 5.5H5.8M10.2 5.5H21M3 12H13.8M18.2 12H21M3 18.5H5.8M10.2 18.5H21O8 5.5 2.2O16 12 2.2O8 18.5 2.2",
    "slider.vertical.3": .turned("slider.horizontal.3", 3),
    "slider.horizontal.2.square": SymbolDrawing(
      area: "R3 3 18 18 4",
      detail: "M6.5 9H17.5M6.5 15H17.5M14.5 7.2V10.8M9.5 13.2V16.8"
    ),
    "slider.horizontal.below.rectangle": "R3 3.5 18 10 2M3 18.5H10M14 18.5H21O12 18.5 2",
    "switch.2": "R2.5 3.5 19 7 3.5R2.5 13.5 19 7 3.5O6 7 1.2O18 17 1.2",
    "increase.indent": "M3.5 5H20.5M11 9.7H20.5M11 14.3H20.5M3.5 19H20.5M3.5 9L6.5 12L3.5 15",
    "decrease.indent": "M3.5 5H20.5M11 9.7H20.5M11 14.3H20.5M3.5 19H20.5M6.5 9L3.5 12L6.5 15",
    "tablecells": SymbolDrawing(
      area: "R2.5 4 19 16 2.5",
      detail: "M2.5 9.3H21.5M2.5 14.7H21.5M9 4V20M15.2 4V20"
    ),
    "list.number":
      "M10 5H21M10 12H21M10 19H21M3.3 3.8L5 2.8V7.2M3 10.5A1.6 1.3 0 1 1 5.7 11.8L3 14.3H6M3 16.8H5.8L4.4 18.6A1.4 1.4 0 1 1 3 20.8",
    "checklist.checked": .same(as: "checklist"),
  ]
}
