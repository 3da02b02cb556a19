import StageRuntime
import SwiftUI
import Testing

@Suite("Text that is typed into SwiftUI's fields")
@MainActor
struct TextInputTests {
  private struct Greeting: View {
    @State private var name = ""
    @State private var log = "nothing"

    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .submitLabel(.done)
          .keyboardType(.emailAddress)
          .textContentType(.username)
          .autocorrectionDisabled()
          .textInputAutocapitalization(.never)
          .onSubmit { log = "submitted \(name)" }
        Text("Hello, \(name)")
        Text(log)
      }
    }
  }

  @Test("What is typed into a text field goes into its binding, a letter at a time")
  func types() throws {
    let screen = Screen { Greeting() }
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(field.placeholder == "Name")
    screen.tap(field)
    screen.settle()
    #expect(screen.type("Ada"))
    #expect(screen.texts.contains("Hello, Ada"))
  }

  @Test("Return submits, and ends the editing")
  func submits() throws {
    let screen = Screen { Greeting() }
    let field = try #require(screen.views(of: UITextField.self).first)
    screen.tap(field)
    screen.settle()
    screen.type("Ada\n")
    screen.settle()
    #expect(screen.texts.contains("submitted Ada"))
    #expect(!field.isFirstResponder)
  }

  @Test("Modifiers around a text field choose its keyboard")
  func traits() throws {
    let screen = Screen { Greeting() }
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(field.returnKeyType == .done)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .username)
    #expect(field.autocorrectionType == .no)
    #expect(field.autocapitalizationType == .none)
  }

  private struct Limited: View {
    @State private var code = ""

    var body: some View {
      TextField(
        "Code",
        text: Binding(get: { code }, set: { code = String($0.prefix(3)) })
      )
    }
  }

  @Test("A binding that shortens what is typed shortens the field")
  func limits() throws {
    let screen = Screen { Limited() }
    let field = try #require(screen.views(of: UITextField.self).first)
    screen.tap(field)
    screen.settle()
    screen.type("12345")
    #expect(field.text == "123")
  }

  private struct Secrets: View {
    @State private var word = ""
    @State private var notes = "old"

    var body: some View {
      VStack {
        SecureField("Password", text: $word).disabled(notes == "locked")
        TextEditor(text: $notes)
        Text("\(word)/\(notes)")
        Button("Lock") { notes = "locked" }
      }
    }
  }

  @Test("A secure field hides what is typed into it")
  func secure() throws {
    let screen = Screen { Secrets() }
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(field.isSecureTextEntry)
    screen.tap(field)
    screen.settle()
    screen.type("open")
    #expect(screen.texts.contains("open/old"))
  }

  @Test("A text editor shows its binding's text and writes what is typed")
  func editor() throws {
    let screen = Screen { Secrets() }
    let editor = try #require(screen.views(of: UITextView.self).first)
    #expect(editor.text == "old")
    screen.tap(editor)
    screen.settle()
    screen.type("er")
    #expect(screen.texts.contains("/older"))
  }

  @Test("A field that is disabled while it is shown can't be edited")
  func disables() throws {
    let screen = Screen { Secrets() }
    screen.tap("Lock")
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(!field.isEnabled)
    screen.tap(field)
    screen.settle()
    #expect(!field.isFirstResponder)
  }
}
