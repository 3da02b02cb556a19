import Foundation

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares items, with the usual label.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of each of them.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of each of them.
  public init(
    _ titleKey: LocalizedStringKey,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of each of them.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares items, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of each of them.
  public init(
    _ title: Text,
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
  }
}

@available(iOS 16.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares an item, with the usual label.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of it.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(nil))
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of it.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item),
      subject,
      message,
      { _ in preview },
      DefaultShareLinkLabel(Text(titleKey))
    )
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of it.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item),
      subject,
      message,
      { _ in preview },
      DefaultShareLinkLabel(Text(title))
    )
  }

  /// Creates a link that shares an item, with a title.
  ///
  /// - Parameters:
  ///   - title: The link's title.
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of it.
  public init<I: Transferable>(
    _ title: Text,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(
      CollectionOfOne(item),
      subject,
      message,
      { _ in preview },
      DefaultShareLinkLabel(title)
    )
  }
}

/// What a link shows that says nothing else: the symbol of sharing, with a title.
///
/// Source: documented. Apple's page for `DefaultShareLinkLabel`.
@available(iOS 16.0, *)
nonisolated public struct DefaultShareLinkLabel: View {
  private let title: Text?

  init(_ title: Text?) { self.title = title }

  /// The symbol and the title.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title ?? Text(verbatim: "Share\u{2026}")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
