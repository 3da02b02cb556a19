/// What differs between two drawings, in words.
package struct DifferenceReport: CustomStringConvertible {
  private static let lengthLimit = 20

  private var changes: [String] = []

  /// Compares two documents that have a shape on each line.
  package init(expected: String, actual: String) {
    let old = expected.split(separator: "\n").map(Shape.init)
    let new = actual.split(separator: "\n").map(Shape.init)
    let difference = new.difference(from: old)
    var added = difference.insertions.compactMap { change -> Shape? in
      guard case .insert(_, let shape, _) = change else { return nil }
      return shape
    }
    for case .remove(_, let shape, _) in difference.removals {
      // What is drawn by the same kind of view, in the same order, is taken for the same.
      if let index = added.firstIndex(where: { $0.kind == shape.kind }) {
        changes.append(added.remove(at: index).changes(from: shape))
      } else {
        changes.append("\(shape.title): gone")
      }
    }
    changes += added.map { "\($0.title): new" }
  }

  /// How many lines differ, and how, up to a number.
  package var description: String {
    guard !changes.isEmpty else { return "Only line feeds differ." }
    let rest = changes.count - Self.lengthLimit
    let count = changes.count == 1 ? "1 shape differs:" : "\(changes.count) shapes differ:"
    return
      ([count] + changes.prefix(Self.lengthLimit).map { "  \($0)" }
      + (rest > 0 ? ["  … and \(rest) more"] : [])).joined(separator: "\n")
  }
}

/// A line of a drawing.
private struct Shape: Hashable {
  let line: Substring

  init(_ line: Substring) { self.line = line }

  private var tag: Substring { line.dropFirst().prefix { $0.isLetter || $0 == "/" } }

  private var attributes: [(name: String, value: String)] {
    line.prefix(upTo: line.firstIndex(of: ">") ?? line.endIndex)
      .matches(of: /([A-Za-z-]+)="([^"]*)"/)
      .map { (String($0.output.1), String($0.output.2)) }
  }

  private var text: String? { line.firstMatch(of: />([^<]+)</).map { String($0.output.1) } }

  private func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// What it has in common with what it was before a change.
  var kind: String { "\(tag) \(value("class") ?? "")" }

  /// What a reader knows it by.
  var title: String {
    let name = value("class") ?? "<\(tag)>"
    return text.map { "\(name) '\($0)'" } ?? name
  }

  func changes(from old: Shape) -> String {
    var changes: [String] = []
    if let before = old.text, let after = text, before != after {
      changes.append("text '\(before)' → '\(after)'")
    }
    for (name, after) in attributes where old.value(name) != after {
      changes.append("\(name) \(old.value(name) ?? "none") → \(after)")
    }
    for (name, before) in old.attributes where value(name) == nil {
      changes.append("\(name) \(before) → none")
    }
    let subject = value("class") ?? "<\(tag)>"
    return "\(subject): \(changes.isEmpty ? "differs" : changes.joined(separator: ", "))"
  }
}
