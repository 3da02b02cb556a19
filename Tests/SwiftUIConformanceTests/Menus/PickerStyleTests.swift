import SwiftUI
import Testing

@Suite("Looks of SwiftUI's pickers")
@MainActor
struct PickerStyleTests {
  private struct Order<Style: PickerStyle>: View {
    let style: Style
    @State private var flavour = "mint"
    var body: some View {
      NavigationStack {
        VStack {
          Picker("Flavour", selection: $flavour) {
            ForEach(["lemon", "mint", "nut", "plum", "rose"], id: \.self) { Text($0) }
          }
          .pickerStyle(style)
          Text("I take \(flavour)")
        }
      }
    }
  }

  private func texts(_ screen: Screen<some View>) -> [String] {
    screen.views(of: UIView.self).compactMap { $0 as? any RenderedHost }
      .flatMap(\.renderedLeaves).filter { $0.kind == .text && $0.opacity > 0 }.map(\.text)
  }

  /// Taps a button of whichever hosting view is in front.
  private func tap(_ text: String, in screen: Screen<some View>) {
    for host in screen.views(of: UIView.self).compactMap({ $0 as? any RenderedHost }).reversed() {
      guard let leaf = host.renderedLeaves.last(where: { $0.kind == .button && $0.text == text })
      else { continue }
      let center = CGPoint(x: leaf.frame.midX, y: leaf.frame.midY)
      screen.tap(at: host.convert(center, to: nil as UIView?))
      return screen.settle()
    }
  }

  private func screen(_ style: some PickerStyle) -> Screen<some View> {
    let screen = Screen { Order(style: style) }
    screen.settle()
    return screen
  }

  @Test("A picker's button has its label and its choice as name, and opens a menu with a tick")
  func menu() {
    let screen = screen(.menu)
    #expect(!texts(screen).contains("Flavour"))
    #expect(texts(screen).contains("mint"))
    tap("Flavour, mint", in: screen)
    #expect(screen.menuTitles == ["lemon", "mint", "nut", "plum", "rose"])
    #expect(screen.tickedTitles == ["mint"])
    screen.tapInMenu("plum")
    #expect(texts(screen).contains("I take plum"))
    tap("Flavour, plum", in: screen)
    #expect(screen.tickedTitles == ["plum"])
  }

  @Test("A picker for which nothing is said is a menu")
  func automatic() {
    let screen = screen(.automatic)
    tap("Flavour, mint", in: screen)
    #expect(screen.menuTitles.count == 5)
  }

  @Test("A wheel shows the choice's neighbours, and a tap on one of them turns it")
  func wheel() {
    let screen = screen(.wheel)
    #expect(texts(screen).contains("plum"))
    #expect(!texts(screen).contains("rose"))
    tap("plum", in: screen)
    #expect(texts(screen).contains("I take plum"))
    #expect(texts(screen).contains("rose"))
  }

  @Test("A link leads to a screen of the choices, which goes when one has been chosen")
  func link() {
    let screen = screen(.navigationLink)
    tap("Flavour, mint", in: screen)
    #expect(texts(screen).contains("lemon"))
    tap("lemon", in: screen)
    #expect(texts(screen).contains("I take lemon"))
    #expect(!texts(screen).contains("plum"))
  }
}
