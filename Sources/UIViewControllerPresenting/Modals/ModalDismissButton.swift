#if canImport(UIKit)
import SwiftUI

/// A button that dismisses the modal of a ``ModalPresentationView`` that it is in, at any depth.
///
/// Outside of one it says so in the log and does nothing.
public struct ModalDismissButton<Label: View>: View {
  private let label: Label

  @Environment(\.modalActions) private var actions

  /// Creates a button.
  ///
  /// - Parameter label: Makes what the button shows.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      guard let dismiss = actions.dismiss else {
        return PresentationLog.problem(
          "A ModalDismissButton has nothing to dismiss: it isn't in a modal."
        )
      }
      dismiss()
    } label: {
      label
    }
  }
}
#endif
