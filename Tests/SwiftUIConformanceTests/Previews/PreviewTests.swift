import SwiftUI
import Testing

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      Text("named").previewDisplayName("Named")
      Text("fitting").previewLayout(.sizeThatFits)
      Text("fixed").previewLayout(.fixed(width: 10, height: 10))
      Text("old").previewDevice("iPhone 8")
      Text("any").previewDevice(nil)
      Text("turned").previewInterfaceOrientation(.landscapeLeft)
    }
  }
}

private struct Watch_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .watchOS }
  static var previews: some View { EmptyView() }
}

#Preview("Fitting", traits: .sizeThatFitsLayout, .portrait) { Text("preview") }

#Preview(traits: .fixedLayout(width: 100, height: 50)) { Text("preview") }

@Suite("Previews")
@MainActor
struct PreviewTests {
  @Test("A test can show what a canvas would")
  func shown() {
    let screen = Screen { Greeting_Previews.previews }
    #expect(screen.texts == ["named", "fitting", "fixed", "old", "any", "turned"])
  }

  @Test("What a canvas is told of a view changes nothing where the view is")
  func unchanged() {
    let plain = Screen { Text("any") }
    let told = Screen {
      Text("any").previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 8")
    }
    #expect(told.frame("any") == plain.frame("any"))
  }

  @Test("The platform is the canvas's choice unless it is said")
  func platform() {
    #expect(Greeting_Previews.platform == nil)
    #expect(Watch_Previews.platform == .watchOS)
  }
}
