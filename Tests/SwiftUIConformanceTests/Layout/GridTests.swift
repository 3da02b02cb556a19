import SwiftUI
import Testing

@MainActor
@Suite("Grids")
struct GridTests {
  private func box(_ name: String, _ width: CGFloat, _ height: CGFloat = 20) -> some View {
    Text(name).frame(width: width, height: height)
  }

  @Test("A column is as wide as its widest view, and a row as high as its highest")
  func tracks() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
          GridRow {
            box("a", 40)
            box("b", 60, 50)
          }
          GridRow {
            box("c", 100)
            box("d", 20)
          }
        }
        .background(Color.red)
      }
    }
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    let (c, d) = (try #require(screen.frame("c")), try #require(screen.frame("d")))
    // Texts are in the middle of their frames.
    #expect(b.midX - 30 - (a.midX - 20) == 110)
    #expect(a.midX - 20 == c.midX - 50)
    #expect(d.midX - 10 == b.midX - 30)
    #expect(a.midY - 10 == b.midY - 25)
    #expect(c.midY - 10 - (a.midY - 10) == 55)
    let grid = try #require(screen.leaves.first { $0.kind == .fill })
    #expect(grid.frame.size == CGSize(width: 170, height: 75))
  }

  @Test("A row aligns its views, and a column its own")
  func alignments() throws {
    let screen = Screen {
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 40).gridColumnAlignment(.trailing)
          box("b", 60, 50)
        }
        GridRow {
          box("c", 100)
          box("d", 20)
        }
      }
    }
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    let (c, d) = (try #require(screen.frame("c")), try #require(screen.frame("d")))
    #expect(a.midX + 20 == c.midX + 50)
    #expect(a.midY + 10 == b.midY + 25)
    #expect(d.midX == b.midX)
  }

  @Test("A row is aligned by the lines of its texts if it says so")
  func baselines() throws {
    let screen = Screen {
      Grid(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)) {
        GridRow {
          Text("large").font(.system(size: 40))
          Text("small").font(.system(size: 10))
        }
      }
    }
    let (large, small) = (
      try #require(screen.frame("large")), try #require(screen.frame("small"))
    )
    #expect(small.minY > large.minY)
    #expect(small.maxY < large.maxY)
  }

  @Test("A view that is in no row is across all columns")
  func wholeRow() throws {
    let screen = Screen {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 60)
        }
        Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal)
        box("wide", 150)
      }
    }
    let line = try #require(screen.leaves.first { $0.kind == .fill }).frame
    // What the widest view needs beyond the columns is divided among them.
    #expect(line.width == 150)
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    #expect(b.midX - 30 - (a.midX - 20) == 70)
  }

  @Test("A divider makes a grid as wide as it can be, unless the divider asks for no width")
  func unsized() throws {
    func width(_ axes: Axis.Set) throws -> CGFloat {
      let screen = Screen {
        Grid {
          GridRow { box("a", 40) }
          Divider().gridCellUnsizedAxes(axes)
        }
      }
      return try #require(screen.leaves.first { $0.kind == .divider }).frame.width
    }
    #expect(try width([]) == 390)
    #expect(try width(.horizontal) == 40)
  }

  @Test("A cell takes as many columns as it says")
  func span() throws {
    let screen = Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 60)
          box("c", 20)
        }
        GridRow {
          Color.red.frame(height: 5).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          box("d", 20)
        }
      }
    }
    let fill = try #require(screen.leaves.first { $0.kind == .fill }).frame
    #expect(fill.width == 110)
    let (c, d) = (try #require(screen.frame("c")), try #require(screen.frame("d")))
    #expect(c.midX == d.midX)
  }

  @Test("A view is at the point of its cell that it names")
  func anchor() throws {
    let screen = Screen {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 100, 100)
          box("b", 20).gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          box("c", 20)
          box("d", 80)
        }
      }
    }
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    let d = try #require(screen.frame("d"))
    #expect(b.midY + 10 == a.midY + 50)
    #expect(b.midX + 10 == d.midX + 40)
  }

  @Test("Views that stretch share what the others leave")
  func flexible() throws {
    let screen = Screen {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box("a", 80)
          Color.red
          Color.blue
        }
      }
      .frame(width: 300, height: 100)
    }
    let fills = screen.leaves.filter { $0.kind == .fill }.map(\.frame)
    #expect(fills.map(\.width) == [100, 100])
    #expect(fills.map(\.height) == [100, 100])
  }

  @Test("Outside a grid, a row's views are those of a group")
  func group() throws {
    let screen = Screen {
      VStack(spacing: 0) {
        GridRow {
          box("a", 40)
          box("b", 40)
        }
      }
    }
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    #expect(a.midX == b.midX)
    #expect(b.midY - a.midY == 20)
  }

  @Test("Rows come and go, and their cells keep their state")
  func follows() throws {
    struct Cell: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Host: View {
      @State private var rows = [1]
      var body: some View {
        Grid {
          ForEach(rows, id: \.self) { row in
            GridRow {
              Text("row \(row)")
              if row == 1 { Cell() }
            }
          }
          Button("Add") { rows.insert(0, at: 0) }
        }
      }
    }
    let screen = Screen { Host() }
    screen.tap("count 0")
    screen.tap("Add")
    screen.layOut()
    #expect(screen.texts == ["row 0", "row 1", "count 1", "Add"])
    let (first, second) = (
      try #require(screen.frame("row 0")), try #require(screen.frame("row 1"))
    )
    #expect(first.maxY <= second.minY)
    #expect(first.midX == second.midX)
  }

  @Test("A stack can become a grid, which keeps the state of its views")
  func anyLayout() throws {
    struct Host: View {
      @State private var isGrid = false
      var body: some View {
        let layout = isGrid ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
        layout {
          GridRow {
            Text("a")
            Button("b") { isGrid = true }
          }
        }
      }
    }
    let screen = Screen { Host() }
    screen.tap("b")
    screen.layOut()
    let (a, b) = (try #require(screen.frame("a")), try #require(screen.frame("b")))
    #expect(a.midY == b.midY)
    #expect(a.maxX < b.minX)
  }

  @Test("A spacer in the layout of a stack takes room along the stack")
  func spacer() throws {
    let screen = Screen {
      VStack {
        HStackLayout(spacing: 0) {
          Text("a")
          Spacer()
          Text("b")
        }
        AnyLayout(HStackLayout(spacing: 0)) {
          Text("c")
          Spacer()
        }
      }
    }
    #expect(try #require(screen.frame("a")).minX == 0)
    #expect(try #require(screen.frame("b")).maxX == 390)
    #expect(try #require(screen.frame("c")).minX == 0)
  }
}
