/// A look of gauges.
///
/// Source: documented. Apple's page for `GaugeStyle`.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the gauge's view.
  associatedtype Body: View

  /// Makes a gauge's view.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// A gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge, for a style; labels of marked values aren't here.
@available(iOS 16.0, *)
nonisolated public struct GaugeStyleConfiguration {
  /// What the value is of.
  nonisolated public struct Label: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the value is.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the least value is.
  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the greatest value is.
  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView

    /// The view.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the value is of.
  public var label: GaugeStyleConfiguration.Label
  /// What the value is; `nil` where it isn't said.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// What the least value is; `nil` where it isn't said.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// What the greatest value is; `nil` where it isn't said.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
  /// The value: 0 is the least and 1 the greatest.
  public var value: Double
}

/// The look that suits the place: a bar.
@available(iOS 16.0, *)
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Makes a gauge's view.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look that suits the place: a bar.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that is filled up to the value.
@available(iOS 16.0, *)
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Makes a gauge's view.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// A ring that is filled up to the value; the stand-in's is open at the bottom.
@available(iOS 16.0, *)
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Makes a gauge's view.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value; the stand-in's is open at the bottom.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// An open ring; the stand-in fills it up to the value, where iOS has a mark.
@available(iOS 16.0, *)
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public init() {}

  /// Makes a gauge's view.
  ///
  /// - Parameter configuration: The gauge.
  /// - Returns: The view.
  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

@available(iOS 16.0, *)
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring; the stand-in fills it up to the value, where iOS has a mark.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

@available(iOS 16.0, *)
typealias GaugeStyling = @MainActor (GaugeStyleConfiguration) -> AnyView

@available(iOS 16.0, *)
enum GaugeStyleKey: EnvironmentKey { static var defaultValue: GaugeStyling? { nil } }

@available(iOS 16.0, *)
extension EnvironmentValues {
  var gaugeStyling: GaugeStyling? { self[GaugeStyleKey.self] }
}

extension View {
  /// Sets how gauges look.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view.
  @available(iOS 16.0, *)
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let style = Sent(style)
    let styling: GaugeStyling = { AnyView(style.value.makeBody(configuration: $0)) }
    return modifier(EnvironmentModifier { $0.set(GaugeStyleKey.self, styling) })
  }
}
