import Foundation

// What a canvas reads of a preview. A stage has no canvas and its device is the test's choice, so
// these change nothing, wherever the view is shown: as on a device, where they change nothing either.
extension View {
  /// Says the device to preview the view on; nothing follows from it outside of a canvas.
  ///
  /// - Parameter value: The device; `nil` lets the canvas choose.
  /// - Returns: The view.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Says the room to preview the view in; nothing follows from it outside of a canvas.
  ///
  /// - Parameter value: The room.
  /// - Returns: The view.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Says what the view's preview is called; nothing follows from it outside of a canvas.
  ///
  /// - Parameter value: The name; `nil` lets the canvas choose.
  /// - Returns: The view.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Says how the device is held to preview the view; nothing follows from it outside of a canvas.
  ///
  /// - Parameter value: The orientation.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
}

/// A device to preview views on.
///
/// Source: documented. Apple's page for `PreviewDevice`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name or model, such as `iPhone 14`.
  public let rawValue: String

  /// Creates a device.
  ///
  /// - Parameter rawValue: Its name or model; any text is taken, as nothing looks for the device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device.
  ///
  /// - Parameter stringLiteral: Its name or model.
  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

/// The room that a canvas gives a preview.
///
/// Source: documented. Apple's page for `PreviewLayout`.
public enum PreviewLayout: Sendable {
  /// A device's screen.
  case device
  /// The size that the view wants.
  case sizeThatFits
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
///
/// Source: documented. Apple's page for `InterfaceOrientation`.
@available(iOS 15.0, *)
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The orientation's name.
  public let id: String

  /// The four orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// Upright.
  public static let portrait: InterfaceOrientation = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown: InterfaceOrientation = InterfaceOrientation(
    id: "portraitUpsideDown"
  )
  /// On its side, with the top to the left.
  public static let landscapeLeft: InterfaceOrientation = InterfaceOrientation(id: "landscapeLeft")
  /// On its side, with the top to the right.
  public static let landscapeRight: InterfaceOrientation = InterfaceOrientation(
    id: "landscapeRight"
  )
}
