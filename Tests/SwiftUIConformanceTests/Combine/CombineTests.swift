import Combine
import Testing

private final class Store: ObservableObject {
  @Published var name = "a"
  @Published var count = 0
}

private final class Derived {
  @Published var copy = ""
}

@Suite("Combine")
@MainActor
struct CombineTests {
  @Test("A published property publishes its value first, then each new one before it is set")
  func published() {
    let store = Store()
    var lines: [String] = []
    let token = store.$name.sink { lines.append("\($0) while \(store.name)") }
    store.name = "b"
    #expect(lines == ["a while a", "b while a"])
    token.cancel()
    store.name = "c"
    #expect(lines.count == 2)
  }

  @Test("An object tells once per change, before it, whichever property changes")
  func objectWillChange() {
    let store = Store()
    var names: [String] = []
    let token = store.objectWillChange.sink { names.append(store.name) }
    store.name = "b"
    store.count = 1
    #expect(names == ["a", "b"])
    _ = token
  }

  @Test("An object's publisher is always the same one")
  func samePublisher() {
    let store = Store()
    #expect(store.objectWillChange === store.objectWillChange)
  }

  @Test("A released token ends the subscription")
  func release() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var tokens: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &tokens)
    subject.send(1)
    tokens = []
    subject.send(2)
    #expect(values == [1])
  }

  @Test("map, filter and removeDuplicates work on each value")
  func operators() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let token = subject.map { $0 * 10 }.filter { $0 != 30 }.removeDuplicates()
      .sink { values.append($0) }
    for value in [1, 2, 3, 2, 4] { subject.send(value) }
    #expect(values == [10, 20, 40])
    _ = token
  }

  @Test("Just sends its value and finishes")
  func just() {
    var lines: [String] = []
    let token = Just(5).eraseToAnyPublisher()
      .sink(receiveCompletion: { lines.append("\($0)") }, receiveValue: { lines.append("\($0)") })
    #expect(lines == ["5", "finished"])
    _ = token
  }

  @Test("Nothing is sent after the end, and late subscribers are told of it")
  func completion() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(completion: .finished)
    subject.send(1)
    var lines: [String] = []
    let token = subject.sink(
      receiveCompletion: { _ in lines.append("end") },
      receiveValue: { lines.append("\($0)") }
    )
    #expect(lines == ["end"])
    _ = token
  }

  @Test("assign(to:) keeps a published property up to date")
  func assign() {
    let store = Store()
    let derived = Derived()
    store.$name.map { $0 + "!" }.assign(to: &derived.$copy)
    store.name = "b"
    #expect(derived.copy == "b!")
  }
}
