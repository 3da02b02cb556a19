import StageRuntime
import Testing
import UIKit

@Suite("Sheets' forms and stacks")
@MainActor
struct SheetFormTests {
  private let host = PresentationHost()

  private func sheet(of controller: UIViewController) throws -> UISheetPresentationController {
    try #require(controller.sheetPresentationController)
  }

  // MARK: Stacks

  @Test("P5.21 A sheet at full height pushes the sheet below it back, and lets it come again")
  func stack() {
    let first = host.presentSheet()
    let flat = host.frame(of: first)
    let second = host.presentSheet("W", on: first)
    let pushed = host.frame(of: first)
    #expect(pushed.minY == host.frame(of: second).minY - 10)
    #expect(abs(pushed.width - (flat.width - 32)) < 0.001)
    second.dismiss(animated: true)
    host.settle()
    #expect(host.frame(of: first) == flat)
  }

  @Test(
    "P5.15 A sheet that is lower, or that leaves something undimmed, pushes nothing back",
    arguments: [true, false]
  )
  func notStacked(isLower: Bool) {
    let first = host.presentSheet()
    let flat = host.frame(of: first)
    let second = host.controller("W")
    second.sheetPresentationController?.detents = isLower ? [.medium()] : [.medium(), .large()]
    if !isLower {
      second.sheetPresentationController?.selectedDetentIdentifier = .large
      second.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    first.present(second, animated: true)
    host.settle()
    #expect(host.frame(of: first) == flat)
  }

  @Test("P5.12 A sheet that the user drags to full height pushes back")
  func draggedToFullHeight() {
    let first = host.presentSheet()
    let flat = host.frame(of: first)
    let second = host.presentSheet("W", detents: [.medium(), .large()], on: first)
    #expect(host.frame(of: first) == flat)
    host.dragAndRelease(second, by: -400)
    host.settle()
    #expect(host.frame(of: first).width < flat.width)
  }

  @Test("P5.21 Only the front sheet's own corner radius counts")
  func cornerRadius() throws {
    let first = host.presentSheet()
    try sheet(of: first).preferredCornerRadius = 40
    host.settle()
    let surface = try #require(first.view.superview)
    #expect(surface.layer.cornerRadius == 40)
    _ = host.presentSheet("W", on: first)
    #expect(surface.layer.cornerRadius == 10)
  }

  // MARK: Regular width

  @Test("P5.14 In regular width a sheet is a card in the middle; a form has its preferred size")
  func cards() {
    let host = PresentationHost(device: .iPadPro11)
    let presented = host.controller("V", .formSheet)
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(x: 217, y: 447, width: 400, height: 300))
  }

  @Test("P5.14 A source view has the card centred over it, as far as the screen allows")
  func sourceView() throws {
    let host = PresentationHost(device: .iPadPro11)
    let source = UIView(frame: CGRect(x: 0, y: 300, width: 600, height: 100))
    host.root.view.addSubview(source)
    let presented = host.controller("V", .formSheet)
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    try sheet(of: presented).sourceView = source
    host.root.present(presented, animated: true)
    host.settle()
    #expect(host.frame(of: presented) == CGRect(x: 100, y: 200, width: 400, height: 300))
    source.frame.size.width = 100
    source.superview?.layoutIfNeeded()
    try sheet(of: presented).sourceView = source
    host.settle()
    #expect(host.frame(of: presented).minX == 0)
  }

  @Test("P5.14 prefersPageSizing chooses between a page's and a form's size")
  func pageSizing() throws {
    let host = PresentationHost(device: .iPadPro11)
    let presented = host.present("V", .formSheet)
    let form = host.frame(of: presented).size
    try sheet(of: presented).prefersPageSizing = true
    host.settle()
    #expect(host.frame(of: presented).width > form.width)
  }

  // MARK: Numbers in doubt

  @Test(
    "P5.8 The height of the medium detent is the doubt's",
    arguments: [(Doubts.MediumDetent.halfOfContainer, 422.0), (.halfOfMaximum, 410.5)]
  )
  func medium(variant: Doubts.MediumDetent, height: CGFloat) {
    var doubts = Doubts()
    doubts.mediumDetent = variant
    let host = PresentationHost(doubts)
    #expect(host.frame(of: host.presentSheet(detents: [.medium()])).height == height)
  }

  @Test(
    "P5.17 Where only the position counts, a flick goes one detent further",
    arguments: [
      (600.0, 900.0, SheetRelease.rest(0)), (600, 1000, .rest(0)), (600, -1000, .rest(1)),
      (422, 1000, .dismissal), (422, 900, .rest(0)), (300, 1000, .dismissal),
      (210, 0, .dismissal),
    ]
  )
  func position(height: Double, velocity: Double, expected: SheetRelease) {
    let destination = SheetRelease.destination(
      height: height,
      velocity: velocity,
      heights: [422, 787],
      canDismiss: true,
      rule: .position
    )
    #expect(destination == expected)
  }

  @Test("P5.11 A custom detent's context tells the maximum, 753 points here")
  func maximum() {
    var maximum: CGFloat = 0
    _ = host.presentSheet(
      detents: [
        .custom {
          maximum = $0.maximumDetentValue
          return 100
        }
      ]
    )
    #expect(maximum == 753)
  }

  @Test("P5.19 animateChanges runs its block in an animation, and lays out before it returns")
  func animateChanges() throws {
    let presented = host.presentSheet(detents: [.medium(), .large()])
    let sheet = try sheet(of: presented)
    var duration: Double = 0
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = .large
      duration = UIView.inheritedAnimationDuration
    }
    #expect(duration > 0)
    #expect(host.frame(of: presented).minY == 57)
  }
}
