#if canImport(MessageUI) && canImport(UIKit)
import MessageUI
import SwiftUI
import UIKit
import UIViewControllerPresenting

extension View {
  /// Presents a form for a mail while a binding is true.
  ///
  /// Where no mail can be sent, a `mailto:` URL of the first recipient and the subject is opened through
  /// the environment's `openURL`, and the binding goes back.
  ///
  /// - Parameters:
  ///   - recipients: The addresses of those it goes to.
  ///   - subject: What it is about.
  ///   - body: What it says.
  ///   - isHTML: Whether the body is HTML.
  ///   - isPresented: Whether the form is presented. It becomes false when the user sends the mail or
  ///     cancels it.
  /// - Returns: A view that looks like this one.
  public func mailComposeSheet(
    recipients: [String] = [],
    subject: String = "",
    body: String = "",
    isHTML: Bool = false,
    isPresented: Binding<Bool>
  ) -> some View {
    mailComposeSheet(
      template: MailComposeTemplate(
        recipients: recipients,
        subject: subject,
        body: body,
        isHTML: isHTML
      ),
      isPresented: isPresented
    )
  }

  /// Presents a form for a mail while a binding is true.
  ///
  /// - Parameters:
  ///   - template: What the mail contains at first.
  ///   - isPresented: Whether the form is presented. It becomes false when the user sends the mail or
  ///     cancels it.
  /// - Returns: A view that looks like this one.
  public func mailComposeSheet(
    template: MailComposeTemplate,
    isPresented: Binding<Bool>
  ) -> some View {
    background { MailPresentation(template: template, isPresented: isPresented) }
  }
}

/// Presents the form, or opens the mail elsewhere.
private struct MailPresentation: View {
  let template: MailComposeTemplate
  let isPresented: Binding<Bool>

  var body: some View {
    if isPresented.wrappedValue, !MFMailComposeViewController.canSendMail() {
      OpenURLFallback(
        template.mailtoURL,
        because: "this device has no account from which mail can be sent."
      ) {
        isPresented.wrappedValue = false
      }
    }
    form
  }

  private var form: some View {
    let isPresented = isPresented
    let template = template
    return UIViewControllerPresenting<MFMailComposeViewController, MailCoordinator>(
      wish: PresentationWish(
        read: {
          isPresented.wrappedValue && MFMailComposeViewController.canSendMail() ? true : nil
        },
        takeBack: { isPresented.wrappedValue = false }
      ),
      makeUIViewController: { context, _ in
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setToRecipients(template.recipients)
        controller.setSubject(template.subject)
        controller.setMessageBody(template.body, isHTML: template.isHTML)
        return controller
      },
      makeCoordinator: { MailCoordinator(dismiss: $0) },
      animated: true
    )
  }
}

/// Hears that a mail was sent or cancelled: the form doesn't dismiss itself (rule 7.4).
private final class MailCoordinator: NSObject, MFMailComposeViewControllerDelegate {
  private let dismiss: () -> Void

  init(dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    dismiss()
  }
}
#endif
