import StageRuntime

extension UITraitCollection {
  /// The traits of what is being laid out or drawn on this thread; elsewhere the screen's.
  public class var current: UITraitCollection {
    get {
      guard MainActorCheck.isOnMainActor else { return threadCurrent ?? UITraitCollection() }
      return MainActor.assumeIsolated { mainCurrent ?? defaultTraits }
    }
    set {
      guard MainActorCheck.isOnMainActor else {
        threadCurrent = newValue
        return
      }
      MainActor.assumeIsolated { mainCurrent = newValue }
    }
  }

  /// Runs an action with this collection as the current one.
  ///
  /// - Parameter actions: The action; runs once, before this returns.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = outer }
    actions()
  }

  /// Runs an action with a collection as the current one; with `nil`, just runs it.
  @MainActor
  static func performAsCurrent(_ traits: UITraitCollection?, _ action: () -> Void) {
    guard let traits, traits !== mainCurrent else { return action() }
    let outer = mainCurrent
    mainCurrent = traits
    defer { mainCurrent = outer }
    action()
  }

  @MainActor private static var mainCurrent: UITraitCollection?

  @MainActor private static var defaultTraits: UITraitCollection {
    StageContext.currentIfAny == nil
      ? UITraitCollection() : UIApplication.shared.screen.traitCollection
  }

  private static let threadKey = "UIKit.UITraitCollection.current"

  private static var threadCurrent: UITraitCollection? {
    get { Thread.current.threadDictionary[threadKey] as? UITraitCollection }
    set { Thread.current.threadDictionary[threadKey] = newValue }
  }
}
