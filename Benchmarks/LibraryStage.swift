import StageRuntime
import SwiftUI
import UIKit

/// What the screens of the library's benchmarks show.
@MainActor
final class LibraryModel: ObservableObject {
  /// Whether the one controller is wanted.
  @Published var isPresented = false
  /// Goes up to update the presenting view.
  @Published var revision = 0

  /// A binding that says whether the one controller is wanted.
  private(set) lazy var isPresentedBinding = ObservedObject(wrappedValue: self).projectedValue
    .isPresented
}

/// A screen that is updated along with the model.
struct LibraryScreen<Content: View>: View {
  @ObservedObject var model: LibraryModel
  let makeContent: (LibraryModel) -> Content

  var body: some View { makeContent(model) }
}

/// A device with one window of SwiftUI content, whose transcript isn't kept.
@MainActor
final class LibraryStage<Content: View> {
  let model = LibraryModel()
  let root: UIHostingController<LibraryScreen<Content>>
  private let context = StageContext()
  private let window: UIWindow

  /// Sets the device up and shows the content.
  init(makeContent: @escaping (LibraryModel) -> Content) {
    context.transcript.isRecording = false
    let application = UIApplication.launch(in: context)
    window = UIWindow(windowScene: application.connectWindowScene())
    root = UIHostingController(rootView: LibraryScreen(model: model, makeContent: makeContent))
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets all happen that is under way.
  func settle() {
    let unsettled = context.settle(limit: .seconds(10))
    precondition(unsettled == nil, "The stage doesn't come to rest.")
  }

  /// Updates the presenting view.
  func update() {
    model.revision += 1
    settle()
  }

  /// Makes something come on screen.
  func present(_ action: () -> Void) {
    action()
    settle()
    precondition(root.presentedViewController != nil, "Nothing was presented.")
  }

  /// Makes it leave the screen.
  func dismiss(_ action: () -> Void) {
    action()
    settle()
    precondition(root.presentedViewController == nil, "Nothing was dismissed.")
  }
}
