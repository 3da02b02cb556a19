/// What is known of a link: its title, icon and pictures (rule 7.7).
///
/// Nothing is fetched on a stage: what the app fills in is all there is. What item providers hold is
/// copied, but not archived.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {
  /// The URL that was asked for.
  open var originalURL: URL?

  /// The URL that the link leads to after redirections.
  open var url: URL?

  /// The title.
  open var title: String?

  /// What provides the icon.
  open var iconProvider: NSItemProvider?

  /// What provides the picture.
  open var imageProvider: NSItemProvider?

  /// What provides the video.
  open var videoProvider: NSItemProvider?

  /// Where the video is, for players of the web.
  open var remoteVideoURL: URL?

  /// Creates metadata without anything in it.
  public override init() { super.init() }

  // MARK: Archiving

  /// Whether archives of this class are read securely: they are.
  public class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let originalURL = "originalURL"
    static let url = "URL"
    static let title = "title"
    static let remoteVideoURL = "remoteVideoURL"
  }

  /// Creates metadata from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init()
    originalURL = coder.decodeObject(of: NSURL.self, forKey: Key.originalURL).map { $0 as URL }
    url = coder.decodeObject(of: NSURL.self, forKey: Key.url).map { $0 as URL }
    title = coder.decodeObject(of: NSString.self, forKey: Key.title).map { $0 as String }
    remoteVideoURL =
      coder.decodeObject(of: NSURL.self, forKey: Key.remoteVideoURL).map { $0 as URL }
  }

  /// Writes the URLs and the title into an archive.
  ///
  /// - Parameter coder: The archive.
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL as NSURL?, forKey: Key.originalURL)
    coder.encode(url as NSURL?, forKey: Key.url)
    coder.encode(title as NSString?, forKey: Key.title)
    coder.encode(remoteVideoURL as NSURL?, forKey: Key.remoteVideoURL)
  }

  // MARK: Copying

  /// Returns metadata with the same contents.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: New metadata.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}
