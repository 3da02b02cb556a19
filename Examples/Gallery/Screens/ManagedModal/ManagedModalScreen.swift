import SwiftUI
import UIViewControllerPresenting

/// A screen whose modal is managed by a container: no binding is passed anywhere.
struct ManagedModalScreen: View {
  var body: some View {
    ModalPresentationView {
      VStack(spacing: 20) {
        Text("Settings")
        ModalPresentationButton(destination: AccountView()) { Text("Account") }
      }
    }
  }
}

/// What the container presents.
private struct AccountView: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Your account")
      ModalDismissButton { Text("Close") }
    }
  }
}
