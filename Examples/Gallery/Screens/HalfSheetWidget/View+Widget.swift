import SwiftUI
import UIKit
import UIViewControllerPresenting

extension UIViewControllerPresenting
where Controller == WidgetViewController, Coordinator == Void {
  /// A view that presents the widget in a half sheet.
  static func widget(isPresented: Binding<Bool>) -> Self {
    Self(isPresented: isPresented) { _, dismiss in
      let widget = WidgetViewController(completion: dismiss)
      widget.sheetPresentationController?.detents = [.medium()]
      return widget
    }
  }
}

extension View {
  /// Presents the widget while a binding is true.
  func widget(isPresented: Binding<Bool>) -> some View {
    background(UIViewControllerPresenting.widget(isPresented: isPresented))
  }
}
