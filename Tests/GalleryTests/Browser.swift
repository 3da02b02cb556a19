import Foundation

/// A browser of this machine that can run without a window.
struct Browser {
  /// What was in a page's document in the end, and what the browser's console said of it.
  struct Visit {
    let document: String
    let console: [String]
  }

  private static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ]

  /// The browser that is installed, if one is.
  static let installed: Browser? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in names {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) {
          return Browser(executable: URL(fileURLWithPath: path))
        }
      }
    }
    return nil
  }()

  let executable: URL

  /// Opens a page and waits until nothing goes on in it.
  ///
  /// - Parameters:
  ///   - page: The page, as HTML.
  ///   - folder: An empty folder for files.
  /// - Returns: What came of it.
  /// - Throws: The system's error if the files can't be written or the browser can't be started.
  func visit(_ page: String, in folder: URL) throws -> Visit {
    let file = folder.appendingPathComponent("page.html")
    let output = folder.appendingPathComponent("output.txt")
    let errors = folder.appendingPathComponent("errors.txt")
    try Data(page.utf8).write(to: file)
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = executable
    process.arguments = [
      // What is opened is our own, and as root there is no sandbox.
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
      "--window-size=1400,1000", "--virtual-time-budget=60000", "--enable-logging=stderr",
      "--dump-dom", file.absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    return Visit(
      document: try String(contentsOf: output, encoding: .utf8),
      console: lines.filter { $0.contains(":CONSOLE") }.map(String.init)
    )
  }
}
