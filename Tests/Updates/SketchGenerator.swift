import ConformanceSupport

/// Makes sketches and changes them, at random.
struct SketchGenerator {
  var numbers: SeededNumbers
  /// Whether there may be views that are scrolled sideways.
  ///
  /// They begin at the other end when people read from right to left, but stay where they are when that
  /// changes.
  var scrollsSideways: Bool
  private var nextID = 1

  init(numbers: SeededNumbers, scrollsSideways: Bool) {
    self.numbers = numbers
    self.scrollsSideways = scrollsSideways
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &numbers)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &numbers)
  }

  private mutating func flip() -> Bool { numbers.oneIn(2) }

  private mutating func maybe(_ value: Int) -> Int? { flip() ? value : nil }

  /// A sketch of at most so many levels.
  mutating func sketch(depth: Int) -> Sketch {
    let id = nextID
    nextID += 1
    let dice = number(0...9)
    if depth <= 0 || dice < 3 { return Sketch(id, .leaf(leaf())) }
    if dice < 6 { return Sketch(id, .modifier(modifier()), [sketch(depth: depth - 1)]) }
    let container = container()
    // Enough that some rows of a list aren't seen, now and then.
    let count = container.isLazy && numbers.oneIn(3) ? number(5...40) : number(0...4)
    return Sketch(
      id,
      .container(container),
      (0..<count).map { _ in sketch(depth: count > 4 ? 1 : depth - 1) }
    )
  }

  private mutating func source() -> Sketch.Source {
    switch number(0...6) {
    case 0, 1: .literal(number(0...6))
    case 2, 3: .observable(number(0...1))
    case 4: .published
    case 5: .binding
    default: .environment
    }
  }

  private mutating func leaf() -> Sketch.Leaf {
    switch number(0...15) {
    case 0...4: .text(source())
    case 5: .button(source())
    case 6: .toggle(source())
    case 7: .progress(source())
    case 8: .image(source())
    case 9: .environment
    case 10: .geometry
    case 11: .color
    case 12: .divider
    case 13: .spacer
    case 14: .circle
    default: .field
    }
  }

  private mutating func container() -> Sketch.Container {
    switch number(0...19) {
    case 0...3: .column(pick(Sketch.HorizontalPlace.allCases), spacing: maybe(number(0...12)))
    case 4...7: .row(pick(Sketch.VerticalPlace.allCases), spacing: maybe(number(0...12)))
    case 8: .pile(pick(Sketch.HorizontalPlace.allCases), pick(Sketch.VerticalPlace.allCases))
    case 9: .group
    case 10: .fits(isHorizontal: flip())
    case 11: .flow
    case 12: .grid
    case 13: .either
    case 14: .layers
    case 15: .scroll(isHorizontal: scrollsSideways && flip())
    case 16: .list
    case 17: .form
    case 18: scrollsSideways && flip() ? .lazyRow : .lazyColumn
    default: .lazyGrid(columns: number(1...3))
    }
  }

  private mutating func modifier() -> Sketch.Modifier {
    switch number(0...21) {
    case 0: .padding(number(0...30))
    case 1: .fixedSize(horizontal: flip(), vertical: flip())
    case 2: .priority(number(-1...1))
    case 3:
      .frame(
        width: maybe(number(0...300)),
        height: maybe(number(0...200)),
        pick(Sketch.HorizontalPlace.allCases)
      )
    case 4:
      .flexibleFrame(
        minWidth: maybe(number(0...200)),
        maxHeight: maybe(number(0...200)),
        isWide: flip()
      )
    case 5: .aspectRatio(isFilling: flip())
    case 6: .offset(number(-20...20))
    case 7: .opacity(number(0...2) * 50)
    case 8: .position(number(0...100))
    case 9: .guide(number(-20...20))
    case 10: .lineLimit(number(1...2))
    case 11: .font(number(8...30))
    case 12: .disabled
    case 13: .hidden
    case 14: .identity(number(0...1))
    case 15: .zIndex(number(-1...1))
    case 16: .erased
    case 17: .environment(number(0...6))
    case 18, 19: .preferring(number(1...9))
    case 20: .showingPreference
    default: .inset
    }
  }

  // MARK: Changes

  /// Changes something.
  mutating func step(_ world: inout UpdateWorld) {
    switch number(0...11) {
    case 0: world.observed[number(0...1)] = number(0...6)
    case 1: world.published = number(0...6)
    case 2: world.state = number(0...6)
    case 3: world.environment = number(0...6)
    case 4 where numbers.oneIn(3): world.isLandscape.toggle()
    case 4: world.isLarge.toggle()
    case 5 where !scrollsSideways: world.isRightToLeft.toggle()
    default: change(&world.sketch)
    }
    world.sketch.keepLazinessMeasurable()
  }

  private mutating func change(_ sketch: inout Sketch) {
    let place = number(0...(sketch.count - 1))
    var generator = self
    sketch.change(at: place) { generator.changeView(&$0) }
    self = generator
  }

  private mutating func changeView(_ sketch: inout Sketch) {
    switch sketch.kind {
    case .leaf: sketch.kind = .leaf(leaf())
    case .modifier:
      if numbers.oneIn(3), let child = sketch.children.first {
        sketch = child
      } else {
        sketch.kind = .modifier(modifier())
      }
    case .container: changeContainer(&sketch)
    }
    if numbers.oneIn(6), sketch.count < 40 {
      let id = nextID
      nextID += 1
      sketch = Sketch(id, .modifier(modifier()), [sketch])
    }
  }

  private mutating func changeContainer(_ sketch: inout Sketch) {
    let count = sketch.children.count
    switch number(0...5) {
    case 0, 1: sketch.children.insert(self.sketch(depth: 2), at: number(0...count))
    case 2 where count > 0: sketch.children.remove(at: number(0...(count - 1)))
    case 3 where count > 1: sketch.children.swapAt(number(0...(count - 1)), number(0...(count - 1)))
    case 4 where count > 1: sketch.children.shuffle(using: &numbers)
    default: sketch.kind = .container(container())
    }
  }
}
