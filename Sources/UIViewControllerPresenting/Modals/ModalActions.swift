#if canImport(UIKit)
import SwiftUI

/// How the buttons inside a ``ModalPresentationView`` and inside its modal reach it.
struct ModalActions {
  var present: ((AnyView) -> Void)?
  var dismiss: (() -> Void)?
}

private struct ModalActionsKey: EnvironmentKey {
  static var defaultValue: ModalActions { ModalActions() }
}

extension EnvironmentValues {
  var modalActions: ModalActions {
    get { self[ModalActionsKey.self] }
    set { self[ModalActionsKey.self] = newValue }
  }
}
#endif
