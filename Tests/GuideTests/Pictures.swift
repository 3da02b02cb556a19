import Foundation
import SwiftUI
import Testing
import Understudy
import UnderstudyPictureTesting
import UnderstudyPictures

@MainActor
@Suite("The guide's pictures")
struct PictureGuideTests {
  private struct Screen: View {
    @State private var isPresented = false

    var body: some View {
      Button("Order") { isPresented = true }
        .sheet(isPresented: $isPresented) { Text("Coffee") }
    }
  }

  private func storyboard(on stage: Stage, to file: URL) throws -> Storyboard {
    let storyboard = try stage.storyboard("Order a cup") { board in
      try stage.tap("Order")
      stage.advance(by: .milliseconds(200))
      board.picture("half-way")
      stage.settle()
    }
    try storyboard.write(to: file)
    return storyboard
  }

  /// What a reader writes; it isn't run, since its files would be the guide's.
  private func comparisons(_ stage: Stage, _ storyboard: Storyboard) {
    #expect(stage.picture() == .recorded())
    #expect(storyboard == .recorded("storyboard"))
  }

  @Test("the guide's storyboard has three pictures and is written where it is wanted")
  func storyboard() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = Stage()
    stage.show { Screen() }
    let storyboard = try storyboard(on: stage, to: file)
    #expect(storyboard.frames.count == 3)
    #expect(try String(contentsOf: file, encoding: .utf8) == storyboard.strip().svg)
  }
}
