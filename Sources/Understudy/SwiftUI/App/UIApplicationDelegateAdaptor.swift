/// A property of an app that makes and keeps the app's UIKit delegate.
///
/// Source: documented. Apple's page for `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private var delegate: DelegateType?
  private let link: (inout AnyObject?, AnyNode) -> DelegateType

  /// Creates a property; the delegate is made when the app is launched.
  ///
  /// - Parameter delegateType: The delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    link = { slot, _ in
      if let known = slot as? DelegateType { return known }
      let new = delegateType.init()
      slot = new
      return new
    }
  }

  /// The delegate.
  ///
  /// Stops the program outside of an app that was launched.
  public var wrappedValue: DelegateType {
    guard let delegate else {
      fatalError("\(DelegateType.self) was asked for before the app was launched.")
    }
    return delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a property; the delegate is made when the app is launched, and the app follows its
  /// changes.
  ///
  /// - Parameter delegateType: The delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    link = { slot, node in
      // Holds: only this function fills the slot.
      if let known = slot as? ObjectSubscription {
        return unsafeDowncast(known.object, to: DelegateType.self)
      }
      let new = delegateType.init()
      _ = ObjectSubscription.update(&slot, for: new, in: node)
      // What the app's windows show finds it in the environment.
      node.host.rootScope.values.set(ObservableObjectKey<DelegateType>.self, new)
      return new
    }
  }

  /// Gives bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: @preconcurrency LinkedProperty {
  mutating func link(_ slot: inout AnyObject?, in node: AnyNode) -> Bool {
    let known = UpdateReader.suspended { link(&slot, node) }
    delegate = known
    UIApplication.shared.delegate = known
    return false
  }

  func hasSameSource(as other: UIApplicationDelegateAdaptor) -> Bool { true }
}
