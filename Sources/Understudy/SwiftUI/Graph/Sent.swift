/// A value that a nonisolated function hands to the main actor.
struct Sent<Value>: @unchecked Sendable {
  // Safe: views and styles are made and used on the main actor, even where the function that takes
  // them needn't be, as with modifiers.
  let value: Value

  init(_ value: Value) { self.value = value }
}
