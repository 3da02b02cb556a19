import Foundation

/// The pipes to and from the compiler.
struct PluginChannel {
  /// Returns the compiler's next message, or `nil` when there is no more.
  func receive() -> [String: Any]? {
    guard let header = read(8) else { return nil }
    let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    guard let body = read(length) else { return nil }
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
  }

  /// Sends the compiler an answer.
  func send(_ answer: [String: Any]) {
    guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return }
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    FileHandle.standardOutput.write(Data(header) + body)
  }

  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard
        let part = try? FileHandle.standardInput.read(upToCount: count - data.count),
        !part.isEmpty
      else { return nil }
      data += part
    }
    return data
  }
}
