import Testing
import UIKit
import Understudy

/// Code as people write it for iOS: an editor in a half sheet that doesn't go while it has changes.
private final class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate
{
  var isEdited = false { didSet { isModalInPresentation = isEdited } }
  var onSwipedAway: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let edit = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.isEdited = true }
    )
    edit.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(edit)
    NSLayoutConstraint.activate([
      edit.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      edit.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let alert = UIAlertController(
      title: "Discard changes?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.presentingViewController?.dismiss(animated: true)
      }
    )
    present(alert, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onSwipedAway()
  }
}

private final class ListViewController: UIViewController {
  private(set) var swipedAwayCount = 0
  private(set) weak var editor: EditorViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Open") { [weak self] _ in self?.openEditor() }
    )
    open.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    view.addSubview(open)
  }

  private func openEditor() {
    let editor = EditorViewController()
    editor.onSwipedAway = { [weak self] in self?.swipedAwayCount += 1 }
    if let sheet = editor.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    editor.presentationController?.delegate = editor
    present(editor, animated: true)
    self.editor = editor
  }
}

@MainActor
@Suite("An editor in a half sheet, as people write it for iOS")
struct EditorSheetTests {
  private func start() throws -> (Stage, ListViewController) {
    let stage = Stage()
    let list = ListViewController()
    stage.show(list)
    try stage.tap("Open")
    stage.settle()
    return (stage, list)
  }

  @Test("the presenter learns of the swipe through the presentation's delegate")
  func swipe() throws {
    let (stage, list) = try start()
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(list.swipedAwayCount == 1)
    #expect(list.editor == nil)
  }

  @Test("while it has changes the swipe is refused, and the attempt asks")
  func refused() throws {
    let (stage, list) = try start()
    try stage.tap("Edit")
    try stage.swipeDown()
    stage.settle()
    #expect(stage.presentationChain.count == 2)
    #expect(stage.topController is UIAlertController)
    try stage.tap("Keep Editing")
    stage.settle()
    #expect(stage.presentationChain == [list.editor])
  }

  @Test("discarding dismisses the whole chain at once, and the delegate hears nothing")
  func discard() throws {
    let (stage, list) = try start()
    try stage.tap("Edit")
    try stage.swipeDown()
    stage.settle()
    try stage.tap("Discard")
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(list.swipedAwayCount == 0)
    #expect(stage.console.messages.isEmpty)
  }

  @Test("dismissing from the bottom takes the alert and the editor along")
  func wholeChain() throws {
    let (stage, list) = try start()
    try stage.tap("Edit")
    try stage.swipeDown()
    stage.settle()
    stage.perform("dismisses all") { list.dismiss(animated: true) }
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(list.editor == nil)
  }
}
