import Testing
import UIKit

@Suite("Controls")
@MainActor
struct ControlTests {
  let host = Host()
  let log = Log()
  let control = UIControl(frame: CGRect(x: 100, y: 200, width: 100, height: 50))

  init() {
    host.view.addSubview(control)
    let log = log
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
      (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { _ in log.note(name) }, for: event)
    }
  }

  @Test("A tap is a touch down and a touch up inside")
  func tap() {
    host.tap(CGPoint(x: 150, y: 225))
    #expect(log.lines == ["down", "upInside"])
  }

  @Test("A finger counts as inside up to seventy points away")
  func dragging() {
    let finger = host.touch(CGPoint(x: 150, y: 225))
    #expect(control.isTracking)
    #expect(control.isHighlighted)
    finger.moved(to: CGPoint(x: 150, y: 310))
    finger.moved(to: CGPoint(x: 150, y: 330))
    #expect(!control.isHighlighted)
    finger.moved(to: CGPoint(x: 150, y: 340))
    finger.moved(to: CGPoint(x: 150, y: 300))
    finger.ended()
    #expect(
      log.lines == ["down", "dragInside", "dragExit", "dragOutside", "dragEnter", "upInside"]
    )
    #expect(!control.isTracking)
  }

  @Test("A finger lifted outside does nothing but say so")
  func outside() {
    let finger = host.touch(CGPoint(x: 150, y: 225))
    finger.moved(to: CGPoint(x: 150, y: 600))
    finger.ended()
    #expect(log.lines == ["down", "dragExit", "upOutside"])
  }

  @Test("A control that is switched off swallows touches")
  func disabled() {
    let tap = UITapGestureRecognizer()
    let log = log
    tap.onChange = { _ in log.note("tap") }
    host.view.addGestureRecognizer(tap)
    control.isEnabled = false
    host.tap(CGPoint(x: 150, y: 225))
    #expect(log.lines == ["tap"])
    #expect(control.state == .disabled)
  }

  @Test("A tap on a control isn't one for a recogniser around it")
  func tapAround() {
    let tap = UITapGestureRecognizer()
    let log = log
    tap.onChange = { _ in log.note("tap") }
    host.view.addGestureRecognizer(tap)
    host.tap(CGPoint(x: 150, y: 225))
    #expect(log.take() == ["down", "upInside"])
    host.tap(CGPoint(x: 20, y: 225))
    #expect(log.take() == ["tap"])
  }

  @Test("A pan that begins on a control takes the finger from it")
  func panAround() {
    host.view.addGestureRecognizer(UIPanGestureRecognizer())
    let finger = host.touch(CGPoint(x: 150, y: 225))
    finger.moved(to: CGPoint(x: 150, y: 245))
    finger.ended()
    #expect(log.lines == ["down", "cancel"])
  }

  @Test("An action with an identifier takes the place of the one that had it")
  func identifiers() {
    let other = UIControl()
    let log = log
    let identifier = UIAction.Identifier("save")
    other.addAction(UIAction(identifier: identifier) { _ in log.note("old") }, for: .valueChanged)
    other.addAction(UIAction(identifier: identifier) { _ in log.note("new") }, for: .valueChanged)
    other.sendActions(for: .valueChanged)
    #expect(log.take() == ["new"])
    other.removeAction(identifiedBy: identifier, for: .valueChanged)
    other.sendActions(for: .valueChanged)
    #expect(log.take().isEmpty)
  }

  @Test("An action knows the control that sends it, while it runs")
  func sender() {
    let other = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    other.addAction(action, for: .valueChanged)
    other.sendActions(for: .valueChanged)
    #expect(sender === other)
    #expect(action.sender == nil)
  }
}

@Suite("Buttons")
@MainActor
struct ButtonTests {
  let host = Host()

  @Test("A button performs its primary action when it is tapped")
  func primaryAction() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    host.view.addSubview(button)
    #expect(button.currentTitle == "Add")
    host.tap(CGPoint(x: 150, y: 120))
    #expect(count == 1)
    button.isEnabled = false
    host.tap(CGPoint(x: 150, y: 120))
    #expect(count == 1)
  }

  @Test("A touch on a button's title is on the button")
  func titleIsPartOfButton() {
    let button = UIButton(type: .system)
    button.setTitle("A long title", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    host.view.addSubview(button)
    host.settle()
    #expect(host.window.hitTest(CGPoint(x: 150, y: 122), with: nil) === button)
  }

  @Test("A title is that of the state, or the normal one")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.currentTitle == "Play")
    button.isSelected = true
    #expect(button.currentTitle == "Pause")
    #expect(button.titleLabel?.text == "Pause")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Play")
  }

  @Test("A configuration's title goes before that of the states")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Buy")
    button.sizeToFit()
    let expectedHeight: CGFloat = 20 + 1.0 / 3 + 14
    #expect(button.bounds.height == expectedHeight)
    let label = UILabel()
    label.text = "Buy"
    let padding = button.bounds.width - label.intrinsicContentSize.width
    #expect(abs(padding - 24) < 1e-9)
  }

  @Test("A button lets go of what its action held")
  func leaks() {
    final class Owner {}
    weak var owner: Owner?
    weak var button: UIButton?
    do {
      let held = Owner()
      let made = UIButton(type: .system, primaryAction: UIAction { _ in _ = held })
      host.view.addSubview(made)
      host.settle()
      made.removeFromSuperview()
      (owner, button) = (held, made)
    }
    host.settle()
    #expect(button == nil)
    #expect(owner == nil)
  }
}

@Suite("Labels")
@MainActor
struct LabelTests {
  let host = Host()

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("A label is as high as its lines, in whole pixels")
  func heights() {
    let line: CGFloat = 20 + 1.0 / 3
    let twoLines: CGFloat = 40 + 2.0 / 3
    #expect(label("Hello").intrinsicContentSize.height == line)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("One\nTwo", lines: 0).intrinsicContentSize.height == twoLines)
    #expect(label("One\nTwo").intrinsicContentSize.height == line)
  }

  @Test("A label of several lines breaks them in the width that it gets")
  func wrapping() {
    let text = label("The quick brown fox jumps over the lazy dog", lines: 0)
    let natural = text.intrinsicContentSize
    let half = text.sizeThatFits(CGSize(width: natural.width * 0.6, height: 1000))
    #expect(half.width <= natural.width * 0.6)
    #expect(half.height > natural.height * 1.9)
    text.numberOfLines = 1
    #expect(text.sizeThatFits(CGSize(width: 80, height: 1000)).height == natural.height)
  }

  @Test("A label lets touches through")
  func touches() {
    let text = label("Hello")
    text.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    host.view.addSubview(text)
    #expect(host.window.hitTest(CGPoint(x: 50, y: 150), with: nil) === host.view)
  }
}
