#if canImport(UIKit)
import SwiftUI

/// A button that presents a view in the ``ModalPresentationView`` around it.
///
/// Without one around it, it says so in the log and does nothing.
public struct ModalPresentationButton<Destination: View, Label: View>: View {
  private let destination: Destination
  private let label: Label

  @Environment(\.modalActions) private var actions

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - destination: What it presents.
  ///   - label: Makes what the button shows.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button {
      guard let present = actions.present else {
        return PresentationLog.problem(
          """
          A ModalPresentationButton has nothing to present in: put a ModalPresentationView around it.
          """
        )
      }
      present(AnyView(destination))
    } label: {
      label
    }
  }
}
#endif
