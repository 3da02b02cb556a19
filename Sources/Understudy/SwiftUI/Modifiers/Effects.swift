extension View {
  /// Makes the view translucent.
  ///
  /// - Parameter opacity: How much is left of it, from 0 to 1.
  /// - Returns: The translucent view.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(EffectModifier { $0.opacity = opacity })
  }

  /// Hides the view; it keeps its room and its state, and is out of reach.
  ///
  /// - Returns: The hidden view.
  nonisolated public func hidden() -> some View {
    modifier(EffectModifier { $0.isHidden = true })
  }

  /// Sets whether the view takes touches.
  ///
  /// - Parameter enabled: Whether it does.
  /// - Returns: The view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(EffectModifier { $0.takesTouches = enabled })
  }

  /// Sets whether the person can use the view's controls.
  ///
  /// - Parameter disabled: Whether they can't; inside a disabled view nothing is enabled.
  /// - Returns: The view.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

extension View {
  /// Gives the view a name for assistive technologies.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.label = label.plainText })
  }

  /// Gives the view a name for assistive technologies.
  ///
  /// - Parameter labelKey: The name's key.
  /// - Returns: The view.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives the view a name for assistive technologies.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Gives the view an identifier for tests.
  ///
  /// - Parameter identifier: The identifier, which people don't see.
  /// - Returns: The view.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.identifier = identifier })
  }

  /// Hides the view from assistive technologies.
  ///
  /// - Parameter hidden: Whether it is hidden.
  /// - Returns: The view.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.isHiddenFromAccessibility = hidden })
  }
}

/// What a box does to the visibility, the touches and the accessibility of what is inside.
struct BoxEffect {
  var opacity = 1.0
  var isHidden = false
  var takesTouches = true
  var label: String?
  var identifier: String?
  var isHiddenFromAccessibility = false
  var accessibility: AccessibilityEffect?
}

/// Changes visibility or touches.
nonisolated struct EffectModifier: BoxModifier {
  typealias Body = Never

  let effect: BoxEffect

  nonisolated init(_ change: (inout BoxEffect) -> Void) {
    var effect = BoxEffect()
    change(&effect)
    self.effect = effect
  }

  @MainActor func makeBox(around child: LayoutBox) -> EffectBox { EffectBox(child) }

  @MainActor func update(_ box: EffectBox) { box.effect = effect }
}

/// Gives a view properties for assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  /// The framework applies the modifier without a body.
  public typealias Body = Never

  let effect: BoxEffect

  nonisolated init(_ change: (inout BoxEffect) -> Void) {
    var effect = BoxEffect()
    change(&effect)
    self.effect = effect
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view and the modifier.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      node: PassThroughNode(view.value, parent: inputs.parent) { view in
        ModifiedContent<V, EffectModifier>(
          content: view.content,
          modifier: EffectModifier { $0 = view.modifier.effect }
        )
      }
    )
  }
}

/// The box of a view with an effect.
final class EffectBox: WrapperBox {
  var effect = BoxEffect()

  override var content: BoxContent { .effect(effect) }
}
