import SwiftUI
import Testing

@Suite("Gauges")
@MainActor
struct GaugeTests {
  private struct Written: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(verbatim: "\(configuration.value)")
      Text(verbatim: "\(configuration.minimumValueLabel == nil)")
    }
  }

  private func shownBar(_ screen: Screen<some View>) -> UIProgressView? {
    Screen<EmptyView>.views(in: screen.window) { $0 is UIProgressView }.first as? UIProgressView
  }

  @Test("A gauge is a bar with its labels around it, filled up to the value")
  func linear() throws {
    let screen = Screen {
      Gauge(value: 5, in: 0...20) {
        Text("Heat")
      } currentValueLabel: {
        Text("5 °C")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("20")
      }
    }
    let bar = try #require(shownBar(screen))
    #expect(bar.progress == 0.25)
    let title = try #require(screen.frame("Heat"))
    let least = try #require(screen.frame("0"))
    let most = try #require(screen.frame("20"))
    let value = try #require(screen.frame("5 °C"))
    #expect(title.maxY <= least.minY && least.maxX < most.minX && most.maxY <= value.minY)
  }

  @Test(
    "A value outside of the range counts as the range's nearer end",
    arguments: [(-1.0, Float(0)), (0.5, 0.5), (7, 1), (.nan, 0)]
  )
  func outside(value: Double, expected: Float) throws {
    let screen = Screen { Gauge(value: value) { Text("Heat") } }
    #expect(try #require(shownBar(screen)).progress == expected)
  }

  @Test("A ring shows the value, or the label where the value isn't said")
  func circular() {
    let screen = Screen {
      VStack {
        Gauge(value: 0.5) { Text("Heat") }
        Gauge(value: 0.5) {
          Text("Heat")
        } currentValueLabel: {
          Text("half")
        }
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(screen.texts == ["Heat", "half"])
    #expect(shownBar(screen) == nil)
  }

  @Test("A style of the app's own gets the value as a fraction, and what was said")
  func ownStyle() {
    let screen = Screen {
      VStack { Gauge(value: 3, in: 2...4) { Text("Heat") } }.gaugeStyle(Written())
    }
    #expect(screen.texts == ["Heat", "0.5", "true"])
  }
}
