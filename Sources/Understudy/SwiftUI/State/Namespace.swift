/// Names that belong to one view.
///
/// Source: documented. Apple's page for `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Names that belong to one view.
  public struct ID: Hashable, Sendable {
    fileprivate let token: ObjectIdentifier
  }

  private final class Token: Sendable {}

  private var token = State(wrappedValue: Token())

  /// Creates names for a view.
  public init() {}

  /// The names.
  public var wrappedValue: Namespace.ID { ID(token: ObjectIdentifier(token.wrappedValue)) }
}

extension View {
  /// Lets views with the same name take each other's place; on a stage they do so at once.
  ///
  /// - Parameters:
  ///   - id: The name.
  ///   - namespace: Whose name it is.
  ///   - properties: What is taken over.
  ///   - anchor: Which point of the views stays.
  ///   - isSource: Whether this view is the model.
  /// - Returns: The view.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(Appearance())
  }
}

/// What a view takes over from another with the same name.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its place.
  public static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
