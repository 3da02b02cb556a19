import Foundation

/// The icons that have been drawn, since a screen shows the same ones again and again.
///
/// Names that no icon is known for aren't kept: there is no end to them.
///
/// `@unchecked Sendable`: the lock guards all that changes.
final class SymbolCache: @unchecked Sendable {
  static let shared = SymbolCache()

  private let lock = NSLock()
  private var icons: [String: SymbolIcon] = [:]

  /// The icon of a symbol, or `nil` for a name that the set doesn't have.
  func icon(named name: String) -> SymbolIcon? {
    lock.withLock {
      if let icon = icons[name] { return icon }
      guard let look = SymbolLook.named(name) else { return nil }
      let icon = SymbolIcon(layers: look.outlined)
      icons[name] = icon
      return icon
    }
  }
}
