import Foundation

/// Views that are made of a collection.
///
/// Source: documented. Apple's page for `DynamicViewContent`.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  @MainActor @preconcurrency var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Says how elements are deleted.
  ///
  /// People delete a row of a list with a swipe, or while the list is being edited.
  ///
  /// - Parameter action: Deletes the elements at some places; `nil` if they can't be deleted.
  /// - Returns: The views.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(TraitModifier { $0.row.onDelete = action })
  }

  /// Says how elements are moved.
  ///
  /// People move a row of a list while the list is being edited.
  ///
  /// - Parameter action: Moves the elements at some places before another one, all places being those
  ///   before the movement; `nil` if they can't be moved.
  /// - Returns: The views.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(TraitModifier { $0.row.onMove = action })
  }
}
