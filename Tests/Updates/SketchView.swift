import SwiftUI

/// The root view: it has the state and gives the rest to those below.
struct SketchRoot: View {
  @ObservedObject var model: UpdateModel
  @State private var state: Int

  init(model: UpdateModel) {
    self.model = model
    _state = State(initialValue: model.firstState)
  }

  var body: some View {
    model.state = $state
    return SketchView(sketch: model.sketch, state: $state)
      .environment(\.sketchNumber, model.environment)
      .environment(\.layoutDirection, model.isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.dynamicTypeSize, model.isLarge ? .accessibility1 : .large)
      .environmentObject(model.published)
      .environment(model.observed)
  }
}

/// The views of a sketch.
struct SketchView: View {
  let sketch: Sketch
  @Binding var state: Int

  var body: some View {
    switch sketch.kind {
    case .leaf(let leaf): LeafView(leaf: leaf, state: $state)
    case .container(let container):
      ContainerView(container: container, children: sketch.children, state: $state)
    case .modifier(let modifier):
      if let child = sketch.children.first {
        ModifierView(modifier: modifier, child: child, state: $state)
      }
    }
  }
}

private struct SketchNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// The number that views of a sketch read in the environment.
  var sketchNumber: Int {
    get { self[SketchNumberKey.self] }
    set { self[SketchNumberKey.self] = newValue }
  }
}

/// The sum of what views of a sketch prefer.
struct SketchPreference: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension Sketch.HorizontalPlace {
  var alignment: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Sketch.VerticalPlace {
  var alignment: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstBaseline: .firstTextBaseline
    }
  }
}
