import SwiftUI
import Testing

@MainActor
@Suite("The keyboard in the safe area")
struct KeyboardAreaTests {
  private struct Form: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var ignored: SafeAreaRegions = []
    var body: some View {
      VStack {
        TextField("Name", text: $text).focused($isFocused)
        Button("Type") { isFocused = true }
        Button("Done") { isFocused = false }
        Spacer()
        Text("bottom")
      }
      .ignoresSafeArea(ignored)
    }
  }

  private func bottom(_ screen: Screen<some View>) throws -> CGFloat {
    try #require(screen.frame("bottom")).maxY
  }

  private func keyboardTop(_ screen: Screen<some View>) throws -> CGFloat {
    try #require(screen.application.keyboard.frame).minY
  }

  @Test("Content keeps clear of the keyboard, and takes the room back when it goes")
  func avoids() throws {
    let screen = Screen { Form() }
    let before = try bottom(screen)
    #expect(abs(before - 810) < 0.5)
    screen.tap("Type")
    screen.settle()
    #expect(try abs(bottom(screen) - keyboardTop(screen)) < 0.5)
    screen.tap("Done")
    screen.settle()
    #expect(screen.application.keyboard.frame == nil)
    #expect(try bottom(screen) == before)
  }

  @Test(
    "Content that ignores regions is behind them only",
    arguments: [
      (SafeAreaRegions.all, 844.0), (.keyboard, 810), (.container, 508),
    ]
  )
  func ignores(regions: SafeAreaRegions, expected: Double) throws {
    let screen = Screen { Form(ignored: regions) }
    screen.tap("Type")
    screen.settle()
    #expect(try keyboardTop(screen) == 508)
    #expect(try abs(bottom(screen) - expected) < 0.5)
  }

  @Test("A hosting controller without the keyboard's region leaves its content behind it")
  func hostingController() throws {
    let screen = Screen { Form() }
    screen.controller.safeAreaRegions = .container
    screen.tap("Type")
    screen.settle()
    #expect(try abs(bottom(screen) - 810) < 0.5)
    screen.controller.safeAreaRegions = .all
    screen.settle()
    #expect(try abs(bottom(screen) - 508) < 0.5)
    screen.controller.safeAreaRegions = []
    screen.settle()
    #expect(try abs(bottom(screen) - 844) < 0.5)
  }

  @Test("A geometry proxy counts the keyboard among what covers the view")
  func proxy() throws {
    struct Reader: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        GeometryReader { proxy in
          Text("covered \(Int(proxy.safeAreaInsets.bottom))")
          TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
        }
      }
    }
    let screen = Screen { Reader() }
    screen.settle()
    #expect(screen.texts.first == "covered 336")
  }

  private struct Long: View {
    @State private var text = ""
    @FocusState private var focus: Int?
    var body: some View {
      VStack(spacing: 0) {
        Button("Last") { focus = 19 }
        Button("First") { focus = 0 }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              TextField("field \(row)", text: $text).frame(height: 60).focused($focus, equals: row)
            }
          }
        }
      }
    }
  }

  @Test("A text field that gets the keyboard is scrolled into sight")
  func scrolls() throws {
    let screen = Screen { Long() }
    screen.tap("Last")
    screen.settle()
    let top = try keyboardTop(screen)
    func field() throws -> CGRect {
      let view = try #require(screen.window.editedView)
      return view.convert(view.bounds, to: nil as UIView?)
    }
    #expect(try field().maxY <= top + 0.5)
    screen.tap("First")
    screen.settle()
    #expect(try field().minY >= 47)
    #expect(try #require(screen.scrollViews.first).contentOffset.y <= 20)
  }
}
