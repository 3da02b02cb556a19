/// A root view, and above it the screens that links and a path have pushed.
///
/// Source: documented. Apple's page for `NavigationStack`; it shows a `UINavigationController`.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
  private let path: PathAccess?
  private let root: Root

  /// Creates a stack that keeps its path itself.
  ///
  /// - Parameter root: Makes the lowest screen.
  @MainActor @preconcurrency
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack whose path may have values of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root.
  ///   - root: Makes the lowest screen.
  @MainActor @preconcurrency
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack whose path has values of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root.
  ///   - root: Makes the lowest screen.
  @MainActor @preconcurrency
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// The stack, on the whole screen.
  public var body: some View {
    NavigationContainer(path: path, root: root).ignoresSafeArea()
  }
}

/// A root view, and above it the screens that links have pushed.
///
/// Source: documented. Superseded by ``NavigationStack``; the stand-in shows one column.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameter content: Makes the lowest screen.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack, on the whole screen.
  public var body: some View {
    NavigationContainer(path: nil, root: content).ignoresSafeArea()
  }
}

/// How a navigation view shows its columns.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The columns that suit the device; the stand-in shows one.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The columns that suit the device.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension View {
  /// Sets how navigation views show their columns; the stand-in always shows one.
  ///
  /// - Parameter style: How.
  /// - Returns: The view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
