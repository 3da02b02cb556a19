import SwiftUI
import UIViewControllerPresenting

/// A screen whose sheet follows its state and its environment while it is shown.
struct LiveContentScreen: View {
  @State private var isReportPresented = false
  @State private var degrees = 20
  @State private var unit = TemperatureUnit.celsius

  var body: some View {
    Showcase(screen: .live) {
      Text("Outside: \(unit.text(degrees))")
      Button("Weather report") { isReportPresented = true }
    }
    .presenting(isPresented: $isReportPresented) {
      WeatherReport(degrees: $degrees, unit: $unit)
    }
    .environment(\.temperatureUnit, unit)
  }
}

/// What is presented: it reads the unit from the environment of the screen that presents it.
private struct WeatherReport: View {
  @Binding var degrees: Int
  @Binding var unit: TemperatureUnit
  @Environment(\.temperatureUnit) private var shownUnit

  var body: some View {
    Panel(symbol: "sun.max", title: "It is \(shownUnit.text(degrees))") {
      Button("Warmer") { degrees += 5 }
      Button("Fahrenheit") { unit = .fahrenheit }
    }
  }
}

/// How temperatures are written.
enum TemperatureUnit {
  case celsius
  case fahrenheit

  func text(_ celsius: Int) -> String {
    switch self {
    case .celsius: "\(celsius) °C"
    case .fahrenheit: "\(celsius * 9 / 5 + 32) °F"
    }
  }
}

private struct TemperatureUnitKey: EnvironmentKey {
  static var defaultValue: TemperatureUnit { .celsius }
}

extension EnvironmentValues {
  fileprivate var temperatureUnit: TemperatureUnit {
    get { self[TemperatureUnitKey.self] }
    set { self[TemperatureUnitKey.self] = newValue }
  }
}
