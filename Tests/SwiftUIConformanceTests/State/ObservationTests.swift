import StageRuntime
import SwiftUI
import Testing

@Observable
private final class Model {
  var value = false
  var other = 0
  @ObservationIgnored var ignored = 0
}

private final class Store: ObservableObject {
  @Published var value = false
  @Published var other = 0
}

@Suite("Models")
@MainActor
struct ObservationTests {
  private struct Child: View {
    let flag: Bool
    let journal: Journal
    var body: some View {
      let _ = journal.note("child")
      Text("\(flag ? 1 : 0)")
    }
  }

  private struct StateModel: View {
    @State private var model = Model()
    let journal: Journal
    let tracked: Bool

    var body: some View {
      let _ = journal.note("owner")
      VStack {
        Child(flag: model.value, journal: journal)
        Child(flag: false, journal: journal)
      }
      .onAppear {
        if tracked { model.value = true } else { model.other = 1 }
      }
    }
  }

  @Test(
    "S2.11 A property that was read makes the owner run twice, children three times; else 1 and 2",
    arguments: [(true, 2, 3), (false, 1, 2)]
  )
  func stateModel(tracked: Bool, owners: Int, children: Int) {
    let journal = Journal()
    _ = Screen { StateModel(journal: journal, tracked: tracked) }
    #expect(journal.lines.count { $0 == "owner" } == owners)
    #expect(journal.lines.count { $0 == "child" } == children)
  }

  private struct StoreOwner: View {
    @StateObject private var store = Store()
    let journal: Journal

    var body: some View {
      let _ = journal.note("owner")
      VStack {
        Child(flag: store.value, journal: journal)
        Child(flag: false, journal: journal)
      }
      .onAppear { store.value = true }
    }
  }

  @Test("S2.11 A StateObject that changes in onAppear: two runs of the owner, three of children")
  func stateObject() {
    let journal = Journal()
    _ = Screen { StoreOwner(journal: journal) }
    #expect(journal.lines.count { $0 == "owner" } == 2)
    #expect(journal.lines.count { $0 == "child" } == 3)
  }

  private struct Observer: View {
    @ObservedObject var store: Store
    let journal: Journal
    var body: some View {
      let _ = journal.note("other \(store.other)")
      Text("\(store.other)")
    }
  }

  @Test("S2.9 Whichever property of an observed object changes, the view runs, with the new value")
  func observedObject() {
    let journal = Journal()
    let store = Store()
    let screen = Screen { Observer(store: store, journal: journal) }
    store.other = 3
    screen.layOut()
    store.value = true
    screen.layOut()
    #expect(journal.lines == ["other 0", "other 3", "other 3"])
    #expect(screen.texts == ["3"])
  }

  private final class Tally {
    var count = 0
  }

  private final class CountedObject: ObservableObject {
    init(_ tally: Tally) { tally.count += 1 }
  }

  private struct Counted: View {
    @StateObject private var object: CountedObject
    let number: Int

    init(number: Int, tally: Tally) {
      self.number = number
      _object = StateObject(wrappedValue: CountedObject(tally))
    }

    var body: some View { Text("\(number)") }
  }

  private struct CountedOwner: View {
    let remote: Remote
    let tally: Tally
    @State private var number = 0
    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      Counted(number: number, tally: tally)
    }
  }

  @Test("S1.8 The object of a StateObject is made once per identity")
  func onceMade() {
    let tally = Tally()
    let remote = Remote()
    let screen = Screen { CountedOwner(remote: remote, tally: tally) }
    for _ in 0..<3 {
      remote("next")
      screen.layOut()
    }
    #expect(screen.texts == ["3"])
    #expect(tally.count == 1)
  }

  private struct Passing: View {
    let journal: Journal
    let remote: Remote
    @State private var number = 0

    var body: some View {
      let _ = journal.note("parent")
      let _ = remote.actions["next"] = { number += 1 }
      Reading(number: $number, journal: journal)
    }
  }

  private struct Reading: View {
    @Binding var number: Int
    let journal: Journal
    var body: some View {
      let _ = journal.note("child \(number)")
      Text("\(number)")
    }
  }

  @Test("S2.3 A view that only passes a binding on doesn't run when the value changes")
  func passing() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Passing(journal: journal, remote: remote) }
    _ = journal.take()
    remote("next")
    screen.layOut()
    #expect(journal.lines == ["child 1"])
  }

  private struct Writing: View {
    @State private var number = 0
    var body: some View {
      let _ = (number = 1)
      Text("\(number)")
    }
  }

  @Test("S2.4 P8.15 A write in a body is logged and ignored")
  func writeInBody() {
    let screen = Screen { Writing() }
    #expect(screen.texts == ["0"])
    #expect(
      screen.messages == [
        "Modifying state during view update, this will cause undefined behavior."
      ]
    )
  }

  private struct Publishing: View {
    @ObservedObject var store: Store
    let isFirst: Flag
    final class Flag { var value = true }
    var body: some View {
      let _ = publish()
      Text("\(store.other)")
    }
    func publish() {
      if isFirst.value {
        isFirst.value = false
        store.other = 7
      }
    }
  }

  @Test("P8.16 Publishing in a body is logged, and the view is updated again")
  func publishInBody() {
    let screen = Screen { Publishing(store: Store(), isFirst: Publishing.Flag()) }
    #expect(
      screen.messages == [
        "Publishing changes from within view updates is not allowed, "
          + "this will cause undefined behavior."
      ]
    )
    #expect(screen.texts == ["7"])
  }

  @Test("P8.17 A binding of a state that isn't installed is logged and constant")
  func uninstalled() {
    let context = StageContext()
    struct Loose: View {
      @State var number = 4
      var body: some View { Text("") }
    }
    let view = Loose()
    view.$number.wrappedValue = 5
    #expect(view.$number.wrappedValue == 4)
    #expect(
      context.console.messages.first?.text
        == "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    )
  }

  private struct Editing: View {
    @Bindable var model: Model
    let remote: Remote
    var body: some View {
      let _ = remote.actions["set"] = { $model.other.wrappedValue = 9 }
      Text("\(model.other)")
    }
  }

  @Test("Bindable gives bindings to a model's properties")
  func bindable() {
    let remote = Remote()
    let screen = Screen { Editing(model: Model(), remote: remote) }
    remote("set")
    screen.layOut()
    #expect(screen.texts == ["9"])
  }

  @Test("S2.8 A binding to an optional's value exists only if there is one")
  func optionalBinding() {
    let nothing: Binding<Int>? = Binding(Binding<Int?>.constant(nil))
    let three: Binding<Int>? = Binding(Binding<Int?>.constant(3))
    #expect(nothing?.wrappedValue == nil)
    #expect(three?.wrappedValue == 3)
  }
}
