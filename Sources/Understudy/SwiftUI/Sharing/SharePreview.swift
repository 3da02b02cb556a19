import Foundation

/// What a share sheet shows of an item before it is shared: a title, an image and an icon.
///
/// The stand-in's sheet shows the title; its head has no room for pictures.
///
/// Source: documented. Apple's page for `SharePreview`.
@available(iOS 16.0, *)
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text

  private init(of title: Text) { self.title = title }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - image: A picture of the item.
  ///   - icon: A picture of where the item comes from.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(of: Text(titleKey))
  }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A picture of the item.
  ///   - icon: A picture of where the item comes from.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(of: Text(title))
  }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A picture of the item.
  ///   - icon: A picture of where the item comes from.
  public init(_ title: Text, image: Image, icon: Icon) { self.init(of: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never {
  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - icon: A picture of where the item comes from.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(of: Text(titleKey)) }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: A picture of where the item comes from.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(of: Text(title)) }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - icon: A picture of where the item comes from.
  public init(_ title: Text, icon: Icon) { self.init(of: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Icon == Never {
  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - image: A picture of the item.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(of: Text(titleKey)) }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A picture of the item.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(of: Text(title)) }

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: A picture of the item.
  public init(_ title: Text, image: Image) { self.init(of: title) }
}

@available(iOS 16.0, *)
extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview.
  ///
  /// - Parameter titleKey: The title's key.
  public init(_ titleKey: LocalizedStringKey) { self.init(of: Text(titleKey)) }

  /// Creates a preview.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(of: Text(title)) }

  /// Creates a preview.
  ///
  /// - Parameter title: The title.
  public init(_ title: Text) { self.init(of: title) }
}
