import Foundation

/// Shows how far something has come, or that it goes on.
///
/// Source: documented. Apple's page for `ProgressView`. UIKit's views are inside.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @State private var name = ControlName()
  @Environment(\.progressIsCircular) private var isCircular
  private let fraction: Double?
  private let label: Label?
  private let valueLabel: CurrentValueLabel?

  init(_ fraction: Double?, _ label: Label?, _ valueLabel: CurrentValueLabel?) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    self.label = label
    self.valueLabel = valueLabel
  }

  /// A bar or a wheel with its labels.
  @MainActor @preconcurrency public var body: some View {
    if let fraction, !isCircular {
      VStack(alignment: .leading, spacing: 4) {
        if let label { ControlLabel(name, label) }
        ProgressBar(fraction: fraction, name: name)
        if let valueLabel { valueLabel.font(.caption).foregroundStyle(.secondary) }
      }
    } else {
      VStack(spacing: 8) {
        ActivityWheel(name: name, fraction: fraction)
        if let label { ControlLabel(name, label).foregroundStyle(.secondary) }
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Shows that something goes on.
  ///
  /// - Parameter label: What goes on.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Shows that something goes on.
  ///
  /// - Parameter titleKey: The key of what goes on.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// Shows that something goes on.
  ///
  /// - Parameter title: What goes on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: How far; `nil` if that isn't known.
  ///   - total: How far it goes.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, nil, nil)
  }

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: How far; `nil` if that isn't known.
  ///   - total: How far it goes.
  ///   - label: What it is.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label(), nil)
  }

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - titleKey: The key of what it is.
  ///   - value: How far; `nil` if that isn't known.
  ///   - total: How far it goes.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(titleKey), nil)
  }
}

extension ProgressView {
  /// Shows how far something has come, with the value.
  ///
  /// - Parameters:
  ///   - value: How far; `nil` if that isn't known.
  ///   - total: How far it goes.
  ///   - label: What it is.
  ///   - currentValueLabel: How far, in words.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value.map { Double($0 / total) }, label(), currentValueLabel())
  }
}

enum ProgressStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var progressIsCircular: Bool { self[ProgressStyleKey.self] }
}

/// A look of progress views.
public protocol ProgressViewStyle {
  /// Whether it is a wheel; the framework's own business.
  var _isCircular: Bool { get }
}

extension View {
  /// Sets how progress is shown.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let isCircular = style._isCircular
    return modifier(EnvironmentModifier { $0.set(ProgressStyleKey.self, isCircular) })
  }
}

/// A bar that is filled as far as something has come.
struct ProgressBar: UIViewRepresentable {
  let fraction: Double
  let name: ControlName

  func makeUIView(context: Context) -> HostedProgress {
    let view = HostedProgress(frame: .zero)
    view.name = name
    return view
  }

  func updateUIView(_ view: HostedProgress, context: Context) {
    view.progress = Float(fraction)
    view.percentage = Int((fraction * 100).rounded())
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedProgress,
    context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

/// UIKit's bar.
final class HostedProgress: UIProgressView, FrameworkView {
  var name: ControlName?
  var percentage = 0

  func describe(_ state: BoxState) {
    isAccessibilityElement = true
    describe(state, name: name)
    if state.value == nil { accessibilityValue = "\(percentage)%" }
  }
}

private struct ActivityWheel: UIViewRepresentable {
  let name: ControlName
  let fraction: Double?

  func makeUIView(context: Context) -> HostedWheel {
    let view = HostedWheel(frame: .zero)
    view.name = name
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: HostedWheel, context: Context) {
    view.percentage = fraction.map { Int(($0 * 100).rounded()) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: HostedWheel,
    context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

private final class HostedWheel: UIActivityIndicatorView, FrameworkView {
  var name: ControlName?
  var percentage: Int?

  func describe(_ state: BoxState) {
    isAccessibilityElement = true
    describe(state, name: name)
    if state.value == nil, let percentage { accessibilityValue = "\(percentage)%" }
  }
}

/// The look that suits the place.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Whether it is a wheel; the framework's own business.
  public var _isCircular: Bool { false }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look that suits the place.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Whether it is a wheel; the framework's own business.
  public var _isCircular: Bool { false }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A wheel.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Whether it is a wheel; the framework's own business.
  public var _isCircular: Bool { true }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
