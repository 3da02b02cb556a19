import ConformanceSupport
import Foundation
import Testing
import UIKit

@Suite("The look of menus")
@MainActor
struct MenuLookTests {
  private let host = DeviceHost()

  /// Opens a menu as a user does, and returns the window's controls in it from top to bottom.
  private func open(_ children: [UIMenuElement], title: String = "") throws -> [UIButton] {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(title: title, children: children)
    button.showsMenuAsPrimaryAction = true
    host.window.rootViewController?.view.addSubview(button)
    #expect(host.tap("More"))
    let rows = buttons(in: host.window).filter { $0 !== button }
    return rows.sorted { frame(of: $0).minY < frame(of: $1).minY }
  }

  private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

  private func buttons(in view: UIView) -> [UIButton] {
    views(in: view).compactMap { $0 as? UIButton }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil as UIView?) }

  private func action(
    _ title: String,
    image: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title,
      image: image.flatMap { UIImage(systemName: $0) },
      attributes: attributes,
      state: state
    ) { _ in }
  }

  @Test(
    "A row is 250 points wide and 44 high; its title begins on the left, its image ends on the right"
  )
  func row() throws {
    let rows = try open([action("Copy", image: "doc"), action("Share")])
    #expect(
      rows.map { frame(of: $0).size } == Array(repeating: CGSize(width: 250, height: 44), count: 2)
    )
    let panel = frame(of: rows[0])
    let title = frame(of: try #require(rows[0].titleLabel))
    let image = frame(of: try #require(rows[0].imageView))
    #expect(title.minX - panel.minX == 16)
    #expect(abs(title.midY - panel.midY) < 0.01 && abs(image.midY - panel.midY) < 0.01)
    #expect(image.width > 0 && panel.maxX - image.maxX >= 16 && image.minX > title.maxX)
  }

  @Test("Rows meet at hairlines, groups are eight points apart")
  func separators() throws {
    let inline = UIMenu(options: .displayInline, children: [action("Three")])
    let rows = try open([action("One"), action("Two"), inline, action("Four")])
    let frames = rows.map(frame)
    #expect(rows.map(\.currentTitle) == ["One", "Two", "Three", "Four"])
    #expect(frames[1].minY == frames[0].maxY)
    #expect(frames[2].minY - frames[1].maxY == 8)
    #expect(frames[3].minY - frames[2].maxY == 8)
    let container = try #require(rows[0].superview)
    let lines = container.subviews.filter { $0.backgroundColor != nil }
    #expect(lines.map(\.frame.width) == [250, 250, 250])
    #expect(lines.map(\.frame.height) == [1 / host.window.traitCollection.displayScale, 8, 8])
    #expect(lines.first?.backgroundColor == .separator)
  }

  @Test("Where an element has a tick, all titles make room for it on their left")
  func ticks() throws {
    let rows = try open([action("Name", state: .on), action("Date")])
    for row in rows {
      #expect(frame(of: try #require(row.titleLabel)).minX - frame(of: row).minX == 32)
    }
    let marks = rows.map { row in
      row.subviews.compactMap { ($0 as? UIImageView)?.image }
    }
    #expect(marks == [[try #require(UIImage(systemName: "checkmark"))], []])
    #expect(rows.map(\.isSelected) == [true, false])
  }

  @Test("What destroys is red, what can't be chosen is grey; images have the title's colour")
  func colors() throws {
    let rows = try open([
      action("Copy", image: "doc"), action("Delete", image: "trash", attributes: .destructive),
      action("Paste", image: "clipboard", attributes: .disabled),
    ])
    let colors: [UIColor] = [.label, .systemRed, .tertiaryLabel]
    #expect(rows.map { $0.titleLabel?.textColor } == colors)
    #expect(rows.map { $0.imageView?.tintColor } == colors)
  }

  @Test("A menu inside has a mark on its left; open, its bold title is apart from its elements")
  func inside() throws {
    let inner = UIMenu(title: "Sort", children: [action("Name")])
    let rows = try open([inner])
    #expect(
      rows[0].subviews.contains {
        ($0 as? UIImageView)?.image == UIImage(systemName: "chevron.forward")
      }
    )
    host.tap("Sort")
    let opened = buttons(in: host.window).suffix(2).map { $0 }
    #expect(opened.map(\.currentTitle) == ["Sort", "Name"])
    #expect(opened[0].titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(frame(of: opened[1]).minY - frame(of: opened[0]).maxY == 8)
  }

  @Test("The titles of a menu and of the groups in it are small, above their elements")
  func titles() throws {
    let group = UIMenu(title: "Group", options: .displayInline, children: [action("Two")])
    let rows = try open([action("One"), group], title: "Menu")
    let labels = views(in: host.window).compactMap { $0 as? UILabel }
    for (title, row) in zip(["Menu", "Group"], rows) {
      let label = try #require(labels.first { $0.text == title })
      #expect(label.font == .systemFont(ofSize: 13) && label.textColor == .secondaryLabel)
      #expect(frame(of: label).maxY == frame(of: row).minY)
    }
  }

  @Test("A long title takes two lines and makes its row higher; a subtitle is below it")
  func longTexts() throws {
    let long = action("A title that is much too long to fit into one line of the menu")
    let described = UIAction(title: "Short", subtitle: "described") { _ in }
    let rows = try open([long, described])
    #expect(frame(of: rows[0]).height > 60)
    #expect(frame(of: rows[1]).height > 44)
    let subtitle = try #require(
      views(in: rows[1]).compactMap { $0 as? UILabel }.first { $0.text == "described" }
    )
    #expect(frame(of: subtitle).minY >= frame(of: try #require(rows[1].titleLabel)).maxY)
  }

  @Test("More rows than room can be scrolled, and the panel keeps inside the screen")
  func many() throws {
    let rows = try open((1...30).map { action("Row \($0)") })
    let scrollView = try #require(rows[0].superview as? UIScrollView)
    #expect(abs(scrollView.contentSize.height - 1320) < 0.01)
    #expect(
      host.window.bounds.inset(by: host.window.safeAreaInsets).contains(frame(of: scrollView))
    )
  }
}
