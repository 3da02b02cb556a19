import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("UIKit in lazy stacks")
@MainActor
struct LazyUIKitTests {
  private struct Native: UIViewRepresentable {
    let number: Int
    let journal: Journal

    func makeUIView(context: Context) -> UIView {
      journal.note("make \(number)")
      return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {}

    static func dismantleUIView(_ view: UIView, coordinator: Journal) {
      coordinator.note("dismantle")
    }

    func makeCoordinator() -> Journal { journal }
  }

  private func screen(_ journal: Journal, _ doubts: Doubts = Doubts()) -> Screen<some View> {
    Screen(doubts: doubts) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Native(number: $0, journal: journal).frame(height: 400) }
        }
      }
    }
  }

  @Test("P8.9 The representable of a row is made when it is about to be seen")
  func made() {
    let journal = Journal()
    let screen = screen(journal)
    #expect(journal.take() == ["make 0", "make 1"])
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(journal.take() == ["make 10", "make 11", "make 12"])
  }

  @Test("P8.9 A representable that is scrolled away loses its window without being dismantled")
  func keptOutOfSight() throws {
    let journal = Journal()
    let screen = screen(journal)
    let view = try #require(screen.scrollViews.first?.subviews.first)
    #expect(view.window === screen.window)
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(view.window == nil)
    #expect(!journal.lines.contains("dismantle"))
    screen.scroll(to: CGPoint(x: 0, y: -47))
    #expect(view.window === screen.window)
  }

  @Test("P8.9 Where rows out of sight are destroyed, their representables are dismantled")
  func destroyedOutOfSight() {
    var doubts = Doubts()
    doubts.scrolledOutRow = .dropped
    let journal = Journal()
    let screen = screen(journal, doubts)
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(journal.lines.filter { $0 == "dismantle" }.count == 2)
  }

  private struct Controller: UIViewControllerRepresentable {
    let remote: Remote

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      remote.stored = controller
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("The controller of a row out of sight presents from the one around, which is on screen")
  func presentFromRow() throws {
    let remote = Remote()
    let screen = Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          Controller(remote: remote).frame(height: 400)
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 100) }
        }
      }
    }
    let controller = try #require(remote.stored as? UIViewController)
    #expect(controller.viewIfLoaded?.window === screen.window)
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(controller.viewIfLoaded?.window == nil)
    controller.present(UIViewController(), animated: false)
    screen.settle()
    #expect(screen.chain.count == 1)
  }

  private struct Presenting: View {
    let remote: Remote
    @State private var isPresented = false

    var body: some View {
      let _ = remote.actions["present"] = { isPresented = true }
      let _ = remote.stored = isPresented
      Text("Presenter").frame(height: 100).sheet(isPresented: $isPresented) { Text("Sheet") }
    }
  }

  private func presentingScreen(_ remote: Remote, _ doubts: Doubts) -> Screen<some View> {
    Screen(doubts: doubts) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            if number == 0 {
              Presenting(remote: remote)
            } else {
              Text("\(number)").frame(height: 100)
            }
          }
        }
      }
    }
  }

  @Test("P8.9 A sheet stays when the row that presents it is scrolled away and kept")
  func sheetOfKeptRow() {
    let remote = Remote()
    let screen = presentingScreen(remote, Doubts())
    remote("present")
    screen.settle()
    #expect(screen.presentedTexts == [["Sheet"]])
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(screen.presentedTexts == [["Sheet"]])
    screen.swipeDown()
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(remote.stored as? Bool == false)
  }

  @Test("P8.9 P8.11 A sheet goes with the row that presents it, where that is destroyed")
  func sheetOfDestroyedRow() {
    var doubts = Doubts()
    doubts.scrolledOutRow = .dropped
    let remote = Remote()
    let screen = presentingScreen(remote, doubts)
    remote("present")
    screen.settle()
    screen.scroll(to: CGPoint(x: 0, y: 4_000))
    #expect(screen.chain.isEmpty)
  }
}
