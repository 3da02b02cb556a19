/// The weather, plants and animals, and charts.
extension SymbolTable {
  static let weather: Group = [
    "sun.max": SymbolDrawing(area: "O12 12 4.5", lines: rays),
    "sun.min": SymbolDrawing(
      area: "O12 12 4.5",
      lines: "D12 4D12 20D4 12D20 12D6.3 6.3D17.7 17.7D17.7 6.3D6.3 17.7"
    ),
    "sun.horizon": SymbolDrawing(
      area: "M7 16A5 5 0 0 1 17 16Z",
      lines: "M2 16H4.5M19.5 16H22M12 5.5V8M4.9 8.9L6.7 10.7M19.1 8.9L17.3 10.7M5 20H19"
    ),
    "sunrise": SymbolDrawing(
      area: "M7 17A5 5 0 0 1 17 17Z",
      lines:
        "M2 17H4.5M19.5 17H22M4.9 9.9L6.7 11.7M19.1 9.9L17.3 11.7M5 20.8H19M12 9V2.8M9.3 5.5L12 2.8L14.7 5.5"
    ),
    "sunset": SymbolDrawing(
      area: "M7 17A5 5 0 0 1 17 17Z",
      lines:
        "M2 17H4.5M19.5 17H22M4.9 9.9L6.7 11.7M19.1 9.9L17.3 11.7M5 20.8H19M12 2.8V9M9.3 6.3L12 9L14.7 6.3"
    ),
    "moon": SymbolDrawing(area: "M20.5 14.8A9 9 0 1 1 9.8 3A7.3 7.3 0 0 0 20.5 14.8Z"),
    "moon.stars": SymbolDrawing(
      area: "M18.5 16.3A8.3 8.3 0 1 1 8.5 5A6.8 6.8 0 0 0 18.5 16.3Z",
      lines: "M16.5 3V7M14.5 5H18.5M20 9.5V12.5M18.5 11H21.5"
    ),
    "moon.zzz": SymbolDrawing(
      area: "M18.5 16.3A8.3 8.3 0 1 1 8.5 5A6.8 6.8 0 0 0 18.5 16.3Z",
      lines: "M12.5 8.5H16L12.5 12.5H16M17.5 3H21L17.5 7H21"
    ),
    "cloud": SymbolDrawing(area: cloud),
    "cloud.drizzle": SymbolDrawing(
      area: cloudOfRain,
      lines: "M8 18V18.8M12 18V18.8M16 18V18.8M10 21V21.8M14 21V21.8"
    ),
    "cloud.rain": SymbolDrawing(
      area: cloudOfRain,
      lines: "M8.5 17.8L7 21.3M12.7 17.8L11.2 21.3M16.9 17.8L15.4 21.3"
    ),
    "cloud.heavyrain": SymbolDrawing(
      area: cloudOfRain,
      lines: "M7 17.8L5.4 21.5M10.8 17.8L9.2 21.5M14.6 17.8L13 21.5M18.4 17.8L16.8 21.5"
    ),
    "cloud.snow": SymbolDrawing(
      area: cloudOfRain,
      lines: "B8 18.3B12 18.3B16 18.3B10 21.3B14 21.3"
    ),
    "cloud.fog": SymbolDrawing(area: cloudOfRain, lines: "M5 18.2H19M8 21.3H16"),
    "cloud.bolt": SymbolDrawing(area: cloudOfRain, lines: "M12.8 16.8L10.3 19.5H13.7L11.2 22"),
    "cloud.sun": SymbolDrawing(
      area: "M6.5 20.5A4 4 0 0 1 6 12.6A5.3 5.3 0 0 1 16 11.8A4.4 4.4 0 0 1 15.2 20.5Z",
      lines: "M12.3 6.5A4.5 4.5 0 1 1 19.5 11M16 2.2V2.8M9.8 4.5L10.3 5M22.2 4.5L21.7 5"
    ),
    "cloud.moon": SymbolDrawing(
      area: "M6.5 20.5A4 4 0 0 1 6 12.6A5.3 5.3 0 0 1 16 11.8A4.4 4.4 0 0 1 15.2 20.5Z",
      lines: "M11 6.3A6.5 6.5 0 0 1 13.5 2.8A5.5 5.5 0 0 0 21.5 9.3A6 6 0 0 1 19.3 12.3"
    ),
    "snowflake":
      "M12 2.5V21.5M3.8 7.3L20.2 16.7M20.2 7.3L3.8 16.7M9.5 4L12 6.3L14.5 4M9.5 20L12 17.7L14.5 20M3.8 10.3L7 9.2L6.3 5.8M20.2 13.7L17 14.8L17.7 18.2M20.2 10.3L17 9.2L17.7 5.8M3.8 13.7L7 14.8L6.3 18.2",
    "wind":
      "M2.5 8.5H13A3 3 0 1 0 10 5.5M2.5 12.2H18.5A3 3 0 1 0 15.5 9.2M2.5 16H14A2.8 2.8 0 1 1 11.2 18.8",
    "tornado": "M4 4H20M6 7.5H19M9 11H18M11 14.5H16.5M11.5 18H14M12 21H12.5",
    "hurricane":
      "O12 12 3.5M19 3C14 3 5 4 5 12C5 13.5 5.5 15 6.5 16.3M5 21C10 21 19 20 19 12C19 10.5 18.5 9 17.5 7.7",
    "thermometer": .same(as: "thermometer.medium"),
    "thermometer.medium": SymbolDrawing(
      lines: "M9 13.5V5A3 3 0 0 1 15 5V13.5A5 5 0 1 1 9 13.5ZM12 8V15",
      solid: "O12 17 1.4"
    ),
    "humidity": SymbolDrawing(
      area: "M9 3C11.5 7.5 14 9.5 14 13A5 5 0 0 1 4 13C4 9.5 6.5 7.5 9 3Z",
      lines: "M17 7H21M17 12H21M14 17H21M9 21H21"
    ),
    "drop": SymbolDrawing(area: "M12 2.5C15.5 8 19 11 19 15A7 6.8 0 0 1 5 15C5 11 8.5 8 12 2.5Z"),
    "bolt": SymbolDrawing(area: "M13.8 2.5L4.8 13.5H11L10.2 21.5L19.2 10.3H12.8Z"),
    "flame": SymbolDrawing(
      area:
        "M11 2.5C12 6.5 18.5 9 18.5 15A6.5 6.8 0 0 1 5.5 15C5.5 12 7 10 8 8.3C8.5 10 9.3 10.8 10 11C10.5 8.5 10 5 11 2.5Z",
      detail:
        "M9.8 19.5A2.6 2.8 0 0 1 9.8 15.5C10.8 14.5 11.8 14 12 12.5C14.5 14.5 15.5 17.5 13.8 19.8"
    ),
    "rainbow":
      "M2.5 18.5A9.5 9.5 0 0 1 21.5 18.5M6 18.5A6 6 0 0 1 18 18.5M9.5 18.5A2.5 2.5 0 0 1 14.5 18.5",
    "water.waves":
      "M2.5 7.5C5 5 7 5 9 7.5C11 10 13 10 15 7.5C17 5 19 5 21.5 7.5M2.5 12.5C5 10 7 10 9 12.5C11 15 13 15 15 12.5C17 10 19 10 21.5 12.5M2.5 17.5C5 15 7 15 9 17.5C11 20 13 20 15 17.5C17 15 19 15 21.5 17.5",
    "light.max": .same(as: "sun.max"),
    "light.min": .same(as: "sun.min"),
    "sun.and.horizon": .same(as: "sun.horizon"),
    "smoke": .same(as: "cloud.fog"),
    "cloud.sun.rain": SymbolDrawing(
      area: "M6.5 17.5A3.7 3.7 0 0 1 6 10.2A5 5 0 0 1 15.5 9.5A4 4 0 0 1 15 17.5Z",
      lines:
        "M12 5A4.2 4.2 0 1 1 18.7 9.3M15.5 1.5V2D10 3.2D21.3 3.2M7.5 19.8L6.8 21.8M11 19.8L10.3 21.8M14.5 19.8L13.8 21.8"
    ),
  ]

  private static let rays =
    "M12 1.8V4M12 20V22.2M1.8 12H4M20 12H22.2M4.8 4.8L6.3 6.3M17.7 17.7L19.2 19.2M19.2 4.8L17.7 6.3M6.3 17.7L4.8 19.2"
  private static let cloudOfRain =
    "M7.2 15A4.1 4.1 0 0 1 6.4 6.9A5.8 5.8 0 0 1 17.4 6A4.6 4.6 0 0 1 16.8 15Z"

  static let nature: Group = [
    "leaf": SymbolDrawing(
      area: "M6 18C2.5 11 8 4.5 20.5 3.5C21.5 14 14.5 21.5 6 18Z",
      detail: "M6 18C8.5 13.5 11 11 15 8.8",
      lines: "M6 18L3.3 21.2"
    ),
    "tree": SymbolDrawing(
      area: "M12 2.5A5 5 0 0 1 17 7.3A5 5 0 0 1 16 17H8A5 5 0 0 1 7 7.3A5 5 0 0 1 12 2.5Z",
      lines: "M12 17V21.5"
    ),
    "camera.macro": SymbolDrawing(
      area: "M12 11C9 11 7 8.5 7 4L9.7 5.5L12 2.8L14.3 5.5L17 4C17 8.5 15 11 12 11Z",
      lines:
        "M12 11V21.5M12 21C8 21 5 18.5 4.5 15C8.5 15 11.5 17 12 21C12.5 17 15.5 15 19.5 15C19 18.5 16 21 12 21"
    ),
    "pawprint": SymbolDrawing(
      area:
        "M12 12C15 12 18 16 18 18.5C18 21.5 14.5 20 12 20C9.5 20 6 21.5 6 18.5C6 16 9 12 12 12ZM9 3.5A1.8 2.5 0 0 1 9 8.5A1.8 2.5 0 0 1 9 3.5ZM15 3.5A1.8 2.5 0 0 1 15 8.5A1.8 2.5 0 0 1 15 3.5ZM4.3 8.5A1.7 2.2 0 0 1 4.3 12.9A1.7 2.2 0 0 1 4.3 8.5ZM19.7 8.5A1.7 2.2 0 0 1 19.7 12.9A1.7 2.2 0 0 1 19.7 8.5Z"
    ),
    "hare": SymbolDrawing(
      area:
        "M3 17C3.5 12.5 8 10.5 12.5 11.5L9.5 4.5C12.5 5 15 7.5 16 10C19 10.3 21.5 12.5 21.5 14.5C21.5 16 19.5 16.5 17.5 16.5L18.5 19.5H15.5L13.5 17.5L9.5 19.5H5.5C4 19.5 3 18.5 3 17Z",
      detail: "D17.8 13.2"
    ),
    "tortoise": SymbolDrawing(
      area:
        "M3.5 15.5A6.7 7 0 0 1 16.8 15.5ZM16.8 15.5C18 14 16.5 10 19 9.5A2.6 2.6 0 0 1 21 14C20.5 15.5 19 16.8 16.8 15.5",
      detail: "M7 15L10 9.5L13.3 15D19.7 11.7",
      lines: "M6 15.5L5 19M14.3 15.5L15.3 19M3.5 15.5H2"
    ),
    "dog": SymbolDrawing(
      area:
        "M3 8.5L6.5 7.5L8 4.5L10 8H16.5L20 5.5L19.5 9.5L18.5 12V20H15.5V15.5H10V20H7V11.5L3.5 11Z"
    ),
    "cat": SymbolDrawing(
      area: "M4.5 4L8.5 7H15.5L19.5 4V12A7.5 7.5 0 0 1 4.5 12Z",
      detail: "D9 11.5D15 11.5M10 14L12 15.3L14 14"
    ),
    "bird": SymbolDrawing(
      area: "M21.5 8L18.3 7A4 4 0 0 0 11 7.5L2.5 18H9.5C15.5 18 18.8 14 18.5 9.5Z",
      detail: "D15.5 8M8 13.5C11 14 13 13 14 11",
      lines: "M10 18V21M13.5 17.3V20.5"
    ),
    "fish": SymbolDrawing(
      area: "M2.5 12C6 6.5 12 6 16.5 10.5L21.5 7V17L16.5 13.5C12 18 6 17.5 2.5 12Z",
      detail: "D7.3 11"
    ),
    "lizard":
      "M12 3.5A2.3 2.3 0 0 1 13.5 7.5V13C13.5 17 10 16.5 10 19C10 20.5 11.5 21 13 20.5M10.5 7.5V13M10.5 9L7 7.5V5M13.5 9L17 7.5V5M10.5 13L7 14.5V17M13.5 13L17 14.5V17M12 3.5A2.3 2.3 0 0 0 10.5 7.5",
    "atom":
      "O12 12 0.9M12 8C17.5 8 21.5 9.7 21.5 12C21.5 14.3 17.5 16 12 16C6.5 16 2.5 14.3 2.5 12C2.5 9.7 6.5 8 12 8ZM8.5 14C5.8 9.3 5.2 5 7.2 3.8C9.2 2.7 12.8 5.3 15.5 10C18.2 14.7 18.8 19 16.8 20.2C14.8 21.3 11.2 18.7 8.5 14Z",
  ]

  static let charts: Group = [
    "chart.bar": SymbolDrawing(area: "R3 13 4.2 7.5 1R9.9 8.5 4.2 12 1R16.8 3.5 4.2 17 1"),
    "chart.bar.xaxis": "M2.5 20.5H21.5M6 16.5V11M12 16.5V7M18 16.5V3.5",
    "chart.pie": SymbolDrawing(
      area: "M10.5 4.5A8.5 8.5 0 1 0 19.5 13.5H10.5Z",
      lines: "M14 2.8A7.7 7.7 0 0 1 21.2 10H14Z"
    ),
    "chart.line.uptrend.xyaxis":
      "M3 3V18.5A2.5 2.5 0 0 0 5.5 21H21M6.5 15.5L11 10.5L14 13.5L20.5 6M16 5.5H20.8V10.3",
    "chart.line.downtrend.xyaxis":
      "M3 3V18.5A2.5 2.5 0 0 0 5.5 21H21M6.5 6L11 11L14 8L20.5 15.5M16 16H20.8V11.2",
    "chart.line.flattrend.xyaxis":
      "M3 3V18.5A2.5 2.5 0 0 0 5.5 21H21M6.5 12H20.5M17 8.5L20.5 12L17 15.5",
    "chart.xyaxis.line": "M3 3V18.5A2.5 2.5 0 0 0 5.5 21H21M6.5 15L10.5 10L14.5 13L20.5 6",
    "chart.dots.scatter":
      "M3 3V18.5A2.5 2.5 0 0 0 5.5 21H21B8 15B11.5 10B14.5 14.5B18.5 6.5B8 7.5",
    "angle": "M19 4.5L4 19.5H20.5M11 12.5A9 9 0 0 1 13.5 19.5",
    "compass.drawing": "O12 4.5 2M11 6.3L5.5 20.5M13 6.3L18.5 20.5M5 14C9 17.5 15 17.5 19 14",
    "squareshape": SymbolDrawing(area: "M4 4H20V20H4Z"),
    "skew": SymbolDrawing(area: "M8 5H21.5L16 19H2.5Z"),
    "perspective": SymbolDrawing(
      area: "M6.5 5H17.5L21.5 19H2.5Z",
      detail: "M12 5V19M4.7 11.5H19.3"
    ),
    "rays":
      "M12 2.5V7M12 17V21.5M2.5 12H7M17 12H21.5M5.3 5.3L8.5 8.5M15.5 15.5L18.7 18.7M18.7 5.3L15.5 8.5M8.5 15.5L5.3 18.7",
    "move.3d":
      "M5 14V5M2.5 7.5L5 5L7.5 7.5M5 14L18.5 18.5M15.5 20L18.5 18.5L17.3 15.3M5 14L2.8 19.8M5 14L18 8M16.5 5.8L18.3 8L15.8 9.8",
    "cylinder": SymbolDrawing(
      area: "M4.5 5.5C4.5 1.7 19.5 1.7 19.5 5.5V18.5C19.5 22.3 4.5 22.3 4.5 18.5Z",
      detail: "M4.5 5.5C4.5 9.3 19.5 9.3 19.5 5.5"
    ),
    "cylinder.split.1x2": SymbolDrawing(
      area: "M4.5 5.5C4.5 1.7 19.5 1.7 19.5 5.5V18.5C19.5 22.3 4.5 22.3 4.5 18.5Z",
      detail: "M4.5 5.5C4.5 9.3 19.5 9.3 19.5 5.5M4.5 12C4.5 15.8 19.5 15.8 19.5 12"
    ),
  ]
}
