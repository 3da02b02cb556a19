#if canImport(UIKit)
import SwiftUI

extension Binding {
  /// Whether there is a value: a binding that is true while this one isn't `nil`.
  ///
  /// - Returns: A binding. Setting it to false sets this one to `nil`, in the same transaction; setting
  ///   it to true changes nothing, as there is no value to set.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    self[dynamicMember: \.hasValue]
  }
}

extension Optional {
  fileprivate var hasValue: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
#endif
