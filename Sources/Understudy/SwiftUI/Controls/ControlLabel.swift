import Foundation

/// What a control is called: the texts of its label, wherever that is.
@MainActor
final class ControlName {
  fileprivate weak var box: LabelSourceBox?

  nonisolated init() {}

  /// The texts, joined.
  var text: String {
    var texts: [String] = []
    box?.child.collectTexts(into: &texts)
    return texts.joined(separator: ", ")
  }
}

/// The label of a control, which is seen with the control, not by itself.
nonisolated struct ControlLabel<Content: View>: View {
  @Environment(\.labelsAreHidden) private var isHidden
  private let name: ControlName
  private let content: Content

  init(_ name: ControlName, _ content: Content) {
    self.name = name
    self.content = content
  }

  @MainActor var body: some View {
    HStack { content }.modifier(LabelSource(name: name, isHidden: isHidden))
  }
}

enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var labelsAreHidden: Bool { self[LabelsHiddenKey.self] }
}

extension View {
  /// Hides the labels of controls; assistive technologies know them all the same.
  ///
  /// - Returns: The view.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentModifier { $0.set(LabelsHiddenKey.self, true) })
  }
}

/// Gives a control its name.
nonisolated struct LabelSource: BoxModifier {
  typealias Body = Never

  let name: ControlName
  let isHidden: Bool

  @MainActor func makeBox(around child: LayoutBox) -> LabelSourceBox { LabelSourceBox(child) }

  @MainActor func update(_ box: LabelSourceBox) {
    name.box = box
    guard box.isHidden != isHidden else { return }
    box.isHidden = isHidden
    box.invalidateLayout()
  }
}

/// The box of a control's label.
final class LabelSourceBox: WrapperBox {
  var isHidden = false

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isHidden ? .zero : child.size(proposal)
  }

  override func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    isHidden ? ViewDimensions(.zero) : child.dimensions(proposal)
  }

  override var preferredSpacing: CGFloat { isHidden ? 0 : child.preferredSpacing }

  override var content: BoxContent {
    var effect = BoxEffect()
    effect.isHidden = isHidden
    effect.isHiddenFromAccessibility = true
    return .effect(effect)
  }
}

extension FrameworkView {
  /// Says about the view what SwiftUI's modifiers say, and its name if they don't give one.
  func describe(_ state: BoxState, name: ControlName?) {
    let label = state.label ?? name?.text
    if accessibilityLabel != label { accessibilityLabel = label }
    if accessibilityIdentifier != state.identifier {
      accessibilityIdentifier = state.identifier
    }
    if let value = state.value { accessibilityValue = value }
    if accessibilityHint != state.hint { accessibilityHint = state.hint }
  }
}
