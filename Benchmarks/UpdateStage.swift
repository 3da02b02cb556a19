import StageRuntime
import SwiftUI
import UIKit

/// A device with one window of SwiftUI content, whose transcript isn't kept.
@MainActor
final class UpdateStage<Content: View> {
  private let context = StageContext()
  private let window: UIWindow
  private let root: UIHostingController<Content>

  /// Sets the device up without showing the content.
  init(_ content: Content) {
    context.transcript.isRecording = false
    let application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    root = UIHostingController(rootView: content)
    window.rootViewController = root
  }

  /// Shows the content.
  func show() {
    window.makeKeyAndVisible()
    endTurn()
  }

  /// Ends the main queue's turn: views are updated, laid out and shown.
  func endTurn() { context.turns.endTurn() }

  /// Stops the program unless a text is shown.
  func expect(_ text: String) {
    guard let host = root.view as? any RenderedHost,
      host.renderedLeaves.contains(where: { $0.text == text })
    else { fatalError("'\(text)' isn't shown.") }
  }
}
