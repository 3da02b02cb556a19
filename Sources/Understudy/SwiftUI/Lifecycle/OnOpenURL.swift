import Foundation
import StageRuntime

extension View {
  /// Does something with a URL that the app is opened with.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The view.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

/// Does something with the URLs that the app is opened with.
nonisolated struct OpenURLModifier: ViewModifier {
  typealias Body = Never

  let action: (URL) -> Void

  nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

  @MainActor static func _makeModifiedView<V: View>(
    _ view: _GraphValue<ModifiedContent<V, Self>>,
    inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: OpenURLNode(view.value, parent: inputs.parent))
  }
}

private final class OpenURLNode<Content: View>:
  PassThroughNode<ModifiedContent<Content, OpenURLModifier>, Content>, URLReceiver
{
  private var modifier: OpenURLModifier

  init(_ view: ModifiedContent<Content, OpenURLModifier>, parent: AnyNode) {
    modifier = view.modifier
    super.init(view, parent: parent) { $0.content }
    host.context.service(URLReceivers.self).add(self)
  }

  override func update(_ view: ModifiedContent<Content, OpenURLModifier>) {
    modifier = view.modifier
    super.update(view)
  }

  func receive(_ url: URL) { modifier.action(url) }

  override func destroy() {
    super.destroy()
    host.context.service(URLReceivers.self).remove(self)
  }
}

/// A node that takes the URLs that the app is opened with.
@MainActor
protocol URLReceiver: AnyNode {
  func receive(_ url: URL)
}

/// The nodes of a stage that take URLs.
@MainActor
final class URLReceivers: StageService {
  private var receivers: [any URLReceiver] = []

  nonisolated init() {}

  func add(_ receiver: any URLReceiver) { receivers.append(receiver) }

  func remove(_ receiver: any URLReceiver) { receivers.removeAll { $0 === receiver } }

  func open(_ url: URL) {
    for receiver in receivers { receiver.receive(url) }
  }
}

extension StageContext {
  /// Opens the app with a URL, as another app or a link does.
  ///
  /// - Parameter url: The URL.
  package func openApp(with url: URL) {
    perform {
      service(URLReceivers.self).open(url)
      turns.endTurn()
    }
  }
}
