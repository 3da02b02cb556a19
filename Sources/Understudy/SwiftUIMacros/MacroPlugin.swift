/// Answers the compiler's messages.
enum MacroPlugin {
  /// The version of the protocol that the plugin speaks.
  private static let protocolVersion = 7

  /// Returns the answer to a message.
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      return result(expandAttached(request))
    }
    // A preview is for a canvas, which there isn't.
    if message["expandFreestandingMacro"] != nil { return result("") }
    return ["expandMacroResult": ["diagnostics": [Any]()]]
  }

  private static func result(_ source: String?) -> [String: Any] {
    var result: [String: Any] = ["diagnostics": [Any]()]
    if let source { result["expandedSource"] = source }
    return ["expandMacroResult": result]
  }

  private static func expandAttached(_ request: [String: Any]) -> String? {
    guard let syntax = request["declSyntax"] as? [String: Any],
      let source = syntax["source"] as? String,
      let entry = EntryDeclaration(source)
    else { return nil }
    switch request["macroRole"] as? String {
    case "accessor": return entry.accessors
    case "peer":
      let context = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String
      let outer = context ?? lexicalContext(request)
      return entry.key(
        conformingTo: outer.contains("Transaction") ? "TransactionKey" : "EnvironmentKey"
      )
    default: return nil
    }
  }

  /// What the declaration is in, such as an extension's first line.
  private static func lexicalContext(_ request: [String: Any]) -> String {
    let contexts = request["lexicalContext"] as? [[String: Any]] ?? []
    let source = contexts.first?["source"] as? String ?? ""
    return String(source.prefix { $0 != "{" })
  }
}
