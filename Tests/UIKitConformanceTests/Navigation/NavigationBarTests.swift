import StageRuntime
import Testing
import UIKit

@Suite("Navigation: the bars")
@MainActor
struct NavigationBarTests {
  private let host = NavigationHost()

  @Test("The back button bears the title of the controller below, and pops")
  func backButton() {
    host.push()
    #expect(host.tap("Albums"))
    host.settle()
    #expect(host.navigation.viewControllers == [host.a])
  }

  @Test("Without a title the back button is called “Back”")
  func untitled() {
    host.a.title = nil
    host.push()
    #expect(host.element("Back") != nil)
  }

  @Test("A back button may have another title than the controller below")
  func otherBackTitle() {
    host.a.navigationItem.backButtonTitle = "All"
    host.push()
    #expect(host.element("All") != nil)
    #expect(host.element("Albums") == nil)
  }

  @Test("The bar shows the title, also one that is set later")
  func title() {
    #expect(host.element("Albums")?.accessibilityTraits.contains(.header) == true)
    host.a.title = "Photos"
    host.settle()
    #expect(host.element("Albums") == nil)
    #expect(host.element("Photos") != nil)
  }

  @Test("A bar button item does its action when it is tapped, unless it is disabled")
  func buttons() {
    var taps = 0
    let item = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps += 1 })
    host.a.navigationItem.rightBarButtonItem = item
    host.settle()
    #expect(host.tap("Done"))
    #expect(taps == 1)
    item.isEnabled = false
    host.settle()
    #expect(host.tap("Done"))
    #expect(taps == 1)
  }

  @Test("An item with an image is called by what it stands for")
  func image() {
    host.a.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    host.settle()
    #expect(host.element("Add") != nil)
  }

  @Test("An item takes title and image from its action, unless it has its own")
  func titleOfAction() {
    let action = UIAction(title: "Send") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Send")
    #expect(UIBarButtonItem(title: "Go", primaryAction: action).title == "Go")
  }

  @Test("Items lie at the ends of the bar, the title between them in the middle")
  func layout() throws {
    host.a.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    host.a.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Outer"), UIBarButtonItem(title: "Inner"),
    ]
    host.settle()
    let left = try #require(host.element("Left")).frame
    let inner = try #require(host.element("Inner")).frame
    let outer = try #require(host.element("Outer")).frame
    let title = try #require(host.element("Albums")).frame
    #expect(left.minX == 16)
    #expect(outer.maxX == 374)
    #expect(inner.maxX < outer.minX)
    #expect(abs(title.midX - 195) < 1)
    #expect(left.maxX < title.minX && title.maxX < inner.minX)
  }

  @Test("An item's own view is shown")
  func customView() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Own"
    let item = UIBarButtonItem(customView: label)
    host.a.navigationItem.rightBarButtonItem = item
    host.settle()
    #expect(host.element("Own") === label)
    #expect(label.frame.size == CGSize(width: 60, height: 20))
    #expect(item.itemView === label)
    host.a.navigationItem.rightBarButtonItem = nil
    host.settle()
    #expect(label.window == nil)
    #expect(item.itemView == nil)
  }

  @Test("The bar takes its height from the content's safe area")
  func safeArea() {
    #expect(host.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(host.a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(host.a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    host.navigation.setNavigationBarHidden(true, animated: true)
    host.settle()
    #expect(host.a.view.safeAreaInsets.top == 47)
  }

  @Test("A controller has the final safe area when it is appearing")
  func finalSafeArea() {
    let b = host.controller()
    var top: CGFloat?
    b.onCallback = { if $0 == "viewIsAppearing" { top = b.view.safeAreaInsets.top } }
    host.navigation.pushViewController(b, animated: true)
    #expect(top == 91)
  }

  @Test("A large title makes the bar higher, unless the controller wants none")
  func largeTitle() {
    host.navigation.navigationBar.prefersLargeTitles = true
    host.settle()
    #expect(host.a.view.safeAreaInsets.top == 143)
    #expect(host.element("Albums") != nil)
    host.a.navigationItem.largeTitleDisplayMode = .never
    host.settle()
    #expect(host.a.view.safeAreaInsets.top == 91)
  }

  @Test("The bar of a stack in a sheet is higher")
  func sheet() {
    let root = host.controller("R")
    host.navigation.present(UINavigationController(rootViewController: root), animated: true)
    host.settle()
    #expect(root.view.safeAreaInsets.top == 56)
  }

  @Test("A toolbar shows the top controller's items")
  func toolbar() {
    var taps = 0
    host.a.toolbarItems = [
      UIBarButtonItem(title: "One"),
      .flexibleSpace(),
      UIBarButtonItem(title: "Two", primaryAction: UIAction { _ in taps += 1 }),
    ]
    host.navigation.setToolbarHidden(false, animated: false)
    host.settle()
    #expect(host.a.view.safeAreaInsets.bottom == 78)
    #expect(host.element("One")?.frame.minX == 16)
    #expect(host.element("Two")?.frame.maxX == 374)
    #expect(host.tap("Two"))
    #expect(taps == 1)
    host.push()
    #expect(host.element("Two") == nil)
  }
}
