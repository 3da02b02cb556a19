import SwiftUI
import UIViewControllerPresenting

/// A screen whose modal is managed by a container: no binding is passed anywhere.
struct ManagedModalScreen: View {
  var body: some View {
    ModalPresentationView {
      Showcase(screen: .modal) {
        Text("Settings")
        ModalPresentationButton(destination: AccountView()) { Text("Account") }
      }
    }
  }
}

/// What the container presents.
private struct AccountView: View {
  var body: some View {
    Panel(symbol: "person.crop.circle", title: "Your account") {
      ModalDismissButton { Text("Close") }
    }
  }
}
