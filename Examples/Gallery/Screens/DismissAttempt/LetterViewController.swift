import UIKit

/// An editor that somebody wrote in UIKit: it says when something was changed.
final class LetterViewController: UIViewController {
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A letter is written in code only.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(changeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    changeButton.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
  }

  private lazy var changeButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Add a line") { [weak self] _ in self?.onChange() }
  )
}
