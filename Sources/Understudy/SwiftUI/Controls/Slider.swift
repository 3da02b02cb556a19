import Foundation

/// A control for a value in a range.
///
/// Source: documented. Apple's page for `Slider`. UIKit's slider is inside.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  @State private var name = ControlName()
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let low: ValueLabel?
  private let high: ValueLabel?
  private let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V.Stride?,
    _ label: Label,
    low: ValueLabel?,
    high: ValueLabel?,
    _ editingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: FunctionLocation(
        get: { Double(value.wrappedValue) },
        set: { new, _ in value.wrappedValue = V(new) }
      )
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.low = low
    self.high = high
    self.editingChanged = editingChanged
  }

  /// The slider between the labels of its ends.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      ControlLabel(name, label).labelsHidden()
      low
      SliderView(
        value: value,
        bounds: bounds,
        step: step,
        name: name,
        editingChanged: editingChanged
      )
      high
    }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), low: nil, high: nil, onEditingChanged)
  }

  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between values.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), low: nil, high: nil, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which assistive technologies see.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - label: What it is called.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), low: nil, high: nil, onEditingChanged)
  }

  /// Creates a slider with steps and a label, which assistive technologies see.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between values.
  ///   - label: What it is called.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), low: nil, high: nil, onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - label: What it is called.
  ///   - minimumValueLabel: What is at the smallest value.
  ///   - maximumValueLabel: What is at the largest value.
  ///   - onEditingChanged: What to do when a finger comes and goes.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      low: minimumValueLabel(),
      high: maximumValueLabel(),
      onEditingChanged
    )
  }
}

private struct SliderView: UIViewRepresentable {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let name: ControlName
  let editingChanged: (Bool) -> Void

  final class Coordinator {
    var view: SliderView?
    nonisolated init() {}
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> HostedSlider {
    let slider = HostedSlider(frame: .zero)
    slider.name = name
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { [weak slider] _ in
        guard let slider, let view = coordinator.view else { return }
        view.take(Double(slider.value))
      },
      for: .valueChanged
    )
    slider.addAction(UIAction { _ in coordinator.view?.editingChanged(true) }, for: .touchDown)
    slider.addAction(
      UIAction { _ in coordinator.view?.editingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    return slider
  }

  private func take(_ raw: Double) {
    var new = raw
    if let step, step > 0 {
      let steps = ((raw - bounds.lowerBound) / step).rounded()
      new = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    if value.wrappedValue != new { value.wrappedValue = new }
  }

  func updateUIView(_ slider: HostedSlider, context: Context) {
    context.coordinator.view = self
    slider.minimumValue = Float(bounds.lowerBound)
    slider.maximumValue = Float(bounds.upperBound)
    let shown = Float(value.wrappedValue)
    if slider.value != shown { slider.setValue(shown, animated: false) }
    slider.isEnabled = context.environment.isEnabled
    let span = bounds.upperBound - bounds.lowerBound
    let share = span > 0 ? (value.wrappedValue - bounds.lowerBound) / span : 0
    slider.percentage = Int((share * 100).rounded())
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedSlider,
    context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

private final class HostedSlider: UISlider, FrameworkView {
  var name: ControlName?
  var percentage = 0

  func describe(_ state: BoxState) {
    describe(state, name: name)
    if state.value == nil { accessibilityValue = "\(percentage)%" }
  }
}
