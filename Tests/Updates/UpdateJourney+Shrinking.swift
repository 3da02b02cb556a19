extension UpdateJourney {
  /// A journey that fails with as few changes and views as can be found by leaving some out.
  @MainActor
  public func shrunk() -> UpdateJourney {
    var shortest = withFewerWorlds()
    while let shorter = shortest.withFewerViews() { shortest = shorter }
    return shortest
  }

  @MainActor
  private func withFewerWorlds() -> UpdateJourney {
    var shortest = self
    var index = shortest.worlds.count - 1
    while index >= 0 {
      var shorter = shortest
      shorter.worlds.remove(at: index)
      if shorter.play() != nil { shortest = shorter }
      index -= 1
    }
    return shortest
  }

  /// A journey in which one view less is in every world, if there is one that fails.
  @MainActor
  private func withFewerViews() -> UpdateJourney? {
    let identities = Set(worlds.flatMap { $0.sketch.identities }).sorted()
    for id in identities {
      for without in [Sketch.without, Sketch.unwrapping] {
        let worlds = worlds.map { world in
          var world = world
          world.sketch = without(world.sketch)(id)
          world.sketch.keepLazinessMeasurable()
          return world
        }
        let shorter = UpdateJourney(worlds)
        guard worlds != self.worlds, shorter.size < size, shorter.play() != nil else { continue }
        return shorter
      }
    }
    return nil
  }

  private var size: Int { worlds.reduce(0) { $0 + $1.sketch.count } }
}

extension Sketch {
  fileprivate var identities: [Int] { [id] + children.flatMap(\.identities) }

  /// The sketch without a view and what is in it.
  fileprivate func without(_ id: Int) -> Sketch {
    Sketch(self.id, kind, children.filter { $0.id != id }.map { $0.without(id) })
  }

  /// The sketch with what is in a view in place of it.
  fileprivate func unwrapping(_ id: Int) -> Sketch {
    if self.id == id, children.count == 1 { return children[0] }
    return Sketch(
      self.id,
      kind,
      children.flatMap { child in
        child.id == id && child.children.count > 1 ? child.children : [child.unwrapping(id)]
      }
    )
  }
}
