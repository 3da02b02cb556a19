/// What a view adds for assistive technologies, besides its label.
struct AccessibilityEffect {
  var value: String?
  var hint: String?
  var addedTraits: UIAccessibilityTraits = []
  var removedTraits: UIAccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var action: AccessibilityAction?
}

/// What assistive technologies can do with a view.
struct AccessibilityAction {
  let kind: AccessibilityActionKind
  let perform: () -> Void
}

/// What is done with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default`: AccessibilityActionKind = AccessibilityActionKind(name: "default")
  /// Leaves.
  public static let escape: AccessibilityActionKind = AccessibilityActionKind(name: "escape")
  /// Does what matters most.
  public static let magicTap: AccessibilityActionKind = AccessibilityActionKind(name: "magicTap")

  /// Something with a name.
  ///
  /// - Parameter named: The name.
  public init(named: Text) { name = "named \(named.plainText)" }

  private init(name: String) { self.name = name }
}

/// What becomes of the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden.
  public static let ignore: AccessibilityChildBehavior = AccessibilityChildBehavior(name: "ignore")
  /// They stay.
  public static let contain: AccessibilityChildBehavior = AccessibilityChildBehavior(
    name: "contain"
  )
  /// They become one.
  public static let combine: AccessibilityChildBehavior = AccessibilityChildBehavior(
    name: "combine"
  )
}

/// What a view is for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits

  /// Creates an empty set.
  public init() { traits = [] }

  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// A button.
  public static let isButton: AccessibilityTraits = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader: AccessibilityTraits = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected: AccessibilityTraits = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink: AccessibilityTraits = AccessibilityTraits(.link)
  /// A field for a search.
  public static let isSearchField: AccessibilityTraits = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage: AccessibilityTraits = AccessibilityTraits(.image)
  /// Something that plays a sound.
  public static let playsSound: AccessibilityTraits = AccessibilityTraits(.playsSound)
  /// A key.
  public static let isKeyboardKey: AccessibilityTraits = AccessibilityTraits(.keyboardKey)
  /// A text.
  public static let isStaticText: AccessibilityTraits = AccessibilityTraits(.staticText)
  /// A summary.
  public static let isSummaryElement: AccessibilityTraits = AccessibilityTraits(.summaryElement)
  /// Something that changes often.
  public static let updatesFrequently: AccessibilityTraits = AccessibilityTraits(
    .updatesFrequently
  )

  /// Whether a trait is in the set.
  ///
  /// - Parameter member: The trait.
  /// - Returns: Whether it is.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    traits.contains(member.traits)
  }

  /// All traits of two sets.
  ///
  /// - Parameter other: The other set.
  /// - Returns: The set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.union(other.traits))
  }

  /// The traits in both of two sets.
  ///
  /// - Parameter other: The other set.
  /// - Returns: The set.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }

  /// The traits in one of two sets only.
  ///
  /// - Parameter other: The other set.
  /// - Returns: The set.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }

  /// Adds a trait.
  ///
  /// - Parameter newMember: The trait.
  /// - Returns: Whether it is new, and the trait.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Removes a trait.
  ///
  /// - Parameter member: The trait.
  /// - Returns: The trait, if it was there.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    traits.subtract(member.traits)
    return common.traits.isEmpty ? nil : common
  }

  /// Adds a trait.
  ///
  /// - Parameter newMember: The trait.
  /// - Returns: The trait, if it was there.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.traits.isEmpty ? nil : common
  }

  /// Adds all traits of another set.
  ///
  /// - Parameter other: The other set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits of another set only.
  ///
  /// - Parameter other: The other set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits of one of two sets only.
  ///
  /// - Parameter other: The other set.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}

extension View {
  nonisolated private func accessibility(
    _ change: (inout AccessibilityEffect) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var effect = AccessibilityEffect()
    change(&effect)
    return modifier(AccessibilityAttachmentModifier { $0.accessibility = effect })
  }

  /// Gives the view a value for assistive technologies.
  ///
  /// - Parameter value: The value.
  /// - Returns: The view.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.value = value.plainText }
  }

  /// Gives the view a value for assistive technologies.
  ///
  /// - Parameter valueKey: The value's key.
  /// - Returns: The view.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Gives the view a value for assistive technologies.
  ///
  /// - Parameter value: The value.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value))
  }

  /// Says what the view does for assistive technologies.
  ///
  /// - Parameter hint: What it does.
  /// - Returns: The view.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.hint = hint.plainText }
  }

  /// Says what the view does for assistive technologies.
  ///
  /// - Parameter hintKey: The key of what it does.
  /// - Returns: The view.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what the view does for assistive technologies.
  ///
  /// - Parameter hint: What it does.
  /// - Returns: The view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Adds to what the view is for assistive technologies.
  ///
  /// - Parameter traits: What it is as well.
  /// - Returns: The view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.addedTraits = traits.traits }
  }

  /// Takes from what the view is for assistive technologies.
  ///
  /// - Parameter traits: What it isn't.
  /// - Returns: The view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.removedTraits = traits.traits }
  }

  /// Makes the view an element for assistive technologies.
  ///
  /// - Parameter children: What becomes of the elements inside.
  /// - Returns: The view.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.children = children }
  }

  /// Lets assistive technologies do something with the view.
  ///
  /// - Parameters:
  ///   - actionKind: What kind of thing.
  ///   - handler: What is done.
  /// - Returns: The view.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.action = AccessibilityAction(kind: actionKind, perform: handler) }
  }

  /// Lets assistive technologies do something with the view.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - handler: What is done.
  /// - Returns: The view.
  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Sets in which order assistive technologies come to the view; the stand-in keeps its own.
  ///
  /// - Parameter sortPriority: Higher values come first.
  /// - Returns: The view.
  nonisolated public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { _ in }
  }
}
