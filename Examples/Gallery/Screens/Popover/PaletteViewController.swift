import UIKit

/// A palette that somebody wrote in UIKit: rows of colors.
final class PaletteViewController: UIViewController {
  private static let columns = 5
  /// The length of a color's edges and the distance between colors, in points.
  private static let size: CGFloat = 32
  private static let gap: CGFloat = 12

  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint,
    .systemTeal, .systemCyan, .systemBlue, .systemIndigo, .systemPurple,
    .systemPink, .systemBrown, .systemGray, .label, .secondaryLabel,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    view.backgroundColor = .systemBackground
    preferredContentSize = CGSize(width: Self.length(of: Self.columns), height: Self.length(of: 3))
    for color in colors {
      let swatch = UIView()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = Self.size / 2
      view.addSubview(swatch)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let left = area.midX - Self.length(of: Self.columns) / 2 + Self.gap
    for (index, swatch) in view.subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      swatch.frame = CGRect(
        x: left + CGFloat(column) * (Self.size + Self.gap),
        y: area.minY + Self.gap + CGFloat(row) * (Self.size + Self.gap),
        width: Self.size,
        height: Self.size
      )
    }
  }

  private static func length(of count: Int) -> CGFloat {
    gap + CGFloat(count) * (size + gap)
  }
}
