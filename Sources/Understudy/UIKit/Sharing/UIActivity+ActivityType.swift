extension UIActivity {
  /// What tells an activity from others.
  ///
  /// Source: header.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String

    /// Creates a type.
    ///
    /// - Parameter rawValue: The identifier, in reverse domain notation.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type.
    ///
    /// - Parameter rawValue: The identifier, in reverse domain notation.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The row of the share sheet that an activity is in.
  ///
  /// Source: header.
  public enum Category: Int, Sendable {
    /// It does something with the items.
    case action = 0
    /// It passes the items on.
    case share = 1
  }
}

extension UIActivity.ActivityType {
  /// Posts to Facebook.
  public static let postToFacebook: Self = Self("com.apple.UIKit.activity.PostToFacebook")

  /// Posts to Twitter.
  public static let postToTwitter: Self = Self("com.apple.UIKit.activity.PostToTwitter")

  /// Posts to Sina Weibo.
  public static let postToWeibo: Self = Self("com.apple.UIKit.activity.PostToWeibo")

  /// Sends a message.
  public static let message: Self = Self("com.apple.UIKit.activity.Message")

  /// Sends a mail.
  public static let mail: Self = Self("com.apple.UIKit.activity.Mail")

  /// Prints.
  public static let print: Self = Self("com.apple.UIKit.activity.Print")

  /// Copies to the pasteboard.
  public static let copyToPasteboard: Self = Self("com.apple.UIKit.activity.CopyToPasteboard")

  /// Gives a contact a picture.
  public static let assignToContact: Self = Self("com.apple.UIKit.activity.AssignToContact")

  /// Saves pictures and videos in the library.
  public static let saveToCameraRoll: Self = Self("com.apple.UIKit.activity.SaveToCameraRoll")

  /// Adds a URL to Safari's reading list.
  public static let addToReadingList: Self = Self("com.apple.UIKit.activity.AddToReadingList")

  /// Posts to Flickr.
  public static let postToFlickr: Self = Self("com.apple.UIKit.activity.PostToFlickr")

  /// Posts to Vimeo.
  public static let postToVimeo: Self = Self("com.apple.UIKit.activity.PostToVimeo")

  /// Posts to Tencent Weibo.
  public static let postToTencentWeibo: Self = Self("com.apple.UIKit.activity.TencentWeibo")

  /// Sends to a device nearby.
  public static let airDrop: Self = Self("com.apple.UIKit.activity.AirDrop")

  /// Opens in Books.
  public static let openInIBooks: Self = Self("com.apple.UIKit.activity.OpenInIBooks")

  /// Makes a PDF and marks it up.
  public static let markupAsPDF: Self = Self("com.apple.UIKit.activity.MarkupAsPDF")

  /// Shares in a call.
  @available(iOS 15.4, *)
  public static let sharePlay: Self = Self("com.apple.UIKit.activity.SharePlay")

  /// Invites to work together.
  @available(iOS 16.0, *)
  public static let collaborationInviteWithLink: Self = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink"
  )

  /// Copies the link of work together.
  @available(iOS 16.0, *)
  public static let collaborationCopyLink: Self = Self(
    "com.apple.UIKit.activity.CollaborationCopyLink"
  )

  /// Puts a web page on the Home Screen.
  @available(iOS 16.4, *)
  public static let addToHomeScreen: Self = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
