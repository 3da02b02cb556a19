/// Devices, and how they are connected.
extension SymbolTable {
  static let devices: Group = [
    "iphone": SymbolDrawing(area: "R6.5 2 11 20 2.5", detail: "M10.8 4.6H13.2"),
    "iphone.homebutton": SymbolDrawing(
      area: "R6.5 2 11 20 2.5",
      detail: "M6.5 5.5H17.5M6.5 17.5H17.5D12 19.7"
    ),
    "iphone.landscape": .turned("iphone", 1),
    "iphone.radiowaves.left.and.right": SymbolDrawing(
      area: "R8 4 8 16 2",
      lines:
        "M5.2 9A5.5 5.5 0 0 0 5.2 15M18.8 9A5.5 5.5 0 0 1 18.8 15M2.6 6.5A10 10 0 0 0 2.6 17.5M21.4 6.5A10 10 0 0 1 21.4 17.5"
    ),
    "apps.iphone": SymbolDrawing(
      area: "R6 2 12 20 2.5",
      hole: "R9 6 1.5 1.5 0.3R13.5 6 1.5 1.5 0.3R9 10.5 1.5 1.5 0.3R13.5 10.5 1.5 1.5 0.3"
    ),
    "ipad": SymbolDrawing(area: "R4 2.5 16 19 2.5", detail: "M10.5 18.8H13.5"),
    "ipad.landscape": .turned("ipad", 3),
    "laptopcomputer": SymbolDrawing(
      area: "M4.5 16V6A2 2 0 0 1 6.5 4H17.5A2 2 0 0 1 19.5 6V16",
      lines: "M2 16.2H22L21.2 18.2A1.5 1.5 0 0 1 19.8 19.2H4.2A1.5 1.5 0 0 1 2.8 18.2Z"
    ),
    "laptopcomputer.and.iphone": SymbolDrawing(
      area: "R16 10.5 6 10.5 1.5",
      lines: "M4 16V6A2 2 0 0 1 6 4H17A2 2 0 0 1 19 6V7.5M1.8 16.3H13"
    ),
    "macbook": .same(as: "laptopcomputer"),
    "desktopcomputer": SymbolDrawing(
      area: "R2.5 3.5 19 13.5 2",
      detail: "M2.5 13.5H21.5",
      lines: "M10 17L9.5 20.5M14 17L14.5 20.5M7.5 20.7H16.5"
    ),
    "display": SymbolDrawing(area: "R2 3.5 20 13.5 2.5", lines: "M12 17V20.5M8 20.7H16"),
    "display.2": SymbolDrawing(
      area: "R6.5 8 15 10 2",
      lines: "M14 18V20.7M11 20.7H17M3.8 13.5A2 2 0 0 1 2 11.5V6A2 2 0 0 1 4 4H14A2 2 0 0 1 16 5"
    ),
    "macpro.gen3": SymbolDrawing(
      area: "R6 3.5 12 17 2",
      hole: "B10 8B14 8B10 12B14 12B10 16B14 16"
    ),
    "macmini": SymbolDrawing(area: "R2.5 8.5 19 7.5 2.5", hole: "B12 12.3"),
    "server.rack": SymbolDrawing(
      area: "R3.5 3 17 5.2 1.5R3.5 9.4 17 5.2 1.5R3.5 15.8 17 5.2 1.5",
      detail: "D7 5.6D7 12D7 18.4M12 5.6H17M12 12H17M12 18.4H17"
    ),
    "keyboard": SymbolDrawing(
      area: "R1.5 5.5 21 13 2.5",
      detail: "D5 9D8.5 9D12 9D15.5 9D19 9D5 12D8.5 12D12 12D15.5 12D19 12M7.5 15.2H16.5"
    ),
    "keyboard.chevron.compact.down": SymbolDrawing(
      area: "R1.5 3 21 11.5 2.5",
      detail: "D5 6.3D8.5 6.3D12 6.3D15.5 6.3D19 6.3D5 9D8.5 9D12 9D15.5 9D19 9M7.5 11.7H16.5",
      lines: "M8.5 18L12 20.5L15.5 18"
    ),
    "computermouse": SymbolDrawing(area: "R6.5 2.5 11 19 5.5", detail: "M12 6V9.5"),
    "magicmouse": .same(as: "computermouse"),
    "printer": SymbolDrawing(
      area:
        "M7 17H4.5A2.5 2.5 0 0 1 2 14.5V10A2.5 2.5 0 0 1 4.5 7.5H19.5A2.5 2.5 0 0 1 22 10V14.5A2.5 2.5 0 0 1 19.5 17H17",
      hole: "R7 13 10 8 1B18.3 10.5",
      lines: "M7 7.5V4A1 1 0 0 1 8 3H16A1 1 0 0 1 17 4V7.5"
    ),
    "scanner": SymbolDrawing(
      area: "R2 13 20 7 2",
      detail: "M5.5 16.5H12",
      lines: "M2.8 13L5.5 5.2A1 1 0 0 1 6.8 4.6L21 10"
    ),
    "faxmachine": .same(as: "printer"),
    "tv.and.mediabox": SymbolDrawing(area: "R2 4 20 12 2.5R8 18.5 8 2.5 0.8"),
    "appletv": SymbolDrawing(area: "R3 8 18 9 2.5", detail: "D18 14.3"),
    "appletvremote.gen4": SymbolDrawing(
      area: "R8 2 8 20 2.5",
      hole: "O12 7 2B12 13B12 16.5"
    ),
    "visionpro": SymbolDrawing(
      area:
        "M3 8.5C6 5.5 18 5.5 21 8.5C22.3 10 22.3 14.5 20.8 16.2C18.5 18.5 15 17.5 13.5 15.5C12.7 14.6 11.3 14.6 10.5 15.5C9 17.5 5.5 18.5 3.2 16.2C1.7 14.5 1.7 10 3 8.5Z"
    ),
    "arkit": SymbolDrawing(
      lines:
        "M12 7.5L16.5 10V15L12 17.5L7.5 15V10ZM7.5 10L12 12.5L16.5 10M12 12.5V17.5M3 7V5.5L6 3.8M21 7V5.5L18 3.8M3 17V18.5L6 20.2M21 17V18.5L18 20.2"
    ),
    "cpu": SymbolDrawing(
      area: "R5.5 5.5 13 13 2.5",
      hole: "R9.5 9.5 5 5 1",
      lines:
        "M9 2.5V5.5M15 2.5V5.5M9 18.5V21.5M15 18.5V21.5M2.5 9H5.5M2.5 15H5.5M18.5 9H21.5M18.5 15H21.5"
    ),
    "memorychip": SymbolDrawing(
      area: "R2 7 20 8.5 1.5",
      detail: "R5.5 9.7 4 3 0.4R14.5 9.7 4 3 0.4",
      lines: "M5 15.5V18.5M8.5 15.5V18.5M12 15.5V18.5M15.5 15.5V18.5M19 15.5V18.5"
    ),
    "simcard": SymbolDrawing(
      area: "M5 4.5A2 2 0 0 1 7 2.5H14L19 7.5V19.5A2 2 0 0 1 17 21.5H7A2 2 0 0 1 5 19.5Z",
      hole: "R8.5 11.5 7 6.5 1.2"
    ),
    "sdcard": SymbolDrawing(
      area: "M5 8L10 2.5H17A2 2 0 0 1 19 4.5V19.5A2 2 0 0 1 17 21.5H7A2 2 0 0 1 5 19.5Z",
      detail: "M11 5.5V8.5M13.5 5.5V8.5M16 5.5V8.5"
    ),
    "battery.100": battery("R4.5 9.7 12.5 4.6 0.5"),
    "battery.100percent": .same(as: "battery.100"),
    "battery.75": battery("R4.5 9.7 8.8 4.6 0.5"),
    "battery.75percent": .same(as: "battery.75"),
    "battery.50": battery("R4.5 9.7 5.6 4.6 0.5"),
    "battery.50percent": .same(as: "battery.50"),
    "battery.25": battery("R4.5 9.7 2.5 4.6 0.5"),
    "battery.25percent": .same(as: "battery.25"),
    "battery.0": battery(""),
    "battery.0percent": .same(as: "battery.0"),
    "battery.100.bolt": SymbolDrawing(
      lines: "R1.8 7 18 10 2.8M22.2 10.7V13.3M11.7 9L8.5 12.5H13L10 15.5"
    ),
    "battery.100percent.bolt": .same(as: "battery.100.bolt"),
    "iphone.gen2": .same(as: "iphone"),
    "iphone.gen3": .same(as: "iphone"),
    "ipad.and.iphone": SymbolDrawing(
      area: "R14.5 9.5 7 12 1.8",
      lines: "M11 19.5H5A2.5 2.5 0 0 1 2.5 17V5A2.5 2.5 0 0 1 5 2.5H14A2.5 2.5 0 0 1 16.5 5V6"
    ),
    "macbook.and.iphone": .same(as: "laptopcomputer.and.iphone"),
    "printer.dotmatrix": .same(as: "printer"),
    "minus.plus.batteryblock": SymbolDrawing(
      area: "R2 7 20 12.5 2",
      detail: "M5.5 13H9.5M14.5 13H18.5M16.5 11V15",
      lines: "M5.5 4.2H8.5M15.5 4.2H18.5"
    ),
    "bolt.batteryblock": SymbolDrawing(
      area: "R2 7 20 12.5 2",
      detail: "M12.5 9.5L9.8 13.5H14.2L11.5 17",
      lines: "M5.5 4.2H8.5M15.5 4.2H18.5"
    ),
  ]

  private static func battery(_ charge: String) -> SymbolDrawing {
    SymbolDrawing(lines: "R1.8 7 18 10 2.8M22.2 10.7V13.3", solid: charge)
  }

  static let connections: Group = [
    "wifi": SymbolDrawing(
      lines:
        "M2.2 9.3A14 14 0 0 1 21.8 9.3M5.6 12.8A9.3 9.3 0 0 1 18.4 12.8M9 16.3A4.5 4.5 0 0 1 15 16.3",
      solid: "O12 19.3 0.8"
    ),
    "wifi.exclamationmark":
      "M2.2 9.3A14 14 0 0 1 21.8 9.3M5.6 12.8A9.3 9.3 0 0 1 8.7 10.8M18.4 12.8A9.3 9.3 0 0 0 15.3 10.8M12 10V15.5B12 19.3",
    "wifi.router": SymbolDrawing(
      area: "R2.5 13.5 19 7 2",
      detail: "D6.5 17D9.5 17",
      lines: "M16.5 13.5V10M12.8 7.5A5.3 5.3 0 0 1 20.2 7.5M10.5 4.8A8.6 8.6 0 0 1 22 4.3"
    ),
    "cellularbars": SymbolDrawing(
      solid: "R2.5 15 2.6 4.5 0.6R8 12 2.6 7.5 0.6R13.4 8.5 2.6 11 0.6R18.9 4.5 2.6 15 0.6"
    ),
    "personalhotspot": .same(as: "link"),
    "point.3.connected.trianglepath.dotted":
      "O12 5 2.6O5 18 2.6O19 18 2.6D9.8 9.2D8.2 12.2D14.2 9.2D15.8 12.2D10 18D14 18",
    "bolt.horizontal": SymbolDrawing(area: "M21.5 13.5L10.5 5V11L2.5 10L13.5 19V13Z"),
    "cable.connector": "M9 14V20M15 14V20M6.5 3.5H17.5V14H6.5ZM9.5 7V9M14.5 7V9M12 14V21.5",
    "powerplug": SymbolDrawing(
      area: "M6 8H18V12A6 6 0 0 1 6 12Z",
      lines: "M9 8V3M15 8V3M12 18V21.5"
    ),
    "power": "M12 2.8V11.5M7.2 5.8A8.7 8.7 0 1 0 16.8 5.8",
    "terminal": SymbolDrawing(area: "R2 4 20 16 3", detail: "M6 9L9.5 12L6 15M11.5 15.5H16"),
    "apple.terminal": .same(as: "terminal"),
    "app.connected.to.app.below.fill": SymbolDrawing(
      lines: "M12 10.5V13.5",
      solid: "R7.5 3 9 7 2R7.5 14 9 7 2"
    ),
    "square.and.line.vertical.and.square": "R2.5 7 6.5 10 1.5R15 7 6.5 10 1.5M12 3.5V20.5",
    "externaldrive.connected.to.line.below": SymbolDrawing(
      area: "R3 4 18 9 2.5",
      detail: "D17 8.5",
      lines: "M12 13V17M3 19.3H9.3M14.7 19.3H21O12 19.3 2"
    ),
    "icloud": SymbolDrawing(area: cloud),
    "icloud.and.arrow.up": SymbolDrawing(
      area: cloudAbove,
      across: "M12 21.5V12M8.8 15.2L12 12L15.2 15.2"
    ),
    "icloud.and.arrow.down": SymbolDrawing(
      area: cloudAbove,
      across: "M12 12V21.5M8.8 18.3L12 21.5L15.2 18.3"
    ),
    "arrow.clockwise.icloud": SymbolDrawing(
      area: cloud,
      detail: "M15 13A3 3 0 1 1 13.5 10.8M14.5 8.8V11.3H12"
    ),
    "network":
      "O12 12 9.5M2.5 12H21.5M4 7.3H20M4 16.7H20M12 2.5V21.5M12 2.5C5.8 7.5 5.8 16.5 12 21.5C18.2 16.5 18.2 7.5 12 2.5",
    "dot.radiowaves.up.right": .turned("dot.radiowaves.right", 3),
  ]

  static let cloud =
    "M7 19A4.7 4.7 0 0 1 6.2 9.7A6.2 6.2 0 0 1 18 8.7A5.2 5.2 0 0 1 17 19Z"
  static let cloudAbove =
    "M8.5 16.5H6.8A4.4 4.4 0 0 1 6 7.8A6.2 6.2 0 0 1 17.8 6.8A4.9 4.9 0 0 1 17.3 16.5H15.5"
}
