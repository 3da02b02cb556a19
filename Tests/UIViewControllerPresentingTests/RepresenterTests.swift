import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

@MainActor
private final class Log: ObservableObject {
  @Published var isShown = true
  @Published var count = 0
  var events: [String] = []
}

private struct ControllerHost: View {
  @ObservedObject var log: Log
  var body: some View {
    let count = log.count
    if log.isShown {
      UIViewControllerRepresenter(
        makeCoordinator: { "coordinator" },
        makeUIViewController: { context in
          log.events.append("make \(context.coordinator)")
          return UIViewController()
        },
        updateUIViewController: { controller, _ in
          controller.title = "\(count)"
          log.events.append("update \(count)")
        },
        sizeThatFits: { _, _, _ in CGSize(width: 120, height: 80) },
        dismantleUIViewController: { controller, coordinator in
          log.events.append("dismantle \(controller.title ?? "") \(coordinator)")
        }
      )
    }
  }
}

private struct ViewHost: View {
  @ObservedObject var log: Log
  var body: some View {
    let count = log.count
    if log.isShown {
      UIViewRepresenter(
        makeUIView: { _ in UILabel() },
        updateUIView: { label, _ in label.text = "label \(count)" },
        dismantleUIView: { label, _ in log.events.append("dismantle \(label.text ?? "")") }
      )
    }
  }
}

@MainActor
@Suite("Representers made of closures")
struct RepresenterTests {
  @Test("a controller is made, updated and dismantled by closures, with the latest one of each")
  func controller() {
    let stage = Stage()
    let log = Log()
    stage.show { ControllerHost(log: log) }
    stage.perform("counts") { log.count = 1 }
    stage.settle()
    stage.perform("removes") { log.isShown = false }
    stage.settle()
    #expect(
      log.events == ["make coordinator", "update 0", "update 1", "dismantle 1 coordinator"]
    )
  }

  @Test("the size is what the closure says")
  func size() {
    let stage = Stage()
    let log = Log()
    stage.show { ControllerHost(log: log) }
    let child = stage.window.rootViewController?.children.first
    #expect(child?.view.bounds.size == CGSize(width: 120, height: 80))
  }

  @Test("a view is shown, updated and dismantled")
  func view() {
    let stage = Stage()
    let log = Log()
    stage.show { ViewHost(log: log) }
    #expect(stage.shows("label 0"))
    stage.perform("counts") { log.count = 1 }
    stage.settle()
    #expect(stage.shows("label 1"))
    stage.perform("removes") { log.isShown = false }
    stage.settle()
    #expect(log.events == ["dismantle label 1"])
  }
}
