import StageRuntime
import SwiftUI
import Testing

@MainActor
@Suite("Backgrounds and sizes of sheets")
struct SheetBackgroundTests {
  private struct Owner<Sheet: View>: View {
    let sheet: Sheet
    @State private var isPresented = true
    var body: some View {
      Text("owner").sheet(isPresented: $isPresented) { sheet }
    }
  }

  private func screen<Sheet: View>(
    _ device: Device = .iPhone14,
    @ViewBuilder _ sheet: () -> Sheet
  ) -> Screen<Owner<Sheet>> {
    let sheet = sheet()
    let screen = Screen(device: device) { Owner(sheet: sheet) }
    screen.settle()
    return screen
  }

  private struct Page: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
        .presentationBackground(alignment: .topLeading) {
          Color.blue
          Text("behind \(count)")
        }
    }
  }

  @Test("Views behind the content fill the presentation, follow it, and take no touches")
  func views() throws {
    let screen = screen { Page() }
    let view: UIView = try #require(screen.front.viewIfLoaded)
    let backdrop = try #require(view.subviews.first as? any RenderedHost)
    #expect(screen.frontTexts == ["count 0"])
    #expect(backdrop.renderedLeaves.map(\.text).contains("behind 0"))
    let fill = try #require(backdrop.renderedLeaves.first { $0.kind == .fill })
    #expect(fill.frame.size == view.bounds.size)
    screen.tapInFront("count 0")
    screen.settle()
    #expect(screen.frontTexts == ["count 1"])
    #expect(backdrop.renderedLeaves.map(\.text).contains("behind 1"))
    #expect(view.backgroundColor == .clear)
  }

  @Test("On an iPad a sheet is as large as its sizing says")
  func sizing() throws {
    func size<Sheet: View>(@ViewBuilder _ sheet: () -> Sheet) throws -> CGSize {
      let screen = screen(.iPadPro11, sheet)
      return try #require(screen.front.viewIfLoaded).bounds.size
    }
    let content = Text("content").frame(width: 300, height: 200)
    #expect(
      try size { content.presentationSizing(.fitted) } == CGSize(width: 300, height: 200)
    )
    let form = try size { content.presentationSizing(.form) }
    let page = try size { content.presentationSizing(.page) }
    #expect(form.width < page.width)
    let tall = try size {
      content.presentationSizing(.form.fitted(horizontal: false, vertical: true))
    }
    #expect(tall == CGSize(width: form.width, height: 200))
    #expect(try size { content.presentationSizing(Square()) } == CGSize(width: 400, height: 400))
  }

  private struct Square: PresentationSizing {
    func proposedSize(
      for root: PresentationSizingRoot,
      context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 400, height: 400) }
  }

  private struct Growing<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    @State private var height: CGFloat = 200
    var body: some View {
      VStack {
        Button("Grow") { height = 400 }
        Button("Shrink") { height = 100 }
      }
      .frame(width: 300, height: height)
      .presentationSizing(sizing)
    }
  }

  @Test("A fitted sheet follows its content, and a sticky one doesn't shrink")
  func sticky() throws {
    func heights(_ sizing: some PresentationSizing) throws -> [CGFloat] {
      let screen = screen(.iPadPro11) { Growing(sizing: sizing) }
      let view: UIView = try #require(screen.front.viewIfLoaded)
      var heights = [view.bounds.height]
      for button in ["Grow", "Shrink"] {
        screen.tapInFront(button)
        screen.settle()
        heights.append(view.bounds.height)
      }
      return heights
    }
    #expect(try heights(.fitted) == [200, 400, 100])
    #expect(try heights(.fitted.sticky(vertical: true)) == [200, 400, 400])
  }
}
