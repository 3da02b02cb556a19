import Foundation
import StageRuntime
import SwiftUI
import Testing

@Suite("List layout")
@MainActor
struct ListLayoutTests {
  @Test("A row is 44 points high at least and 16 points from the sides")
  func cells() throws {
    let screen = Screen {
      List {
        Text("Milk")
        Text("Bread")
      }
    }
    #expect(screen.texts == ["Milk", "Bread"])
    let frames = screen.cells.map { screen.frame(of: $0) }
    try #require(frames.count == 2)
    #expect(frames.map(\.minX) == [16, 16])
    #expect(frames.map(\.width) == [358, 358])
    #expect(frames.map(\.height) == [44, 44])
    #expect(frames[1].minY == frames[0].maxY)
    // The status bar and the distance of the first section.
    #expect(frames[0].minY == 82)
    #expect(screen.frame("Milk")?.minX == 32)
    #expect(screen.frame("Milk")?.midY == frames[0].midY)
  }

  @Test("Only a section's outer corners are round, 10 points")
  func corners() throws {
    let screen = Screen { List { ForEach(0..<3) { Text("\($0)") } } }
    let cells = screen.cells
    try #require(cells.count == 3)
    #expect(cells.allSatisfy { $0.layer.cornerRadius == 10 && $0.clipsToBounds })
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  private struct Pair: View {
    var body: some View {
      Text("above")
      Text("below")
    }
  }

  @Test("Only a section's outer corners are round also where one view is several rows")
  func cornersOfSeveral() throws {
    let screen = Screen { List { Pair() } }
    let cells = screen.cells
    try #require(cells.count == 2)
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("The ground and the cells have the colours of the list's style")
  func colors() {
    let grouped = Screen { List { Text("Milk") } }
    #expect(grouped.scrollViews.first?.backgroundColor == .systemGroupedBackground)
    #expect(grouped.color(ofCell: "Milk") == .secondarySystemGroupedBackground)
    let plain = Screen { List { Text("Milk") }.listStyle(.plain) }
    #expect(plain.scrollViews.first?.backgroundColor == .systemBackground)
    let bare = Screen { List { Text("Milk") }.scrollContentBackground(.hidden) }
    #expect(bare.scrollViews.first?.backgroundColor == nil)
  }

  @Test("A plain list's rows go from edge to edge, from the top")
  func plain() {
    let screen = Screen { List { Text("Milk") }.listStyle(.plain) }
    #expect(
      screen.cell("Milk").map { screen.frame(of: $0) }
        == CGRect(x: 0, y: 47, width: 390, height: 44)
    )
  }

  @Test("A section has its header above and its footer below its rows")
  func section() throws {
    let screen = Screen {
      List {
        Section {
          Text("Milk")
        } header: {
          Text("Drinks")
        } footer: {
          Text("Cold ones")
        }
        Section("Food") { Text("Bread") }
      }
    }
    #expect(screen.texts == ["DRINKS", "Milk", "Cold ones", "FOOD", "Bread"])
    let tops = screen.leaves.filter { $0.kind == .text }.map(\.frame.minY)
    #expect(tops == tops.sorted())
    #expect(screen.frame("DRINKS")?.minX == 32)
    // 13-point text.
    #expect(screen.frame("DRINKS").map { (15...16).contains($0.height) } == true)
    #expect(screen.cells.count == 2)
    let first = try #require(screen.cells.first)
    #expect(first.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
  }

  @Test("A prominent header isn't in capitals")
  func prominence() {
    let screen = Screen {
      List { Section("Drinks") { Text("Milk") } }.headerProminence(.increased)
    }
    #expect(screen.texts == ["Drinks", "Milk"])
  }

  @Test("Sections are as far apart as the list is told")
  func spacing() throws {
    let screen = Screen {
      List {
        Section { Text("Milk") }
        Section { Text("Bread") }
      }
      .listSectionSpacing(8)
    }
    let frames = screen.cells.map { screen.frame(of: $0) }
    try #require(frames.count == 2)
    #expect(frames[1].minY - frames[0].maxY == 8)
  }

  @Test("Each view of a group, and each of an element's views, is a row")
  func flattening() {
    let screen = Screen {
      List {
        Group {
          Text("A")
          Text("B")
        }
        ForEach(0..<2) { number in
          Text("C\(number)")
          Text("D\(number)")
        }
        Rows()
      }
    }
    #expect(screen.texts == ["A", "B", "C0", "D0", "C1", "D1", "E", "F"])
    #expect(screen.cells.count == 8)
  }

  private struct Rows: View {
    var body: some View {
      Text("E")
      Text("F")
    }
  }

  private struct Sections: View {
    let names: [String]

    var body: some View {
      ForEach(names, id: \.self) { name in
        Section(name) { Text("in \(name)") }
      }
    }
  }

  @Test("Sections in a collection and in a view's body are sections of the list")
  func sectionsInside() {
    let screen = Screen { List { Sections(names: ["a", "b"]) } }
    #expect(screen.texts == ["A", "in a", "B", "in b"])
    #expect(screen.cells.count == 2)
  }

  @Test("A row's insets, ground and lines are those that its view asks for")
  func rowModifiers() throws {
    let screen = Screen {
      List {
        Text("Milk")
          .listRowInsets(EdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 0))
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden)
        Text("Bread").listRowSeparatorTint(.green)
        Text("Jam")
      }
    }
    let milk = try #require(screen.cell("Milk"))
    #expect(screen.frame("Milk")?.minX == 56)
    #expect(milk.bounds.height > 60)
    let fill = screen.leaves.first { $0.kind == .fill }
    #expect(fill?.frame == screen.frame(of: milk))
    func lines(_ text: String) -> [UIView] {
      screen.cell(text).map { cell in
        Screen<EmptyView>.views(in: cell) { $0.bounds.height > 0 && $0.bounds.height < 1 }
      } ?? []
    }
    #expect(lines("Milk").isEmpty)
    #expect(lines("Bread").map(\.backgroundColor) == [.systemGreen])
    #expect(lines("Jam").isEmpty)
  }

  @Test("What is said of a collection's rows is said of each")
  func modifiedCollection() {
    let screen = Screen {
      List {
        ForEach(0..<2) { Text("\($0)") }.listRowBackground(Color.red)
        Text("other")
      }
    }
    #expect(screen.leaves.filter { $0.kind == .fill }.count == 2)
    #expect(screen.cells.count == 3)
  }

  @Test("A form looks like an inset grouped list, and its values are at the trailing edge")
  func form() {
    let screen = Screen {
      Form {
        Section("Account") {
          LabeledContent("Name", value: "Ada")
          LabeledContent("Age") { Text("36") }
        }
      }
      .listStyle(.plain)
    }
    #expect(screen.texts == ["ACCOUNT", "Name", "Ada", "Age", "36"])
    #expect(screen.frame("Name")?.minX == 32)
    #expect(screen.frame("Ada").map { abs($0.maxX - 358) < 1 } == true)
  }
}
