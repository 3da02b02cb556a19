import PresentationLifecycle
import Testing

@Suite("The arbiter of a context")
struct PresentationArbiterTests {
  private var arbiter = PresentationArbiter<String>()

  @Test("the first to ask gets the turn, the others wait in order")
  mutating func inOrder() {
    #expect(arbiter.request("a", policy: .queue) == [.grant("a")])
    #expect(arbiter.request("b", policy: .queue) == [])
    #expect(arbiter.request("c", policy: .queue) == [])
    #expect(arbiter.waiting == ["b", "c"])
    #expect(arbiter.release("a") == [.grant("b")])
    #expect(arbiter.release("b") == [.grant("c")])
    #expect(arbiter.release("c") == [])
    #expect(arbiter.isIdle)
  }

  @Test("nobody gets a turn while something else is presented")
  mutating func obstructed() {
    #expect(arbiter.setObstructed(true) == [])
    #expect(arbiter.request("a", policy: .queue) == [])
    #expect(arbiter.setObstructed(false) == [.grant("a")])
  }

  @Test("who asks again while holding the turn goes first")
  mutating func again() {
    _ = arbiter.request("a", policy: .queue)
    _ = arbiter.request("b", policy: .queue)
    #expect(arbiter.request("a", policy: .queue) == [.grant("a")])
    #expect(arbiter.waiting == ["b"])
  }

  @Test("who asks twice waits once")
  mutating func twice() {
    _ = arbiter.request("a", policy: .queue)
    _ = arbiter.request("b", policy: .queue)
    #expect(arbiter.request("b", policy: .queue) == [])
    #expect(arbiter.waiting == ["b"])
  }

  @Test("who takes a request back is passed over")
  mutating func withdrawn() {
    _ = arbiter.request("a", policy: .queue)
    _ = arbiter.request("b", policy: .queue)
    _ = arbiter.request("c", policy: .queue)
    arbiter.withdraw("b")
    #expect(arbiter.release("a") == [.grant("c")])
  }

  @Test("only the holder can give the turn back")
  mutating func foreignRelease() {
    _ = arbiter.request("a", policy: .queue)
    _ = arbiter.request("b", policy: .queue)
    #expect(arbiter.release("b") == [])
    #expect(arbiter.holder == "a")
  }

  @Test("a replacement asks the holder to leave and goes before those who wait")
  mutating func replaces() {
    _ = arbiter.request("a", policy: .queue)
    _ = arbiter.request("b", policy: .queue)
    #expect(arbiter.request("c", policy: .replace) == [.replace("a")])
    #expect(arbiter.waiting == ["c", "b"])
    #expect(arbiter.release("a") == [.grant("c")])
  }

  @Test("a replacement can't make something else leave, and waits for it")
  mutating func replacesNoForeigner() {
    _ = arbiter.setObstructed(true)
    #expect(arbiter.request("a", policy: .replace) == [])
    #expect(arbiter.setObstructed(false) == [.grant("a")])
  }

  @Test("who doesn't wait is refused when the context is taken, and served when it is free")
  mutating func refuses() {
    #expect(arbiter.request("a", policy: .refuse) == [.grant("a")])
    #expect(arbiter.request("b", policy: .refuse) == [.refuse("b")])
    #expect(arbiter.waiting == [])
  }
}
