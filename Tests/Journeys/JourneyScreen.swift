import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with two presentations, and SwiftUI's own sheet.
struct JourneyScreen: View {
  let contender: Contender
  let policy: ConflictPolicy
  @ObservedObject var model: JourneyModel

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Text("system").sheet(isPresented: $model.isSystemSheetWanted) { Text("system sheet") }
      if model.areHostsShown {
        JourneyHost(contender: contender, slot: .outer, policy: .queue, model: model)
        JourneyHost(contender: contender, slot: .sibling, policy: policy, model: model)
      }
    }
  }
}

/// The outer presentation's content, which presents the inner one.
struct JourneyContent: View {
  let contender: Contender
  @ObservedObject var model: JourneyModel

  var body: some View {
    JourneyHost(contender: contender, slot: .inner, policy: .queue, model: model)
  }
}

/// A text with a presentation in its background.
struct JourneyHost: View {
  let contender: Contender
  let slot: JourneySlot
  let policy: ConflictPolicy
  @ObservedObject var model: JourneyModel

  var body: some View {
    switch contender {
    case .package:
      Text("\(slot)").background(
        UIViewControllerPresenting<UIViewController, Void>(
          isPresented: $model.wishes[slot.rawValue],
          makeUIViewController: { _, dismiss in make(dismiss) }
        )
        .conflictPolicy(policy)
        .onDismiss { model.ends.append((slot, $0)) }
      )
    case .textbook:
      Text("\(slot)").background(
        TextbookPresenting(
          isPresented: $model.wishes[slot.rawValue],
          revision: model.count,
          makeController: make
        )
      )
    }
  }

  private func make(_ dismiss: @escaping () -> Void) -> UIViewController {
    let controller: UIViewController =
      slot == .outer
      ? JourneyHostingController(
        rootView: JourneyContent(contender: contender, model: model),
        model: model
      )
      : JourneyController(model: model)
    model.note(controller, slot, dismiss)
    return controller
  }
}

/// A controller that says when it appears.
final class JourneyController: UIViewController {
  private weak var model: JourneyModel?

  init(model: JourneyModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model?.noteAppearance(of: self)
  }
}

/// A controller with SwiftUI content that says when it appears.
final class JourneyHostingController: UIHostingController<JourneyContent> {
  private weak var model: JourneyModel?

  init(rootView: JourneyContent, model: JourneyModel) {
    self.model = model
    super.init(rootView: rootView)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model?.noteAppearance(of: self)
  }
}
