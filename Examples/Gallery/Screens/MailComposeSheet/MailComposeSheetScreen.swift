import MailComposeSheet
import SwiftUI

/// A screen that lets the user write a mail.
struct MailComposeSheetScreen: View {
  @State private var isMailPresented = false

  var body: some View {
    Showcase(screen: .mail) {
      Text(isMailPresented ? "Writing" : "Not writing")
      Button("Report a problem") { isMailPresented = true }
    }
    .mailComposeSheet(
      recipients: ["support@example.com"],
      subject: "A problem",
      isPresented: $isMailPresented
    )
  }
}
