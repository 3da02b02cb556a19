/// Makes views of the statements in a closure.
///
/// Source: documented. Apple's page for `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty view of no statements.
  ///
  /// - Returns: An empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Makes one view of several.
  ///
  /// - Parameter content: The views.
  /// - Returns: A view of all of them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Makes an optional view of an `if` without `else`.
  ///
  /// - Parameter content: The view, if the condition holds.
  /// - Returns: The view.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes a view of a condition's first branch.
  ///
  /// - Parameter first: The branch's view.
  /// - Returns: A view of that branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first))
  }

  /// Makes a view of a condition's second branch.
  ///
  /// - Parameter second: The branch's view.
  /// - Returns: A view of that branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second))
  }

  /// Hides the type of a view that isn't available everywhere.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
