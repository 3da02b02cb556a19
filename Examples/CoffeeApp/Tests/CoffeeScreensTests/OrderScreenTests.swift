import CoffeeScreens
import Testing
import Understudy

@MainActor
@Suite("The order screen")
struct OrderScreenTests {
  @Test("ordering a cup counts it and closes the sheet")
  func orders() throws {
    let stage = Stage(.iPhone14)
    stage.show { OrderScreen() }

    try stage.tap("Order")
    stage.settle()
    #expect(stage.presentationChain.count == 1)

    try stage.tap("One cup, please")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.shows("Cups: 1"))
  }

  @Test(
    "a swipe orders nothing, whatever Apple's frameworks do where it isn't known",
    arguments: Doubts.variants
  )
  func swipes(doubts: Doubts) throws {
    let stage = Stage(.iPhone14, doubts: doubts)
    stage.show { OrderScreen() }

    try stage.tap("Order")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.shows("Cups: 0"))
  }

  @Test("a cancelled swipe leaves the sheet where it is")
  func cancels() throws {
    let stage = Stage(.iPhone14)
    stage.show { OrderScreen() }

    try stage.tap("Order")
    stage.advance(by: .milliseconds(200))
    stage.settle()
    let swipe = try stage.beginSwipeDown()
    stage.advance(by: .milliseconds(100))
    swipe.cancel()
    stage.settle()
    #expect(stage.presentationChain.count == 1)
  }
}
