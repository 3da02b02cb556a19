import Foundation

/// The icons that have been looked up, since a screen shows the same ones again and again.
///
/// `@unchecked Sendable`: the lock guards all that changes.
final class SymbolCache: @unchecked Sendable {
  static let shared = SymbolCache()

  /// How many names are kept, since there is no end to those that a program can make up.
  private static let limit = 4_096

  private let lock = NSLock()
  /// By name; `nil` for those that the set doesn't have.
  private var icons: [String: SymbolIcon?] = [:]

  /// The icon of a symbol, or `nil` for a name that the set doesn't have.
  func icon(named name: String) -> SymbolIcon? {
    lock.withLock {
      if let known = icons[name] { return known }
      let icon = SymbolLook.named(name).map { SymbolIcon(layers: $0.outlined) }
      if icons.count < Self.limit { icons.updateValue(icon, forKey: name) }
      return icon
    }
  }
}
