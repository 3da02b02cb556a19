import Foundation

extension PictureCanvas {
  /// The fonts that come nearest to the system's, for what a machine has of them.
  package static let fontFamily =
    "-apple-system,'SF Pro Text','SF Pro',Inter,Roboto,'Helvetica Neue',Arial,system-ui,sans-serif"

  /// What was drawn, as a picture of its own.
  ///
  /// - Parameters:
  ///   - size: The picture's size, in points.
  ///   - title: What it shows, for those who can't see it.
  /// - Returns: An SVG document.
  package func document(size: CGSize, title: String) -> String {
    var result = SVGBuffer()
    result.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    result.attribute("width", size.width)
    result.attribute("height", size.height)
    result.write(" viewBox=\"0 0 ")
    result.write(size.width)
    result.write(" ")
    result.write(size.height)
    result.write("\" role=\"img\" font-family=\"")
    result.write(Self.fontFamily)
    result.write("\">\n<title>")
    result.write(escaping: title)
    result.write("</title>\n")
    if !defined.isEmpty {
      result.write("<defs>\n")
      result.write(definitions)
      result.write("</defs>\n")
    }
    result.write(buffer)
    result.write("</svg>\n")
    return result.string
  }
}
