import StageRuntime

/// The number that stands for an object's address, and its place among its class's instances.
///
/// Both are given out when something first asks, so a script gives the same text each time and
/// objects that nobody names cost nothing.
struct ObjectIdentity {
  private var number: UInt32 = 0
  private var ordinal: UInt32 = 0

  /// The address in messages; looks like one of a simulator's heap.
  @MainActor
  mutating func address(of type: Any.Type) -> String {
    assign(to: type)
    return "0x" + String(0x7f80_0000_0000 + 16 * UInt64(number), radix: 16)
  }

  /// Class and address, as UIKit's messages show an object.
  ///
  /// The system's own classes come without a module: they are Objective-C's.
  @MainActor
  mutating func description(of type: Any.Type) -> String {
    let name = TypeNames.of(type).full
    let module = Self.frameworks.first { name.hasPrefix($0) }
    return "<\(name.dropFirst(module?.count ?? 0)): \(address(of: type))>"
  }

  /// How the full names of classes begin that Apple has written in Objective-C.
  private static let frameworks = ["UIKit.", "MessageUI.", "SafariServices."]

  /// The class's name, with a number from the second instance on.
  @MainActor
  mutating func name(of type: Any.Type) -> String {
    assign(to: type)
    let name = TypeNames.of(type).short
    return ordinal == 1 ? name : "\(name) \(ordinal)"
  }

  @MainActor
  private mutating func assign(to type: Any.Type) {
    guard number == 0 else { return }
    let (identity, ordinal) = StageContext.current.identify(TypeNames.of(type).short)
    number = identity
    self.ordinal = UInt32(ordinal)
  }
}

/// The names of a type; making them takes long, so they are kept.
@MainActor
struct TypeNames {
  /// The name with its module, as in `App.Cell<Swift.Int>`.
  let full: String
  /// The name without module and generic arguments, as in `Cell`.
  let short: String

  private static var known: [ObjectIdentifier: TypeNames] = [:]

  static func of(_ type: Any.Type) -> TypeNames {
    if let names = known[ObjectIdentifier(type)] { return names }
    let plain = String(describing: type)
    let names = TypeNames(
      full: String(reflecting: type),
      short: String(plain.prefix { $0 != "<" })
    )
    known[ObjectIdentifier(type)] = names
    return names
  }
}

extension UIResponder {
  /// What the transcript calls this object: `SettingsController`, and the second of them
  /// `SettingsController 2`.
  package var transcriptName: String { identity.name(of: type(of: self)) }

  /// The object as UIKit's messages show it, `<App.SettingsController: 0x7f8000000010>`.
  package var objectDescription: String { identity.description(of: type(of: self)) }
}
