import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

final class WidgetViewController: UIViewController {
  private let completion: () -> Void

  init(completion: @escaping () -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A widget is made in code only.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Done") { [weak self] _ in self?.completion() }
    )
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    view.addSubview(button)
  }
}

extension UIViewControllerPresenting
where Controller == WidgetViewController, Coordinator == Void {
  static func widget(isPresented: Binding<Bool>) -> Self {
    Self(isPresented: isPresented) { _, dismiss in
      let widget = WidgetViewController(completion: dismiss)
      widget.sheetPresentationController?.detents = [.medium()]
      return widget
    }
  }
}

extension View {
  func widget(isPresented: Binding<Bool>) -> some View {
    background(UIViewControllerPresenting.widget(isPresented: isPresented))
  }
}

struct ContentView: View {
  @State private var isWidgetPresented = false

  var body: some View {
    Button("Show widget") { isWidgetPresented = true }
      .widget(isPresented: $isWidgetPresented)
  }
}

struct BillScreen: View {
  @State private var isPresented = false
  @State private var ending = ""

  var body: some View {
    VStack {
      Text(ending)
      Button("Bill") { isPresented = true }
        .presenting(
          isPresented: $isPresented,
          sheetConfiguration: .expandableHalfSheet(),
          onDismiss: { reason in ending = "ended: \(reason)" }
        ) {
          BillView()
        }
    }
  }
}

struct BillView: View {
  var body: some View { Text("Two coffees") }
}

@MainActor
@Suite("The readme's examples")
struct ReadmeTests {
  @MainActor
  @Test("the widget's Done button dismisses it")
  func done() throws {
    let stage = Stage(.iPhone14)
    stage.show { ContentView() }

    try stage.tap("Show widget")
    stage.settle()
    #expect(stage.topController is WidgetViewController)

    try stage.tap("Done")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("the bill's sheet tells how it ended")
  func bill() throws {
    let stage = Stage()
    stage.show { BillScreen() }
    try stage.tap("Bill")
    stage.settle()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.shows("ended: swipedAway"))
  }
}
