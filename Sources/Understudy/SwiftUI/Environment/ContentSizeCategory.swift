import UIKit

/// A size of text that a person can choose, by its older name.
///
/// Source: documented. Apple's page for `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Extra small.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large: what people have who haven't chosen.
  case large
  /// Extra large.
  case extraLarge
  /// Extra extra large.
  case extraExtraLarge
  /// Extra extra extra large.
  case extraExtraExtraLarge
  /// The first of the accessibility sizes.
  case accessibilityMedium
  /// The second of the accessibility sizes.
  case accessibilityLarge
  /// The third of the accessibility sizes.
  case accessibilityExtraLarge
  /// The fourth of the accessibility sizes.
  case accessibilityExtraExtraLarge
  /// The fifth of the accessibility sizes.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns whether one size is smaller than another.
  ///
  /// - Parameters:
  ///   - lhs: A size.
  ///   - rhs: Another size.
  /// - Returns: Whether it is.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }

  /// Returns whether one size is at most another.
  ///
  /// - Parameters:
  ///   - lhs: A size.
  ///   - rhs: Another size.
  /// - Returns: Whether it is.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank <= rhs.rank
  }

  /// Returns whether one size is larger than another.
  ///
  /// - Parameters:
  ///   - lhs: A size.
  ///   - rhs: Another size.
  /// - Returns: Whether it is.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank > rhs.rank
  }

  /// Returns whether one size is at least another.
  ///
  /// - Parameters:
  ///   - lhs: A size.
  ///   - rhs: Another size.
  /// - Returns: Whether it is.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.rank >= rhs.rank
  }

  /// The size by its newer name.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[rank] }

  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }

  /// Creates a size from UIKit's.
  ///
  /// - Parameter uiSizeCategory: UIKit's size; an unspecified or unknown one gives `nil`.
  @available(iOS 14.0, *)
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let found = Self.allCases.first(where: { $0.uiKit == uiSizeCategory }) else {
      return nil
    }
    self = found
  }

  fileprivate var uiKit: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .accessibilityMedium: .accessibilityMedium
    case .accessibilityLarge: .accessibilityLarge
    case .accessibilityExtraLarge: .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
    }
  }
}

extension DynamicTypeSize {
  /// Creates a size from UIKit's.
  ///
  /// - Parameter uiSizeCategory: UIKit's size; an unspecified or unknown one gives `nil`.
  @available(iOS 15.0, *)
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = ContentSizeCategory(uiSizeCategory) else { return nil }
    self = category.dynamicTypeSize
  }
}

extension UIContentSizeCategory {
  /// Creates UIKit's size from SwiftUI's.
  ///
  /// - Parameter sizeCategory: SwiftUI's size; `nil` gives an unspecified one.
  @available(iOS 14.0, *)
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory?.uiKit ?? .unspecified
  }

  /// Creates UIKit's size from SwiftUI's.
  ///
  /// - Parameter dynamicTypeSize: SwiftUI's size; `nil` gives an unspecified one.
  @available(iOS 15.0, *)
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self.init(dynamicTypeSize.map { ContentSizeCategory($0) })
  }
}

extension EnvironmentValues {
  /// The size of text that the person has chosen: ``dynamicTypeSize`` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension View {
  /// Sets the size of text for what reads it; the stand-in's fonts don't follow it.
  ///
  /// - Parameter size: The size.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text in a range for what reads it; the stand-in's fonts don't follow it.
  ///
  /// - Parameter range: The range; an empty one changes nothing, which is assumed.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  nonisolated public func dynamicTypeSize<T: RangeExpression>(
    _ range: T
  ) -> some View where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = allowed.first, let largest = allowed.last else { return }
      size = size < smallest ? smallest : largest
    }
  }
}
