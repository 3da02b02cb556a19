import Observation
import StageRuntime
import SwiftUI
import Testing

@Suite("What people write first: a model in a sheet, and representables")
@MainActor
struct IssueExampleTests {
  @Observable
  final class Profile {
    var name = "Ada"
  }

  private struct ProfileScreen: View {
    @State private var profile = Profile()
    @State private var isEditing = false

    var body: some View {
      VStack {
        Text("Name: \(profile.name)")
        Button("Edit") { isEditing = true }
      }
      .sheet(isPresented: $isEditing) { ProfileEditor(profile: profile) }
    }
  }

  private struct ProfileEditor: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var profile: Profile

    var body: some View {
      VStack {
        TextField("Name", text: $profile.name)
        Button("Done") { dismiss() }
      }
    }
  }

  @Test("A model that is edited in a sheet changes the screen below while it is typed")
  func editsModel() throws {
    let screen = Screen { ProfileScreen() }
    screen.tap("Edit")
    screen.settle()
    let field = try #require(screen.views(of: UITextField.self).first)
    #expect(field.text == "Ada")
    screen.tap(field)
    screen.settle()
    screen.type(" L")
    screen.settle()
    #expect(screen.texts.contains("Name: Ada L"))
    screen.tapInFront("Done")
    screen.settle()
    #expect(screen.chain.isEmpty)
  }

  private struct NoteField: UIViewRepresentable {
    @Binding var text: String

    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: NoteField

      init(_ parent: NoteField) { self.parent = parent }

      func textFieldDidEndEditing(_ textField: UITextField) {
        parent.text = textField.text ?? ""
      }

      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {
      context.coordinator.parent = self
      field.text = text
    }
  }

  private struct NoteScreen: View {
    @State private var text = ""

    var body: some View {
      VStack {
        NoteField(text: $text).frame(width: 200, height: 40)
        Text("Note: \(text)")
      }
    }
  }

  @Test("A coordinator that is a delegate writes to the binding when the editing ends")
  func coordinator() throws {
    let screen = Screen { NoteScreen() }
    let field = try #require(screen.views(of: UITextField.self).first)
    screen.tap(field)
    screen.settle()
    screen.type("milk")
    #expect(screen.texts == ["Note: "])
    screen.type("\n")
    screen.settle()
    #expect(screen.texts == ["Note: milk"])
    #expect(screen.messages.isEmpty)
  }

  private struct HastyView: UIViewRepresentable {
    @Binding var count: Int

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ uiView: UIView, context: Context) { count += 1 }
  }

  private struct HastyScreen: View {
    @State private var count = 0

    var body: some View {
      VStack {
        HastyView(count: $count)
        Text("\(count)")
      }
    }
  }

  @Test("S2.4 A representable that writes to its binding in an update gets Apple's warning")
  func wrongMoment() {
    let screen = Screen { HastyScreen() }
    screen.settle()
    #expect(
      screen.messages.contains(
        "Modifying state during view update, this will cause undefined behavior."
      )
    )
    #expect(screen.texts == ["0"])
  }
}
