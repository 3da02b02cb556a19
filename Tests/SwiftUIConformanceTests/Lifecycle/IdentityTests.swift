import StageRuntime
import SwiftUI
import Testing

@Suite("Identity and lifetime")
@MainActor
struct IdentityTests {
  private struct Traced: View {
    let journal: Journal
    let remote: Remote
    @State private var flag = false

    var body: some View {
      let _ = remote.actions["toggle"] = { flag.toggle() }
      Color.red
        .onAppear { journal.note(flag ? "AT" : "AF") }
        .onDisappear { journal.note(flag ? "DT" : "DF") }
        .id(flag)
    }
  }

  @Test("S1.4 With a new id the new view appears before the old one disappears: AF AT DT DT")
  func idTrace() {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { Traced(journal: journal, remote: remote) }
    remote("toggle")
    screen.layOut()
    screen.takeAway()
    #expect(journal.lines == ["AF", "AT", "DT", "DT"])
  }

  private struct IDPlacement: View {
    let journal: Journal
    let remote: Remote
    let isInside: Bool
    @State private var number = 0

    var body: some View {
      let _ = remote.actions["next"] = { number += 1 }
      if isInside {
        Color.red.onAppear { journal.note("appear") }.id(number)
      } else {
        Color.red.id(number).onAppear { journal.note("appear") }
      }
    }
  }

  @Test(
    "S1.3 onAppear runs again for a new id around it, not for one inside it",
    arguments: [(true, 2), (false, 1)]
  )
  func idPlacement(isInside: Bool, appearances: Int) {
    let journal = Journal()
    let remote = Remote()
    let screen = Screen { IDPlacement(journal: journal, remote: remote, isInside: isInside) }
    remote("next")
    screen.layOut()
    #expect(journal.lines.count == appearances)
  }

  private struct Stepper: View {
    let name: String
    let remote: Remote
    @State private var steps = 0

    var body: some View {
      let _ = remote.actions["step \(name)"] = { steps += 1 }
      Text("\(name)\(steps)")
    }
  }

  private struct Branches: View {
    let remote: Remote
    @State private var isFirst = true

    var body: some View {
      let _ = remote.actions["flip"] = { isFirst.toggle() }
      if isFirst {
        Stepper(name: "a", remote: remote)
      } else {
        Stepper(name: "a", remote: remote)
      }
    }
  }

  @Test("S1.2 Each branch of a condition has an identity of its own, so state starts anew")
  func branches() {
    let remote = Remote()
    let screen = Screen { Branches(remote: remote) }
    remote("step a")
    screen.layOut()
    #expect(screen.texts == ["a1"])
    remote("flip")
    screen.layOut()
    #expect(screen.texts == ["a0"])
  }

  private struct Rows: View {
    let remote: Remote
    @State private var names = ["a", "b", "c"]

    var body: some View {
      let _ = remote.actions["reverse"] = { names.reverse() }
      let _ = remote.actions["drop"] = { names.removeAll { $0 == "b" } }
      let _ = remote.actions["add"] = { names.append("b") }
      let _ = remote.actions["double"] = { names = ["a", "a"] }
      VStack { ForEach(names, id: \.self) { Stepper(name: $0, remote: remote) } }
    }
  }

  @Test("S1.5 In ForEach state follows the element's identity when elements move")
  func moving() {
    let remote = Remote()
    let screen = Screen { Rows(remote: remote) }
    remote("step a")
    remote("reverse")
    screen.layOut()
    #expect(screen.texts == ["c0", "b0", "a1"])
  }

  @Test("S1.5 An element that is removed and comes back is new")
  func removing() {
    let remote = Remote()
    let screen = Screen { Rows(remote: remote) }
    remote("step b")
    screen.layOut()
    remote("drop")
    screen.layOut()
    #expect(screen.texts == ["a0", "c0"])
    remote("add")
    screen.layOut()
    #expect(screen.texts == ["a0", "c0", "b0"])
  }

  @Test("S1.5 An identity that occurs twice is logged, and both elements are shown")
  func duplicates() {
    let remote = Remote()
    let screen = Screen { Rows(remote: remote) }
    remote("double")
    screen.layOut()
    #expect(screen.texts == ["a0", "a0"])
    #expect(
      screen.messages.contains {
        $0.contains("occurs multiple times within the collection, this will give undefined results")
      }
    )
  }

  private struct ErasedHolder: View {
    let remote: Remote
    @State private var isPadded = false

    var body: some View {
      let _ = remote.actions["pad"] = { isPadded = true }
      content
    }

    var content: AnyView {
      isPadded
        ? AnyView(Stepper(name: "a", remote: remote).padding())
        : AnyView(Stepper(name: "a", remote: remote))
    }
  }

  @Test("S1.6 AnyView keeps state as long as the type inside is the same")
  func anyView() {
    let remote = Remote()
    let screen = Screen { ErasedHolder(remote: remote) }
    remote("step a")
    screen.layOut()
    #expect(screen.texts == ["a1"])
    remote("pad")
    screen.layOut()
    #expect(screen.texts == ["a0"])
  }

  private struct Initial: View {
    let remote: Remote
    @State private var start = 1

    var body: some View {
      let _ = remote.actions["next"] = { start += 1 }
      Inner(value: start, start: start)
    }

    struct Inner: View {
      @State var value: Int
      let start: Int
      var body: some View { Text("\(value) of \(start)") }
    }
  }

  @Test("S1.9 A new initial value of a state that exists has no effect")
  func initialValue() {
    let remote = Remote()
    let screen = Screen { Initial(remote: remote) }
    remote("next")
    screen.layOut()
    #expect(screen.texts == ["1 of 2"])
  }
}
