#if canImport(UIKit)
import SwiftUI

/// What a binding wants to be presented, read once, and the way to read it again and to take it back.
@MainActor
struct PresentationWish {
  /// The identity of what was wanted when the binding was read; `nil` if nothing.
  let item: AnyHashable?

  /// Reads what the binding wants now.
  let read: @MainActor () -> AnyHashable?

  /// Tells the binding that nothing is presented any more.
  let takeBack: @MainActor () -> Void

  /// Reads a binding of a truth value.
  init(_ isPresented: Binding<Bool>) {
    read = { isPresented.wrappedValue ? AnyHashable(true) : nil }
    takeBack = { isPresented.wrappedValue = false }
    item = read()
  }

  /// Reads a binding of an item.
  init<Item: Identifiable>(_ item: Binding<Item?>) {
    read = { item.wrappedValue.map { AnyHashable($0.id) } }
    takeBack = { item.wrappedValue = nil }
    self.item = read()
  }
}
#endif
