import Foundation
import StageRuntime
import SwiftUI
import Testing

/// A shopping list as people write it for iOS: a list in a navigation stack, whose rows are deleted with
/// a swipe, lead to a screen, and are edited in a half sheet.
@MainActor
private final class Shop: ObservableObject {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var count = 1
  }

  @Published var items = [
    Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread"), Item(id: 3, name: "Jam"),
  ]
  @Published private(set) var refreshes = 0

  func refresh() { refreshes += 1 }
}

private struct ShopScreen: View {
  @StateObject private var shop = Shop()
  @State private var edited: Shop.Item?

  var body: some View {
    NavigationStack {
      List {
        Section("To buy") {
          ForEach(shop.items) { item in
            NavigationLink(value: item) {
              LabeledContent(item.name, value: "\(item.count)")
            }
            .swipeActions(edge: .leading) {
              Button("Change") { edited = item }.tint(.orange)
            }
          }
          .onDelete { shop.items.remove(atOffsets: $0) }
          .onMove { shop.items.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          Button("Add eggs") {
            shop.items.append(Shop.Item(id: shop.items.count + 10, name: "Eggs"))
          }
        } footer: {
          Text("\(shop.items.count) things, \(shop.refreshes) refreshes")
        }
      }
      .refreshable { @MainActor in shop.refresh() }
      .navigationTitle("Shop")
      .toolbar { EditButton() }
      .navigationDestination(for: Shop.Item.self) { Text("About \($0.name)") }
      .sheet(item: $edited) { item in
        EditScreen(item: item) { changed in
          guard let index = shop.items.firstIndex(where: { $0.id == changed.id }) else { return }
          shop.items[index] = changed
        }
        .presentationDetents([.medium])
      }
    }
  }
}

private struct EditScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State var item: Shop.Item
  let save: (Shop.Item) -> Void

  var body: some View {
    Form {
      Stepper("Count: \(item.count)", value: $item.count, in: 1...9)
      Button("Save") {
        save(item)
        dismiss()
      }
    }
  }
}

@Suite("Example: a shopping list")
@MainActor
struct ShoppingListTests {
  private func screen() -> Screen<ShopScreen> {
    let screen = Screen { ShopScreen() }
    screen.settle()
    return screen
  }

  private func swipe(_ text: String, by distance: CGFloat, on screen: Screen<ShopScreen>) throws {
    let row = try #require(screen.topLeaves.first { $0.text == text })
    let x: CGFloat = distance < 0 ? 360 : 30
    screen.drag(from: CGPoint(x: x, y: row.frame.midY), by: CGVector(dx: distance, dy: 0))
  }

  @Test("A row leads to its screen, and back")
  func leading() {
    let screen = screen()
    #expect(screen.topTexts.starts(with: ["TO BUY", "Milk", "1", "Bread", "1", "Jam", "1"]))
    screen.tapOnTop("Bread, 1")
    #expect(screen.topTexts == ["About Bread"])
    screen.goBack()
    screen.settle()
    #expect(screen.topTexts.contains("Jam"))
  }

  @Test("A row is deleted with a swipe")
  func deleting() throws {
    let screen = screen()
    try swipe("Milk", by: -340, on: screen)
    #expect(!screen.topTexts.contains("Milk"))
    #expect(screen.topTexts.contains("2 things, 0 refreshes"))
  }

  @Test("A row is edited in a half sheet, and shows what was changed")
  func editing() throws {
    let screen = screen()
    try swipe("Jam", by: 120, on: screen)
    screen.tapOnTop("Change")
    #expect(screen.chain.count == 1)
    let sheet = try #require(screen.front.sheetPresentationController)
    #expect(sheet.selectedDetentIdentifier ?? .medium == .medium)
    #expect(screen.frontTexts.contains("Count: 1"))
    screen.tapInFront("plus")
    #expect(screen.frontTexts.contains("Count: 2"))
    screen.tapInFront("Save")
    screen.settle()
    #expect(screen.chain.isEmpty)
    #expect(screen.topTexts.starts(with: ["TO BUY", "Milk", "1", "Bread", "1", "Jam", "2"]))
  }

  @Test("Rows are added and, after Edit, moved")
  func moving() throws {
    let screen = screen()
    screen.tapOnTop("Add eggs")
    #expect(screen.topTexts.contains("4 things, 0 refreshes"))
    screen.controller.view.layoutIfNeeded()
    let items = Screen<EmptyView>.views(in: screen.navigation.navigationBar) { view in
      (view as? any RenderedHost)?.renderedLeaves.contains { $0.text == "Edit" } == true
    }
    let edit = try #require(items.first)
    let frame = screen.frame(of: edit)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.settle()
    let handle = try #require(
      Screen<EmptyView>.views(in: screen.window) { $0.accessibilityLabel == "Reorder Milk, 1" }
        .first
    )
    let place = screen.frame(of: handle)
    screen.drag(from: CGPoint(x: place.midX, y: place.midY), by: CGVector(dx: 0, dy: 50))
    #expect(screen.topTexts.starts(with: ["TO BUY", "Bread", "1", "Milk", "1", "Jam", "1"]))
  }

  @Test("A pull refreshes the list")
  func refreshing() async {
    let screen = screen()
    screen.drag(from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 400))
    for _ in 0..<20 where !screen.topTexts.contains("3 things, 1 refreshes") {
      await Task.yield()
      screen.settle()
    }
    #expect(screen.topTexts.contains("3 things, 1 refreshes"))
  }
}
