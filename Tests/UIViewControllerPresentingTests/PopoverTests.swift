import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// A view of a size that can change, with a popover.
private struct Host: View {
  @ObservedObject var model: Model
  var configuration = PopoverConfiguration.default
  var sheet = SheetConfiguration.default

  var body: some View {
    Text("host")
      .frame(width: model.count == 0 ? 100 : 200, height: 40)
      .accessibilityIdentifier("host")
      .presenting(
        isPresented: $model.isPresented,
        modalPresentationStyle: .popover,
        sheetConfiguration: sheet,
        popoverConfiguration: configuration
      ) {
        Text("popover").frame(width: 120, height: 80)
      }
  }
}

@MainActor
@Suite("Popovers")
struct PopoverTests {
  private func present(
    _ configuration: PopoverConfiguration,
    sheet: SheetConfiguration = .default,
    on device: Device = .iPadPro11
  ) -> (stage: Stage, model: Model) {
    let stage = Stage(device)
    let model = Model()
    stage.show { Host(model: model, configuration: configuration, sheet: sheet) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    return (stage, model)
  }

  private func popover(on stage: Stage) throws -> UIPopoverPresentationController {
    try #require(stage.topController?.popoverPresentationController)
  }

  @Test(
    "a popover points at the place in its view that it is told to",
    arguments: [
      (PopoverConfiguration.SourceAnchor.bounds, CGRect(x: 0, y: 0, width: 100, height: 40)),
      (.rect(CGRect(x: 10, y: 5, width: 20, height: 8)), CGRect(x: 10, y: 5, width: 20, height: 8)),
      (.point(.topTrailing), CGRect(x: 100, y: 0, width: 0, height: 0)),
      (.point(.center), CGRect(x: 50, y: 20, width: 0, height: 0)),
    ]
  )
  func source(anchor: PopoverConfiguration.SourceAnchor, rect: CGRect) throws {
    let (stage, _) = present(PopoverConfiguration(sourceAnchor: anchor))
    #expect(try popover(on: stage).sourceRect == rect)
    #expect(stage.console.messages.isEmpty)
  }

  @Test(
    "a place that isn't finite stands for the whole view, with a message",
    arguments: [
      PopoverConfiguration.SourceAnchor.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
      .rect(.infinite), .rect(.null),
    ]
  )
  func senselessSource(anchor: PopoverConfiguration.SourceAnchor) throws {
    let (stage, model) = present(PopoverConfiguration(sourceAnchor: anchor))
    #expect(model.isPresented)
    let rect = try popover(on: stage).sourceRect
    #expect(rect.width.isFinite && rect.height.isFinite)
  }

  @Test("a popover follows its view when that changes its size")
  func followsSource() throws {
    let (stage, model) = present(.default)
    stage.perform("grows") { model.count = 1 }
    stage.settle()
    #expect(try popover(on: stage).sourceRect == CGRect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test("a popover that the app has pointed elsewhere meanwhile stays there")
  func keepsForeignRect() throws {
    let (stage, model) = present(.default)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    try stage.perform("points elsewhere") { try popover(on: stage).sourceRect = rect }
    stage.perform("grows") { model.count = 1 }
    stage.settle()
    #expect(try popover(on: stage).sourceRect == rect)
  }

  @Test(
    "a popover's arrow points in a direction that is permitted",
    arguments: [UIPopoverArrowDirection.up, .down, .left, .right]
  )
  func arrow(direction: UIPopoverArrowDirection) throws {
    let (stage, _) = present(PopoverConfiguration(permittedArrowDirections: direction))
    #expect(try popover(on: stage).arrowDirection == direction)
  }

  @Test("a popover is as large as its content, and follows it")
  func fitsContent() throws {
    struct Growing: View {
      @State private var isLarge = false
      @Binding var isPresented: Bool
      var body: some View {
        Text("host").presenting(isPresented: $isPresented, modalPresentationStyle: .popover) {
          Button("Grow") { isLarge = true }
            .frame(width: isLarge ? 240 : 120, height: isLarge ? 160 : 80)
        }
      }
    }
    let stage = Stage(.iPadPro11)
    stage.show { Growing(isPresented: .constant(true)) }
    stage.settle()
    #expect(stage.topController?.preferredContentSize == CGSize(width: 120, height: 80))
    try stage.tap("Grow")
    stage.settle()
    #expect(stage.topController?.preferredContentSize == CGSize(width: 240, height: 160))
  }

  @Test("on an iPhone a popover is a sheet, unless it is told to stay one")
  func compactAdaptation() throws {
    let (sheetStage, _) = present(.default, on: .iPhone14)
    #expect(sheetStage.topController?.view.bounds.width == sheetStage.window.bounds.width)
    let (stage, model) = present(PopoverConfiguration(compactAdaptation: .none), on: .iPhone14)
    #expect((stage.topController?.view.bounds.width ?? .infinity) < 200)
    try stage.tapOutside()
    stage.settle()
    #expect(!model.isPresented)
  }

  @Test("on an iPhone a popover covers the screen if it is told to")
  func fullScreenAdaptation() {
    let (stage, _) = present(PopoverConfiguration(compactAdaptation: .fullScreen), on: .iPhone14)
    #expect(stage.topController?.view.bounds.size == stage.window.bounds.size)
  }

  @Test("a popover that is a sheet is the sheet that it is told to be")
  func adaptedSheet() {
    let (stage, _) = present(.default, sheet: .halfSheet, on: .iPhone14)
    let height = stage.topController?.view.bounds.height ?? 0
    #expect(height < stage.window.bounds.height * 0.6)
  }

  @Test("the app's own delegate decides how its popover adapts")
  func ownDelegate() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }
    struct Screen: View {
      @ObservedObject var model: Model
      let delegate: Delegate
      var body: some View {
        Text("host").background(
          UIViewControllerPresenting(isPresented: $model.isPresented) { _, _ in
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = CGSize(width: 100, height: 100)
            controller.popoverPresentationController?.delegate = delegate
            return controller
          }
          .popoverConfiguration(PopoverConfiguration(compactAdaptation: .fullScreen))
        )
      }
    }
    let stage = Stage()
    let model = Model()
    let delegate = Delegate()
    stage.show { Screen(model: model, delegate: delegate) }
    stage.perform("true") { model.isPresented = true }
    stage.settle()
    #expect((stage.topController?.view.bounds.width ?? .infinity) < 200)
  }
}
