import Testing
import UIKit

@Suite("The look of a button")
@MainActor
struct ButtonLookTests {
  @Test("a font that the app gave the title stays when the title changes")
  func font() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    button.setTitle("One", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.titleLabel?.font.pointSize == 30)
  }

  @Test("a button with a configuration has body type, one that loses it the plain one again")
  func configuration() {
    let button = UIButton(configuration: .filled())
    #expect(button.titleLabel?.font.pointSize == 17)
    button.configuration = nil
    #expect(button.titleLabel?.font.pointSize == 15)
  }

  @Test("the title of a filled button is white, and faded while the button is disabled")
  func filled() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Done") { _ in })
    #expect(button.titleLabel?.text == "Done" && button.titleLabel?.textColor == .white)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    button.configuration = .tinted()
    #expect(button.titleLabel?.textColor == button.tintColor)
  }

  @Test("the title of a system button follows the tint colour")
  func tint() {
    let button = UIButton(type: .system)
    button.setTitle("One", for: .normal)
    button.tintColor = .systemRed
    #expect(button.titleLabel?.textColor == .systemRed)
  }
}
