import StageRuntime
import SwiftUI
import Testing

@Suite("What content says of its presentation")
@MainActor
struct SheetOptionTests {
  private let remote = Remote()

  private func screen(
    device: Device = .iPhone14,
    @ViewBuilder _ sheet: @escaping () -> some View
  ) -> Screen<some View> {
    let screen = Screen(device: device) {
      Text("page").sheet(isPresented: .constant(true), content: sheet)
    }
    screen.settle()
    return screen
  }

  private func sheet(_ screen: Screen<some View>) throws -> UISheetPresentationController {
    try #require(screen.front.sheetPresentationController)
  }

  @Test("P9.11 interactiveDismissDisabled makes the sheet refuse swipes, and only those")
  func modal() {
    let screen = screen { VStack { Text("sheet").interactiveDismissDisabled() } }
    #expect(screen.front.isModalInPresentation)
    screen.swipeDown()
    screen.settle()
    #expect(screen.frontTexts == ["sheet"])
    screen.controller.dismiss(animated: true)
    screen.settle()
    #expect(screen.chain.isEmpty)
  }

  @Test("P9.11 interactiveDismissDisabled works in a hosting controller presented by hand")
  func modalByHand() {
    let screen = Screen { Text("page") }
    let controller = UIHostingController(rootView: Text("sheet").interactiveDismissDisabled())
    screen.controller.present(controller, animated: true)
    screen.settle()
    #expect(controller.isModalInPresentation)
    screen.swipeDown()
    screen.settle()
    #expect(screen.front === controller)
  }

  private struct Switch: View {
    let remote: Remote
    @State private var isDisabled = true
    var body: some View {
      let _ = remote.actions["allow"] = { isDisabled = false }
      Text("sheet").interactiveDismissDisabled(isDisabled)
    }
  }

  @Test("S10.8 interactiveDismissDisabled can change while the sheet is shown")
  func modalChanges() {
    let screen = screen { Switch(remote: remote) }
    #expect(screen.front.isModalInPresentation)
    remote("allow")
    screen.settle()
    #expect(!screen.front.isModalInPresentation)
    screen.swipeDown()
    screen.settle()
    #expect(screen.chain.isEmpty)
  }

  @Test("P9.13 Detents are those of the content, lower ones first, and are known from the start")
  func detents() throws {
    let screen = screen { Text("sheet").presentationDetents([.large, .height(200), .medium]) }
    let sheet = try sheet(screen)
    let names = sheet.detents.map(\.identifier)
    #expect(names.dropFirst() == [.medium, .large])
    #expect(sheet.prefersGrabberVisible)
    #expect(abs(screen.front.view.bounds.height - 34 - 200) < 1)
  }

  @Test(
    "P9.13 A single detent has no drag indicator unless it is asked for",
    arguments: [
      (Visibility.automatic, false), (.visible, true), (.hidden, false),
    ]
  )
  func indicator(visibility: Visibility, isShown: Bool) throws {
    let screen = screen {
      Text("sheet").presentationDetents([.medium]).presentationDragIndicator(visibility)
    }
    #expect(try sheet(screen).prefersGrabberVisible == isShown)
  }

  @Test("P9.13 A fraction is that of the greatest height")
  func fraction() throws {
    let whole = screen { Text("sheet") }.front.view.bounds.height - 34
    let screen = screen { Text("sheet").presentationDetents([.fraction(0.25)]) }
    #expect(abs(screen.front.view.bounds.height - 34 - whole / 4) < 1)
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test("P9.13 A custom detent computes its height from the greatest")
  func custom() throws {
    let whole = screen { Text("sheet") }.front.view.bounds.height - 34
    let screen = screen { Text("sheet").presentationDetents([.custom(Third.self)]) }
    #expect(abs(screen.front.view.bounds.height - 34 - whole / 3) < 1)
  }

  private struct Selecting: View {
    let remote: Remote
    @State private var detent = PresentationDetent.medium
    var body: some View {
      let _ = remote.actions["large"] = { detent = .large }
      Text(detent == .large ? "large" : "medium")
        .presentationDetents([.medium, .large], selection: $detent)
    }
  }

  @Test("P9.13 The selection moves the sheet, and follows the person's drag")
  func selection() throws {
    let screen = screen { Selecting(remote: remote) }
    #expect(try sheet(screen).selectedDetentIdentifier == .medium)
    let low = screen.front.view.bounds.height
    remote("large")
    screen.settle()
    #expect(screen.front.view.bounds.height > low)
    screen.swipeDown(by: 300)
    screen.settle()
    #expect(screen.frontTexts == ["medium"])
  }

  @Test("P9.12 Background interaction is the sheet's largest undimmed detent")
  func backgroundInteraction() throws {
    let through = screen {
      Text("sheet").presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    #expect(try sheet(through).largestUndimmedDetentIdentifier == .medium)
    let enabled = screen {
      Text("sheet").presentationDetents([.medium, .large])
        .presentationBackgroundInteraction(.enabled)
    }
    #expect(try sheet(enabled).largestUndimmedDetentIdentifier == .large)
  }

  @Test("Corner radius, background and scrolling are the sheet's")
  func look() throws {
    let screen = screen {
      Text("sheet").presentationCornerRadius(20).presentationBackground(.red)
        .presentationContentInteraction(.scrolls)
    }
    let sheet = try sheet(screen)
    #expect(sheet.preferredCornerRadius == 20)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(screen.front.view.backgroundColor == UIColor.systemRed)
  }

  @Test("A preferred colour scheme is that of the whole presentation")
  func colorScheme() {
    let screen = screen { Text("sheet").preferredColorScheme(.dark) }
    #expect(screen.front.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.controller.traitCollection.userInterfaceStyle == .light)
  }
}
