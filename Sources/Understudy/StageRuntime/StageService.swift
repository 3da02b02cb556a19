/// A part of the system that a framework above this module simulates for each stage on its own, such
/// as the accounts that mail is sent from.
@MainActor
package protocol StageService: AnyObject {
  /// Sets the service up as it is on a device that is ready for everything.
  init()
}
