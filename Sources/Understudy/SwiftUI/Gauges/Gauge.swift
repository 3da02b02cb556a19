/// Shows where a value is in a range.
///
/// Source: documented. Apple's page for `Gauge`; sizes are assumed.
@available(iOS 16.0, *)
nonisolated public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
>: View {
  @Environment(\.gaugeStyling) private var styling
  private let configuration: GaugeStyleConfiguration

  private init(
    _ fraction: Double,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel?,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?
  ) {
    configuration = GaugeStyleConfiguration(
      label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) },
      value: fraction
    )
  }

  private static func fraction<V: BinaryFloatingPoint>(
    of value: V,
    in bounds: ClosedRange<V>
  ) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Shows a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the range counts as the range's nearer end.
  ///   - bounds: The range.
  ///   - label: What the value is of.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      Self.fraction(of: value, in: bounds),
      label(),
      nil,
      nil,
      nil
    )
  }

  /// Shows a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the range counts as the range's nearer end.
  ///   - bounds: The range.
  ///   - label: What the value is of.
  ///   - currentValueLabel: What the value is.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      Self.fraction(of: value, in: bounds),
      label(),
      currentValueLabel(),
      nil,
      nil
    )
  }

  /// Shows a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the range counts as the range's nearer end.
  ///   - bounds: The range.
  ///   - label: What the value is of.
  ///   - currentValueLabel: What the value is.
  ///   - minimumValueLabel: What the least value is.
  ///   - maximumValueLabel: What the greatest value is.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      Self.fraction(of: value, in: bounds),
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }

  /// Shows a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the range counts as the range's nearer end.
  ///   - bounds: The range.
  ///   - label: What the value is of.
  ///   - currentValueLabel: What the value is.
  ///   - minimumValueLabel: What the least value is.
  ///   - maximumValueLabel: What the greatest value is.
  ///   - markedValueLabels: What values in between are; the framework's looks don't show them.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      Self.fraction(of: value, in: bounds),
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }

  /// The gauge in the style around.
  @MainActor @preconcurrency public var body: some View {
    if let styling { styling(configuration) } else { LinearGauge(configuration: configuration) }
  }
}

/// A bar, with the labels around it.
@available(iOS 16.0, *)
struct LinearGauge: View {
  @State private var name = ControlName()
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      ControlLabel(name, configuration.label)
      HStack {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value, name: name)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A ring that is open at the bottom, with the value in it.
@available(iOS 16.0, *)
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  /// How much of the whole ring there is.
  private static let share = 0.75

  var body: some View {
    ZStack {
      arc(1, .tertiary)
      arc(configuration.value, .tint)
      if let value = configuration.currentValueLabel {
        value.font(.headline)
      } else {
        configuration.label.font(.caption)
      }
    }
    .frame(width: 58, height: 58)
  }

  private func arc<S: ShapeStyle>(_ fraction: Double, _ style: S) -> some View {
    Circle()
      .trim(from: 0, to: Self.share * fraction)
      .stroke(style, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(135))
      .padding(3)
  }
}
