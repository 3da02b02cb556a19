import Foundation
import StageRuntime
import UniformTypeIdentifiers

/// A text message for the user to complete and send (rule 7.5).
///
/// Its fields are set before it is presented. It never dismisses itself: its delegate does.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
  private let context = StageContext.current
  private var isFinished = false
  private var attachedFiles: [Attachment] = []

  /// Creates a message without contents.
  ///
  /// - Parameter rootViewController: Ignored: the interface is the system's.
  public override init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a message without contents.
  ///
  /// - Parameters:
  ///   - navigationBarClass: Ignored: the interface is the system's.
  ///   - toolbarClass: Ignored.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a message without contents.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: the interface is the system's.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a message without contents.
  ///
  /// - Parameter coder: An archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installHooks()
  }

  /// A swipe is a tap on Cancel.
  ///
  /// Source: assumed. What the presentation itself answers to the swipe isn't documented.
  private func installHooks() {
    var hooks = SystemControllerHooks()
    hooks.standsForNil = !Self.canSendText()
    hooks.refusesInteractiveDismissal = true
    hooks.didAttemptToDismissByUser = { [weak self] in self?.cancel() }
    systemHooks = hooks
  }

  // MARK: What can be sent

  /// Returns whether messages can be sent.
  ///
  /// - Returns: Whether they can. Where they can't, the initialiser gives `nil` on a device, which
  ///   Swift doesn't see; presenting the controller raises then (rule 2.1).
  open class func canSendText() -> Bool {
    StageContext.current.service(MessageService.self).canSendText
  }

  /// Returns whether messages can have a subject.
  ///
  /// - Returns: Whether they can.
  open class func canSendSubject() -> Bool {
    StageContext.current.service(MessageService.self).canSendSubject
  }

  /// Returns whether messages can have attachments.
  ///
  /// - Returns: Whether they can.
  open class func canSendAttachments() -> Bool {
    StageContext.current.service(MessageService.self).canSendAttachments
  }

  /// Returns whether files of a type can be attached.
  ///
  /// - Parameter uti: The type's identifier.
  /// - Returns: Whether they can: pictures, sound, movies, contacts and PDF documents. Source:
  ///   assumed.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
    guard canSendAttachments(), let type = UTType(uti) else { return false }
    let kinds: [UTType] = [.image, .audiovisualContent, .vCard, .pdf, .text]
    return kinds.contains { type.conforms(to: $0) }
  }

  // MARK: Before it is presented

  /// The object that hears of the end and dismisses the controller.
  weak open var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// The recipients' numbers or addresses.
  open var recipients: [String]?

  /// The subject; not sent where subjects can't be.
  open var subject: String?

  /// The text.
  open var body: String?

  /// What is attached, each file as a dictionary of its URL and name; `nil` for nothing.
  open var attachments: [[AnyHashable: Any]]? {
    guard !attachedFiles.isEmpty else { return nil }
    return attachedFiles.map { file in
      var description: [AnyHashable: Any] = [
        MFMessageComposeViewControllerAttachmentAlternateFilename: file.name
      ]
      description[MFMessageComposeViewControllerAttachmentURL] = file.url
      return description
    }
  }

  /// Keeps the user from attaching anything; on a stage nobody would.
  open func disableUserAttachments() {}

  /// Attaches a file.
  ///
  /// - Parameters:
  ///   - attachmentURL: The file.
  ///   - alternateFilename: The name that the recipient sees; `nil` for the file's own.
  /// - Returns: Whether it is attached: `false` for other URLs, for types that can't be sent, and
  ///   once the controller has been presented.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL,
    withAlternateFilename alternateFilename: String?
  ) -> Bool {
    let type = UTType(filenameExtension: attachmentURL.pathExtension)?.identifier ?? ""
    guard attachmentURL.isFileURL, !isViewLoaded, Self.isSupportedAttachmentUTI(type) else {
      return false
    }
    let name = alternateFilename ?? attachmentURL.lastPathComponent
    attachedFiles.append(Attachment(data: nil, url: attachmentURL, type: type, name: name))
    return true
  }

  /// Attaches a file's contents.
  ///
  /// - Parameters:
  ///   - attachmentData: The contents.
  ///   - uti: The identifier of their type.
  ///   - filename: The name that the recipient sees.
  /// - Returns: Whether it is attached: `false` for types that can't be sent, and once the controller
  ///   has been presented.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool {
    guard !isViewLoaded, Self.isSupportedAttachmentUTI(uti) else { return false }
    attachedFiles.append(Attachment(data: attachmentData, url: nil, type: uti, name: filename))
    return true
  }

  // MARK: The screen

  /// Makes the fields and buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let form = ComposeView(
      .message,
      title: "New Message",
      cancel: { [weak self] in self?.cancel() },
      send: { [weak self] in self?.send() }
    )
    let content = draft
    form.canSend = canBeSent
    form.fields = [ComposeFieldView(name: "To", addresses: content.recipients)]
    if !content.subject.isEmpty {
      form.fields.append(ComposeFieldView(name: "Subject", text: content.subject))
    }
    form.attachments = content.attachments.map { ComposeAttachmentView(name: $0.name) }
    form.text = content.body
    view = form
  }

  /// What the message contains.
  package var draft: MessageDraft {
    var draft = MessageDraft()
    draft.recipients = recipients ?? []
    draft.subject = Self.canSendSubject() ? subject ?? "" : ""
    draft.body = body ?? ""
    draft.attachments = attachedFiles
    return draft
  }

  private var canBeSent: Bool {
    let draft = draft
    return !draft.recipients.isEmpty && !(draft.body.isEmpty && draft.attachments.isEmpty)
  }

  // MARK: What the user does

  /// Sends the message, as its button does; nothing happens without a recipient or contents.
  package func send() {
    guard canBeSent, !isFinished else { return }
    context.service(MessageService.self).sentMessages.append(draft)
    finish(with: .sent)
  }

  /// Cancels the message, as its button and a swipe do.
  package func cancel() { finish(with: .cancelled) }

  /// Tries to send the message, in vain.
  package func fail() { finish(with: .failed) }

  private func finish(with result: MessageComposeResult) {
    guard !isFinished else { return }
    isFinished = true
    context.transcript.record(.system, transcriptName, "didFinishWith \(result)")
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// The key of an attachment's URL.
public let MFMessageComposeViewControllerAttachmentURL: String =
  "MFMessageComposeViewControllerAttachmentURL"

/// The key of an attachment's name.
public let MFMessageComposeViewControllerAttachmentAlternateFilename: String =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
