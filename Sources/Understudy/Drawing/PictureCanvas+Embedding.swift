import Foundation

extension PictureCanvas {
  /// Draws a whole picture, outside of all groups.
  ///
  /// - Parameters:
  ///   - svg: The picture, an SVG document.
  ///   - place: The top left corner it gets, in the coordinates of this picture.
  ///   - scale: How much larger it is drawn, `1` being as it is.
  ///   - prefix: What its definitions' names begin with from now on, so that they are apart from those
  ///     of other pictures; different for each picture that is drawn.
  ///   - showsDifference: Whether what is below shows only where it differs; the rest gets black.
  package func embed(
    svg: String,
    at place: CGPoint,
    scale: CGFloat,
    prefix: String,
    showsDifference: Bool = false
  ) {
    guard let start = svg.range(of: "<svg") else { return }
    // Quotation marks are escaped in text, so these are attributes wherever they are.
    var content = svg[start.upperBound...]
      .replacingOccurrences(of: " id=\"", with: " id=\"\(prefix)")
      .replacingOccurrences(of: "=\"url(#", with: "=\"url(#\(prefix)")
      .replacingOccurrences(of: "href=\"#", with: "href=\"#\(prefix)")
    if !content.hasSuffix("\n") { content += "\n" }
    buffer.write("<g transform=\"translate(")
    buffer.write(place.x)
    buffer.write(" ")
    buffer.write(place.y)
    buffer.write(") scale(")
    buffer.write(precise: [scale])
    buffer.write(showsDifference ? ")\" style=\"mix-blend-mode:difference\">\n<svg" : ")\">\n<svg")
    buffer.write(content)
    buffer.write("</g>\n")
  }
}

extension PictureCanvas {
  /// Draws what another canvas has, over what is here, outside of all groups.
  ///
  /// - Parameter other: What is drawn; it has no open group.
  package func append(_ other: PictureCanvas) {
    buffer.write(other.buffer)
    definitions.write(other.definitions)
    defined.formUnion(other.defined)
  }
}
