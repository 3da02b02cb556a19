import Testing
import UIKit

@Suite("Accessibility")
@MainActor
struct AccessibilityTests {
  @Test("A plain view isn't an element and has nothing to say")
  func plainView() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityElements == nil)
  }

  @Test("What is set is what is said")
  func settingProperties() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = "50 %"
    view.accessibilityIdentifier = "volume"
    view.accessibilityTraits = [.adjustable, .selected]
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Volume")
    #expect(view.accessibilityValue == "50 %")
    #expect(view.accessibilityIdentifier == "volume")
    #expect(view.accessibilityTraits.contains(.adjustable))
  }

  @Test("A label says its text, unless told otherwise")
  func label() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
  }

  @Test("A button says its title and that it is one, and whether it can be used")
  func button() {
    _ = Host()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Save")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("A view's frame is in the screen's coordinates, its activation point in the middle")
  func frames() {
    let host = Host()
    let outer = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
    host.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.accessibilityFrame == CGRect(x: 15, y: 105, width: 20, height: 10))
    #expect(inner.accessibilityActivationPoint == CGPoint(x: 25, y: 110))
  }

  @Test("An element that isn't a view is placed in its container")
  func elements() {
    let host = Host()
    let container = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
    host.view.addSubview(container)
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 102, width: 30, height: 40))
  }
}
