import Foundation
@_spi(Reflection) import Swift

/// How two values of a type compare; made once per type.
struct Comparison {
  typealias Test = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let test: Test

  /// Whether two values are equal.
  func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { left in
      withUnsafePointer(to: rhs) { right in
        test(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  /// The comparison of views and modifiers: plain data by bytes, then `==`, then field by field.
  static func ofView(_ type: Any.Type) -> Comparison {
    Comparison(test: viewTest(of: type))
  }

  /// The comparison of state and environment values: `==` where there is one.
  static func ofValue(_ type: Any.Type) -> Comparison {
    if let equatable = type as? any Equatable.Type { return Comparison(test: equality(equatable)) }
    return Comparison(test: viewTest(of: type))
  }

  private static var different: Test { { _, _ in false } }

  private static func viewTest(of type: Any.Type) -> Test {
    func open<T>(_ type: T.Type) -> Test { test(of: type) }
    return _openExistential(type, do: open)
  }

  private static func test<T>(of type: T.Type) -> Test {
    if let linked = type as? any LinkedProperty.Type { return sameSource(linked) }
    if _isPOD(type) { return bytes(MemoryLayout<T>.size) }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    if let optional = type as? any OptionalType.Type { return wrapped(optional) }
    if type is AnyClass { return bytes(MemoryLayout<UnsafeRawPointer>.size) }
    switch MetadataKind(type) {
    case .function: return bytes(MemoryLayout<T>.size)
    case .structure, .tuple: return fields(of: type)
    case .other: return different
    }
  }

  private static func bytes(_ count: Int) -> Test {
    if count == 0 { return { _, _ in true } }
    return { memcmp($0, $1, count) == 0 }
  }

  private static func equality<E: Equatable>(_ type: E.Type) -> Test {
    { left, right in
      left.assumingMemoryBound(to: E.self).pointee == right.assumingMemoryBound(to: E.self).pointee
    }
  }

  private static func sameSource<P: LinkedProperty>(_ type: P.Type) -> Test {
    { left, right in
      left.assumingMemoryBound(to: P.self).pointee
        .hasSameSource(as: right.assumingMemoryBound(to: P.self).pointee)
    }
  }

  private static func wrapped<O: OptionalType>(_ type: O.Type) -> Test {
    let comparison = Comparison(test: test(of: O.Wrapped.self))
    return { left, right in
      let left = left.assumingMemoryBound(to: O.self).pointee.value
      let right = right.assumingMemoryBound(to: O.self).pointee.value
      switch (left, right) {
      case (nil, nil): return true
      case (let left?, let right?): return comparison.areEqual(left, right)
      default: return false
      }
    }
  }

  private static func fields(of type: Any.Type) -> Test {
    var tests: [(offset: Int, test: Test)] = []
    let understood = _forEachField(of: type) { _, offset, fieldType, _ in
      tests.append((offset, viewTest(of: fieldType)))
      return true
    }
    guard understood else { return different }
    let found = tests
    return { left, right in
      for field in found where !field.test(left + field.offset, right + field.offset) {
        return false
      }
      return true
    }
  }
}

/// The kinds of types whose values are compared in a way of their own.
private enum MetadataKind {
  case structure, tuple, function, other

  init(_ type: Any.Type) {
    // A type's metadata begins with its kind (the Swift ABI's MetadataKind values).
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x301: self = .tuple
    case 0x302: self = .function
    default: self = .other
    }
  }
}

/// An optional, whatever it wraps.
private protocol OptionalType {
  associatedtype Wrapped
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  fileprivate var value: Wrapped? { self }
}
