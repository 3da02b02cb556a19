import SwiftUI
import Testing
import UIKit
import Understudy
import UnderstudyPictures

@MainActor
@Suite("Pictures of a stage")
struct StagePictureTests {
  private struct Screen: View {
    @State private var isPresented = false

    var body: some View {
      VStack {
        Text("Hello").font(.title).foregroundStyle(.red)
        Image(systemName: "star.fill")
        Button("Open") { isPresented = true }.buttonStyle(.borderedProminent)
      }
      .sheet(isPresented: $isPresented) {
        Text("Half").presentationDetents([.medium]).presentationDragIndicator(.visible)
      }
    }
  }

  @Test("a picture has the screen's size and shows what is on it, in its colours")
  func screen() {
    let stage = Stage()
    stage.show { Screen() }
    let picture = stage.picture()
    #expect(picture.size == CGSize(width: 390, height: 844))
    #expect(picture.svg.contains(">Hello</text>") && picture.svg.contains("fill=\"#ff3b30\""))
    #expect(picture.svg.contains(">Open</text>") && picture.svg.contains("class=\"Button\""))
    #expect(picture.svg.contains(">9:41</text>"))
    #expect(!stage.picture(.windows).svg.contains("9:41"))
  }

  @Test("two stages that show the same give equal pictures, another text another picture")
  func equality() {
    func picture(_ text: String) -> Picture {
      let stage = Stage()
      stage.show { Text(text) }
      return stage.picture()
    }
    #expect(picture("One") == picture("One"))
    #expect(picture("One") != picture("Two"))
  }

  @Test("a sheet is drawn above the screen that it dims, with its handle")
  func sheet() throws {
    let stage = Stage()
    stage.show { Screen() }
    try stage.tap("Open")
    stage.settle()
    let svg = stage.picture().svg
    let hello = try #require(svg.range(of: ">Hello</text>"))
    let dimming = try #require(svg.range(of: "class=\"SheetDimmingView\""))
    let half = try #require(svg.range(of: ">Half</text>"))
    #expect(hello.lowerBound < dimming.lowerBound && dimming.lowerBound < half.lowerBound)
    #expect(svg.contains("class=\"SheetGrabberView\""))
  }

  @Test("inside a transition the sheet is on its way, and nothing is disturbed by looking")
  func transition() throws {
    let stage = Stage()
    stage.show { Screen() }
    try stage.tap("Open")
    stage.advance(by: .milliseconds(100))
    let early = stage.picture()
    #expect(early == stage.picture())
    stage.advance(by: .milliseconds(100))
    let late = stage.picture()
    stage.settle()
    #expect(early != late && late != stage.picture())
    #expect(stage.presentationChain.count == 1)
  }

  @Test("views animated by UIKit are drawn where they are by now")
  func animation() {
    let stage = Stage()
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    box.backgroundColor = .systemRed
    controller.view.addSubview(box)
    stage.show(controller)
    stage.perform("moves the box") {
      UIView.animate(withDuration: 1) { box.frame.origin.x = 200 }
    }
    #expect(stage.picture().svg.contains("class=\"UIView\" x=\"0\" y=\"100\""))
    stage.advance(by: .milliseconds(500))
    #expect(stage.picture().svg.contains("class=\"UIView\" x=\"100\" y=\"100\""))
    stage.advance(by: .seconds(1))
    #expect(stage.picture().svg.contains("class=\"UIView\" x=\"200\" y=\"100\""))
  }

  @Test("once the stage has settled, nothing in a picture is on its way any more")
  func settled() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    sheet.view.backgroundColor = .systemRed
    root.present(sheet, animated: true)
    stage.settle()
    let picture = stage.picture()
    try stage.swipeDown()
    #expect(stage.picture() != picture)
    stage.settle()
    #expect(stage.picture() == picture)
    UIView.animate(withDuration: 2) { sheet.view.alpha = 0.5 }
    stage.settle()
    let faded = stage.picture()
    stage.advance(by: .seconds(5))
    #expect(faded != picture && stage.picture() == faded)
  }

  @Test("the device around the screen makes the picture larger")
  func device() {
    let stage = Stage(.iPhone16Pro)
    stage.show { Text("Hello") }
    let picture = stage.picture(.device)
    #expect(picture.size.width > 402 && picture.size.height > 874)
  }

  @Test("windows of further scenes are side by side")
  func windows() {
    let stage = Stage(.iPadPro11)
    stage.show { Text("Left") }
    stage.openWindow { Text("Right") }
    let picture = stage.picture()
    #expect(picture.size.width > 2 * 834)
    #expect(picture.svg.contains(">Left</text>") && picture.svg.contains(">Right</text>"))
  }
}
