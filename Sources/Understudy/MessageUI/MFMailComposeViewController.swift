import Foundation
import StageRuntime

/// A mail for the user to complete and send (rule 7.4).
///
/// Its fields are set before it is presented. It never dismisses itself: its delegate does.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
  private let context = StageContext.current
  private var isFinished = false

  /// What the mail contains.
  package private(set) var draft = MailDraft()

  /// Creates a mail without contents.
  ///
  /// - Parameter rootViewController: Ignored: the interface is the system's.
  public override init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a mail without contents.
  ///
  /// - Parameters:
  ///   - navigationBarClass: Ignored: the interface is the system's.
  ///   - toolbarClass: Ignored.
  public override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a mail without contents.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored: the interface is the system's.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    installHooks()
  }

  /// Creates a mail without contents.
  ///
  /// - Parameter coder: An archive; nothing is read from it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    installHooks()
  }

  /// A swipe is a tap on Cancel: the controller stays, and asks if there is a draft.
  ///
  /// Source: assumed. What the presentation itself answers to the swipe isn't documented.
  private func installHooks() {
    var hooks = SystemControllerHooks()
    hooks.standsForNil = !Self.canSendMail()
    hooks.refusesInteractiveDismissal = true
    hooks.didAttemptToDismissByUser = { [weak self] in self?.cancel() }
    systemHooks = hooks
  }

  // MARK: Before it is presented

  /// Returns whether there is an account to send mail from.
  ///
  /// - Returns: Whether there is. Where there is none, the initialiser gives `nil` on a device, which
  ///   Swift doesn't see; presenting the controller raises then (rule 2.1).
  open class func canSendMail() -> Bool {
    StageContext.current.service(MessageService.self).canSendMail
  }

  /// The object that hears of the end and dismisses the controller.
  weak open var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets the subject.
  ///
  /// - Parameter subject: The subject. Ignored once the controller has been presented.
  open func setSubject(_ subject: String) { change { $0.subject = subject } }

  /// Sets the recipients.
  ///
  /// - Parameter toRecipients: Their addresses; `nil` for none. Ignored once the controller has been
  ///   presented.
  open func setToRecipients(_ toRecipients: [String]?) {
    change { $0.recipients = toRecipients ?? [] }
  }

  /// Sets those who get a copy.
  ///
  /// - Parameter ccRecipients: Their addresses; `nil` for none. Ignored once the controller has been
  ///   presented.
  open func setCcRecipients(_ ccRecipients: [String]?) {
    change { $0.copyRecipients = ccRecipients ?? [] }
  }

  /// Sets those who get a copy without the others knowing.
  ///
  /// - Parameter bccRecipients: Their addresses; `nil` for none. Ignored once the controller has been
  ///   presented.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    change { $0.blindCopyRecipients = bccRecipients ?? [] }
  }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: The text. Ignored once the controller has been presented.
  ///   - isHTML: Whether it is HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    change {
      $0.body = body
      $0.isHTML = isHTML
    }
  }

  /// Attaches a file.
  ///
  /// - Parameters:
  ///   - attachment: The file's contents. Ignored once the controller has been presented.
  ///   - mimeType: The MIME type, such as `image/png`.
  ///   - filename: The name that the recipient sees.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    change {
      $0.attachments.append(
        Attachment(data: attachment, url: nil, type: mimeType, name: filename)
      )
    }
  }

  /// Sets the address that the mail is preferably sent from.
  ///
  /// - Parameter emailAddress: The address; another is used if there is no account with it. Ignored
  ///   once the controller has been presented.
  @available(iOS 11.0, *)
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    change { $0.preferredSender = emailAddress }
  }

  /// Changes the draft while the controller hasn't been presented.
  private func change(_ change: (inout MailDraft) -> Void) {
    guard !isViewLoaded else { return }
    change(&draft)
  }

  // MARK: The screen

  /// Makes the fields and buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    let form = ComposeView(
      .mail,
      title: draft.subject.isEmpty ? "New Message" : draft.subject,
      cancel: { [weak self] in self?.cancel() },
      send: { [weak self] in self?.send() }
    )
    form.frame = view.bounds
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    form.canSend = hasRecipient
    form.fields = fields
    form.attachments = draft.attachments.map { ComposeAttachmentView(name: $0.name) }
    form.text = draft.body
    view.addSubview(form)
    self.form = form
  }

  private var form: ComposeView?

  /// The lines of the form: those for copies only where there are copies.
  private var fields: [ComposeFieldView] {
    let addresses = [
      ("To", draft.recipients), ("Cc", draft.copyRecipients), ("Bcc", draft.blindCopyRecipients),
    ]
    let shown = addresses.filter { $0.0 == "To" || !$0.1.isEmpty }
    return shown.map { ComposeFieldView(name: $0.0, addresses: $0.1) }
      + [ComposeFieldView(name: "Subject", text: draft.subject)]
  }

  private var hasRecipient: Bool {
    !(draft.recipients + draft.copyRecipients + draft.blindCopyRecipients).isEmpty
  }

  // MARK: What the user does

  /// Sends the mail, as its button does; nothing happens without a recipient.
  package func send() {
    guard hasRecipient, !isFinished else { return }
    context.service(MessageService.self).sentMails.append(draft)
    finish(with: .sent)
  }

  /// Cancels the mail, as its button and a swipe do: if it contains anything, the user is asked
  /// whether to keep it.
  ///
  /// Source: assumed, that what the app filled in counts as well as what the user typed.
  package func cancel() {
    guard !isFinished else { return }
    guard !draft.isEmpty else { return finish(with: .cancelled) }
    form?.ask([
      ComposeChoiceView.Answer("Delete Draft", isDestructive: true) { [weak self] in
        self?.deleteDraft()
      },
      ComposeChoiceView.Answer("Save Draft") { [weak self] in self?.saveDraft() },
    ])
  }

  /// Cancels the mail for good.
  package func deleteDraft() { finish(with: .cancelled) }

  /// Keeps the mail as a draft.
  package func saveDraft() {
    guard !isFinished else { return }
    context.service(MessageService.self).savedMails.append(draft)
    finish(with: .saved)
  }

  /// Tries to send or keep the mail, in vain.
  ///
  /// - Parameter code: What fails.
  package func fail(_ code: MFMailComposeError.Code = .sendFailed) {
    finish(with: .failed, error: MFMailComposeError(code))
  }

  private func finish(with result: MFMailComposeResult, error: (any Error)? = nil) {
    guard !isFinished else { return }
    isFinished = true
    context.transcript.record(.system, transcriptName, "didFinishWith \(result)")
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}
