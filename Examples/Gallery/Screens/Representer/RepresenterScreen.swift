import SwiftUI
import UIKit
import UIViewControllerPresenting

/// A screen with a view and a view controller of UIKit's, made of closures.
struct RepresenterScreen: View {
  @State private var tasks = 0
  @State private var isCardShown = true
  @State private var farewell = "The card is here"

  var body: some View {
    Showcase(screen: .representer) {
      Text(farewell)
      UIViewRepresenter { _ in
        UIProgressView(progressViewStyle: .default)
      } updateUIView: { bar, _ in
        bar.setProgress(Float(tasks) / 4, animated: false)
      }
      Button("Do a task") { tasks += 1 }
      if isCardShown {
        UIViewControllerRepresenter { _ in
          CardViewController()
        } updateUIViewController: { card, _ in
          card.label.text = "\(tasks) of 4 done"
        } sizeThatFits: { _, _, _ in
          CGSize(width: 200, height: 40)
        } dismantleUIViewController: { card, _ in
          farewell = "The last card said: \(card.label.text ?? "")"
        }
      }
      Button("Remove the card") { isCardShown = false }
    }
  }
}

/// A card that somebody wrote in UIKit.
private final class CardViewController: UIViewController {
  let label = UILabel()

  override func loadView() {
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
    view = label
  }
}
