import Testing
import Understudy

@testable import Gallery

@MainActor
@Suite("The gallery")
struct GalleryTests {
  @Test(
    "each screen is reached from the app's list and behaves, on each device",
    arguments: GalleryScreen.allCases,
    [Device.iPhone14, .iPadPro11]
  )
  func behaves(screen: GalleryScreen, device: Device) {
    let performance = Performance(of: screen, on: device)
    #expect(performance.hasPassed, "\(performance.report)")
  }

  @Test("a screen that misbehaves is reported, and the gallery ends with 1")
  func misbehaves() {
    let good = Performance("Good", on: .iPhone14) { _, expectations in
      expectations.expect("one is one", 1 == 1)
    }
    let bad = Performance("Bad", on: .iPhone14) { _, expectations in
      expectations.expect("one is two", 1 == 2)
    }
    let result = GalleryScript.report([good, bad], on: .iPhone14)
    #expect(result.code == 1)
    #expect(result.output.contains("✗ one is two"))
    #expect(result.output.contains("1 passed, 1 failed"))
    #expect(GalleryScript.report([good], on: .iPhone14).code == 0)
  }

  @Test("a script that can't go on fails, and so does one at which UIKit raises an exception")
  func stops() {
    let lost = Performance("Lost", on: .iPhone14) { stage, _ in try stage.tap("Nothing") }
    #expect(!lost.hasPassed && lost.report.contains("There is no 'Nothing' on the screen."))
    let raised = Performance("Raised", on: .iPhone14) { stage, _ in
      stage.show(GalleryApp())
      guard let root = stage.window.rootViewController else { return }
      stage.perform("presents itself") { root.present(root, animated: true) }
    }
    #expect(!raised.hasPassed && raised.report.contains("Terminating app"))
  }

  @Test("the list names each screen")
  func list() {
    let result = GalleryScript.run(["--list"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == GalleryScreen.allCases.count)
    #expect(lines.contains("bottom-sheet: Bottom sheets"))
  }

  @Test("some screens are played on an iPad")
  func plays() {
    let result = GalleryScript.run(["modal", "--device", "ipad", "widget"])
    #expect(result.code == 0)
    #expect(result.output.contains("iPad") && result.output.contains("2 passed, 0 failed"))
  }

  @Test("messages to the app's code are printed only when asked for")
  func verbose() {
    #expect(!GalleryScript.run(["modal"]).output.contains("viewDidAppear"))
    #expect(GalleryScript.run(["modal", "--verbose"]).output.contains("viewDidAppear"))
  }

  @Test("help says how to use it")
  func help() {
    let result = GalleryScript.run(["--help"])
    #expect(result.code == 0 && result.output.contains("--device"))
  }

  @Test(
    "what can't be understood is named, and the gallery ends with 2",
    arguments: [
      (["nonsense"], "There is no screen 'nonsense'."),
      (["widget", "--fast"], "There is no option '--fast'."),
      (["--device"], "Give --device a model"),
      (["--device", "toaster"], "Give --device a model"),
    ]
  )
  func misunderstood(arguments: [String], message: String) {
    let result = GalleryScript.run(arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.problem.contains(message))
  }
}
