/// A property that is marked as an entry: `public var name: Type = value`.
struct EntryDeclaration {
  /// The property's name.
  let name: String
  /// The type, if it is written.
  let type: String?
  /// The value that the property has where nobody has set it, if it is written.
  let value: String?

  /// Reads a declaration; `nil` if it isn't a property's.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    guard scanner.skip(pastWord: "var") else { return nil }
    let name = scanner.take(until: [":", "="]).trimmed
    guard !name.isEmpty else { return nil }
    self.name = name
    type = scanner.takeIf(":") ? scanner.take(until: ["="]).trimmed : nil
    value = scanner.takeIf("=") ? scanner.rest.trimmed : nil
  }

  private var keyName: String {
    "__Key_" + name.filter { $0 != "`" }
  }

  /// The property's accessors.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The type of the property's key, whose default is made anew each time it is read.
  ///
  /// Only where the type can't be told from the value's text is the default made once: then the
  /// compiler infers the type, which it does for stored properties only.
  func key(conformingTo protocolName: String) -> String {
    if let type = type ?? value.flatMap(Self.evidentType) {
      return """
        private struct \(keyName): SwiftUI.\(protocolName) {
          typealias Value = \(type)
          static var defaultValue: Value { \(value ?? "nil") }
        }
        """
    }
    guard let value else { return "" }
    return """
      private struct \(keyName): SwiftUI.\(protocolName) {
        static let defaultValue = \(value)
      }
      """
  }

  /// The type of a value whose text says it: a literal, or a call of an initialiser.
  private static func evidentType(of value: String) -> String? {
    if value == "true" || value == "false" { return "Bool" }
    let digits = value.filter { $0 != "_" }
    if Int(digits) != nil { return "Int" }
    if digits.first?.isNumber == true, Double(digits) != nil { return "Double" }
    var scanner = SourceScanner(value)
    if value.hasPrefix("\"") {
      _ = scanner.take(until: [" ", "."])
      return scanner.rest.isEmpty ? "String" : nil
    }
    let callee = scanner.take(untilOpening: "(")
    let last = callee.split(separator: ".").last ?? ""
    guard last.first?.isUppercase == true, scanner.skipBrackets(), scanner.rest.isEmpty else {
      return nil
    }
    return callee
  }
}
