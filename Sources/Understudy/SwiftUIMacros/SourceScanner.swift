/// Goes through Swift's source text, past comments, texts and what is in brackets.
struct SourceScanner {
  private let characters: [Character]
  private var position = 0

  init(_ source: String) { characters = Array(Self.withoutComments(source)) }

  /// What hasn't been taken yet.
  var rest: String { String(characters[position...]) }

  /// Goes past the first occurrence of a word outside of brackets and texts.
  mutating func skip(pastWord word: String) -> Bool {
    var current = ""
    while position < characters.count {
      let character = characters[position]
      if character.isLetter || character.isNumber || character == "_" {
        current.append(character)
        position += 1
      } else {
        if current == word { return true }
        current = ""
        skipElement()
      }
    }
    return false
  }

  /// Goes past a character, if it is the next.
  mutating func takeIf(_ character: Character) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  /// Takes the text up to one of some characters, which counts outside of brackets and texts only.
  mutating func take(until ends: Set<Character>) -> String {
    let start = position
    while position < characters.count, !ends.contains(characters[position]) { skipElement() }
    return String(characters[start..<position])
  }

  /// Takes the text up to a bracket.
  mutating func take(untilOpening bracket: Character) -> String { take(until: [bracket]) }

  /// Goes past a bracket and all that it opens, if one is next.
  mutating func skipBrackets() -> Bool {
    guard position < characters.count else { return false }
    skipElement()
    return true
  }

  /// Goes past a character, or past all that it opens.
  private mutating func skipElement() {
    let character = characters[position]
    position += 1
    switch character {
    case "(": skip(to: ")")
    case "[": skip(to: "]")
    case "{": skip(to: "}")
    case "<": skip(to: ">")
    case "\"": skipText()
    // The arrow of a function's type isn't a bracket.
    case "-" where position < characters.count && characters[position] == ">": position += 1
    default: break
    }
  }

  private mutating func skip(to end: Character) {
    while position < characters.count, characters[position] != end { skipElement() }
    position += 1
    position = min(position, characters.count)
  }

  private mutating func skipText() {
    while position < characters.count, characters[position] != "\"" {
      position += characters[position] == "\\" ? 2 : 1
    }
    position = min(position + 1, characters.count)
  }

  private static func withoutComments(_ source: String) -> String {
    var result = ""
    var isInText = false
    var index = source.startIndex
    while index < source.endIndex {
      let tail = source[index...]
      if !isInText, tail.hasPrefix("//") {
        index = tail.firstIndex(where: \.isNewline) ?? source.endIndex
      } else if !isInText, tail.hasPrefix("/*") {
        index = tail.range(ofText: "*/") ?? source.endIndex
      } else {
        if tail.hasPrefix("\\\"") {
          result += "\\\""
          index = source.index(index, offsetBy: 2)
          continue
        }
        if source[index] == "\"" { isInText.toggle() }
        result.append(source[index])
        index = source.index(after: index)
      }
    }
    return result
  }
}

extension Substring {
  /// The position after the first occurrence of a text.
  fileprivate func range(ofText text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
