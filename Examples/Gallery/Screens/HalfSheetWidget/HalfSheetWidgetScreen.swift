import SwiftUI

/// A screen that shows a UIKit widget in a half sheet.
struct HalfSheetWidgetScreen: View {
  @State private var isWidgetPresented = false

  var body: some View {
    Showcase(screen: .widget) {
      Text(isWidgetPresented ? "The widget is presented." : "The widget is not presented.")
      Button("Show widget") { isWidgetPresented = true }
    }
    .widget(isPresented: $isWidgetPresented)
  }
}
