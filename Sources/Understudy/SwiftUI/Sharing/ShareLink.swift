import Foundation

/// A control that shows the share sheet with what it was given.
///
/// A tap presents UIKit's `UIActivityViewController` with the controller of the link's hosting view, on
/// an iPad in a popover that points at the link; a link in a menu's content has the sheet point at
/// the menu. The items are made when the link is tapped.
///
/// What UIKit knows by itself, such as strings, URLs and images, and what has a proxy of that kind, is
/// shared as that; other items as an `NSItemProvider` of their data.
///
/// Source: documented. Apple's page for `ShareLink`. That the controller of the hosting view presents,
/// and which class the items have, is assumed.
@available(iOS 16.0, *)
nonisolated public struct ShareLink<
  Data: RandomAccessCollection,
  PreviewImage: Transferable,
  PreviewIcon: Transferable,
  Label: View
>: View where Data.Element: Transferable {
  @State private var presenter = SharePresenter()
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  private let label: Label

  init(
    _ items: Data,
    _ subject: Text?,
    _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?,
    _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// Creates a link that shares items.
  ///
  /// - Parameters:
  ///   - items: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of each of them.
  ///   - label: What the link shows.
  public init(
    items: Data,
    subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, subject, message, preview, label())
  }

  /// The link, a button.
  @MainActor @preconcurrency public var body: some View {
    let presenter = presenter
    let link = Sent(self)
    Button {
      presenter.present()
    } label: {
      label
    }
    .modifier(ShareSource(presenter: presenter, makeItems: { link.value.makeItems() }))
  }

  @MainActor private func makeItems() -> [Any] {
    let subject = subject?.plainText
    var result: [Any] = items.map { item in
      SharedItem(item.sharedValue, subject: subject, title: preview?(item).title.plainText)
    }
    if let message { result.append(SharedMessage(message.plainText)) }
    return result
  }
}

@available(iOS 16.0, *)
extension ShareLink {
  /// Creates a link that shares an item.
  ///
  /// - Parameters:
  ///   - item: What to share.
  ///   - subject: What activities such as mail call it.
  ///   - message: What activities such as mail say with it.
  ///   - preview: Says what to show of it.
  ///   - label: What the link shows.
  public init<I: Transferable>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}
