import Foundation

/// A drawing of a stage's screen.
///
/// Two pictures are equal if they show the same: text lengths and places come from the stage's own
/// metrics, so the drawing is the same on every machine.
public struct Picture: Hashable, Sendable {
  /// The drawing as an SVG document.
  public let svg: String
  /// Its size, in points.
  public let size: CGSize

  /// Creates a picture from a drawing.
  ///
  /// - Parameters:
  ///   - svg: An SVG document.
  ///   - size: Its size, in points.
  public init(svg: String, size: CGSize) {
    self.svg = svg
    self.size = size
  }

  /// Writes the drawing to a file.
  ///
  /// - Parameter url: Where to; a file there is replaced, and folders that are missing are made.
  /// - Throws: The system's error if the file can't be written.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(svg.utf8).write(to: url)
  }
}

extension Picture: CustomStringConvertible {
  /// The size, for messages: a drawing has many lines.
  public var description: String {
    "a picture of \(Int(size.width)) × \(Int(size.height)) points"
  }
}
