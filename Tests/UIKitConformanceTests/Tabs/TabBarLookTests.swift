import StageRuntime
import Testing
import UIKit

@Suite("The look of a tab bar")
@MainActor
struct TabBarLookTests {
  private let host = PresentationHost()
  private let tabs = UITabBarController()

  init() {
    tabs.viewControllers = ["house", "person"].map { name in
      let controller = UIViewController()
      let image = UIImage(systemName: name)
      controller.tabBarItem = UITabBarItem(title: name, image: image, tag: 0)
      return controller
    }
    host.window.rootViewController = tabs
    host.settle()
  }

  private var buttons: [UIButton] {
    tabs.tabBar.subviews.compactMap { $0 as? UIButton }
  }

  @Test("an item's image is above its title, in the small type of tab bars")
  func stacked() throws {
    for button in buttons {
      let image = try #require(button.imageView)
      let title = try #require(button.titleLabel)
      #expect(image.frame.maxY <= title.frame.minY)
      #expect(image.frame.midX == title.frame.midX)
      #expect(title.font.pointSize == 10)
      #expect(button.bounds.contains(title.frame))
    }
    #expect(buttons.count == 2)
  }

  @Test("only the chosen item has the tint colour, and a tap moves it")
  func colors() {
    #expect(buttons.map { $0.titleLabel?.textColor == tabs.view.tintColor } == [true, false])
    tabs.selectedIndex = 1
    host.settle()
    #expect(buttons.map { $0.titleLabel?.textColor == tabs.view.tintColor } == [false, true])
    tabs.tabBar.unselectedItemTintColor = .systemRed
    tabs.tabBar.tintColor = .systemGreen
    host.settle()
    #expect(buttons.map(\.titleLabel?.textColor) == [.systemRed, .systemGreen])
  }
}
