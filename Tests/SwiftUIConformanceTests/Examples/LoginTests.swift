import StageRuntime
import SwiftUI
import Testing

/// A login as people write it for iOS.
@MainActor
private final class LoginModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var message: String?
  @Published private(set) var isLoggedIn = false

  var canLogIn: Bool { name.contains("@") && password.count >= 4 }

  func logIn() {
    guard canLogIn else {
      message = "Check your input"
      return
    }
    message = nil
    isLoggedIn = true
  }
}

private struct LoginScreen: View {
  enum Field: Hashable { case name, password }

  @StateObject private var model = LoginModel()
  @FocusState private var focus: Field?

  var body: some View {
    if model.isLoggedIn {
      Text("Welcome, \(model.name)").font(.title)
    } else {
      VStack(spacing: 16) {
        TextField("E-mail", text: $model.name)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .submitLabel(.next)
          .focused($focus, equals: .name)
        SecureField("Password", text: $model.password)
          .submitLabel(.go)
          .focused($focus, equals: .password)
        if let message = model.message {
          Text(message).foregroundStyle(.red).font(.footnote)
        }
        Button("Log in", action: model.logIn)
          .buttonStyle(.borderedProminent)
          .disabled(!model.canLogIn)
      }
      .textFieldStyle(.roundedBorder)
      .padding()
      .onSubmit {
        switch focus {
        case .name: focus = .password
        default: model.logIn()
        }
      }
      .onAppear { focus = .name }
    }
  }
}

@Suite("A login with validation")
@MainActor
struct LoginTests {
  private func start() -> Screen<LoginScreen> {
    let screen = Screen { LoginScreen() }
    screen.settle()
    return screen
  }

  @Test("The first field has the keyboard when the login appears")
  func focus() throws {
    let screen = start()
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(field.isFirstResponder)
  }

  @Test("The button can be used once the input is valid, and logs in")
  func logsIn() throws {
    let screen = start()
    func button() -> RenderedLeaf? { screen.leaves.first { $0.kind == .button } }
    #expect(button()?.isEnabled == false)
    screen.type("ada@example.org")
    screen.settle()
    let password = try #require(screen.views(of: UITextField.self).last)
    screen.tap(password)
    screen.settle()
    #expect(password.isFirstResponder)
    screen.type("1234")
    screen.settle()
    #expect(button()?.isEnabled == true)
    screen.tap("Log in")
    screen.settle()
    #expect(screen.texts == ["Welcome, ada@example.org"])
  }

  @Test("Return with bad input says so")
  func refuses() throws {
    let screen = start()
    screen.type("ada")
    let password = try #require(screen.views(of: UITextField.self).last)
    screen.tap(password)
    screen.settle()
    screen.type("1\n")
    screen.settle()
    #expect(screen.texts.contains("Check your input"))
  }
}
