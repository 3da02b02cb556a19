import StageRuntime
import Testing
import UIKit

@Suite("Text fields and the keyboard")
@MainActor
struct TextFieldTests {
  private let host = Host()
  private let log = Log()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  private let other = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
  private let delegate: FieldLog
  private var keyboard: Keyboard { host.application.keyboard }

  init() {
    delegate = FieldLog(log)
    field.delegate = delegate
    field.placeholder = "Name"
    host.view.addSubview(field)
    host.view.addSubview(other)
    host.settle()
  }

  @Test("A tap begins to edit and brings the keyboard; the delegate hears before that")
  func tap() {
    let observer = KeyboardLog(log)
    host.tap(CGPoint(x: 100, y: 117))
    #expect(field.isFirstResponder && field.isEditing)
    #expect(keyboard.isShown)
    #expect(
      log.take() == [
        "should begin", "did begin", "keyboard will show", "keyboard did show",
      ]
    )
    field.resignFirstResponder()
    host.settle()
    #expect(
      log.take() == ["should end", "did end", "keyboard will hide", "keyboard did hide"]
    )
    _ = observer
  }

  @Test("The keyboard's notifications say where it goes and how long that takes")
  func userInfo() throws {
    let observer = KeyboardLog(log)
    field.becomeFirstResponder()
    let information = try #require(observer.last)
    let end = try #require(information[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)
    #expect(end.cgRectValue == CGRect(x: 0, y: 508, width: 390, height: 336))
    let begin = try #require(information[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)
    #expect(begin.cgRectValue.minY == 844)
    let key = UIResponder.keyboardAnimationDurationUserInfoKey
    #expect(information[key] as? Double == 0.25)
  }

  @Test("The keyboard stays when one field hands over to another")
  func handingOver() {
    field.becomeFirstResponder()
    host.settle()
    let observer = KeyboardLog(log)
    _ = log.take()
    other.becomeFirstResponder()
    host.settle()
    #expect(other.isFirstResponder)
    #expect(log.take() == ["should end", "did end"])
    #expect(keyboard.isShown)
    _ = observer
  }

  @Test("What is typed is in the text; the delegate is asked for each character")
  func typing() {
    var changes: [String] = []
    field.addAction(
      UIAction { [field] _ in changes.append(field.text ?? "nil") },
      for: .editingChanged
    )
    field.becomeFirstResponder()
    _ = log.take()
    #expect(keyboard.type("Ada"))
    #expect(field.text == "Ada")
    #expect(changes == ["A", "Ad", "Ada"])
    #expect(log.take() == ["0+0 'A'", "1+0 'd'", "2+0 'a'"])
    delegate.allowsChanges = false
    keyboard.type("x")
    #expect(field.text == "Ada")
    delegate.allowsChanges = true
    keyboard.pressDelete()
    #expect(field.text == "Ad")
  }

  @Test("Nothing is typed where there is no keyboard")
  func noKeyboard() {
    #expect(!keyboard.type("Ada"))
    #expect(field.text == "")
  }

  @Test("A change by the app is no editing")
  func programmatic() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "Ada"
    #expect(changes == 0)
  }

  @Test("The return key asks the delegate, and ends editing only where an action is for that")
  func returnKey() {
    field.becomeFirstResponder()
    _ = log.take()
    keyboard.pressReturn()
    #expect(log.take() == ["should return"])
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    keyboard.pressReturn()
    #expect(!field.isFirstResponder)
    #expect(field.text == "")
  }

  @Test("A delegate can forbid the beginning and the end of editing")
  func forbidden() {
    delegate.allowsBeginning = false
    #expect(!field.becomeFirstResponder())
    #expect(!keyboard.isShown)
    delegate.allowsBeginning = true
    delegate.allowsEnding = false
    field.becomeFirstResponder()
    #expect(!other.becomeFirstResponder())
    #expect(field.isFirstResponder)
  }

  @Test("Forcing the end of editing isn't asked about, but told")
  func forced() {
    delegate.allowsEnding = false
    field.becomeFirstResponder()
    _ = log.take()
    #expect(host.view.endEditing(true))
    #expect(log.take().last == "did end")
    #expect(!keyboard.isShown)
  }

  @Test("A field that leaves its window ends editing, and the keyboard goes")
  func leaving() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(!keyboard.isShown)
  }

  @Test("A disabled field can't be edited")
  func disabled() {
    field.isEnabled = false
    host.tap(CGPoint(x: 100, y: 117))
    #expect(!field.isFirstResponder)
  }

  @Test("Secret text is read as dots, an empty field by its placeholder")
  func accessibility() {
    #expect(field.accessibilityLabel == "Name")
    field.text = "abc"
    #expect(field.accessibilityValue == "abc")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
    #expect(field.text == "abc")
  }

  @Test("A text view hears of its editing after the keyboard, and takes line breaks")
  func textView() {
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
    let delegate = ViewLog(log)
    view.delegate = delegate
    host.view.addSubview(view)
    host.settle()
    let observer = KeyboardLog(log)
    host.tap(CGPoint(x: 100, y: 350))
    #expect(log.take() == ["keyboard will show", "did begin", "keyboard did show"])
    keyboard.type("a\nb")
    #expect(view.text == "a\nb")
    #expect(log.take() == ["did change", "did change", "did change"])
    _ = observer
  }

  @Test("Dragging a scroll view may dismiss the keyboard", arguments: [false, true])
  func dragDismisses(dismisses: Bool) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 390, height: 1000)
    scroll.keyboardDismissMode = dismisses ? .onDrag : .none
    host.view.addSubview(scroll)
    field.becomeFirstResponder()
    host.settle()
    let finger = host.touch(CGPoint(x: 200, y: 450))
    finger.moved(to: CGPoint(x: 200, y: 400))
    #expect(keyboard.isShown == !dismisses)
    finger.ended()
    host.settle()
  }
}

/// A field's delegate that writes down what it is asked and told.
private final class FieldLog: NSObject, UITextFieldDelegate {
  private let log: Log
  var allowsBeginning = true
  var allowsEnding = true
  var allowsChanges = true

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("should begin")
    return allowsBeginning
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("should end")
    return allowsEnding
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.note("did end") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.note("\(range.location)+\(range.length) '\(string)'")
    return allowsChanges
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("should return")
    return true
  }
}

/// A text view's delegate that writes down what it is told.
private final class ViewLog: NSObject, UITextViewDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.note("did begin") }
  func textViewDidChange(_ textView: UITextView) { log.note("did change") }
}

/// Writes down the keyboard's notifications of its own stage.
@MainActor
private final class KeyboardLog {
  private(set) var last: [AnyHashable: Any]?
  private let tokens: Tokens

  /// What takes the observers off when it goes.
  private final class Tokens {
    var tokens: [any NSObjectProtocol] = []
    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  init(_ log: Log) {
    tokens = Tokens()
    let screen = UIApplication.shared.screen
    let names: [(NSNotification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "keyboard will show"),
      (UIResponder.keyboardDidShowNotification, "keyboard did show"),
      (UIResponder.keyboardWillHideNotification, "keyboard will hide"),
      (UIResponder.keyboardDidHideNotification, "keyboard did hide"),
    ]
    for (name, text) in names {
      let token = NotificationCenter.default.addObserver(
        forName: name,
        object: screen,
        queue: nil
      ) { [weak self] notification in
        // Posted on the main actor, before the call that caused it returns.
        nonisolated(unsafe) let information = notification.userInfo
        MainActor.assumeIsolated {
          self?.last = information
          log.note(text)
        }
      }
      tokens.tokens.append(token)
    }
  }
}
