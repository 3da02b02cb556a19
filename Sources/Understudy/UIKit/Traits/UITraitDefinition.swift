/// A trait of a trait collection, such as one of the app's own.
///
/// Source: documented. Apple's page for `UITraitDefinition`.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
  /// What the trait's values are; comparing them should be quick.
  associatedtype Value

  /// The value where nobody has set another.
  static var defaultValue: Value { get }
  /// The trait's name, for people who debug; the type's unless it says otherwise.
  static var name: String { get }
  /// What tells the trait from others in archives; the type's name unless it says otherwise.
  static var identifier: String { get }
  /// Whether colours may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  /// The type's name.
  public static var name: String { "\(Self.self)" }
  /// The type's whole name.
  public static var identifier: String { String(reflecting: Self.self) }
  /// They don't.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, without its values.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// Something whose traits can be set.
///
/// Source: documented. Apple's page for `UIMutableTraits`.
@available(iOS 17.0, *)
public protocol UIMutableTraits {
  /// The value of a trait.
  ///
  /// - Parameter trait: Which trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// The traits that a view or a controller has whatever is around it.
///
/// Source: documented. Apple's page for `UITraitOverrides`.
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits, CustomStringConvertible {
  package var values: TraitValues

  package init(_ values: TraitValues = TraitValues()) { self.values = values }

  /// The value of a trait; the default where it isn't overridden.
  ///
  /// - Parameter trait: Which trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether a trait is overridden.
  ///
  /// - Parameter trait: Which trait.
  /// - Returns: Whether it is.
  public func contains(_ trait: UITrait) -> Bool { values.specifies(trait) }

  /// Lets a trait be what it is around.
  ///
  /// - Parameter trait: Which trait; nothing happens if it isn't overridden.
  public mutating func remove(_ trait: UITrait) { values.forget(trait) }

  /// What is overridden.
  public var description: String { UITraitCollection(values).description }
}

@available(iOS 17.0, *)
extension UITraitCollection {
  /// Creates a collection.
  ///
  /// - Parameter mutations: Sets the traits that it specifies.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// Returns a collection with some traits set.
  ///
  /// - Parameter mutations: Sets them.
  /// - Returns: The collection.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations), environment: environment)
  }

  /// The value of a trait; the default where nobody has set another.
  ///
  /// - Parameter trait: Which trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }
}

@available(iOS 17.0, *)
extension UIView {
  /// The traits that the view, and what is in it, has whatever is around it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(rare?.traitOverrides ?? TraitValues()) }
    set {
      guard newValue.values != rare?.traitOverrides else { return }
      rareState().traitOverrides = newValue.values
      refreshInheritedTraits()
    }
  }
}

@available(iOS 17.0, *)
extension UIViewController {
  /// The traits that the controller, and what is in it, has whatever is around it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraitOverrides ?? TraitValues()) }
    set {
      guard newValue.values != ownTraitOverrides else { return }
      ownTraitOverrides = newValue.values
      viewIfLoaded?.refreshInheritedTraits()
    }
  }
}

extension TraitValues {
  /// The values after somebody has set some.
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = UITraitOverrides(self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.values ?? self
  }

  /// The value of a trait.
  fileprivate subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = system.value(in: self) as? T.Value
      {
        return value
      }
      return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(newValue)
    }
  }

  fileprivate func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  fileprivate mutating func forget(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.forget(in: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }
}

/// The value of an app's own trait.
package final class CustomTraitValue: Hashable, @unchecked Sendable {
  // Safe: it never changes, and traits are values that are made to be passed around.
  fileprivate let value: Any

  fileprivate init(_ value: Any) { self.value = value }

  package static func == (lhs: CustomTraitValue, rhs: CustomTraitValue) -> Bool {
    if lhs === rhs { return true }
    guard let value = lhs.value as? any Equatable else { return false }
    return value.equals(rhs.value)
  }

  // Values needn't be hashable; the traits that are set are told apart by their types.
  package func hash(into hasher: inout Hasher) {}
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
