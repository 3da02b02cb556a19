import Foundation

/// A picture.
nonisolated public struct Image: View, Equatable, Sendable {
  /// The framework shows the view without a body.
  public typealias Body = Never

  private enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    case picture(name: String?, size: CGSize)
  }

  private let source: Source
  private var isResizable = false

  /// Creates the picture of a system symbol.
  ///
  /// - Parameter systemName: The symbol's name.
  nonisolated public init(systemName: String) { source = .symbol(systemName) }

  /// Creates a picture from an app's resources; the stand-in knows its name only.
  ///
  /// - Parameters:
  ///   - name: The picture's name.
  ///   - bundle: Where it is.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

  /// Creates a picture from one of UIKit.
  ///
  /// - Parameter uiImage: UIKit's picture.
  nonisolated public init(uiImage: UIImage) {
    source = .picture(name: uiImage.symbolName, size: uiImage.size)
  }

  /// Lets the picture take the room it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: What isn't stretched, in points.
  ///   - resizingMode: How the picture fills its room.
  /// - Returns: The picture.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// How a picture fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: ImageNode(view.value, parent: inputs.parent))
  }

  /// Creates a picture from an app's resources that assistive technologies don't see.
  ///
  /// - Parameters:
  ///   - decorative: The picture's name.
  ///   - bundle: Where it is.
  nonisolated public init(decorative: String, bundle: Bundle? = nil) {
    source = .asset(decorative)
  }

  /// How a picture's colours are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only where it is opaque counts.
    case template
    /// As they are.
    case original
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// Sets how the picture's colours are used.
  ///
  /// - Parameter renderingMode: How; `nil` for the system's choice.
  /// - Returns: The picture.
  nonisolated public func renderingMode(
    _ renderingMode: Image.TemplateRenderingMode?
  ) -> Image {
    self
  }

  /// What the picture is called.
  nonisolated var plainName: String {
    switch source {
    case .symbol(let name), .asset(let name): name
    case .picture(let name, _): name ?? "image"
    }
  }

  /// The name of the system's symbol, if it is one.
  nonisolated var symbolName: String? {
    switch source {
    case .symbol(let name): name
    case .asset: nil
    case .picture(let name, _): name
    }
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> ResolvedImage {
    let metrics = (environment.font ?? .body).metrics
    switch source {
    case .symbol(let plainName):
      let name = environment.symbolVariants.applied(to: plainName)
      // About the size of a symbol beside text of that font. Source: assumed.
      let side = (metrics.pointSize * 1.2).rounded(.up)
      return ResolvedImage(
        name: name,
        size: CGSize(width: side, height: side),
        isResizable: isResizable,
        isSymbol: true,
        color: environment[ForegroundColorKey.self],
        weight: metrics.cssWeight,
        isRedacted: environment.isRedacted
      )
    case .asset(let name):
      return ResolvedImage(
        name: name,
        size: .zero,
        isResizable: isResizable,
        isRedacted: environment.isRedacted
      )
    case .picture(let name, let size):
      return ResolvedImage(
        name: name ?? "image",
        size: size,
        isResizable: isResizable,
        isSymbol: name != nil,
        color: environment[ForegroundColorKey.self],
        isRedacted: environment.isRedacted
      )
    }
  }
}

/// A picture as it is shown.
struct ResolvedImage: Equatable, Sendable {
  let name: String
  let size: CGSize
  let isResizable: Bool
  var isSymbol = false
  /// The colour of a symbol; `nil` for that of text.
  var color: Color?
  /// How bold a symbol's lines are, as CSS counts.
  var weight = 400
  /// Whether a bar is shown instead of the picture.
  var isRedacted = false
}

private final class ImageNode: Node<Image> {
  private var image: Image
  private let box: ImageBox

  init(_ view: Image, parent: AnyNode) {
    image = view
    box = ImageBox(view.resolved(in: parent.scope.values))
    super.init(parent: parent)
    note(Self.keys)
  }

  private static let keys: NodeMask = [
    .of(FontKey.self), .of(ForegroundColorKey.self), .of(SymbolVariantsKey.self),
    .of(RedactionKey.self), .of(PrivacyKey.self),
  ]

  override func update(_ view: Image) {
    image = view
    box.image = view.resolved(in: scope.values)
  }

  override func refresh() {
    mustRun = false
    box.image = image.resolved(in: scope.values)
  }

  override func collectBoxes(into boxes: inout [LayoutBox]) { boxes.append(box) }

  override var hasBoxes: Bool { true }
}

/// The box of a picture.
final class ImageBox: LayoutBox {
  var image: ResolvedImage {
    didSet {
      if image.size != oldValue.size || image.isResizable != oldValue.isResizable {
        invalidateLayout()
      }
    }
  }

  init(_ image: ResolvedImage) { self.image = image }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  override var content: BoxContent { .image(image) }
}

extension View {
  /// Sets how large symbols are beside text; the stand-in doesn't tell them apart.
  ///
  /// - Parameter scale: How large.
  /// - Returns: The view.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { modifier(Appearance()) }

  /// Sets how symbols are coloured, which nobody on a stage can see.
  ///
  /// - Parameter mode: How; `nil` for the symbols' own way.
  /// - Returns: The view.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(Appearance())
  }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Sendable {
  /// In one colour.
  public static let monochrome: SymbolRenderingMode = SymbolRenderingMode()
  /// In their own colours.
  public static let multicolor: SymbolRenderingMode = SymbolRenderingMode()
  /// In shades of one colour.
  public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode()
  /// In the colours around.
  public static let palette: SymbolRenderingMode = SymbolRenderingMode()
}
