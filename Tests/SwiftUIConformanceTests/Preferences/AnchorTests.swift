import SwiftUI
import Testing

private struct Places: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>],
    nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { _, new in new }
  }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

extension View {
  fileprivate func placed(_ name: String) -> some View {
    anchorPreference(key: Places.self, value: .bounds) { [name: $0] }
  }
}

@MainActor
@Suite("Anchors and the preferences they are in")
struct AnchorTests {
  @Test("S7.7 A proxy finds the place of another view in its own coordinates")
  func bounds() throws {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 10) {
        Text("a").frame(width: 50, height: 20).placed("a")
        Text("b").frame(width: 70, height: 30).placed("b")
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let place = places["b"] {
            Color.red.frame(width: proxy[place].width, height: proxy[place].height)
              .offset(x: proxy[place].minX, y: proxy[place].minY)
          }
        }
      }
    }
    let b = try #require(screen.frame("b"))
    let mark = try #require(screen.leaves.last { $0.kind == .fill }).frame
    #expect(mark.size == CGSize(width: 70, height: 30))
    #expect(mark.midX == b.midX)
    #expect(mark.midY == b.midY)
  }

  private struct Moving: View {
    @State private var height: CGFloat = 20
    @State private var name = "a"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Grow") { height = 80 }
        Button("Other") { name = "b" }
        Text("a").frame(width: 50, height: height).placed("a")
        Text("b").frame(width: 70, height: 30).placed("b")
      }
      .backgroundPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          if let place = places[name] {
            Color.red.frame(width: proxy[place].width, height: proxy[place].height)
              .offset(x: proxy[place].minX, y: proxy[place].minY)
          }
        }
      }
    }
  }

  @Test("S7.7 What is made of an anchor follows the view, and the state that it reads")
  func follows() throws {
    let screen = Screen { Moving() }
    func mark() throws -> CGRect {
      try #require(screen.leaves.first { $0.kind == .fill }).frame
    }
    #expect(try mark().size == CGSize(width: 50, height: 20))
    screen.tap("Grow")
    #expect(try mark().size == CGSize(width: 50, height: 80))
    #expect(try mark().midY == #require(screen.frame("a")).midY)
    screen.tap("Other")
    #expect(try mark().size == CGSize(width: 70, height: 30))
    #expect(try mark().midY == #require(screen.frame("b")).midY)
  }

  private struct Corner: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  @Test("An anchor can be a point of a view")
  func points() throws {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.blue.frame(width: 40, height: 40)
        Color.green.frame(width: 60, height: 20)
          .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      }
      .overlayPreferenceValue(Corner.self, alignment: .topLeading) { corner in
        GeometryReader { proxy in
          Text(corner.map { "\(Int(proxy[$0].x)), \(Int(proxy[$0].y))" } ?? "none")
        }
      }
    }
    #expect(screen.texts == ["100, 30"])
  }

  @Test("Anchors can add to what views inside give")
  func transform() {
    let screen = Screen {
      VStack {
        Color.red.frame(width: 30, height: 10).placed("inner")
      }
      .transformAnchorPreference(key: Places.self, value: .bounds) { $0["outer"] = $1 }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let widths = places.keys.sorted().map { key in
            "\(key) \(Int(places[key].map { proxy[$0].width } ?? 0))"
          }
          Text(widths.joined(separator: ", ")).fixedSize()
        }
      }
    }
    #expect(screen.texts == ["inner 30, outer 30"])
  }

  @Test("S7.1 Views made of a preference see the values in order, and give theirs on")
  func values() {
    let journal = Journal()
    let screen = Screen {
      HStack {
        Text("a").preference(key: Names.self, value: ["a"])
        Text("b").preference(key: Names.self, value: ["b"])
      }
      .overlayPreferenceValue(Names.self) { names in
        Text(names.joined()).preference(key: Names.self, value: ["over"])
      }
      .onPreferenceChange(Names.self) { journal.note($0.joined(separator: " ")) }
    }
    #expect(screen.texts == ["a", "b", "ab"])
    #expect(journal.lines.last == "a b over")
  }

  @Test("A proxy knows the bounds of a view around that has a name")
  func namedBounds() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 10)
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .named("outer"))
          let none = proxy.bounds(of: .named("none"))
          Text("\(Int(bounds?.minY ?? -1)) \(Int(bounds?.height ?? -1)) \(none == nil)")
        }
      }
      .frame(width: 200, height: 100)
      .coordinateSpace(.named("outer"))
    }
    #expect(screen.texts == ["-10 100 true"])
  }
}
