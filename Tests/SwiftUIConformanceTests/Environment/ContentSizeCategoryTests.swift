import SwiftUI
import Testing

@Suite("Sizes of text")
@MainActor
struct ContentSizeCategoryTests {
  private struct Reader: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text(verbatim: "\(category) \(size)") }
  }

  @Test("The older and the newer value are the same size")
  func same() {
    let screen = Screen {
      VStack {
        Reader()
        Reader().environment(\.sizeCategory, .extraExtraLarge)
        Reader().dynamicTypeSize(.accessibility3)
      }
    }
    #expect(
      screen.texts == [
        "large large", "extraExtraLarge xxLarge", "accessibilityExtraLarge accessibility3",
      ]
    )
  }

  @Test("A range moves sizes outside to its nearer end")
  func range() {
    let screen = Screen {
      VStack {
        Reader().dynamicTypeSize(...DynamicTypeSize.medium)
        Reader().dynamicTypeSize(.xLarge...)
        Reader().dynamicTypeSize(.small ... .xLarge)
      }
    }
    #expect(screen.texts == ["medium medium", "extraLarge xLarge", "large large"])
  }

  @Test("Sizes become UIKit's and come back", arguments: ContentSizeCategory.allCases)
  func uiKit(category: ContentSizeCategory) {
    #expect(ContentSizeCategory(UIContentSizeCategory(category)) == category)
  }

  @Test("UIKit's unspecified size is none of SwiftUI's")
  func unspecified() {
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(UIContentSizeCategory(ContentSizeCategory?.none) == .unspecified)
  }

  @Test("Sizes have an order")
  func order() {
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }
}
