import StageRuntime
import SwiftUI
import Testing

@Suite("Representables that present")
@MainActor
struct PresentingRepresentableTests {
  private final class WindowView: UIView {
    var journal: Journal?
    override func didMoveToWindow() {
      super.didMoveToWindow()
      journal?.note(window == nil ? "no window" : "window")
    }
  }

  private struct WindowProbe: UIViewRepresentable {
    let journal: Journal
    func makeUIView(context: Context) -> WindowView {
      journal.note("make")
      let view = WindowView()
      view.journal = journal
      return view
    }
    func updateUIView(_ view: WindowView, context: Context) {
      journal.note(view.window == nil ? "update outside" : "update inside")
    }
  }

  @Test("P8.19 A represented view meets its window after its first update")
  func window() {
    let journal = Journal()
    let screen = Screen { WindowProbe(journal: journal) }
    #expect(journal.lines == ["make", "update outside", "window"])
    _ = screen
  }

  private final class Noting: UIViewController {
    var journal: Journal?
    var onDisappear: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      journal?.note("V viewDidLoad")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      onDisappear()
    }
  }

  private struct Presenter: UIViewControllerRepresentable {
    let journal: Journal
    let presented: Noting
    let presentsInMake: Bool
    let number: Int

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      if presentsInMake { controller.present(presented, animated: true) }
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      journal.note("update \(number) leaving \(presented.isBeingDismissed)")
      if !presentsInMake, number == 1 { controller.present(presented, animated: true) }
      journal.note("end of update")
    }
  }

  private struct Page: View {
    let journal: Journal
    let remote: Remote
    let presented: Noting
    var presentsInMake = false
    @State private var number = 0
    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      Presenter(
        journal: journal,
        presented: presented,
        presentsInMake: presentsInMake,
        number: number
      )
    }
  }

  private let journal = Journal()
  private let remote = Remote()

  private func makePresented() -> Noting {
    let presented = Noting()
    presented.journal = journal
    return presented
  }

  @Test("P8.21 A present from inside make is refused, as there is no window")
  func presentInMake() {
    let context = StageContext()
    UIApplication.launch(in: context)
    let presented = makePresented()
    let screen = Screen {
      Page(journal: journal, remote: remote, presented: presented, presentsInMake: true)
    }
    screen.settle()
    #expect(screen.chain.isEmpty)
    let texts = screen.context.console.messages.map(\.text)
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test("P8.21 A present from inside a later update works, and V's view is loaded in the update")
  func presentInUpdate() {
    let context = StageContext()
    UIApplication.launch(in: context)
    let presented = makePresented()
    let screen = Screen { Page(journal: journal, remote: remote, presented: presented) }
    screen.settle()
    _ = journal.take()
    remote("next")
    screen.settle()
    #expect(journal.take() == ["update 1 leaving false", "V viewDidLoad", "end of update"])
    #expect(screen.chain == [presented])
  }

  @Test("P8.12 An update can run while what was presented is being dismissed")
  func updateWhileLeaving() {
    let context = StageContext()
    UIApplication.launch(in: context)
    let presented = makePresented()
    let screen = Screen { Page(journal: journal, remote: remote, presented: presented) }
    screen.settle()
    remote("next")
    screen.settle()
    _ = journal.take()
    presented.onDisappear = { [remote] in remote("next") }
    screen.controller.dismiss(animated: true)
    screen.settle()
    #expect(journal.take() == ["update 2 leaving true", "end of update"])
    #expect(screen.chain.isEmpty)
  }
}
