import Foundation

/// One of the system's own activities, as far as an app can see them.
///
/// Which items each takes. Source: documented, on the pages of the `ActivityType` constants.
final class BuiltInActivity: UIActivity {
  private let kind: Kind
  private var items: [Any] = []

  /// What the activity does.
  private enum Kind: CaseIterable {
    case airDrop, message, mail, copy, addToReadingList, saveImage, assignToContact, print
  }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Every activity that the system has, in the order in which they are offered.
  static func all() -> [BuiltInActivity] { Kind.allCases.map { BuiltInActivity($0) } }

  override var activityType: UIActivity.ActivityType? {
    switch kind {
    case .airDrop: .airDrop
    case .message: .message
    case .mail: .mail
    case .copy: .copyToPasteboard
    case .addToReadingList: .addToReadingList
    case .saveImage: .saveToCameraRoll
    case .assignToContact: .assignToContact
    case .print: .print
    }
  }

  /// The row that the activity is in; a class property can't say it for all kinds.
  var category: UIActivity.Category {
    switch kind {
    case .airDrop, .message, .mail: .share
    case .copy, .addToReadingList, .saveImage, .assignToContact, .print: .action
    }
  }

  override var activityTitle: String? {
    switch kind {
    case .airDrop: "AirDrop"
    case .message: "Messages"
    case .mail: "Mail"
    case .copy: "Copy"
    case .addToReadingList: "Add to Reading List"
    case .saveImage: "Save Image"
    case .assignToContact: "Assign to Contact"
    case .print: "Print"
    }
  }

  override var activityImage: UIImage? { UIImage(systemName: look.symbol) }

  /// What the share sheet shows of the activity.
  var look: ShareTile.Look {
    switch kind {
    case .airDrop: ShareTile.Look("wifi", ground: .white, ink: .systemBlue)
    case .message: ShareTile.Look("message.fill", ground: .systemGreen, ink: .white)
    case .mail: ShareTile.Look("envelope.fill", ground: .systemBlue, ink: .white)
    case .copy: ShareTile.Look("doc.on.doc")
    case .addToReadingList: ShareTile.Look("eyeglasses")
    case .saveImage: ShareTile.Look("square.and.arrow.down")
    case .assignToContact: ShareTile.Look("person.crop.circle")
    case .print: ShareTile.Look("printer")
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    switch kind {
    case .airDrop, .message, .mail:
      activityItems.contains {
        $0 is String || $0 is URL || $0 is UIImage || $0 is Data || $0 is NSItemProvider
      }
    case .copy:
      activityItems.contains {
        $0 is String || $0 is URL || $0 is UIImage || $0 is UIColor || $0 is NSDictionary
      }
    case .addToReadingList:
      activityItems.contains { ["http", "https"].contains(($0 as? URL)?.scheme?.lowercased()) }
    case .saveImage:
      activityItems.contains { $0 is UIImage }
    case .assignToContact:
      activityItems.count == 1 && activityItems[0] is UIImage
    case .print:
      activityItems.contains { $0 is UIImage || $0 is Data || ($0 as? URL)?.isFileURL == true }
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  /// Mail and messages are written first; made for each choice.
  override var activityViewController: UIViewController? {
    switch kind {
    case .message: ActivityComposeController(.message, of: items, for: self)
    case .mail: ActivityComposeController(.mail, of: items, for: self)
    case .airDrop, .copy, .addToReadingList, .saveImage, .assignToContact, .print: nil
    }
  }

  override func perform() {
    if kind == .copy { UIPasteboard.general.replaceContents(with: items) }
    activityDidFinish(true)
  }
}
