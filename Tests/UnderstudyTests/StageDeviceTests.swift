import SwiftUI
import Testing
import UIKit
import Understudy

@MainActor
@Suite("The stage's device and windows")
struct StageDeviceTests {
  @Test("turning the device gives the windows the screen's new size, and back")
  func rotates() {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    stage.rotate(to: .landscape)
    stage.settle()
    #expect(stage.orientation == .landscape)
    #expect(root.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.traitCollection.verticalSizeClass == .compact)
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
  }

  @Test("a device that is made dark is dark for UIKit and for SwiftUI, and light again")
  func appearance() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let stage = Stage()
    stage.show { Scheme() }
    #expect(stage.userInterfaceStyle == .light && stage.shows("light"))
    stage.setUserInterfaceStyle(.dark)
    #expect(stage.userInterfaceStyle == .dark && stage.shows("dark"))
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    stage.setUserInterfaceStyle(.unspecified)
    stage.setUserInterfaceStyle(.dark)
    #expect(stage.transcript.entries.count { $0.event.hasPrefix("makes the device") } == 1)
    stage.setUserInterfaceStyle(.light)
    #expect(stage.shows("light"))
  }

  @Test(
    "a part of an iPad's screen is compact when it is narrow",
    arguments: [
      (CGFloat(320), UIUserInterfaceSizeClass.compact), (700, .regular), (100, .compact),
    ]
  )
  func splits(width: CGFloat, sizeClass: UIUserInterfaceSizeClass) {
    let stage = Stage(.iPadPro11)
    let root = UIViewController()
    stage.show(root)
    stage.resize(toWidth: width)
    stage.settle()
    #expect(root.view.bounds.width == max(width, 320))
    #expect(root.traitCollection.horizontalSizeClass == sizeClass)
  }

  @Test("each window presents on its own, and a closed one is gone")
  func windows() throws {
    let stage = Stage(.iPadPro11)
    let first = UIViewController()
    let second = UIViewController()
    stage.show(first)
    let window = stage.openWindow(second)
    second.present(
      UIAlertController(title: "Hello", message: nil, preferredStyle: .alert),
      animated: true
    )
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
    #expect(stage.shows("Hello"))
    stage.close(window)
    stage.settle()
    #expect(!stage.shows("Hello"))
    #expect(stage.application.connectedScenes.count == 1)
  }

  @Test("a window above others is found and touched first")
  func overlay() throws {
    let stage = Stage()
    stage.show { Button("Same") {} }
    var count = 0
    let banner = UIViewController()
    stage.overlayWindow(banner)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Same") { _ in count += 1 }
    )
    button.frame = CGRect(x: 20, y: 60, width: 200, height: 44)
    banner.view.addSubview(button)
    try stage.tap("Same")
    #expect(count == 1)
  }

  @Test("leaving the app and returning tells the scenes")
  func background() {
    let stage = Stage()
    stage.show(UIViewController())
    stage.leaveApp()
    #expect(stage.application.applicationState == .background)
    stage.returnToApp()
    #expect(stage.application.applicationState == .active)
  }

  @Test("what is typed goes into the field that was tapped")
  func types() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let error = #expect(throws: StageError.self) { try stage.type("lost") }
    #expect(error?.description.contains("Tap one first") == true)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    root.view.addSubview(field)
    try stage.tap("name")
    try stage.type("Anna")
    try stage.pressDelete()
    #expect(field.text == "Ann")
  }

  @Test("a sheet is dragged to its detents, and a detent that it lacks is an error")
  func dragsSheet() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: true)
    stage.settle()
    try stage.dragSheet(to: .large)
    stage.settle()
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    try stage.dragSheet(to: .medium)
    stage.settle()
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
    #expect(throws: StageError.self) { try stage.dragSheet(to: .init("third")) }
  }

  @Test("a tap beside a sheet dismisses it")
  func tapsOutside() throws {
    let stage = Stage()
    let root = UIViewController()
    stage.show(root)
    #expect(throws: StageError.self) { try stage.tapOutside() }
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: true)
    stage.settle()
    try stage.tapOutside()
    stage.settle()
    #expect(stage.presentationChain.isEmpty)
  }

  @Test("the view tree has every view with its frame in the window")
  func viewTree() {
    let stage = Stage(.iPhoneSE)
    let root = UIViewController()
    stage.show(root)
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
    label.text = "Hello"
    root.view.addSubview(label)
    #expect(
      stage.viewTree == """
        UIWindow (0, 0, 375, 667)
          UIView (0, 0, 375, 667)
            UILabel (10, 20, 100, 30) 'Hello'
        """
    )
    #expect(stage.views(of: UILabel.self) == [label])
  }
}
