import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// A controller as articles show it: it says by a closure that it is done.
private final class TimerViewController: UIViewController {
  var onCompletion: (() -> Void)?
}

/// A controller as older code has it: it says to a delegate that it is done.
private final class ColorListViewController: UIViewController {
  weak var delegate: (any ColorListDelegate)?
}

@MainActor
private protocol ColorListDelegate: AnyObject {
  func colorList(_ list: ColorListViewController, didPick color: String)
}

private final class ColorListCoordinator: ColorListDelegate {
  let dismiss: () -> Void
  private(set) var picked: [String] = []

  init(dismiss: @escaping () -> Void) { self.dismiss = dismiss }

  func colorList(_ list: ColorListViewController, didPick color: String) {
    picked.append(color)
    dismiss()
  }
}

extension UIViewControllerPresenting
where Controller == TimerViewController, Coordinator == Void {
  /// All labels, the last argument by default.
  fileprivate static func timer(isPresented: Binding<Bool>) -> Self {
    .init(
      isPresented: isPresented,
      makeUIViewController: { context, dismissHandler in
        let timer = TimerViewController()
        if let sheet = timer.sheetPresentationController { sheet.detents = [.medium()] }
        timer.onCompletion = { dismissHandler() }
        return timer
      }
    )
  }

  /// All labels and arguments.
  fileprivate static func suddenTimer(isPresented: Binding<Bool>) -> Self {
    .init(
      isPresented: isPresented,
      makeUIViewController: { _, dismiss in
        let timer = TimerViewController()
        timer.onCompletion = dismiss
        return timer
      },
      animated: false
    )
  }

  /// A trailing closure.
  fileprivate static func shortTimer(isPresented: Binding<Bool>) -> Self {
    Self(isPresented: isPresented) { _, dismiss in
      let timer = TimerViewController()
      timer.onCompletion = dismiss
      return timer
    }
  }
}

extension UIViewControllerPresenting
where Controller == ColorListViewController, Coordinator == ColorListCoordinator {
  /// All labels, the last argument by default.
  fileprivate static func colorList(isPresented: Binding<Bool>) -> Self {
    Self(
      isPresented: isPresented,
      makeUIViewController: { context, _ in
        let list = ColorListViewController()
        list.delegate = context.coordinator
        list.title = context.environment.layoutDirection == .leftToRight ? "Colors" : "sroloC"
        if context.transaction.disablesAnimations { list.modalTransitionStyle = .crossDissolve }
        return list
      },
      makeCoordinator: { dismissHandler in ColorListCoordinator(dismiss: dismissHandler) }
    )
  }

  /// All labels and arguments, the coordinator by its initialiser.
  fileprivate static func suddenColorList(isPresented: Binding<Bool>) -> Self {
    Self(
      isPresented: isPresented,
      makeUIViewController: { context, _ in
        let list = ColorListViewController()
        list.delegate = context.coordinator
        return list
      },
      makeCoordinator: ColorListCoordinator.init(dismiss:),
      animated: false
    )
  }

  /// Several trailing closures.
  fileprivate static func shortColorList(isPresented: Binding<Bool>) -> Self {
    Self(isPresented: isPresented) { context, _ in
      let list = ColorListViewController()
      list.delegate = context.coordinator
      return list
    } makeCoordinator: { dismiss in
      ColorListCoordinator(dismiss: dismiss)
    }
  }
}

extension View {
  fileprivate func timer(isPresented: Binding<Bool>) -> some View {
    background(UIViewControllerPresenting.timer(isPresented: isPresented))
  }

  fileprivate func colorList(isPresented: Binding<Bool>) -> some View {
    background { UIViewControllerPresenting.colorList(isPresented: isPresented) }
  }
}

/// A screen with a button for whatever its modifier presents.
private struct Screen<Presented: View>: View {
  @State private var isPresented = false
  let apply: (Button<Text>, Binding<Bool>) -> Presented

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "not presented")
      apply(Button("Open") { isPresented = true }, $isPresented)
    }
  }
}

@MainActor
@Suite("Presenting UIKit controllers, in each form that articles show")
struct PresentingFormsTests {
  private typealias TimerPresenting = UIViewControllerPresenting<TimerViewController, Void>
  private typealias ColorPresenting = UIViewControllerPresenting<
    ColorListViewController, ColorListCoordinator
  >

  private static let timers: [@MainActor @Sendable (Binding<Bool>) -> TimerPresenting] = [
    TimerPresenting.timer, TimerPresenting.suddenTimer, TimerPresenting.shortTimer,
  ]

  private static let colorLists: [@MainActor @Sendable (Binding<Bool>) -> ColorPresenting] = [
    ColorPresenting.colorList, ColorPresenting.suddenColorList, ColorPresenting.shortColorList,
  ]

  @Test("a controller with a closure is presented and dismisses itself", arguments: 0..<3)
  func closure(form: Int) throws {
    let stage = Stage()
    stage.show {
      Screen { button, isPresented in button.background(Self.timers[form](isPresented)) }
    }
    for _ in 0..<2 {
      try stage.tap("Open")
      stage.settle()
      let timer = try #require(stage.topController as? TimerViewController)
      #expect(stage.presentationChain.count == 1)
      stage.perform("completes") { timer.onCompletion?() }
      stage.settle()
      #expect(stage.presentationChain.isEmpty && stage.shows("not presented"))
    }
  }

  @Test("a controller with a delegate reports to its coordinator", arguments: 0..<3)
  func delegate(form: Int) throws {
    let stage = Stage()
    stage.show {
      Screen { button, isPresented in button.background(Self.colorLists[form](isPresented)) }
    }
    try stage.tap("Open")
    stage.settle()
    let list = try #require(stage.topController as? ColorListViewController)
    let coordinator = try #require(list.delegate as? ColorListCoordinator)
    stage.perform("picks") { list.delegate?.colorList(list, didPick: "red") }
    stage.settle()
    #expect(coordinator.picked == ["red"])
    #expect(stage.presentationChain.isEmpty && stage.shows("not presented"))
  }

  @Test("the context has the presenting view's environment")
  func environment() throws {
    let stage = Stage()
    stage.show {
      Screen { button, isPresented in
        button.colorList(isPresented: isPresented).environment(\.layoutDirection, .rightToLeft)
      }
    }
    try stage.tap("Open")
    stage.settle()
    #expect(stage.topController?.title == "sroloC")
  }

  @Test("a modifier of one's own presents the controller with the sheet it was made with")
  func modifier() throws {
    let stage = Stage()
    stage.show { Screen { button, isPresented in button.timer(isPresented: isPresented) } }
    try stage.tap("Open")
    stage.settle()
    let sheet = try #require(stage.topController?.sheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium])
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("not presented"))
  }

  @Test("the dismiss handler's type can be named")
  func dismissHandler() {
    var count = 0
    let handler: TimerPresenting.DismissHandler = { count += 1 }
    handler()
    #expect(count == 1)
  }
}
