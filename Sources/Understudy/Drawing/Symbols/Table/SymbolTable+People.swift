/// People, what they do, and their health.
extension SymbolTable {
  static let people: Group = [
    "person": SymbolDrawing(area: "O12 7 4M4 20.5A8 6.7 0 0 1 20 20.5Z"),
    "person.2": SymbolDrawing(
      area:
        "O8.8 7.7 3.3M2 19.5A6.8 6 0 0 1 15.6 19.5ZO17 8.5 2.6M18.6 19.5H22A5.6 5.6 0 0 0 15.8 14"
    ),
    "person.3": SymbolDrawing(
      area:
        "O12 8 2.9M6.8 19A5.2 5.2 0 0 1 17.2 19ZO4.8 9.3 2.1O19.2 9.3 2.1M4.6 18.5H1.5A4 4 0 0 1 5.6 14.2M19.4 18.5H22.5A4 4 0 0 0 18.4 14.2"
    ),
    "person.crop.circle": SymbolDrawing(
      area: "O12 12 9.5",
      hole: "O12 9.3 3M5.8 18.5C8 13.8 16 13.8 18.2 18.5C14.8 21.4 9.2 21.4 5.8 18.5Z"
    ),
    "person.crop.square": SymbolDrawing(
      area: "R3 3 18 18 4",
      hole: "O12 9.2 3M5.5 20.2C6.5 14 17.5 14 18.5 20.2Z"
    ),
    "person.crop.rectangle": SymbolDrawing(
      area: "R2 4.5 20 15 2.5",
      hole: "O12 9.3 2.7M6.5 18.7C7.5 13.5 16.5 13.5 17.5 18.7Z"
    ),
    "person.text.rectangle": SymbolDrawing(
      area: "R2 4.5 20 15 2.5",
      detail: "M14.5 9.5H19M14.5 14H19",
      hole: "O8.2 9.8 2M4.8 16.3C5.2 12.8 11.2 12.8 11.6 16.3Z"
    ),
    "lanyardcard": SymbolDrawing(
      area: "R5 5.5 14 16 2.5",
      detail: "M9 17.5H15M10.5 8H13.5",
      hole: "O12 12.5 1.8",
      lines: "M9 2.5L12 5.5L15 2.5"
    ),
    "person.and.background.dotted": SymbolDrawing(
      area: "O12 9 3.5M5.5 20.5A6.5 6 0 0 1 18.5 20.5Z",
      lines: "D4 6D4 11D8 3D16 3D20 6D20 11"
    ),
    "person.wave.2": SymbolDrawing(
      area: "O8.5 8 3.5M2 20A6.5 6 0 0 1 15 20Z",
      lines: "M15 6A4.5 4.5 0 0 1 15 11.5M18 3.5A8.5 8.5 0 0 1 18 14"
    ),
    "figure.stand": SymbolDrawing(
      lines: "M12 8V14M12 8.2L8.5 9V14.5M12 8.2L15.5 9V14.5M12 14L10 21.5M12 14L14 21.5",
      solid: "O12 4 1.3"
    ),
    "figure.arms.open": SymbolDrawing(
      lines: "M4 9H20M12 9V14.5M12 14.5L8.5 21.5M12 14.5L15.5 21.5",
      solid: "O12 4.5 1.3"
    ),
    "figure.walk": SymbolDrawing(
      lines:
        "M12 8L10.5 14.5L13.5 17.5L14.5 21.5M10.5 14.5L9.8 18L7 21.5M12 8L8 10.5L7.3 13.5M12 8L14.5 11.5L17.5 12.5",
      solid: "O13 3.7 1.3"
    ),
    "figure.run": SymbolDrawing(
      lines:
        "M13 8L10 13.5L14 16.5L12.5 21.5M10 13.5L8.5 17H4M13 8L8.5 7.5L6 11M13 8L15.5 11.5L19.5 10.5",
      solid: "O15.5 4 1.3"
    ),
    "figure.wave": SymbolDrawing(
      lines: "M11 9V15M11 15L8.5 21.5M11 15L13.5 21.5M11 9L6.5 12.5M11 9L16 9L18 4.5",
      solid: "O11 4.5 1.3"
    ),
    "figure.2.and.child.holdinghands": SymbolDrawing(
      lines:
        "M5.5 8V14.5M5.5 14.5L4 21M5.5 14.5L7 21M18.5 8V14.5M18.5 14.5L17 21M18.5 14.5L20 21M5.5 9L9 13.5L12 15L15 13.5L18.5 9M12 15V18L11 21M12 18L13 21",
      solid: "O5.5 4.2 1.1O18.5 4.2 1.1O12 11 0.8"
    ),
    "figure.roll": SymbolDrawing(
      lines: "M10.5 7.5V13.5H15.5L17.5 18.5H19.5M10.5 9.5H15M8.2 11.5A5 5 0 1 0 14.7 18.2",
      solid: "O10.5 3.7 1.2"
    ),
    "figure.child": SymbolDrawing(
      lines: "M5 8.5L12 11L19 8.5M12 11V16L8.5 21.5M12 16L15.5 21.5",
      solid: "O12 5.5 2"
    ),
    "dumbbell": SymbolDrawing(
      area: "R5 6 3.5 12 1.2R15.5 6 3.5 12 1.2",
      lines: "M8.5 12H15.5M2.5 9.5V14.5M21.5 9.5V14.5"
    ),
    "face.smiling": SymbolDrawing(
      area: "O12 12 9.5",
      detail: "M7.5 14A5 5 0 0 0 16.5 14B9 9.3B15 9.3"
    ),
    "face.dashed": SymbolDrawing(
      lines:
        "M8 3.4A9.5 9.5 0 0 1 16 3.4M20.6 8A9.5 9.5 0 0 1 20.6 16M16 20.6A9.5 9.5 0 0 1 8 20.6M3.4 16A9.5 9.5 0 0 1 3.4 8M8 14A4.5 4.5 0 0 0 16 14B9 9.3B15 9.3"
    ),
    "hand.thumbsup": SymbolDrawing(
      area:
        "M8 11L11.5 3.5A2 2 0 0 1 14 5.5V9.5H18.8A2 2 0 0 1 20.7 12L19 18.5A2.5 2.5 0 0 1 16.6 20.5H8ZM3 11H5.5V20.5H3Z"
    ),
    "hand.raised": SymbolDrawing(
      area:
        "M6.5 13.5V6.2A1.4 1.4 0 0 1 9.3 6.2V4.2A1.4 1.4 0 0 1 12.1 4.2A1.4 1.4 0 0 1 14.9 4.6V6A1.4 1.4 0 0 1 17.7 6.4V14.5L19.2 12A1.5 1.5 0 0 1 21.6 13.6L18.3 18.8A6 6 0 0 1 13.2 21.5H12.3A5.8 5.8 0 0 1 6.5 15.7Z",
      detail: "M9.3 6.5V11M12.1 4.5V10.5M14.9 6V11"
    ),
    "hand.tap": SymbolDrawing(
      area:
        "M9 21.5L5.2 15.8A1.6 1.6 0 0 1 7.7 13.9L9.5 15.8V7.2A1.6 1.6 0 0 1 12.7 7.2V12.5L17.3 13.6A2.5 2.5 0 0 1 19.2 16.4L18.3 21.5Z",
      lines: "M6.5 9.5A5 5 0 1 1 15.7 9.5"
    ),
    "hand.point.up": SymbolDrawing(
      area:
        "M8.5 21.5L5.2 15.5A1.6 1.6 0 0 1 7.7 13.6L9.5 15.5V4.2A1.6 1.6 0 0 1 12.7 4.2V11L17.3 12.4A2.5 2.5 0 0 1 19.2 15.2L18.3 21.5Z"
    ),
    "hands.clap": SymbolDrawing(
      area:
        "M6 14.5L4 11A1.4 1.4 0 0 1 6.4 9.6L8.5 12.5V7.5A1.4 1.4 0 0 1 11.3 7.5V9L14 7A1.4 1.4 0 0 1 15.8 9.2L17.5 9.5A1.4 1.4 0 0 1 18 12L19 14.5A6.5 6.5 0 0 1 7 18Z",
      lines: "M12.5 2V4M17 2.8L16 4.7M7.5 2.8L8.5 4.7"
    ),
    "hand.thumbsdown": .turned("hand.thumbsup", 2, isMirrored: true),
    "hand.point.up.left": .same(as: "hand.point.up"),
    "hand.point.right": .turned("hand.point.up", 1),
    "hand.point.down": .turned("hand.point.up", 2, isMirrored: true),
    "hand.point.left": .turned("hand.point.up", 3, isMirrored: true),
    "hand.wave": SymbolDrawing(
      area:
        "M6.5 13.5V6.2A1.4 1.4 0 0 1 9.3 6.2V4.2A1.4 1.4 0 0 1 12.1 4.2A1.4 1.4 0 0 1 14.9 4.6V6A1.4 1.4 0 0 1 17.7 6.4V14.5L19.2 12A1.5 1.5 0 0 1 21.6 13.6L18.3 18.8A6 6 0 0 1 13.2 21.5H12.3A5.8 5.8 0 0 1 6.5 15.7Z",
      detail: "M9.3 6.5V11M12.1 4.5V10.5M14.9 6V11",
      lines: "M5 3A8 8 0 0 0 3 8.5M2.5 15.5A9 9 0 0 0 5 20M19 2.8A7 7 0 0 1 21.3 7"
    ),
    "eyes": SymbolDrawing(
      area: "M7 5A4 6 0 0 1 7 19A4 6 0 0 1 7 5ZM17 5A4 6 0 0 1 17 19A4 6 0 0 1 17 5Z",
      hole: "O8.5 12 1.7O18.5 12 1.7"
    ),
    "ear": SymbolDrawing(
      area:
        "M5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13 15 13.5 14.5 17C14 20 12.5 21.5 10.3 21.5A4.3 4.3 0 0 1 6 17.2Z",
      detail: "M9 10A3 3 0 0 1 15 9.5C15 12 11 12 11.5 15"
    ),
    "person.fill.checkmark": .same(as: "person.fill.badge.checkmark"),
    "person.fill.xmark": .same(as: "person.fill.badge.xmark"),
    "person.fill.questionmark": .same(as: "person.fill.badge.questionmark"),
    "face.smiling.inverse": .same(as: "face.smiling.fill"),
    "eyes.inverse": .same(as: "eyes.fill"),
    "accessibility": SymbolDrawing(
      area: "O12 12 9.5",
      detail:
        "M7.3 9.8L10.7 10.6H13.3L16.7 9.8M10.7 10.6V14L9.5 17.5M13.3 10.6V14L14.5 17.5M10.7 14H13.3B12 7.3"
    ),
    "figure.hiking": SymbolDrawing(
      lines:
        "M11.5 8L10 14L13 17.5L13.5 21.5M10 14L9.3 18L6.5 21.5M11.5 8L14.5 11.3L17.5 12M18.5 9.5L17 21.5M9 8L7 9.5L6.3 13.5L8.3 14",
      solid: "O12.8 3.8 1.3"
    ),
    "figure.dance": SymbolDrawing(
      lines:
        "M12 8.5L11.5 14L8 16.5L9.5 21.5M11.5 14L15 17L17 21M12 8.5L7 7.5L5 3.5M12 8.5L16.5 11L19.5 8",
      solid: "O13 4.3 1.3"
    ),
    "figure.strengthtraining.traditional": SymbolDrawing(
      lines:
        "M3 5.5H21M3 3V8M21 3V8M12 12V16.5M12 12L7 10.5L7.5 5.5M12 12L17 10.5L16.5 5.5M12 16.5L8.5 18L9 21.5M12 16.5L15.5 18L15 21.5",
      solid: "O12 8.2 0.9"
    ),
    "figure.outdoor.cycle": SymbolDrawing(
      lines: "O5.8 17 3.7O18.2 17 3.7M12 18.5V14.5L9 11.5L13 8L15.5 11H18.5",
      solid: "O16 4.8 1.3"
    ),
    "figure.and.child.holdinghands": SymbolDrawing(
      lines:
        "M8 8V14.5M8 14.5L6 21M8 14.5L10 21M8 9L4.5 12.5M8 9L13.5 13.5L17 14.5L20 12.5M17 14.5V18L15.5 21.3M17 18L18.5 21.3",
      solid: "O8 4.2 1.2O17 10.5 0.9"
    ),
    "person.line.dotted.person": SymbolDrawing(
      area: "O5 9 2.4M1.5 17.5A3.5 4 0 0 1 8.5 17.5ZO19 9 2.4M15.5 17.5A3.5 4 0 0 1 22.5 17.5Z",
      lines: "D10 10D12 10D14 10"
    ),
    "person.and.arrow.left.and.arrow.right": SymbolDrawing(
      area: "O12 7.5 3.2M6.8 18A5.2 5 0 0 1 17.2 18Z",
      lines: "M4.5 9.5L2 12L4.5 14.5M19.5 9.5L22 12L19.5 14.5"
    ),
  ]

  static let health: Group = [
    "heart": SymbolDrawing(
      area: "M12 20.8L4 12.6A5 5 0 0 1 11.2 5.5L12 6.3L12.8 5.5A5 5 0 0 1 20 12.6Z"
    ),
    "heart.text.square": SymbolDrawing(
      area: "R3 3 18 18 4",
      detail: "M7 15H17M7 18H13",
      hole: "M12 12L8.8 8.8A2 2 0 0 1 11.7 6L12 6.3L12.3 6A2 2 0 0 1 15.2 8.8Z"
    ),
    "cross": SymbolDrawing(area: "M9 3H15V9H21V15H15V21H9V15H3V9H9Z"),
    "cross.case": SymbolDrawing(
      area: "R2.5 7 19 13.5 2.5",
      detail: "M12 10.5V17M8.8 13.75H15.2",
      lines: "M8.5 7V5A1.5 1.5 0 0 1 10 3.5H14A1.5 1.5 0 0 1 15.5 5V7"
    ),
    "bandage": SymbolDrawing(
      area:
        "M4.2 11.3L11.3 4.2A4.5 4.5 0 0 1 17.7 4.2L19.8 6.3A4.5 4.5 0 0 1 19.8 12.7L12.7 19.8A4.5 4.5 0 0 1 6.3 19.8L4.2 17.7A4.5 4.5 0 0 1 4.2 11.3Z",
      detail: "M7.8 7.8L16.2 16.2D12 9.8D14.2 12D9.8 12D12 14.2"
    ),
    "pills": SymbolDrawing(
      area: "M3.2 9.8L9.8 3.2A3.5 3.5 0 0 1 14.8 8.2L8.2 14.8A3.5 3.5 0 0 1 3.2 9.8ZO16.5 16.5 5",
      detail: "M6.5 6.5L11.5 11.5M13 20L20 13"
    ),
    "stethoscope":
      "M6 3.5H4.5V9A5 5 0 0 0 14.5 9V3.5H13M9.5 14V16A5.25 5.25 0 0 0 20 16V13.5O20 11.3 2",
    "waveform.path.ecg": "M2.5 12.5H6.5L9 5L13 19.5L15.8 10L17.3 12.5H21.5",
    "waveform.path": "M2.5 12H4.5L7 6L10.5 20L14 3.5L17 17L19 12H21.5",
    "brain": SymbolDrawing(
      area:
        "M12 5A3.5 3.5 0 0 0 5.5 6.5A3.5 3.5 0 0 0 3.5 12A3.7 3.7 0 0 0 5.5 17.5A3.6 3.6 0 0 0 12 19.5A3.6 3.6 0 0 0 18.5 17.5A3.7 3.7 0 0 0 20.5 12A3.5 3.5 0 0 0 18.5 6.5A3.5 3.5 0 0 0 12 5Z",
      detail:
        "M12 5V19.5M8 9.5A3 3 0 0 0 12 9M16 9.5A3 3 0 0 1 12 9M7.5 14.5A3 3 0 0 1 12 15M16.5 14.5A3 3 0 0 0 12 15"
    ),
    "brain.head.profile": SymbolDrawing(
      area: "M8 21.5V18H6.5A2 2 0 0 1 4.5 16V13.5H2.8L4.5 10A8 8 0 1 1 17.5 16V21.5",
      detail: "M9.5 9.5A3 3 0 0 1 15 8A2.6 2.6 0 0 1 16 12.5H12.5A2.5 2.5 0 0 1 9.5 9.5"
    ),
    "lungs": SymbolDrawing(
      area:
        "M9.5 8C6 8 3 13 3 18C3 20.5 4 21 6 20.5C9 19.7 10 19 10 16.5V9.5M14.5 8C18 8 21 13 21 18C21 20.5 20 21 18 20.5C15 19.7 14 19 14 16.5V9.5",
      lines: "M12 2.5V9L10 11M12 9L14 11"
    ),
    "bed.double": SymbolDrawing(
      area: "M3 13.5A2.5 2.5 0 0 1 5.5 11H18.5A2.5 2.5 0 0 1 21 13.5V17H3Z",
      lines: "M5 11V7A2 2 0 0 1 7 5H17A2 2 0 0 1 19 7V11M9 11V9H15V11M3 17V20M21 17V20"
    ),
    "figure.mind.and.body": SymbolDrawing(
      lines:
        "M12 8.5V14M12 8.5L7.5 11L5 15M12 8.5L16.5 11L19 15M12 14L5.5 17.5L12 19.5L18.5 17.5L12 14M12 19.5H17",
      solid: "O12 4.5 1.5"
    ),
    "testtube.2":
      "M4 3H11M5 3V18.5A2.5 2.5 0 0 0 10 18.5V3M5 12H10M13 3H20M14 3V18.5A2.5 2.5 0 0 0 19 18.5V3M14 9H19",
    "pill": SymbolDrawing(
      area: "M4.2 12.8L12.8 4.2A4.95 4.95 0 0 1 19.8 11.2L11.2 19.8A4.95 4.95 0 0 1 4.2 12.8Z",
      detail: "M8.5 8.5L15.5 15.5"
    ),
    "syringe": SymbolDrawing(
      area: "M12 6L18 12L10.5 19.5H4.5V13.5Z",
      detail: "M12.5 11L14.8 13.3M9.5 14L11.8 16.3",
      lines: "M15 9L19.5 4.5M17 2.5L21.5 7M10 4L20 14M6 18L2.5 21.5"
    ),
    "allergens": SymbolDrawing(
      area: "O12 12 9.5",
      detail: "D15.5 15.5D12.5 7D7 13",
      hole: "O9 9 1.5O15 10.5 1.5O11 15 1.5"
    ),
    "hearingdevice.ear": .same(as: "ear"),
  ]
}
