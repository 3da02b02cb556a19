import StageRuntime
import SwiftUI
import Testing

@Suite("SwiftUI's menus")
@MainActor
struct MenuTests {
  private struct Page: View {
    var primary: (() -> Void)?
    let journal: Journal
    @State private var isBold = false
    @State private var size = 1
    @State private var isShared = false

    var body: some View {
      VStack {
        if let primary {
          Menu("More") {
            items
          } primaryAction: {
            primary()
          }
        } else {
          Menu("More") { items }
        }
        Text("bold \(isBold), size \(size)")
      }
      .sheet(isPresented: $isShared) { Text("sharing") }
    }

    @ViewBuilder private var items: some View {
      Button("Copy") { journal.note("copy") }
      Button("Delete", systemImage: "trash", role: .destructive) { journal.note("delete") }
      Button("Paste") { journal.note("paste") }.disabled(true)
      Toggle("Bold", isOn: $isBold)
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Menu("Share") {
        Button("By mail") { isShared = true }
        Button("By post") { journal.note("post") }
      }
    }
  }

  private let journal = Journal()

  private func screen(primary: (() -> Void)? = nil) -> Screen<some View> {
    Screen { Page(primary: primary, journal: journal) }
  }

  private func actions(_ screen: Screen<some View>) -> [UIAction] {
    screen.menu?.elements.compactMap { $0 as? UIAction } ?? []
  }

  @Test("A tap opens the menu; buttons, toggles and choices are its elements, in order")
  func elements() {
    let screen = screen()
    #expect(screen.menu == nil)
    screen.tap("More")
    #expect(
      screen.menuTitles == ["Copy", "Delete", "Paste", "Bold", "Small", "Large", "Share"]
    )
    #expect(screen.tickedTitles == ["Small"])
    let attributes = actions(screen).map(\.attributes)
    #expect(attributes == [[], .destructive, .disabled, [], [], []])
    #expect(actions(screen)[1].image != nil)
    #expect(!screen.texts.contains("Copy"))
  }

  @Test("Choosing closes the menu and then does what the button does")
  func choosing() {
    let screen = screen()
    screen.tap("More")
    screen.tapInMenu("Copy")
    #expect(screen.menu == nil)
    #expect(screen.chain.isEmpty)
    #expect(journal.take() == ["copy"])
  }

  @Test("A disabled element does nothing, and the menu stays open")
  func disabled() {
    let screen = screen()
    screen.tap("More")
    screen.tapInMenu("Paste")
    #expect(screen.menu != nil)
    #expect(journal.lines.isEmpty)
  }

  @Test("A tap beside the menu only closes it")
  func tapBeside() {
    let screen = screen()
    screen.tap("More")
    screen.tap(at: CGPoint(x: 5, y: 60))
    screen.settle()
    #expect(screen.menu == nil)
    #expect(journal.lines.isEmpty)
    screen.tap("More")
    #expect(screen.menu != nil)
  }

  @Test("A toggle and a picker in a menu write their bindings, and have ticks the next time")
  func values() {
    let screen = screen()
    screen.tap("More")
    screen.tapInMenu("Bold")
    screen.tap("More")
    screen.tapInMenu("Large")
    #expect(screen.texts.contains("bold true, size 2"))
    screen.tap("More")
    #expect(screen.tickedTitles == ["Bold", "Large"])
  }

  @Test("A menu in a menu takes its place, and its title leads back")
  func nested() {
    let screen = screen()
    screen.tap("More")
    screen.tapInMenu("Share")
    #expect(screen.menuTitles == ["By mail", "By post"])
    screen.tapInMenu("Share")
    #expect(screen.menuTitles.first == "Copy")
    screen.tapInMenu("Share")
    screen.tapInMenu("By post")
    #expect(screen.menu == nil)
    #expect(journal.take() == ["post"])
  }

  @Test("An action can present: the menu has gone by then")
  func presenting() {
    let screen = screen()
    screen.tap("More")
    screen.tapInMenu("Share")
    screen.tapInMenu("By mail")
    #expect(screen.presentedTexts == [["sharing"]])
    #expect(screen.context.console.messages.isEmpty)
  }

  @Test("While a menu is open UIKit presents nothing else, and says what it presents")
  func presentingMeanwhile() {
    let screen = screen()
    screen.tap("More")
    screen.controller.present(UIViewController(), animated: true)
    screen.settle()
    let message = screen.context.console.messages.last?.text ?? ""
    #expect(message.contains("which is already presenting"))
    #expect(message.contains("_UIContextMenuActionsOnlyViewController: 0x"))
    #expect(screen.menu != nil)
  }

  @Test("With a primary action a tap does that, and a finger that stays opens the menu")
  func primaryAction() {
    let screen = screen { journal.note("primary") }
    screen.tap("More")
    #expect(journal.take() == ["primary"])
    #expect(screen.menu == nil)
    screen.hold("More")
    #expect(screen.menu != nil)
    #expect(journal.lines.isEmpty)
  }

  @Test("Dividers part the elements into groups; a text is an element that can't be chosen")
  func groups() {
    let screen = Screen {
      Menu("More") {
        Text("Edited today")
        Button("One") {}
        Divider()
        Button {
        } label: {
          Text("Two")
          Text("the second")
        }
      }
    }
    screen.tap("More")
    #expect(screen.menuTitles == ["Edited today", "One", "Two"])
    #expect(actions(screen).map { $0.attributes.contains(.disabled) } == [true, false, false])
    #expect(actions(screen).last?.subtitle == "the second")
  }

  @Test("A section is a group with its header as the title")
  func sections() {
    let screen = Screen {
      Menu("More") {
        Button("One") {}
        Section("Others") {
          Button("Two") {}
          Button("Three") {}
        }
        Section("Nothing") {}
      }
    }
    screen.tap("More")
    #expect(screen.menuTitles == ["One", "Two", "Three"])
    let labels = screen.views(of: UILabel.self).map(\.text)
    #expect(labels.contains("Others") && !labels.contains("Nothing"))
  }

  @Test("An element whose menu isn't dismissed by it leaves the menu open, up to date")
  func staysOpen() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Menu("Count \(count)") {
          Button("Add to \(count)") { count += 1 }.menuActionDismissBehavior(.disabled)
        }
      }
    }
    let screen = Screen { Counter() }
    screen.tap("Count 0")
    screen.tapInMenu("Add to 0")
    #expect(screen.menuTitles == ["Add to 1"])
    screen.tapInMenu("Add to 1")
    #expect(screen.texts == ["Count 2"])
  }

  @Test("A menu whose view goes away closes")
  func sourceGone() {
    struct Fleeting: View {
      let remote: Remote
      @State private var isThere = true
      var body: some View {
        let _ = remote.actions["go"] = { isThere = false }
        if isThere { Menu("More") { Button("One") {} } }
      }
    }
    let remote = Remote()
    let screen = Screen { Fleeting(remote: remote) }
    screen.tap("More")
    #expect(screen.menu != nil)
    remote("go")
    screen.settle()
    #expect(screen.menu == nil)
    #expect(screen.chain.isEmpty)
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("framed")
        Menu(configuration)
      }
    }
  }

  @Test("A style of one's own can be made of the style around")
  func style() {
    let screen = Screen { Menu("More") { Button("One") {} }.menuStyle(Framed()) }
    #expect(screen.texts == ["framed", "More"])
    screen.tap("More")
    #expect(screen.menuTitles == ["One"])
  }

  @Test("A menu of a screen in a navigation stack's toolbar opens")
  func inToolbar() throws {
    let screen = Screen {
      NavigationStack {
        Text("page").toolbar {
          Menu("More") { Button("One") { journal.note("one") } }
        }
      }
    }
    screen.settle()
    let bar = try #require(screen.views(of: UINavigationBar.self).first)
    screen.tap(try #require(bar.topItem?.rightBarButtonItem?.customView))
    #expect(screen.menuTitles == ["One"])
    screen.tapInMenu("One")
    #expect(journal.take() == ["one"])
  }
}

@Suite("SwiftUI's context menus")
@MainActor
struct ContextMenuTests {
  private let journal = Journal()

  @Test("A finger that stays opens the context menu, which nobody presents")
  func opens() {
    let screen = Screen {
      Text("photo").contextMenu { Button("Delete", role: .destructive) { journal.note("gone") } }
    }
    screen.tap("photo")
    #expect(screen.menu == nil)
    screen.hold("photo")
    #expect(screen.menuTitles == ["Delete"])
    #expect(screen.chain.isEmpty)
    screen.tapInMenu("Delete")
    #expect(screen.menu == nil)
    #expect(journal.take() == ["gone"])
  }

  @Test("A button with a context menu acts on a tap, and not when the menu opens")
  func onButton() {
    let screen = Screen {
      Button("photo") { journal.note("tapped") }.contextMenu { Button("Delete") {} }
    }
    screen.tap("photo")
    #expect(journal.take() == ["tapped"])
    screen.hold("photo")
    #expect(journal.lines.isEmpty)
    #expect(screen.menuTitles == ["Delete"])
  }

  @Test("Without elements it doesn't open; the preview is shown while it is open")
  func preview() {
    let screen = Screen {
      VStack {
        Text("nothing").contextMenu {}
        Text("photo").contextMenu {
          Button("Delete") {}
        } preview: {
          Text("a larger photo")
        }
      }
    }
    screen.hold("nothing")
    #expect(screen.menu == nil)
    screen.hold("photo")
    let hosts = screen.menu?.subviews.compactMap { $0 as? any RenderedHost } ?? []
    #expect(hosts.flatMap(\.renderedLeaves).map(\.text) == ["a larger photo"])
  }
}
