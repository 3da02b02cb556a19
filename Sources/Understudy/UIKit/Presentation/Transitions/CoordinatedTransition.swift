/// A transition that presentations and dismissals wait for (rule 1.9).
///
/// A container sets its ``UIViewController/coordinatedTransition`` while it moves between children,
/// or while it turns with the device.
@MainActor
package protocol CoordinatedTransition: AnyObject {
  /// Keeps a block until the transition is over and its completion has run.
  func performAfterCompletion(_ block: @escaping @MainActor () -> Void)
}
