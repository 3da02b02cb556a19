import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with three presentations, and SwiftUI's own sheet.
struct JourneyScreen: View {
  let journey: Journey
  @ObservedObject var model: JourneyModel

  var body: some View {
    VStack {
      Text("count \(model.count)")
      Text("system").sheet(isPresented: $model.isSystemSheetWanted) { Text("system sheet") }
      if model.areHostsShown {
        JourneyHost(journey: journey, slot: .outer, model: model)
        JourneyHost(journey: journey, slot: .sibling, model: model)
        JourneyItemHost(journey: journey, model: model)
      }
    }
  }
}

/// A text that presents while its slot is wanted.
struct JourneyHost: View {
  let journey: Journey
  let slot: JourneySlot
  @ObservedObject var model: JourneyModel

  private var policy: ConflictPolicy { slot == .sibling ? journey.policy : .queue }

  var body: some View {
    switch (journey.contender, journey.kind.form) {
    case (.textbook, _):
      Text("\(slot)").background(
        TextbookPresenting(isPresented: $model.wishes[slot.rawValue], revision: model.count) {
          makeController($0)
        }
      )
    case (.package, .controller):
      Text("\(slot)").background(
        UIViewControllerPresenting<UIViewController, Void>(
          isPresented: $model.wishes[slot.rawValue],
          makeUIViewController: { _, dismiss in makeController(dismiss) }
        )
        .conflictPolicy(policy)
        .onDismiss { model.ends.append((slot, $0)) }
      )
    case (.package, .content):
      Text("\(slot)").presenting(
        isPresented: $model.wishes[slot.rawValue],
        modalPresentationStyle: journey.kind.style.modalPresentationStyle,
        conflictPolicy: policy,
        onDismiss: { model.ends.append((slot, $0)) },
        content: { JourneyContent(journey: journey, slot: slot, model: model) }
      )
    case (.package, .bottomSheet):
      Text("\(slot)").bottomSheet(
        isPresented: $model.wishes[slot.rawValue],
        onDismiss: { model.ends.append((slot, nil)) },
        content: { JourneyContent(journey: journey, slot: slot, model: model) }
      )
    }
  }

  private func makeController(_ dismiss: @escaping () -> Void) -> UIViewController {
    let controller: UIViewController =
      slot == .outer
      ? JourneyHostingController(
        rootView: JourneyHost(journey: journey, slot: .inner, model: model),
        model: model
      )
      : JourneyController(model: model)
    controller.modalPresentationStyle = journey.controllerStyle
    model.note(controller, slot, dismiss)
    return controller
  }
}

extension Journey {
  /// The style of what is made for `UIViewControllerPresenting`, or in its stead.
  fileprivate var controllerStyle: UIModalPresentationStyle {
    // Without a source the textbook's popovers would raise, whatever else it does.
    contender == .textbook && kind.style == .popover
      ? .formSheet : kind.style.modalPresentationStyle
  }
}

/// A text that presents the model's item.
struct JourneyItemHost: View {
  let journey: Journey
  @ObservedObject var model: JourneyModel

  var body: some View {
    switch journey.contender {
    case .package:
      Text("item").background(
        UIViewControllerPresenting<JourneyController, Void>(
          item: $model.item,
          makeUIViewController: { item, _, dismiss in makeController(for: item, dismiss) }
        )
        .onDismiss { model.ends.append((.item, $0)) }
      )
    case .textbook:
      Text("item").background(
        TextbookPresenting(
          isPresented: Binding {
            model.item != nil
          } set: { isPresented in
            if !isPresented { model.item = nil }
          },
          revision: model.count,
          makeController: { makeController(for: model.item, $0) }
        )
      )
    }
  }

  private func makeController(
    for item: JourneyItem?,
    _ dismiss: @escaping () -> Void
  ) -> JourneyController {
    let controller = JourneyController(model: model)
    controller.modalPresentationStyle = journey.controllerStyle
    model.note(controller, .item, item: item, dismiss)
    return controller
  }
}

/// SwiftUI content of a slot; the outer one's presents the inner one.
struct JourneyContent: View {
  let journey: Journey
  let slot: JourneySlot
  @ObservedObject var model: JourneyModel

  var body: some View {
    VStack {
      JourneyMark(slot: slot, model: model)
      if slot == .outer { JourneyHost(journey: journey, slot: .inner, model: model) }
    }
  }
}

/// A controller in SwiftUI content, by which its presentation is known.
struct JourneyMark: UIViewControllerRepresentable {
  let slot: JourneySlot
  let model: JourneyModel

  func makeUIViewController(context: Context) -> JourneyController {
    let controller = JourneyController(model: model)
    let dismiss = context.environment.dismiss
    model.note(controller, slot) { dismiss() }
    return controller
  }

  func updateUIViewController(_ controller: JourneyController, context: Context) {}
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
final class JourneyHostingController: UIHostingController<JourneyHost> {
  private weak var model: JourneyModel?

  init(rootView: JourneyHost, model: JourneyModel) {
    self.model = model
    super.init(rootView: rootView)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model?.noteAppearance(of: self)
  }
}
