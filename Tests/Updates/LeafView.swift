import SwiftUI

/// A view of a sketch that has nothing inside.
struct LeafView: View {
  let leaf: Sketch.Leaf
  @Binding var state: Int

  var body: some View {
    switch leaf {
    case .text(let source): NumberView(source: source, state: $state) { Text(words($0)) }
    case .button(let source):
      NumberView(source: source, state: $state) { Button(words($0)) {}.disabled($0 % 3 == 1) }
    case .toggle(let source):
      NumberView(source: source, state: $state) { number in
        Toggle(words(number), isOn: .constant(number % 2 == 0))
      }
    case .progress(let source):
      NumberView(source: source, state: $state) { ProgressView(value: Double($0 % 4) / 4) }
    case .image(let source):
      NumberView(source: source, state: $state) {
        Image(systemName: $0 % 2 == 0 ? "star" : "house")
      }
    case .environment: SizeReader()
    case .geometry:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width.rounded()))×\(Int(proxy.size.height.rounded())): \(state)")
      }
    case .color: Color.red
    case .divider: Divider()
    case .spacer: Spacer()
    case .circle: Circle().fill(.green)
    case .field: TextField("Name", text: .constant(words(state)))
    }
  }
}

/// A text of more or less words.
func words(_ number: Int) -> String {
  (0...(abs(number) % 7)).map { "word\($0)" }.joined(separator: " ")
}

/// A view of the number that a source has.
struct NumberView<Content: View>: View {
  let source: Sketch.Source
  @Binding var state: Int
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    switch source {
    case .literal(let number): content(number)
    case .observable(let index): ObservedView(isFirst: index == 0, content: content)
    case .published: PublishedView(content: content)
    case .binding: content(state)
    case .environment: EnvironmentView(content: content)
    }
  }
}

private struct ObservedView<Content: View>: View {
  @Environment(ObservedNumbers.self) private var numbers
  let isFirst: Bool
  @ViewBuilder let content: (Int) -> Content

  var body: some View { content(isFirst ? numbers.first : numbers.second) }
}

private struct PublishedView<Content: View>: View {
  @EnvironmentObject private var object: PublishedNumber
  @ViewBuilder let content: (Int) -> Content

  var body: some View { content(object.number) }
}

private struct EnvironmentView<Content: View>: View {
  @Environment(\.sketchNumber) private var number
  @ViewBuilder let content: (Int) -> Content

  var body: some View { content(number) }
}

/// A text that says what it reads of the framework's own environment.
private struct SizeReader: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(
      "\(direction == .leftToRight ? "right" : "left") \(sizeClass == .compact ? "compact" : "regular") \(isEnabled ? "on" : "off")"
    )
  }
}
