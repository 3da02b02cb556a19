import Foundation

/// Shows a view in a canvas beside the source; on Linux there is none, so nothing comes of it.
///
/// - Parameters:
///   - name: The preview's name.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in a canvas beside the source; on Linux there is none, so nothing comes of it.
///
/// - Parameters:
///   - name: The preview's name.
///   - traits: How the view is shown.
///   - additionalTraits: What else there is to say of that.
///   - body: Makes the view.
@available(iOS 17.0, *)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview, as the macro of the same name makes it; on Linux there is never one.
///
/// Source: documented. Apple's page for `Preview`.
@available(iOS 17.0, *)
public struct Preview: Sendable {
  private init() {}

  /// What can be said of how a view is shown.
  public enum ViewTraits: Sendable {}
}

/// Something to say of how a preview is shown; no canvas hears it on Linux.
///
/// Source: documented. Apple's page for `PreviewTrait`.
@available(iOS 17.0, *)
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

@available(iOS 17.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  /// The room that suits the view.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }
  /// The size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }
  /// On its side, with the top to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }
  /// On its side, with the top to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

  /// Says a size.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  /// - Returns: The trait.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }
}
