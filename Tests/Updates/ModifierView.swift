import SwiftUI

/// A view of a sketch that changes the one inside.
struct ModifierView: View {
  let modifier: Sketch.Modifier
  let child: Sketch
  @Binding var state: Int

  private var content: SketchView { SketchView(sketch: child, state: $state) }

  var body: some View {
    switch modifier {
    case .padding(let length): content.padding(CGFloat(length))
    case .fixedSize(let horizontal, let vertical):
      content.fixedSize(horizontal: horizontal, vertical: vertical)
    case .priority(let priority): content.layoutPriority(Double(priority))
    case .frame(let width, let height, let place):
      content.frame(
        width: width.map { CGFloat($0) },
        height: height.map { CGFloat($0) },
        alignment: Alignment(horizontal: place.alignment, vertical: .center)
      )
    case .flexibleFrame(let minWidth, let maxHeight, let isWide):
      content.frame(
        minWidth: minWidth.map { CGFloat($0) },
        maxWidth: isWide ? .infinity : nil,
        maxHeight: maxHeight.map { CGFloat($0) },
        alignment: .topLeading
      )
    case .aspectRatio(let isFilling):
      content.aspectRatio(1.5, contentMode: isFilling ? .fill : .fit)
    case .offset(let length): content.offset(x: CGFloat(length))
    case .opacity(let percent): content.opacity(Double(percent) / 100)
    case .position(let length): content.position(x: CGFloat(length), y: 30)
    case .guide(let length): content.alignmentGuide(.leading) { _ in CGFloat(length) }
    default: more
    }
  }

  @ViewBuilder
  private var more: some View {
    switch modifier {
    case .lineLimit(let lines): content.lineLimit(lines)
    case .font(let size): content.font(.system(size: CGFloat(size)))
    case .disabled: content.disabled(state % 2 == 0)
    case .hidden: content.hidden()
    case .identity(let identity): content.id(identity)
    case .zIndex(let index): content.zIndex(Double(index))
    case .erased: AnyView(content)
    case .environment(let number): content.environment(\.sketchNumber, number)
    case .preferring(let number): content.preference(key: SketchPreference.self, value: number)
    case .showingPreference:
      content.overlayPreferenceValue(SketchPreference.self) { Text("sum \($0)") }
    case .inset: content.safeAreaInset(edge: .bottom) { Text("inset \(state)") }
    default: content
    }
  }
}
