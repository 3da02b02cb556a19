import Foundation
import SwiftUI
import Testing
import UIKit
import Understudy
import UnderstudyPictures

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  private struct Screen: View {
    @State private var isPresented = false
    @State private var name = ""

    var body: some View {
      VStack {
        Button("Open") { isPresented = true }
        Button("Nothing") {}
        TextField("Name", text: $name)
      }
      .sheet(isPresented: $isPresented) { Text("Sheet").presentationDetents([.medium]) }
    }
  }

  private func stage() -> Stage {
    let stage = Stage()
    stage.show { Screen() }
    return stage
  }

  @Test("each action has the picture that it led to, after the one before all actions")
  func actions() throws {
    let stage = stage()
    let before = stage.picture(.device)
    let storyboard = try stage.storyboard("Open and close") { _ in
      try stage.tap("Open")
      stage.settle()
      try stage.swipeDown()
      stage.settle()
      stage.rotate(to: .landscape)
      stage.settle()
    }
    #expect(storyboard.title == "Open and close")
    #expect(
      storyboard.frames.map { $0.caption.prefix(11) } == [
        "at first", "taps 'Open'", "swipes down", "turns the d",
      ]
    )
    #expect(storyboard.frames[0].picture == before)
    #expect(storyboard.frames[1].picture.svg.contains(">Sheet</text>"))
    #expect(!storyboard.frames[2].picture.svg.contains(">Sheet</text>"))
    #expect(storyboard.frames[3].picture == stage.picture(.device))
    #expect(storyboard.transcript.first?.hasSuffix("taps 'Open'") == true)
  }

  @Test("an action that changes nothing adds its caption to the picture before it")
  func merging() throws {
    let stage = stage()
    let storyboard = try stage.storyboard("Nothing") { board in
      try stage.tap("Nothing")
      stage.settle()
      board.picture("still")
      board.picture()
      stage.note("the end")
    }
    #expect(storyboard.frames.map(\.caption) == ["at first, taps 'Nothing', still, the end"])
  }

  @Test("a picture at a chosen moment is followed by what came then")
  func moments() throws {
    let stage = stage()
    let storyboard = try stage.storyboard("Half-way", options: .screen) { board in
      try stage.tap("Open")
      stage.advance(by: .milliseconds(200))
      board.picture("half-way")
      stage.settle()
    }
    #expect(
      storyboard.frames.map(\.caption) == ["at first", "taps 'Open', half-way", "then"]
    )
    #expect(storyboard.frames[2].picture == stage.picture())
  }

  @Test("recording takes no time and changes nothing that the script leads to")
  func undisturbed() throws {
    func run(_ stage: Stage) throws {
      try stage.tap("Open")
      stage.advance(by: .milliseconds(100))
      try stage.swipeDown()
      stage.settle()
    }
    let (plain, recorded) = (stage(), stage())
    try run(plain)
    _ = try recorded.storyboard("A swipe") { _ in try run(recorded) }
    #expect(recorded.transcript.description == plain.transcript.description)
    #expect(recorded.now == plain.now)
  }

  @Test("actions have their pictures also where the transcript is turned off")
  func withoutTranscript() throws {
    let stage = stage()
    stage.transcript.isRecording = false
    let storyboard = try stage.storyboard("Silent") { _ in
      try stage.tap("Open")
      stage.settle()
    }
    #expect(storyboard.frames.map(\.caption) == ["at first", "taps 'Open'"])
    #expect(storyboard.transcript.isEmpty)
  }

  @Test("a script that throws leaves its pictures in the error, the last one saying why")
  func failure() throws {
    let stage = stage()
    let error = #expect(throws: StoryboardError.self) {
      try stage.storyboard("Fails") { _ in
        try stage.tap("Open")
        stage.settle()
        try stage.tap("Missing")
      }
    }
    let storyboard = try #require(error?.storyboard)
    #expect(storyboard.frames.count == 2)
    #expect(storyboard.frames[1].caption.hasPrefix("taps 'Open', fails: "))
    #expect(error?.underlyingError is StageError)
    #expect(error?.description == (error?.underlyingError as? StageError)?.description)
    // Nothing is recorded any more.
    stage.note("afterwards")
    #expect(storyboard.frames.count == 2)
  }

  @Test("a storyboard inside another's script leaves the other its pictures")
  func nesting() throws {
    let stage = stage()
    var inner: Storyboard?
    let outer = try stage.storyboard("Outer") { _ in
      inner = try stage.storyboard("Inner") { _ in
        try stage.tap("Open")
        stage.settle()
      }
      try stage.swipeDown()
      stage.settle()
    }
    #expect(inner?.frames.map(\.caption) == ["at first", "taps 'Open'"])
    #expect(outer.frames.first?.caption == "at first" && outer.frames.count >= 2)
    #expect(outer.frames[1].caption == "taps 'Open'")
  }

  // MARK: The strip

  @Test("a strip has the title, numbered captions, the pictures and the transcript")
  func strip() throws {
    let stage = stage()
    let storyboard = try stage.storyboard("A & B") { _ in
      try stage.tap("Open")
      stage.settle()
    }
    let strip = storyboard.strip()
    #expect(strip.svg.contains(">A &amp; B</text>"))
    #expect(strip.svg.contains(">1. at first</text>"))
    #expect(strip.svg.contains(">2. taps 'Open'</text>"))
    #expect(strip.svg.contains("user     taps 'Open'</text>"))
    #expect(strip.svg.components(separatedBy: "<svg").count - 1 == 3)
    #expect(!storyboard.strip(showsTranscript: false).svg.contains("user     taps"))
  }

  @Test("no two definitions on a strip have the same name, and all that is referred to is defined")
  func names() throws {
    let stage = stage()
    let svg = try stage.storyboard("Names") { _ in
      try stage.tap("Open")
      stage.settle()
    }.strip().svg
    let names = svg.matches(of: /\ id="([^"]+)"/).map { String($0.output.1) }
    let uses = svg.matches(of: /="url\(#([^)]+)\)"/).map { String($0.output.1) }
    #expect(!names.isEmpty && Set(names).count == names.count)
    #expect(Set(uses).isSubset(of: names))
  }

  @Test(
    "rows of a strip have as many frames as asked, at least one",
    arguments: [(1, 3), (2, 2), (0, 3)]
  )
  func rows(_ perRow: Int, _ rows: CGFloat) {
    let frame = Storyboard.Frame(
      caption: "",
      picture: Picture(svg: "<svg></svg>", size: CGSize(width: 600, height: 1000))
    )
    let storyboard = Storyboard(title: "", frames: [frame, frame, frame])
    let strip = storyboard.strip(framesPerRow: perRow, scale: 1)
    #expect(strip.size.height > 1000 * rows && strip.size.height < 1000 * (rows + 1))
    #expect(storyboard.strip(scale: 1).size.width > 1800)
    #expect(storyboard.strip(scale: -1) == storyboard.strip())
  }

  @Test("a long caption is set in lines below its picture")
  func longCaption() {
    let picture = Picture(svg: "<svg></svg>", size: CGSize(width: 200, height: 100))
    func strip(_ caption: String) -> Picture {
      Storyboard(title: "", frames: [.init(caption: caption, picture: picture)]).strip()
    }
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(strip(words).size.height > strip("word").size.height + 50)
    #expect(strip(words).size.width == strip("word").size.width)
  }

  @Test("a storyboard without frames has a page with its title")
  func empty() {
    let strip = Storyboard(title: "Nothing").strip()
    #expect(strip.svg.contains(">Nothing</text>") && strip.size.height > 0)
  }
}
