extension Sketch.Container {
  /// Whether views inside are made only when they are about to be seen.
  var isLazy: Bool {
    switch self {
    case .list, .form, .lazyColumn, .lazyRow, .lazyGrid: true
    default: false
    }
  }
}

extension Sketch {
  /// Sees to it that a fresh render can be compared with an updated one where views are made lazily.
  ///
  /// How long lazy content is is an estimate from the rows that have been measured, so it is put where
  /// its own length decides nothing: in a frame, or at the root. And rows that were seen once keep
  /// what they prefer when they no longer are, so none in a lazy container prefers anything.
  mutating func keepLazinessMeasurable() { keepMeasurable(isFramed: true, isInLazy: false) }

  private mutating func keepMeasurable(isFramed: Bool, isInLazy: Bool) {
    var framesChild = false
    var isInLazy = isInLazy
    switch kind {
    case .container(let container) where container.isLazy:
      guard isFramed else {
        self = Sketch(id, .modifier(.frame(width: 240, height: 160, .center)), [self])
        return keepMeasurable(isFramed: false, isInLazy: isInLazy)
      }
      isInLazy = true
    case .modifier(.frame(.some, .some, _)): framesChild = true
    case .modifier(.preferring) where isInLazy: kind = .modifier(.padding(3))
    case .modifier(.showingPreference) where isInLazy: kind = .modifier(.padding(4))
    default: break
    }
    for index in children.indices {
      children[index].keepMeasurable(isFramed: framesChild, isInLazy: isInLazy)
    }
  }
}
