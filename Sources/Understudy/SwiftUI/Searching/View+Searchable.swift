extension View {
  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: What the empty field shows; `nil` for the usual.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(SearchRequest(text: text, isPresented: nil, prompt: prompt)))
  }

  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: The key of what the empty field shows.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 15.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(SearchRequest(text: text, isPresented: nil, prompt: Text(prompt))))
  }

  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(SearchModifier(SearchRequest(text: text, isPresented: nil, prompt: Text(prompt))))
  }

  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the person is searching, to read and to write.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: What the empty field shows; `nil` for the usual.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(SearchRequest(text: text, isPresented: isPresented, prompt: prompt)))
  }

  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the person is searching, to read and to write.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: The key of what the empty field shows.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 17.0, *)
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      SearchModifier(SearchRequest(text: text, isPresented: isPresented, prompt: Text(prompt)))
    )
  }

  /// Puts a field to search with into the navigation stack that the view is in.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - isPresented: Whether the person is searching, to read and to write.
  ///   - placement: Where the field should be; the stand-in puts it below the bar.
  ///   - prompt: What the empty field shows.
  /// - Returns: The view. Outside of stacks the first stack inside has the field; without a stack
  ///   there is none.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      SearchModifier(SearchRequest(text: text, isPresented: isPresented, prompt: Text(prompt)))
    )
  }
}

/// Where a field to search with should be; the stand-in puts it below the navigation bar.
///
/// Source: documented. Apple's page for `SearchFieldPlacement`.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  /// When a field below the navigation bar is shown; the stand-in always shows it.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// While the content isn't scrolled.
    public static let automatic: NavigationBarDrawerDisplayMode = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always: NavigationBarDrawerDisplayMode = NavigationBarDrawerDisplayMode()
  }

  /// Where it suits the place.
  public static let automatic: SearchFieldPlacement = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar: SearchFieldPlacement = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar: SearchFieldPlacement = SearchFieldPlacement()
  /// Below the navigation bar.
  public static let navigationBarDrawer: SearchFieldPlacement = SearchFieldPlacement()

  /// Below the navigation bar.
  ///
  /// - Parameter displayMode: When it is shown.
  /// - Returns: The place.
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}
