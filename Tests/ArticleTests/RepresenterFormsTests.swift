import SwiftUI
import Testing
import UIKit
import UIViewControllerPresenting
import Understudy

/// Controllers and views in each form that articles show.
private struct ControllersScreen: View {
  @State private var count = 0
  @State private var isShown = true
  let note: (String) -> Void

  var body: some View {
    let count = count
    VStack {
      Button("Count") { self.count += 1 }
      Button("Remove") { isShown = false }
      if isShown {
        UIViewControllerRepresenter { _ in LabelController(text: "trailing") }
        UIViewControllerRepresenter(makeUIViewController: { _ in LabelController(text: "made") })
        UIViewControllerRepresenter { _ in
          LabelController(text: "")
        } updateUIViewController: { controller, _ in
          controller.label.text = "count \(count)"
        }
        UIViewControllerRepresenter(
          makeCoordinator: { Names() },
          makeUIViewController: { context in LabelController(text: context.coordinator.first) },
          updateUIViewController: { controller, context in
            controller.label.text = "\(context.coordinator.first) \(count)"
          },
          sizeThatFits: { _, _, _ in CGSize(width: 200, height: 30) },
          dismantleUIViewController: { controller, names in
            note("\(names.first) \(controller.label.text ?? "")")
          }
        )
      }
    }
  }
}

private struct ViewsScreen: View {
  @State private var count = 0
  @State private var isShown = true
  let note: (String) -> Void

  var body: some View {
    let count = count
    VStack {
      Button("Count") { self.count += 1 }
      Button("Remove") { isShown = false }
      if isShown {
        UIViewRepresenter { _ in UILabel.saying("trailing") }
        UIViewRepresenter(makeUIView: { _ in UILabel.saying("made") })
        UIViewRepresenter { _ in
          UILabel()
        } updateUIView: { label, _ in
          label.text = "count \(count)"
        }
        UIViewRepresenter(
          makeCoordinator: { Names() },
          makeUIView: { context in UILabel.saying(context.coordinator.first) },
          updateUIView: { label, context in
            label.text = "\(context.coordinator.first) \(count)"
          },
          sizeThatFits: { _, _, _ in CGSize(width: 200, height: 30) },
          dismantleUIView: { label, names in note("\(names.first) \(label.text ?? "")") }
        )
      }
    }
  }
}

private final class Names {
  let first = "Anna"
}

private final class LabelController: UIViewController {
  let label = UILabel()

  init(text: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = label }
}

extension UILabel {
  fileprivate static func saying(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }
}

@MainActor
@Suite("Representers, in each form that articles show")
struct RepresenterFormsTests {
  @Test("controllers and views are made, updated and dismantled", arguments: [true, false])
  func plays(areControllers: Bool) throws {
    let stage = Stage()
    var notes: [String] = []
    if areControllers {
      stage.show { ControllersScreen { notes.append($0) } }
    } else {
      stage.show { ViewsScreen { notes.append($0) } }
    }
    #expect(stage.shows("trailing") && stage.shows("made"))
    #expect(stage.shows("count 0") && stage.shows("Anna 0"))
    try stage.tap("Count")
    #expect(stage.shows("count 1") && stage.shows("Anna 1"))
    #expect(try stage.find("Anna 1").frame.size == CGSize(width: 200, height: 30))
    try stage.tap("Remove")
    #expect(!stage.shows("made"))
    #expect(notes == ["Anna Anna 1"])
  }
}
