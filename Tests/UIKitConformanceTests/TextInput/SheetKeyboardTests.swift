import StageRuntime
import Testing
import UIKit

@Suite("Sheets and the keyboard")
@MainActor
struct SheetKeyboardTests {
  private let host = PresentationHost()
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))

  private func present(_ detents: [UISheetPresentationController.Detent]) -> Probe {
    let sheet = host.presentSheet(detents: detents)
    sheet.view.addSubview(field)
    host.settle()
    return sheet
  }

  @Test("P5.23 A sheet below large grows by the keyboard's height, and returns after")
  func grows() {
    let sheet = present([.medium(), .large()])
    let before = host.frame(of: sheet)
    field.becomeFirstResponder()
    host.endTurn()
    let during = host.frame(of: sheet)
    #expect(during.minY == before.minY - (336 - 34))
    #expect(during.maxY == 844)
    field.resignFirstResponder()
    host.endTurn()
    #expect(host.frame(of: sheet) == before)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier != .large)
    host.settle()
  }

  @Test("P5.23 A sheet doesn't grow beyond its full height")
  func limited() {
    let sheet = present([.large()])
    let before = host.frame(of: sheet)
    field.becomeFirstResponder()
    host.settle()
    #expect(host.frame(of: sheet) == before)
  }

  @Test("P5.23 A keyboard for something below the sheet doesn't move it")
  func elsewhere() {
    let sheet = present([.medium()])
    let before = host.frame(of: sheet)
    host.root.view.addSubview(field)
    field.becomeFirstResponder()
    host.settle()
    #expect(host.frame(of: sheet) == before)
  }

  @Test("The keyboard goes with the sheet that brought it")
  func goesWithSheet() {
    _ = present([.medium()])
    field.becomeFirstResponder()
    host.root.dismiss(animated: true)
    host.settle()
    #expect(!host.application.keyboard.isShown)
  }
}
