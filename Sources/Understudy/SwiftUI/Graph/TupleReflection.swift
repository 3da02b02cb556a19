@_spi(Reflection) import Swift

/// Calls a closure with the offset and the type of each element of a tuple type.
func forEachTupleElement(of type: Any.Type, _ body: (Int, Any.Type) -> Void) {
  _ = _forEachField(of: type) { _, offset, elementType, _ in
    body(offset, elementType)
    return true
  }
}
