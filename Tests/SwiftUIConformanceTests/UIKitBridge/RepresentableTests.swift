import StageRuntime
import SwiftUI
import Testing

@Suite("Representables")
@MainActor
struct RepresentableTests {
  private final class Badge: UIView {
    var journal: Journal?
    override func didMoveToWindow() { journal?.note("window \(window != nil)") }
  }

  private struct BadgeView: UIViewRepresentable {
    let number: Int
    let journal: Journal

    final class Coordinator {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
    }

    func makeCoordinator() -> Coordinator {
      journal.note("coordinator")
      return Coordinator(journal)
    }

    func makeUIView(context: Context) -> Badge {
      context.coordinator.journal.note("make")
      let badge = Badge()
      badge.journal = journal
      return badge
    }

    func updateUIView(_ badge: Badge, context: Context) {
      journal.note("update \(number) window \(badge.window != nil)")
      badge.tag = number
    }

    static func dismantleUIView(_ badge: Badge, coordinator: Coordinator) {
      coordinator.journal.note("dismantle \(badge.tag)")
    }
  }

  private struct Owner: View {
    let journal: Journal
    let remote: Remote
    @State private var number = 1
    @State private var isShown = true
    @State private var other = 0

    var body: some View {
      let _ = remote.actions["number"] = { number += 1 }
      let _ = remote.actions["other"] = { other += 1 }
      let _ = remote.actions["hide"] = { isShown = false }
      VStack {
        Text("\(other)")
        if isShown { BadgeView(number: number, journal: journal) }
      }
      .onAppear { journal.note("appear") }
    }
  }

  @Test("P8.1 S5.2 Coordinator, make, update, all before onAppear; the window comes last")
  func order() {
    let journal = Journal()
    _ = Screen { Owner(journal: journal, remote: Remote()) }
    #expect(
      journal.lines == ["coordinator", "make", "update 1 window false", "appear", "window true"]
    )
  }

  @Test("P8.5 Update comes for a value that differs, not for one that is equal")
  func updates() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote("other")
    screen.layOut()
    #expect(journal.take() == [])
    remote("number")
    screen.layOut()
    #expect(journal.take() == ["update 2 window true"])
  }

  @Test("P8.1 Dismantle comes once, when the view has gone")
  func dismantle() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    _ = journal.take()
    remote("hide")
    screen.layOut()
    #expect(journal.take() == ["dismantle 1", "window false"])
  }

  @Test("P8.8 A representable in the background has the bounds of the view before it")
  func background() throws {
    let screen = Screen {
      Color.red.frame(width: 100, height: 60)
        .background { BadgeView(number: 1, journal: Journal()) }
    }
    let platform = try #require(screen.leaves.first { $0.kind == .platform })
    let fill = try #require(screen.leaves.first { $0.kind == .fill })
    #expect(platform.frame == fill.frame)
    #expect(platform.frame.size == CGSize(width: 100, height: 60))
    let host = try #require(screen.controller.view.subviews.first)
    #expect(host.frame == fill.frame)
    #expect(host.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  private struct Child: UIViewControllerRepresentable {
    let journal: Journal

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      journal.note("parent \(controller.parent != nil) loaded \(controller.isViewLoaded)")
    }
  }

  @Test("P8.2 P8.3 A controller gets the hosting controller as its parent once there is a window")
  func parent() {
    let journal = Journal()
    let screen = Screen { Child(journal: journal) }
    #expect(journal.lines == ["parent false loaded false"])
    #expect(screen.controller.children.count == 1)
    #expect(screen.controller.children.first?.view.window === screen.window)
  }
}
