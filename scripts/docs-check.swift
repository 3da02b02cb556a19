// Checks what scripts/docs can't see with docc.
//
//   swift scripts/docs-check.swift code ROOT ARTICLES COMPILED
//   swift scripts/docs-check.swift symbols GRAPHS
//
// Each argument in capitals, but for ROOT, is a file with one path a line.
//
// "code" expects each block of Swift in an article in one of the compiled files: the same lines in the
// same order, but for indentation and empty lines. "symbols" expects a documentation comment on each
// symbol of the graphs.
import Foundation

func paths(listedIn path: String) throws -> [String] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}

func stop(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(code)
}

/// A text without indentation and empty lines, between line feeds.
func bare(_ lines: some Sequence<some StringProtocol>) -> String {
  let kept = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  return "\n" + kept.joined(separator: "\n") + "\n"
}

/// A block of Swift in an article, and the line on which it begins.
struct Block {
  let line: Int
  var lines: [Substring] = []
}

func blocks(in article: String) -> [Block] {
  var found: [Block] = []
  var open: Block?
  for (index, line) in article.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
  {
    let text = line.trimmingCharacters(in: .whitespaces)
    if let block = open, text == "```" {
      found.append(block)
      open = nil
    } else if open != nil {
      open?.lines.append(line)
    } else if text == "```swift" {
      open = Block(line: index + 2)
    }
  }
  return found
}

func checkCode(root: String, articles: [String], compiled: [String]) throws {
  let sources = try compiled.map { path in
    bare(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n"))
  }
  var count = 0
  var problems: [String] = []
  for path in articles.sorted() {
    for block in blocks(in: try String(contentsOfFile: path, encoding: .utf8)) {
      count += 1
      let text = bare(block.lines)
      if !sources.contains(where: { $0.contains(text) }) {
        let place = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        problems.append("\(place):\(block.line): error: no compiled file has this code")
      }
    }
  }
  if !problems.isEmpty { stop(problems.joined(separator: "\n"), code: 1) }
  print("\(count) blocks of code are in compiled files.")
}

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {}
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
  }
  let symbols: [Symbol]
}

func checkSymbols(graphs: [String]) throws {
  var count = 0
  var problems: [String] = []
  for path in graphs.sorted() {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    // An extension's own symbol stands for a type of another module.
    let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
      .filter { $0.kind.identifier != "swift.extension" }
    count += symbols.count
    let module = URL(fileURLWithPath: path).lastPathComponent.prefix { $0 != "." }
    for symbol in symbols where symbol.docComment == nil {
      problems.append(
        "\(module): error: '\(symbol.pathComponents.joined(separator: "."))' "
          + "has no documentation"
      )
    }
  }
  if !problems.isEmpty { stop(problems.joined(separator: "\n"), code: 1) }
  print("\(count) public symbols are documented.")
}

let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("code", 5):
  try checkCode(
    root: arguments[2],
    articles: paths(listedIn: arguments[3]),
    compiled: paths(listedIn: arguments[4])
  )
case ("symbols", 3):
  try checkSymbols(graphs: paths(listedIn: arguments[2]))
default:
  stop(
    "Use: docs-check.swift code ROOT ARTICLES COMPILED, or docs-check.swift symbols GRAPHS",
    code: 2
  )
}
