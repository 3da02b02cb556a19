import StageRuntime
import SwiftUI
import Testing

@Suite("Bars of navigation stacks")
@MainActor
struct SwiftUIToolbarTests {
  private struct Page: View {
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Text("page \(count)")
          .navigationTitle("Title \(count)")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Add \(count)") { count += 1 } }
            ToolbarItem(placement: .primaryAction) { Button("Sheet") { isShown = true } }
            ToolbarItem(placement: .bottomBar) { Text("bottom") }
          }
          .sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
  }

  private func texts(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { item in
      (item.customView as? any RenderedHost)?.renderedLeaves.first { $0.kind == .text }?.text ?? ""
    }
  }

  private func tap(_ item: UIBarButtonItem?, _ screen: Screen<some View>) {
    guard let view = item?.customView else { return }
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    screen.tap(at: view.convert(center, to: nil as UIView?))
    screen.settle()
  }

  @Test("Items are in the bars at their places")
  func places() {
    let screen = Screen { Page() }
    screen.settle()
    let item = screen.navigation.topViewController?.navigationItem
    #expect(texts(item?.leftBarButtonItems) == ["Cancel"])
    #expect(texts(item?.rightBarButtonItems) == ["Sheet", "Add 0"])
    #expect(texts(screen.navigation.topViewController?.toolbarItems) == ["bottom"])
    #expect(!screen.navigation.isToolbarHidden)
  }

  @Test("An item's button does what it does; title and items follow the state")
  func action() {
    let screen = Screen { Page() }
    screen.settle()
    let item = screen.navigation.topViewController?.navigationItem
    let button = item?.rightBarButtonItems?.last
    tap(button, screen)
    #expect(screen.topTexts == ["page 1"])
    #expect(item?.title == "Title 1")
    #expect(texts(item?.rightBarButtonItems) == ["Sheet", "Add 1"])
    #expect(item?.rightBarButtonItems?.last === button)
    tap(item?.rightBarButtonItems?.first, screen)
    #expect(screen.frontTexts == ["sheet"])
  }

  private struct Labels: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Label("In the page", systemImage: "star")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
            ToolbarItem(placement: .primaryAction) {
              Button {
                isShown = true
              } label: {
                Label("Add", systemImage: "plus")
              }
              .sheet(isPresented: $isShown) { Label("In the sheet", systemImage: "star") }
            }
          }
      }
    }
  }

  // Source: documented. Apple's page for `DefaultLabelStyle`: it adapts to where the label is.
  @Test("A label in a bar shows its picture only, unless its style says otherwise")
  func labels() {
    let screen = Screen { Labels() }
    screen.settle()
    let item = screen.navigation.topViewController?.navigationItem
    #expect(texts(item?.leftBarButtonItems) == ["Both"])
    #expect(texts(item?.rightBarButtonItems) == [""])
    #expect(screen.topTexts == ["In the page"])
    let add = item?.rightBarButtonItems?.first
    let button = (add?.customView?.accessibilityElements ?? []).first as? UIAccessibilityElement
    #expect(button?.accessibilityLabel == "Add")
    tap(add, screen)
    #expect(screen.frontTexts == ["In the sheet"])
  }

  private struct Modes: View {
    let mode: NavigationBarItem.TitleDisplayMode
    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      }
    }
  }

  @Test(
    "A title is large unless it is to be inline",
    arguments: [
      (NavigationBarItem.TitleDisplayMode.automatic, 96.0), (.large, 96), (.inline, 44),
    ]
  )
  func titles(mode: NavigationBarItem.TitleDisplayMode, height: Double) {
    let screen = Screen { Modes(mode: mode) }
    screen.settle()
    #expect(abs(screen.navigation.navigationBar.frame.height - height) < 0.5)
  }

  private struct Hidden: View {
    let remote: Remote
    @State private var path = [1]
    var body: some View {
      let _ = remote.actions["pop"] = { path = [] }
      NavigationStack(path: $path) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            Text("screen").navigationTitle("Screen").navigationBarBackButtonHidden()
              .toolbar(.hidden, for: .navigationBar)
          }
      }
    }
  }

  @Test("A screen without its bar hides it while it is in front")
  func hiddenBar() {
    let remote = Remote()
    let screen = Screen { Hidden(remote: remote) }
    screen.settle()
    #expect(screen.navigation.isNavigationBarHidden)
    #expect(screen.navigation.topViewController?.navigationItem.hidesBackButton == true)
    remote("pop")
    screen.settle()
    #expect(screen.topTexts == ["root"])
    #expect(!screen.navigation.isNavigationBarHidden)
  }

  @Test("A hosting controller pushed by hand takes the title and the items of its content")
  func byHand() {
    let screen = Screen { Text("page") }
    let content = UIHostingController(
      rootView: Text("content").navigationTitle("Title").toolbar { Button("Do") {} }
    )
    let navigation = UINavigationController(rootViewController: content)
    screen.window.rootViewController = navigation
    screen.settle()
    #expect(navigation.navigationBar.topItem?.title == "Title")
    #expect(texts(content.navigationItem.rightBarButtonItems) == ["Do"])
  }

  private struct Items: ToolbarContent {
    let name: String
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some ToolbarContent {
      ToolbarItem(placement: .confirmationAction) {
        Button("\(name) \(count)") { count += 1 }
      }
      if count > 1, isEnabled {
        ToolbarItem(placement: .cancellationAction) { Text("many") }
      } else {
        ToolbarItem(placement: .cancellationAction) { Text("few") }
      }
    }
  }

  private struct Stateful: View {
    @State private var isDisabled = false
    var body: some View {
      NavigationStack {
        Button("Disable") { isDisabled = true }
          .toolbar {
            Items(name: "a")
            Items(name: "b")
          }
          .disabled(isDisabled)
      }
    }
  }

  @Test("Toolbar content of an app's own keeps state and reads the environment")
  func ownContent() {
    let screen = Screen { Stateful() }
    screen.settle()
    let item = screen.navigation.topViewController?.navigationItem
    #expect(texts(item?.rightBarButtonItems) == ["b 0", "a 0"])
    tap(item?.rightBarButtonItems?.last, screen)
    tap(item?.rightBarButtonItems?.last, screen)
    #expect(texts(item?.rightBarButtonItems) == ["b 0", "a 2"])
    #expect(texts(item?.leftBarButtonItems) == ["many", "few"])
    screen.tapOnTop("Disable")
    screen.settle()
    #expect(texts(item?.leftBarButtonItems) == ["few", "few"])
  }
}
