import PresentationLifecycle
import Testing

@Suite("The arbiter of a context")
struct PresentationArbiterTests {
  private var arbiter = PresentationArbiter<String>()

  @Test("the first to ask gets the turn, the others wait in order")
  mutating func inOrder() {
    ask("a", "b", "c")
    #expect(arbiter.grantNext() == "a")
    #expect(arbiter.grantNext() == nil)
    #expect(arbiter.waiting == ["b", "c"])
    arbiter.release("a")
    #expect(arbiter.grantNext() == "b")
    arbiter.release("b")
    #expect(arbiter.grantNext() == "c")
    arbiter.release("c")
    #expect(arbiter.isIdle)
  }

  @Test("nobody gets a turn while something else is presented")
  mutating func obstructed() {
    ask("a")
    arbiter.setObstructed(true)
    #expect(arbiter.grantNext() == nil)
    arbiter.setObstructed(false)
    #expect(arbiter.grantNext() == "a")
  }

  @Test("who asks again while holding the turn goes first")
  mutating func again() {
    ask("a", "b")
    #expect(arbiter.grantNext() == "a")
    ask("a")
    #expect(arbiter.waiting == ["a", "b"])
    #expect(arbiter.grantNext() == "a")
  }

  @Test("who asks twice waits once")
  mutating func twice() {
    ask("a", "a")
    #expect(arbiter.waiting == ["a"])
  }

  @Test("who takes a request back is passed over")
  mutating func withdrawn() {
    ask("a", "b", "c")
    #expect(arbiter.grantNext() == "a")
    arbiter.withdraw("b")
    arbiter.release("a")
    #expect(arbiter.grantNext() == "c")
  }

  @Test("only the holder can give the turn back")
  mutating func foreignRelease() {
    ask("a", "b")
    #expect(arbiter.grantNext() == "a")
    arbiter.release("b")
    #expect(arbiter.holder == "a")
  }

  @Test("a replacement asks the holder to leave and goes before those who wait")
  mutating func replaces() {
    ask("a", "b")
    #expect(arbiter.grantNext() == "a")
    #expect(arbiter.request("c", policy: .replace) == .replace("a"))
    #expect(arbiter.waiting == ["c", "b"])
    arbiter.release("a")
    #expect(arbiter.grantNext() == "c")
  }

  @Test("a replacement can't make something else leave, and waits for it")
  mutating func replacesNoForeigner() {
    arbiter.setObstructed(true)
    #expect(arbiter.request("a", policy: .replace) == nil)
    #expect(arbiter.grantNext() == nil)
    arbiter.setObstructed(false)
    #expect(arbiter.grantNext() == "a")
  }

  @Test("who doesn't wait is refused when the context is taken, and served when it is free")
  mutating func refuses() {
    #expect(arbiter.request("a", policy: .refuse) == nil)
    #expect(arbiter.grantNext() == "a")
    #expect(arbiter.request("b", policy: .refuse) == .refuse("b"))
    #expect(arbiter.waiting == [])
  }

  private mutating func ask(_ ids: String...) {
    for id in ids { #expect(arbiter.request(id, policy: .queue) == nil) }
  }
}
