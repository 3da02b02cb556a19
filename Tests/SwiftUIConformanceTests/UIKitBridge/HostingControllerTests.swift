import StageRuntime
import SwiftUI
import Testing

@Suite("Hosting controllers")
@MainActor
struct HostingControllerTests {
  private struct Labelled: View {
    let name: String
    let journal: Journal
    @State private var count = 0
    var body: some View {
      let _ = journal.note("body \(name) \(count)")
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test("S4.9 P8.20 A new root view is shown with the next layout, and state below is kept")
  func rootView() {
    let journal = Journal()
    let screen = Screen { Labelled(name: "a", journal: journal) }
    screen.tap("a 0")
    #expect(screen.texts == ["a 1"])
    _ = journal.take()
    screen.controller.rootView = Labelled(name: "b", journal: journal)
    #expect(journal.lines.isEmpty)
    screen.context.turns.endTurn()
    #expect(journal.lines == ["body b 1"])
    #expect(screen.texts == ["b 1"])
  }

  private struct Outside: View {
    let journal: Journal
    let remote: Remote
    @State private var count = 0
    var body: some View {
      let _ = remote.actions["next"] = { count += 1 }
      let _ = journal.note("body \(count)")
      Text("\(count)").onAppear { journal.note("appear") }
    }
  }

  @Test("S4.4 Outside a window changes are taken in a later turn, and nothing appears")
  func outsideWindow() {
    let context = StageContext()
    UIApplication.launch(in: context)
    let journal = Journal()
    let remote = Remote()
    let controller = UIHostingController(rootView: Outside(journal: journal, remote: remote))
    _ = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
    #expect(journal.take() == ["body 0"])
    remote("next")
    #expect(journal.lines.isEmpty)
    context.turns.endTurn()
    #expect(journal.lines == ["body 1"])
    _ = controller
  }

  @Test("The view's intrinsic size is the content's if the controller is told so")
  func intrinsicSize() {
    let screen = Screen { Color.red.frame(width: 30, height: 40) }
    #expect(screen.controller.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    screen.controller.sizingOptions = .intrinsicContentSize
    #expect(screen.controller.view.intrinsicContentSize == CGSize(width: 30, height: 40))
  }

  @Test("A view that is told of a new intrinsic size is given it")
  func intrinsicSizeChange() {
    final class Resizable: UIView {
      var side: CGFloat = 30 {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    struct Represented: UIViewRepresentable {
      let view: Resizable
      func makeUIView(context: Context) -> Resizable { view }
      func updateUIView(_ view: Resizable, context: Context) {}
    }
    let view = Resizable()
    let screen = Screen { Represented(view: view).fixedSize() }
    #expect(view.bounds.size == CGSize(width: 30, height: 30))
    view.side = 50
    screen.settle()
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("A contained hosting controller that gives its size is given a new one as content grows")
  func containedSizeChange() {
    final class Model: ObservableObject { @Published var side: CGFloat = 30 }
    struct Box: View {
      @ObservedObject var model: Model
      var body: some View { Color.red.frame(width: model.side, height: model.side) }
    }
    struct Contained: UIViewControllerRepresentable {
      let model: Model
      func makeUIViewController(context: Context) -> UIHostingController<Box> {
        let controller = UIHostingController(rootView: Box(model: model))
        controller.sizingOptions = .intrinsicContentSize
        return controller
      }
      func updateUIViewController(_ controller: UIHostingController<Box>, context: Context) {}
      func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController controller: UIHostingController<Box>,
        context: Context
      ) -> CGSize? {
        controller.sizeThatFits(in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
      }
    }
    let model = Model()
    let screen = Screen {
      VStack(spacing: 0) {
        Contained(model: model)
        Text("below")
      }
    }
    screen.settle()
    let before = screen.frame("below")?.minY ?? 0
    model.side = 130
    screen.settle()
    #expect((screen.frame("below")?.minY ?? 0) == before + 50)
  }

  @Test("Content without safe area regions fills the view")
  func safeAreaRegions() {
    let screen = Screen { Color.red }
    screen.controller.safeAreaRegions = []
    screen.layOut()
    #expect(screen.leaves.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(
      _ proposal: ProposedViewSize,
      uiView: UIView,
      context: Context
    ) -> CGSize? { CGSize(width: 12, height: 34) }
  }

  @Test("P8.7 A representable's own size is the size of its view")
  func sizeThatFits() {
    let screen = Screen { Sized() }
    #expect(screen.leaves.first?.frame.size == CGSize(width: 12, height: 34))
  }

  private struct Demo: App {
    var body: some Scene {
      WindowGroup { Text("first") }
      WindowGroup { Text("second") }
    }
  }

  @Test("An app's scenes give the controllers of their windows, in order")
  func app() throws {
    let context = StageContext()
    let application = UIApplication.launch(in: context)
    let controllers = Demo().makeWindowControllers()
    let window = UIWindow(windowScene: application.connectWindowScene())
    var texts: [String] = []
    for controller in controllers {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      context.turns.endTurn()
      texts += (controller.view as? any RenderedHost)?.renderedLeaves.map(\.text) ?? []
    }
    #expect(texts == ["first", "second"])
  }
}
