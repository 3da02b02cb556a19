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
    view.addSubview(textView)
    view.addSubview(changeButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    changeButton.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 44)
    textView.frame = CGRect(
      x: area.minX,
      y: changeButton.frame.maxY + 12,
      width: area.width,
      height: area.maxY - changeButton.frame.maxY - 12
    )
  }

  private func addLine() {
    textView.text += "\nIt has been raining since Monday."
    onChange()
  }

  private lazy var textView: UITextView = {
    let textView = UITextView()
    textView.text = "Dear Ada,"
    textView.font = .preferredFont(forTextStyle: .body)
    return textView
  }()

  private lazy var changeButton = UIButton(
    configuration: .tinted(),
    primaryAction: UIAction(title: "Add a line") { [weak self] _ in self?.addLine() }
  )
}
