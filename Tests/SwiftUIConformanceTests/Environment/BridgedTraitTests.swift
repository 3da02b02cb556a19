import SwiftUI
import Testing

private struct Theme: UITraitDefinition {
  static let defaultValue = "plain"
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension ThemeKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection[Theme.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[Theme.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment values that are traits")
struct BridgedTraitTests {
  private struct Reader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
  }

  @Test("S6.6 A trait that UIKit overrides is read by views, and followed")
  func fromUIKit() {
    let screen = Screen { Reader() }
    #expect(screen.texts == ["plain"])
    screen.controller.traitOverrides[Theme.self] = "dark"
    screen.settle()
    #expect(screen.texts == ["dark"])
    screen.window.traitOverrides[Theme.self] = "light"
    screen.settle()
    #expect(screen.texts == ["dark"])
    screen.controller.traitOverrides.remove(Theme.self)
    screen.settle()
    #expect(screen.texts == ["light"])
  }

  private final class Probe: UIView {
    var seen: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      seen.append(traitCollection[Theme.self])
    }
  }

  private struct Represented: UIViewRepresentable {
    let probe: Probe
    func makeUIView(context: Context) -> Probe { probe }
    func updateUIView(_ view: Probe, context: Context) {}
  }

  @Test("S6.6 A value that views set is a trait of UIKit's views below, and follows")
  func toUIKit() {
    struct Owner: View {
      let probe: Probe
      @State private var theme = "red"
      var body: some View {
        Button("Change") { theme = "blue" }
        Represented(probe: probe).environment(\.theme, theme)
      }
    }
    let probe = Probe()
    let screen = Screen { Owner(probe: probe) }
    screen.settle()
    #expect(probe.traitCollection[Theme.self] == "red")
    screen.tap("Change")
    screen.settle()
    #expect(probe.traitCollection[Theme.self] == "blue")
    #expect(probe.seen.last == "blue")
  }

  private struct Embedded: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Reader> {
      UIHostingController(rootView: Reader())
    }
    func updateUIViewController(_ controller: UIHostingController<Reader>, context: Context) {}
  }

  @Test("S6.4 A contained hosting controller reads what was set around, through the traits")
  func contained() {
    let screen = Screen { Embedded().environment(\.theme, "green") }
    screen.settle()
    let child = screen.controller.children.first?.view as? any RenderedHost
    #expect(child?.renderedLeaves.map(\.text) == ["green"])
  }

  @Test("A sheet's content has the value of the view that presents it")
  func sheet() {
    struct Owner: View {
      @State private var isPresented = false
      var body: some View {
        Button("Open") { isPresented = true }
          .sheet(isPresented: $isPresented) { Reader() }
          .environment(\.theme, "sea")
      }
    }
    let screen = Screen { Owner() }
    screen.tap("Open")
    screen.settle()
    #expect(screen.frontTexts == ["sea"])
  }

  @Test("A trait collection specifies what it was made with")
  func collections() {
    let traits = UITraitCollection { traits in
      traits[Theme.self] = "made"
      traits.userInterfaceStyle = .dark
    }
    #expect(traits[Theme.self] == "made")
    #expect(traits.userInterfaceStyle == .dark)
    let other = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(other[Theme.self] == "made")
    #expect(other.userInterfaceStyle == .light)
    #expect(other != traits)
    #expect(UITraitCollection()[Theme.self] == "plain")
  }
}
