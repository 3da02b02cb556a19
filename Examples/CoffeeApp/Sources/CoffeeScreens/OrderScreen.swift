import SwiftUI
import UIViewControllerPresenting

/// A screen on which coffee is ordered.
public struct OrderScreen: View {
  @State private var isOrdering = false
  @State private var cups = 0

  /// Creates the screen.
  public init() {}

  /// The number of cups so far, and a button to order more in a half sheet.
  public var body: some View {
    VStack(spacing: 20) {
      Text("Cups: \(cups)")
      Button("Order") { isOrdering = true }
    }
    .presenting(isPresented: $isOrdering, sheetConfiguration: .halfSheet) {
      VStack(spacing: 20) {
        Button("One cup, please") {
          cups += 1
          isOrdering = false
        }
      }
    }
  }
}
