#if canImport(UIKit)
import SwiftUI

/// What a binding wants to be presented: the way to read it and to take it back.
@MainActor
package struct PresentationWish {
  /// Reads the identity of what the binding wants now; `nil` if nothing.
  let read: @MainActor () -> AnyHashable?

  /// Tells the binding that nothing is presented any more.
  let takeBack: @MainActor () -> Void

  /// Creates the wish of a binding of anything, given its identity.
  ///
  /// - Parameters:
  ///   - read: Reads the identity of what is wanted; `nil` if nothing.
  ///   - takeBack: Sets the binding to nothing.
  package init(
    read: @escaping @MainActor () -> AnyHashable?,
    takeBack: @escaping @MainActor () -> Void
  ) {
    self.read = read
    self.takeBack = takeBack
  }

  /// Creates the wish of a binding of a truth value.
  package init(_ isPresented: Binding<Bool>) {
    read = { isPresented.wrappedValue ? AnyHashable(true) : nil }
    takeBack = { isPresented.wrappedValue = false }
  }

  /// Creates the wish of a binding of an item.
  package init<Item: Identifiable>(_ item: Binding<Item?>) {
    read = { item.wrappedValue.map { AnyHashable($0.id) } }
    takeBack = { item.wrappedValue = nil }
  }
}
#endif
