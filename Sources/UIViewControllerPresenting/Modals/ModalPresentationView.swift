#if canImport(UIKit)
import SwiftUI

/// A container that presents what a ``ModalPresentationButton`` inside it asks for, at any depth.
///
/// It owns the modal's state, so that no binding has to be passed down. Inside the modal a
/// ``ModalDismissButton`` dismisses it; swiping it down does, too.
public struct ModalPresentationView<Content: View>: View {
  private let content: Content

  @State private var modal: Modal?
  @State private var lastID = 0

  private struct Modal: Identifiable {
    let id: Int
    let content: AnyView
  }

  /// Creates a container.
  ///
  /// - Parameter content: Makes the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content.
  public var body: some View {
    content
      .presenting(item: $modal) { modal in
        modal.content.transformEnvironment(\.modalActions) { actions in
          actions.dismiss = { self.modal = nil }
        }
      }
      .transformEnvironment(\.modalActions) { actions in
        actions.present = { content in
          lastID += 1
          modal = Modal(id: lastID, content: content)
        }
      }
  }
}
#endif
