#if canImport(UIKit)
import SwiftUI
import UIKit

/// A button that presents its content as a bottom sheet, in the window that the button is in.
public struct BottomSheetPresenter<Content: View>: View {
  private let label: String
  private let detents: [UISheetPresentationController.Detent]
  private let content: () -> Content

  @State private var isPresented = false

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - detents: The heights at which the sheet rests, the smallest first; not empty.
  ///   - content: Makes the content of the sheet.
  public init(
    _ label: String,
    detents: [UISheetPresentationController.Detent],
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.label = label
    self.detents = detents
    self.content = content
  }

  /// The button.
  public var body: some View {
    Button(label) { isPresented = true }
      .bottomSheet(
        isPresented: $isPresented,
        detents: detents,
        prefersGrabberVisible: true,
        content: content
      )
  }
}
#endif
