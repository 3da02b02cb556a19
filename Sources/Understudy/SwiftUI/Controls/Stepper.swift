/// A control that makes a value larger and smaller.
///
/// Source: documented. Apple's page for `Stepper`; the names of its buttons as UIKit has them.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - onIncrement: Makes the value larger; `nil` if it can't be.
  ///   - onDecrement: Makes the value smaller; `nil` if it can't be.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    decrement = onDecrement.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
  }

  /// Creates a stepper of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: How much larger and smaller.
  ///   - label: What it is called.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: How much larger and smaller.
  ///   - label: What it is called.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound
        ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) }
        : nil,
      onDecrement: now > bounds.lowerBound
        ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) }
        : nil,
      onEditingChanged: onEditingChanged
    )
  }

  /// The label and the two buttons.
  @MainActor @preconcurrency public var body: some View {
    HStack(spacing: 8) {
      // A stepper's label is a text like others: only the buttons are the control.
      HStack { label }.modifier(StepperLabel())
      Spacer(minLength: 0)
      button("minus", "Decrement", decrement)
      button("plus", "Increment", increment)
    }
  }

  @MainActor
  private func button(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    CoreButton(
      role: nil,
      action: { action?() },
      look: .bordered,
      label: Image(systemName: symbol)
    )
    .accessibilityLabel(name)
    .disabled(action == nil)
  }
}

/// Hides a stepper's label where labels are hidden.
private struct StepperLabel: ViewModifier {
  @Environment(\.labelsAreHidden) private var isHidden

  func body(content: Content) -> some View {
    if !isHidden { content }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - onIncrement: Makes the value larger; `nil` if it can't be.
  ///   - onDecrement: Makes the value smaller; `nil` if it can't be.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - value: The value.
  ///   - step: How much larger and smaller.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value in a range.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is called.
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: How much larger and smaller.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value in a range.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: How much larger and smaller.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}
