import Testing
import UIKit

@Suite("Switches, sliders, segments and indicators")
@MainActor
struct ValueControlTests {
  private let host = Host()

  /// Puts a control on screen and counts how often its value changes.
  private func show(_ control: UIControl, at frame: CGRect) -> Counter {
    let counter = Counter()
    control.frame = frame
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    host.view.addSubview(control)
    host.settle()
    return counter
  }

  @MainActor
  private final class Counter {
    var count = 0
  }

  @Test("A tap turns a switch over; setting it by code tells nobody")
  func switches() {
    let control = UISwitch()
    let changes = show(control, at: CGRect(x: 100, y: 100, width: 51, height: 31))
    host.tap(CGPoint(x: 120, y: 115))
    #expect(control.isOn)
    #expect(control.accessibilityValue == "1")
    control.isOn = false
    #expect(changes.count == 1)
  }

  @Test("A slider follows the finger that holds its knob, within its range")
  func slider() {
    let slider = UISlider()
    slider.maximumValue = 10
    let changes = show(slider, at: CGRect(x: 100, y: 100, width: 200, height: 34))
    let finger = host.touch(CGPoint(x: 105, y: 117))
    finger.moved(to: CGPoint(x: 205, y: 117))
    #expect(slider.value == 5)
    finger.moved(to: CGPoint(x: 400, y: 117))
    #expect(slider.value == 10)
    finger.ended()
    #expect(changes.count == 3)
  }

  @Test("A slider's value stays in its range")
  func range() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.minimumValue = 2
    #expect(slider.value == 2)
    #expect(slider.maximumValue == 2)
  }

  @Test("A tap chooses a segment, and choosing it again tells nobody")
  func segments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let changes = show(control, at: CGRect(x: 100, y: 100, width: 200, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    host.tap(CGPoint(x: 250, y: 116))
    host.tap(CGPoint(x: 250, y: 116))
    #expect(control.selectedSegmentIndex == 1)
    #expect(changes.count == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test("An activity indicator hides while it stands still, unless told otherwise")
  func activity() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    indicator.hidesWhenStopped = false
    indicator.stopAnimating()
    #expect(!indicator.isAnimating && !indicator.isHidden)
  }

  @Test("Progress stays between nothing and all")
  func progress() {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 2
    #expect(view.progress == 1)
    #expect(view.accessibilityValue == "100%")
  }
}
