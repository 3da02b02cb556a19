import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("Lazy grids")
@MainActor
struct LazyGridTests {
  private func screen(_ columns: [GridItem], count: Int = 1_000) -> Screen<some View> {
    Screen {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<count, id: \.self) {
            Text("\($0)").frame(maxWidth: .infinity).frame(height: 100)
          }
        }
      }
    }
  }

  /// The left edges of the columns, in points.
  private func edges(_ columns: [GridItem]) -> [CGFloat] {
    let screen = Screen {
      ScrollView {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
          ForEach(0..<30, id: \.self) { Color.red.accessibilityLabel("\($0)").frame(height: 100) }
        }
      }
    }
    let fills = screen.leaves.filter { $0.kind == .fill }
    guard let first = fills.first else { return [] }
    return fills.filter { $0.frame.minY == first.frame.minY }.map {
      $0.frame.minX - first.frame.minX
    }
  }

  @Test(
    "Columns share the width as their sizes say",
    arguments: [
      ([GridItem](), [0]),
      ([GridItem(.flexible(), spacing: 0), GridItem(.flexible())], [0, 195]),
      ([GridItem(.fixed(100), spacing: 10), GridItem(.fixed(50))], [0, 110]),
      ([GridItem(.fixed(90), spacing: 0), GridItem(spacing: 0), GridItem()], [0, 90, 240]),
      ([GridItem(.adaptive(minimum: 100), spacing: 10)], [0, 400.0 / 3, 800.0 / 3]),
      ([GridItem(.flexible(maximum: 90), spacing: 0), GridItem()], [0, 90]),
      ([GridItem(.fixed(.nan), spacing: 0), GridItem()], [0, 0]),
      ([GridItem(.adaptive(minimum: 1_000))], [0]),
    ] as [([GridItem], [CGFloat])]
  )
  func columns(columns: [GridItem], expected: [CGFloat]) {
    let edges = edges(columns)
    #expect(edges.count == expected.count)
    for (edge, expected) in zip(edges, expected) { #expect(abs(edge - expected) < 0.01) }
  }

  @Test("S9.1 A lazy grid makes only the lines that are seen")
  func lines() throws {
    let screen = screen([GridItem(), GridItem(), GridItem()])
    #expect(screen.texts.count == 24)
    #expect(try #require(screen.scrollViews.first).contentSize.height == 33_400)
    screen.scroll(to: CGPoint(x: 0, y: 10_000))
    #expect(screen.textsOnScreen.first == "300")
    #expect(screen.texts.count <= 27)
  }

  @Test("The last line of a grid may be short")
  func lastLine() throws {
    let screen = screen([GridItem(), GridItem(), GridItem()], count: 4)
    let frames = try (0..<4).map { try #require(screen.frame("\($0)")) }
    #expect(frames[3].minY == frames[0].minY + 100)
    #expect(abs(frames[3].midX - frames[0].midX) < 0.01)
  }

  @Test("A line is as tall as its tallest view, and the others are in its middle")
  func unevenLine() throws {
    let screen = Screen {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          Color.red.frame(height: 100)
          Text("short")
          Text("below")
        }
      }
    }
    let tall = try #require(screen.leaves.first { $0.kind == .fill }?.frame)
    #expect(screen.frame("short")?.midY == tall.midY)
    #expect(screen.frame("below")?.minY == tall.maxY)
  }

  @Test("A horizontal grid grows sideways")
  func horizontal() throws {
    let screen = Screen {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(width: 100) }
        }
      }
    }
    #expect(screen.texts == (0..<8).map { "\($0)" })
    #expect(
      try #require(screen.scrollViews.first).contentSize == CGSize(width: 50_000, height: 100)
    )
    let (first, second) = (
      try #require(screen.frame("0")), try #require(screen.frame("1"))
    )
    #expect(second.midY - first.midY == 50)
    #expect(second.midX == first.midX)
  }
}
