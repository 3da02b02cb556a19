import StageRuntime
import SwiftUI
import Testing

@Observable
private final class Model {
  var name = "a"
}

private final class Store: ObservableObject {
  @Published var count = 0
}

@Suite("Release")
@MainActor
struct ReleaseTests {
  private struct Content: View {
    @State private var model: Model
    @StateObject private var store: Store
    @State private var number = 0
    @Environment(\.dismiss) private var dismiss
    let outer: Binding<Int>

    init(_ model: Model, _ store: Store, _ outer: Binding<Int>) {
      _model = State(initialValue: model)
      _store = StateObject(wrappedValue: store)
      self.outer = outer
    }

    var body: some View {
      VStack {
        Text("\(model.name) \(store.count) \(number) \(outer.wrappedValue)")
        Button("More") {
          number += 1
          model.name += "a"
          store.count += 1
        }
        Native()
        ForEach(0..<3) { Text("\($0)") }
      }
      .onAppear { number = 1 }
      .onChange(of: number) { store.count = number }
      .environment(\.lineLimit, number)
    }
  }

  private struct Native: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Root: View {
    @State private var value = 0
    let remote: Remote
    var body: some View {
      let _ = remote.bindings["value"] = $value
      Text("\(value)")
    }
  }

  @Test(
    "A presented hosting controller and all that its content holds are released after dismissal"
  )
  func presented() throws {
    let remote = Remote()
    let screen = Screen { Root(remote: remote) }
    let binding = try #require(remote.bindings["value"])
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var model: Model?
    weak var store: Store?
    do {
      let newModel = Model()
      let newStore = Store()
      let presented = UIHostingController(rootView: Content(newModel, newStore, binding))
      (controller, model, store) = (presented, newModel, newStore)
      screen.controller.present(presented, animated: true)
      screen.settle()
      view = presented.view
    }
    #expect((controller?.view as? any RenderedHost)?.renderedLeaves.first?.text == "a 1 1 0")
    binding.wrappedValue = 5
    screen.settle()
    #expect((controller?.view as? any RenderedHost)?.renderedLeaves.first?.text == "a 1 1 5")
    screen.controller.dismiss(animated: true)
    screen.settle()
    #expect(controller == nil)
    #expect(view == nil)
    #expect(model == nil)
    #expect(store == nil)
  }

  private struct Holder: View {
    let model: Model
    @Binding var value: Int
    var body: some View { Text("\(model.name) \(value)") }
  }

  private struct Switching: View {
    let remote: Remote
    @State private var model: Model?
    @State private var value = 0
    var body: some View {
      let _ = remote.actions["add"] = { model = Model() }
      let _ = remote.actions["remove"] = { model = nil }
      let _ = remote.stored = Witness(model)
      VStack {
        Text("\(value)")
        if let model { Holder(model: model, value: $value) }
      }
    }
  }

  @Test("What a removed view held is released though what it has read lives on")
  func removed() throws {
    let remote = Remote()
    let screen = Screen { Switching(remote: remote) }
    remote("add")
    screen.layOut()
    let witness = try #require(remote.stored as? Witness)
    #expect(witness.model != nil)
    remote("remove")
    screen.layOut()
    #expect(screen.texts == ["0"])
    #expect(witness.model == nil)
  }
}

/// Knows whether a model still exists.
private final class Witness {
  weak var model: Model?
  init(_ model: Model?) { self.model = model }
}
