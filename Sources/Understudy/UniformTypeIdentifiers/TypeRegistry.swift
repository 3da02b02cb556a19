/// The types that the system declares: what they are kinds of and are known by.
enum TypeRegistry {
  /// What is known of a type.
  struct Declaration: Sendable {
    let parents: [String]
    let tags: [UTTagClass: [String]]
  }

  /// The declarations by identifier.
  static let declarations: [String: Declaration] = Dictionary(
    uniqueKeysWithValues: rows.map { row in
      var tags: [UTTagClass: [String]] = [:]
      if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
      if !row.mimeTypes.isEmpty { tags[.mimeType] = row.mimeTypes }
      return (row.identifier, Declaration(parents: row.parents, tags: tags))
    }
  )

  /// Returns a declared identifier as it is written, or `nil`; upper and lower case are the same.
  static func name(for identifier: String) -> String? {
    if declarations[identifier] != nil { return identifier }
    let lowercased = identifier.lowercased()
    return rows.first { $0.identifier.lowercased() == lowercased }?.identifier
  }

  /// Returns the identifiers of the types that have a tag, in the order of their declaration.
  static func names(tag: String, tagClass: UTTagClass) -> [String] {
    rows.filter { declarations[$0.identifier]?.tags[tagClass]?.contains(tag) == true }
      .map(\.identifier)
  }

  private struct Row: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init(_ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String]) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions
      self.mimeTypes = mimeTypes
    }
  }

  /// Every declared type.
  ///
  /// Source: documented. Apple's list of system-declared uniform type identifiers.
  private static let rows: [Row] = [
    Row("public.item", [], [], []),
    Row("public.content", [], [], []),
    Row("public.composite-content", ["public.content"], [], []),
    Row("public.data", ["public.item"], [], []),
    Row("public.directory", ["public.item"], [], []),
    Row("public.folder", ["public.directory"], [], []),
    Row("com.apple.package", ["public.directory"], [], []),
    Row("com.apple.bundle", ["public.directory"], [], []),
    Row("public.archive", [], [], []),
    Row("public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    Row(
      "org.gnu.gnu-zip-archive",
      ["public.data", "public.archive"],
      ["gz"],
      ["application/gzip"]
    ),
    Row("public.url", ["public.data"], [], []),
    Row("public.file-url", ["public.url"], [], []),
    Row("public.text", ["public.data", "public.content"], [], []),
    Row("public.plain-text", ["public.text"], ["txt"], ["text/plain"]),
    Row("public.utf8-plain-text", ["public.plain-text"], [], []),
    Row("public.utf16-plain-text", ["public.plain-text"], [], []),
    Row("public.delimited-values-text", ["public.text"], [], []),
    Row(
      "public.comma-separated-values-text",
      ["public.delimited-values-text"],
      ["csv"],
      ["text/csv"]
    ),
    Row(
      "public.tab-separated-values-text",
      ["public.delimited-values-text"],
      ["tsv"],
      ["text/tab-separated-values"]
    ),
    Row("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    Row("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    Row("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    Row("public.json", ["public.text"], ["json"], ["application/json"]),
    Row("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    Row("public.source-code", ["public.plain-text"], [], []),
    Row("public.swift-source", ["public.source-code"], ["swift"], []),
    Row("com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
    Row("public.vcard", ["public.text"], ["vcf"], ["text/vcard"]),
    Row("com.apple.ical.ics", ["public.text"], ["ics"], ["text/calendar"]),
    Row("public.email-message", ["public.data"], ["eml"], ["message/rfc822"]),
    Row("public.contact", [], [], []),
    Row("public.message", [], [], []),
    Row("com.apple.property-list", ["public.data"], ["plist"], []),
    Row("public.image", ["public.data", "public.content"], [], []),
    Row("public.png", ["public.image"], ["png"], ["image/png"]),
    Row("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"]),
    Row("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    Row("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    Row("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    Row("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    Row("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    Row("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    Row("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"]),
    Row("public.camera-raw-image", ["public.image"], [], []),
    Row("com.apple.live-photo", [], [], []),
    Row("public.audiovisual-content", ["public.data", "public.content"], [], []),
    Row("public.movie", ["public.audiovisual-content"], [], []),
    Row("public.video", ["public.movie"], [], []),
    Row("com.apple.quicktime-movie", ["public.movie"], ["mov"], ["video/quicktime"]),
    Row("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    Row("public.audio", ["public.audiovisual-content"], [], []),
    Row("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    Row(
      "public.mpeg-4-audio",
      ["public.audio", "public.audiovisual-content"],
      ["m4a"],
      ["audio/mp4"]
    ),
    Row("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave"]),
    Row(
      "com.adobe.pdf",
      ["public.data", "public.composite-content"],
      ["pdf"],
      ["application/pdf"]
    ),
    Row(
      "org.idpf.epub-container",
      ["public.data", "public.composite-content"],
      ["epub"],
      ["application/epub+zip"]
    ),
    Row("public.spreadsheet", ["public.content"], [], []),
    Row("public.presentation", ["public.composite-content"], [], []),
    Row("public.font", [], [], []),
  ]
}
