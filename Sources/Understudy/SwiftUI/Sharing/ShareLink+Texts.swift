import Foundation

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a link that shares items.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - label: What the link shows.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a link that shares items.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - label: What the link shows.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, nil, label())
  }
}

@available(iOS 16.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares an item.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - label: What the link shows.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }

  /// Creates a link that shares an item.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - label: What the link shows.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, label())
  }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL
{
  /// Creates a link that shares items, with the usual label.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Creates a link that shares items, with the usual label.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item, with the usual label.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ title: Text,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item, with the usual label.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  public init(
    _ title: Text,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
  }
}
