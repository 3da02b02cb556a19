import StageRuntime
import SwiftUI
import Testing

@Suite("SwiftUI's tab views")
@MainActor
struct TabViewTests {
  private struct Page: View {
    let name: String
    let journal: Journal
    @State private var taps = 0

    var body: some View {
      let _ = journal.note("body \(name)")
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { journal.note("appear \(name)") }
        .onDisappear { journal.note("disappear \(name)") }
    }
  }

  private enum Place: Hashable { case home, search }

  private struct Home: View {
    @State private var place = Place.home
    @State private var unread = 2
    let journal: Journal

    var body: some View {
      TabView(selection: $place) {
        VStack {
          Page(name: "Home", journal: journal)
          Button("Search something") { place = .search }
          Button("Read") { unread = 0 }
        }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
        .badge(unread)
        Page(name: "Search", journal: journal)
          .tabItem { Text("Search") }
          .tag(Place.search)
      }
    }
  }

  private func bar(_ screen: Screen<some View>) throws -> UITabBar {
    try #require(screen.views(of: UITabBar.self).first)
  }

  private func shown(_ screen: Screen<some View>) -> [String] {
    let tabs = screen.controller.children.compactMap { $0 as? UITabBarController }
    let host = tabs.first?.selectedViewController?.viewIfLoaded as? any RenderedHost
    return host?.renderedLeaves.filter { $0.kind == .button }.map(\.text) ?? []
  }

  private func tap(_ text: String, on screen: Screen<some View>) {
    let tabs = screen.controller.children.compactMap { $0 as? UITabBarController }
    guard let host = tabs.first?.selectedViewController?.viewIfLoaded as? any RenderedHost,
      let leaf = host.renderedLeaves.first(where: { $0.kind == .button && $0.text == text })
    else { return }
    let center = CGPoint(x: leaf.frame.midX, y: leaf.frame.midY)
    screen.tap(at: host.convert(center, to: nil as UIView?))
    screen.settle()
  }

  @Test("Each view's tab item is an item of the bar, and the first is chosen")
  func items() throws {
    let screen = Screen { Home(journal: Journal()) }
    screen.settle()
    #expect(try bar(screen).items?.map(\.title) == ["Home", "Search"])
    #expect(try bar(screen).items?.first?.badgeValue == "2")
    #expect(shown(screen).first == "Home 0")
  }

  @Test("S1.7 A tab's state is kept while another is shown, and it appears anew")
  func keepsState() {
    let journal = Journal()
    let screen = Screen { Home(journal: journal) }
    screen.settle()
    tap("Home 0", on: screen)
    #expect(shown(screen).first == "Home 1")
    _ = journal.take()
    screen.tapTab("Search")
    #expect(shown(screen) == ["Search 0"])
    screen.tapTab("Home")
    #expect(shown(screen).first == "Home 1")
    let events = journal.take().filter { !$0.hasPrefix("body") }
    #expect(events.filter { $0 == "appear Home" }.count == 1)
    #expect(events.filter { $0 == "disappear Home" }.count == 1)
    #expect(events.filter { $0 == "appear Search" }.count == 1)
  }

  @Test("A tab's body doesn't run before the tab is shown")
  func isLazy() {
    let journal = Journal()
    let screen = Screen { Home(journal: journal) }
    screen.settle()
    #expect(!journal.take().contains("body Search"))
    screen.tapTab("Search")
    #expect(journal.take().contains("body Search"))
  }

  @Test("Writing the selection shows the tab with that tag")
  func selects() throws {
    let screen = Screen { Home(journal: Journal()) }
    screen.settle()
    tap("Search something", on: screen)
    #expect(shown(screen) == ["Search 0"])
    #expect(try bar(screen).selectedItem?.title == "Search")
  }

  @Test("A badge of zero is none")
  func badges() throws {
    let screen = Screen { Home(journal: Journal()) }
    screen.settle()
    tap("Read", on: screen)
    #expect(try bar(screen).items?.first?.badgeValue == nil)
  }

  @Test("A selection that keeps its value keeps its tab")
  func stubborn() throws {
    let screen = Screen {
      TabView(selection: Binding(get: { 1 }, set: { _ in })) {
        ForEach(0..<3) { page in
          Text("page \(page)").tabItem { Text("Tab \(page)") }
        }
      }
    }
    screen.settle()
    #expect(try bar(screen).selectedItem?.title == "Tab 1")
    screen.tapTab("Tab 2")
    #expect(try bar(screen).selectedItem?.title == "Tab 1")
  }
}
