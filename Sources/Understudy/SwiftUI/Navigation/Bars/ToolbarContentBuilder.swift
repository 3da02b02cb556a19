/// Makes toolbar content of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes content.
  ///
  /// - Parameter content: The content.
  /// - Returns: The content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes a single content.
  ///
  /// - Parameter content: The content.
  /// - Returns: The content.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Makes one content of several.
  ///
  /// - Parameter content: The contents.
  /// - Returns: A content of all of them.
  @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarItemList(contents: (repeat each content))
  }

  /// Takes content that may be absent.
  ///
  /// - Parameter content: The content.
  /// - Returns: The content.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the content of a condition's first branch.
  ///
  /// - Parameter first: The content.
  /// - Returns: The content.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  /// Takes the content of a condition's second branch.
  ///
  /// - Parameter second: The content.
  /// - Returns: The content.
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }
}

/// Several contents.
struct ToolbarItemList<each Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never

  let contents: (repeat each Content)

  static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    var index = 0
    for one in repeat each content.contents {
      collect(one, index, &items)
      index += 1
    }
  }

  private static func collect<Part: ToolbarContent>(
    _ content: Part,
    _ index: Int,
    _ items: inout _ToolbarItems
  ) {
    items.inside(index) { Part._collectItems(of: content, into: &$0) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Adds the items of the content, if it is there.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - items: What to add to.
  @MainActor
  public static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    guard let content else { return }
    items.inside(0) { Wrapped._collectItems(of: content, into: &$0) }
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The framework shows the content without a body.
  public typealias Body = Never

  /// Adds the items of the branch.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - items: What to add to.
  @MainActor
  public static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    switch content.storage {
    case .trueContent(let content):
      items.inside(0) { TrueContent._collectItems(of: content, into: &$0) }
    case .falseContent(let content):
      items.inside(1) { FalseContent._collectItems(of: content, into: &$0) }
    }
  }
}
