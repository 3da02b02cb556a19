/// A reference to a variable that holds an object, which a delegate may change.
///
/// On Apple's platforms it is the standard library's, made for Objective-C; there is none elsewhere.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>

  init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }

  /// The variable's value.
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}
