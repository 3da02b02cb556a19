import StageDrawing
import StageRuntime
import Testing
import UIKit

@Suite("Traits")
@MainActor
struct TraitTests {
  @Test(
    "P10.8 Size classes come from the window's size",
    arguments: [
      (Device.iPhone14, nil, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (.iPhone14, CGSize(width: 844, height: 390), .compact, .compact),
      (.iPadPro11, nil, .regular, .regular),
      (.iPadPro11, CGSize(width: 1194, height: 834), .regular, .regular),
      (.iPadPro11, CGSize(width: 375, height: 1194), .compact, .regular),
      (.iPadPro11, CGSize(width: 507, height: 834), .compact, .regular),
    ] as [(Device, CGSize?, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)]
  )
  func sizeClasses(
    device: Device,
    size: CGSize?,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let traits = Host(device: device, sceneSize: size).view.traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
  }

  @Test("P10.8 Two scenes of one app have their own size classes")
  func twoScenes() {
    let host = Host(device: .iPadPro11)
    let narrow = host.application.connectWindowScene(size: CGSize(width: 375, height: 1194))
    let window = UIWindow(windowScene: narrow)
    window.makeKeyAndVisible()
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(host.window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("A style that is set for a view is that of what is in it, and both are told")
  func overrideStyle() {
    let host = Host()
    let log = Log()
    let outer = LoggingView("outer", log)
    let inner = LoggingView("inner", log)
    outer.addSubview(inner)
    host.view.addSubview(outer)
    _ = log.take()
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(host.view.traitCollection.userInterfaceStyle == .light)
    #expect(log.take() == ["outer traitCollectionDidChange", "inner traitCollectionDidChange"])
    outer.overrideUserInterfaceStyle = .dark
    #expect(log.take().isEmpty)
  }

  @Test("A view that comes to a place with other traits than the screen's is told")
  func toldOnEntering() {
    let host = Host()
    let log = Log()
    host.view.addSubview(LoggingView("same", log))
    host.view.overrideUserInterfaceStyle = .dark
    _ = log.take()
    host.view.addSubview(LoggingView("other", log))
    #expect(log.lines.contains("other traitCollectionDidChange"))
  }

  @Test("A scene's new size gives its views new size classes")
  func resizing() {
    let host = Host(device: .iPadPro11)
    host.scene.resize(to: CGSize(width: 375, height: 1194), safeAreaInsets: .zero)
    #expect(host.view.frame.size == CGSize(width: 375, height: 1194))
    #expect(host.view.traitCollection.horizontalSizeClass == .compact)
    #expect(host.view.safeAreaInsets == .zero)
  }

  @Test("A device that turns dark tells its views, and its colours follow")
  func darkDevice() {
    let host = Host()
    let log = Log()
    host.view.addSubview(LoggingView("v", log))
    host.settle()
    _ = log.take()
    host.application.setUserInterfaceStyle(.dark)
    #expect(log.lines == ["v traitCollectionDidChange"])
    #expect(UIColor.label.rgba(with: host.view.traitCollection) == RGBA(hex: 0xFFFFFF))
  }

  @Test("S6.4 An environment that is hosted comes down with the traits, without being one")
  func hostedEnvironment() {
    final class Environment {}
    let host = Host()
    let log = Log()
    let outer = UIView()
    let inner = LoggingView("inner", log)
    var changes = 0
    inner.inheritedEnvironmentDidChange = { changes += 1 }
    outer.addSubview(inner)
    host.view.addSubview(outer)
    let environment = Environment()
    outer.hostedEnvironment = environment
    #expect(inner.traitCollection.environment === environment)
    #expect(host.view.traitCollection.environment == nil)
    #expect(inner.traitCollection == host.view.traitCollection)
    #expect(changes == 1)
    #expect(!log.lines.contains("inner traitCollectionDidChange"))
  }

  @Test("Of collections that are joined, the later one counts")
  func joining() {
    let joined = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(joined.userInterfaceStyle == .dark)
    #expect(joined.displayScale == 3)
    #expect(joined.horizontalSizeClass == .unspecified)
    #expect(joined.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!joined.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("The current traits are those of the view that is being laid out")
  func current() {
    final class Reading: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let host = Host()
    let view = Reading(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.overrideUserInterfaceStyle = .dark
    host.view.addSubview(view)
    host.endTurn()
    #expect(view.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("A colour is what the traits make of it")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(own.resolvedColor(with: dark) == .white)
    #expect(own.withAlphaComponent(0.5).resolvedColor(with: light).cgColor.alpha == 0.5)
  }

  @Test("The tint colour is the nearest one that is set above")
  func tint() {
    let host = Host()
    let child = UIView()
    host.view.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    host.window.tintColor = .systemPink
    #expect(child.tintColor == .systemPink)
    child.tintColor = .red
    #expect(child.tintColor == .red)
  }
}
