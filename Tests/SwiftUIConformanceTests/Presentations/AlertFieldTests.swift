import SwiftUI
import Testing

@Suite("Fields in SwiftUI's alerts")
@MainActor
struct AlertFieldTests {
  private struct Login: View {
    var isDialog = false
    @State private var isAsking = true
    @State private var name = "Ada"
    @State private var password = ""
    @State private var greeting = "nobody"

    var body: some View {
      VStack {
        Text("Hello, \(greeting)")
        Text("typed \(name) \(password)")
        Button("Clear") { name = "" }
      }
      .alert("Log in", isPresented: asking(!isDialog)) {
        parts
      } message: {
        Text("Please.")
      }
      .confirmationDialog("Log in", isPresented: asking(isDialog)) { parts }
    }

    private func asking(_ counts: Bool) -> Binding<Bool> {
      counts ? $isAsking : .constant(false)
    }

    @ViewBuilder private var parts: some View {
      TextField("Name", text: $name)
        .textInputAutocapitalization(.never)
        .keyboardType(.emailAddress)
      SecureField("Password", text: $password)
      Button("OK") { greeting = name }.disabled(password.isEmpty)
      Button("Cancel", role: .cancel) {}
    }
  }

  private func alert(_ screen: Screen<some View>) throws -> UIAlertController {
    try #require(screen.front as? UIAlertController)
  }

  private func screen(isDialog: Bool = false) -> Screen<some View> {
    let screen = Screen { Login(isDialog: isDialog) }
    screen.settle()
    return screen
  }

  @Test("Text fields and secure fields become the alert's own, with their texts and traits")
  func fields() throws {
    let fields = try #require(try alert(screen()).textFields)
    #expect(fields.map(\.placeholder) == ["Name", "Password"])
    #expect(fields.map(\.text) == ["Ada", ""])
    #expect(fields.map(\.isSecureTextEntry) == [false, true])
    #expect(fields[0].keyboardType == .emailAddress)
    #expect(fields[0].autocapitalizationType == UITextAutocapitalizationType.none)
  }

  @Test("The first field has the keyboard, and what is typed is in the binding at once")
  func typing() throws {
    let screen = screen()
    #expect(try alert(screen).textFields?.first?.isFirstResponder == true)
    screen.type(" L")
    #expect(screen.texts.contains("typed Ada L "))
    screen.choose("Cancel")
    #expect(screen.texts.contains("Hello, nobody"))
    #expect(screen.texts.contains("typed Ada L "))
  }

  @Test("A choice that depends on a field can be made once the field says so")
  func enabling() throws {
    let screen = screen()
    let alert = try alert(screen)
    #expect(alert.actions.map(\.isEnabled) == [false, true])
    screen.tap(try #require(alert.textFields?.last))
    screen.type("secret")
    #expect(alert.actions.map(\.isEnabled) == [true, true])
    screen.choose("OK")
    #expect(screen.chain.isEmpty)
    #expect(screen.texts.contains("Hello, Ada"))
  }

  @Test("A field of an alert that is shown again has what its binding has now")
  func again() throws {
    struct Twice: View {
      @State private var isAsking = false
      @State private var name = ""
      var body: some View {
        Button("Ask") { isAsking = true }
          .alert("Name?", isPresented: $isAsking) {
            TextField("Name", text: $name)
            Button("Forget") { name = "" }
          }
      }
    }
    let screen = Screen { Twice() }
    screen.tap("Ask")
    screen.settle()
    screen.type("Bo")
    screen.choose("Forget")
    screen.tap("Ask")
    screen.settle()
    #expect(try alert(screen).textFields?.map(\.text) == [""])
    screen.type("Cy")
    #expect(try alert(screen).textFields?.map(\.text) == ["Cy"])
  }

  @Test("A dialog shows no fields")
  func dialog() throws {
    let alert = try alert(screen(isDialog: true))
    #expect(alert.preferredStyle == .actionSheet)
    #expect(alert.textFields == nil)
    #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
  }
}
