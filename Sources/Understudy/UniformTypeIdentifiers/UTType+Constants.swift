// The constants of Apple's that name a type which the stand-in's registry has.

extension UTType {
  /// Anything that can be in a file system or be passed on.
  public static var item: UTType { UTType(unchecked: "public.item") }

  /// Anything with content, such as a document.
  public static var content: UTType { UTType(unchecked: "public.content") }

  /// Content made of several kinds.
  public static var compositeContent: UTType { UTType(unchecked: "public.composite-content") }

  /// A stream of bytes.
  public static var data: UTType { UTType(unchecked: "public.data") }

  /// A folder or a package.
  public static var directory: UTType { UTType(unchecked: "public.directory") }

  /// A folder.
  public static var folder: UTType { UTType(unchecked: "public.folder") }

  /// A folder that is shown as a file.
  public static var package: UTType { UTType(unchecked: "com.apple.package") }

  /// A folder with a known inner structure.
  public static var bundle: UTType { UTType(unchecked: "com.apple.bundle") }

  /// Files and folders in one.
  public static var archive: UTType { UTType(unchecked: "public.archive") }

  /// A ZIP archive.
  public static var zip: UTType { UTType(unchecked: "public.zip-archive") }

  /// A GNU ZIP archive.
  public static var gzip: UTType { UTType(unchecked: "org.gnu.gnu-zip-archive") }

  /// A URL.
  public static var url: UTType { UTType(unchecked: "public.url") }

  /// A URL of a file.
  public static var fileURL: UTType { UTType(unchecked: "public.file-url") }

  /// Text of any kind.
  public static var text: UTType { UTType(unchecked: "public.text") }

  /// Text without markup, in any encoding.
  public static var plainText: UTType { UTType(unchecked: "public.plain-text") }

  /// Text without markup, in UTF-8.
  public static var utf8PlainText: UTType { UTType(unchecked: "public.utf8-plain-text") }

  /// Text without markup, in UTF-16.
  public static var utf16PlainText: UTType { UTType(unchecked: "public.utf16-plain-text") }

  /// A table as text.
  public static var delimitedText: UTType { UTType(unchecked: "public.delimited-values-text") }

  /// A table with commas between its cells.
  public static var commaSeparatedText: UTType {
    UTType(unchecked: "public.comma-separated-values-text")
  }

  /// A table with tabs between its cells.
  public static var tabSeparatedText: UTType {
    UTType(unchecked: "public.tab-separated-values-text")
  }

  /// Rich text.
  public static var rtf: UTType { UTType(unchecked: "public.rtf") }

  /// A web page.
  public static var html: UTType { UTType(unchecked: "public.html") }

  /// XML.
  public static var xml: UTType { UTType(unchecked: "public.xml") }

  /// JSON.
  public static var json: UTType { UTType(unchecked: "public.json") }

  /// YAML.
  public static var yaml: UTType { UTType(unchecked: "public.yaml") }

  /// A program's source.
  public static var sourceCode: UTType { UTType(unchecked: "public.source-code") }

  /// Swift source.
  public static var swiftSource: UTType { UTType(unchecked: "public.swift-source") }

  /// JavaScript.
  public static var javaScript: UTType { UTType(unchecked: "com.netscape.javascript-source") }

  /// A business card.
  public static var vCard: UTType { UTType(unchecked: "public.vcard") }

  /// An event in a calendar.
  public static var calendarEvent: UTType { UTType(unchecked: "com.apple.ical.ics") }

  /// A mail.
  public static var emailMessage: UTType { UTType(unchecked: "public.email-message") }

  /// A person or organisation.
  public static var contact: UTType { UTType(unchecked: "public.contact") }

  /// A message of any kind.
  public static var message: UTType { UTType(unchecked: "public.message") }

  /// A property list.
  public static var propertyList: UTType { UTType(unchecked: "com.apple.property-list") }

  /// A picture of any format.
  public static var image: UTType { UTType(unchecked: "public.image") }

  /// A PNG picture.
  public static var png: UTType { UTType(unchecked: "public.png") }

  /// A JPEG picture.
  public static var jpeg: UTType { UTType(unchecked: "public.jpeg") }

  /// A GIF picture.
  public static var gif: UTType { UTType(unchecked: "com.compuserve.gif") }

  /// A TIFF picture.
  public static var tiff: UTType { UTType(unchecked: "public.tiff") }

  /// A Windows bitmap.
  public static var bmp: UTType { UTType(unchecked: "com.microsoft.bmp") }

  /// A HEIC picture.
  public static var heic: UTType { UTType(unchecked: "public.heic") }

  /// A HEIF picture.
  public static var heif: UTType { UTType(unchecked: "public.heif") }

  /// A WebP picture.
  public static var webP: UTType { UTType(unchecked: "org.webmproject.webp") }

  /// An SVG picture.
  public static var svg: UTType { UTType(unchecked: "public.svg-image") }

  /// A camera's raw picture.
  public static var rawImage: UTType { UTType(unchecked: "public.camera-raw-image") }

  /// A Live Photo.
  public static var livePhoto: UTType { UTType(unchecked: "com.apple.live-photo") }

  /// Sound or moving pictures.
  public static var audiovisualContent: UTType { UTType(unchecked: "public.audiovisual-content") }

  /// Moving pictures with or without sound.
  public static var movie: UTType { UTType(unchecked: "public.movie") }

  /// Moving pictures without sound.
  public static var video: UTType { UTType(unchecked: "public.video") }

  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(unchecked: "com.apple.quicktime-movie") }

  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(unchecked: "public.mpeg-4") }

  /// Sound.
  public static var audio: UTType { UTType(unchecked: "public.audio") }

  /// An MP3 sound.
  public static var mp3: UTType { UTType(unchecked: "public.mp3") }

  /// An MPEG-4 sound.
  public static var mpeg4Audio: UTType { UTType(unchecked: "public.mpeg-4-audio") }

  /// A WAV sound.
  public static var wav: UTType { UTType(unchecked: "com.microsoft.waveform-audio") }

  /// A PDF document.
  public static var pdf: UTType { UTType(unchecked: "com.adobe.pdf") }

  /// An EPUB book.
  public static var epub: UTType { UTType(unchecked: "org.idpf.epub-container") }

  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(unchecked: "public.spreadsheet") }

  /// A presentation.
  public static var presentation: UTType { UTType(unchecked: "public.presentation") }

  /// A font.
  public static var font: UTType { UTType(unchecked: "public.font") }
}
