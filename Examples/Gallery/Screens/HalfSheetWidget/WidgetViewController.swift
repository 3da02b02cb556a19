import UIKit

/// A widget that somebody wrote in UIKit: it knows nothing of SwiftUI, and says when it is done.
final class WidgetViewController: UIViewController {
  private let completion: () -> Void

  init(completion: @escaping () -> Void) {
    self.completion = completion
    super.init(nibName: nil, bundle: nil)
    title = "Widget"
  }

  required init?(coder: NSCoder) {
    fatalError("A widget is made in code only.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    view.addSubview(doneButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
    doneButton.frame = CGRect(x: area.minX, y: area.maxY - 50, width: area.width, height: 50)
  }

  private lazy var label: UILabel = {
    let label = UILabel()
    label.text = "A widget made with UIKit"
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    return label
  }()

  private lazy var doneButton = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.completion() }
  )
}
