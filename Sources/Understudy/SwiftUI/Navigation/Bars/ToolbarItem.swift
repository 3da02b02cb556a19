/// Where an item of a toolbar goes.
///
/// Source: documented. Apple's page for `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Sendable {
  /// The places that there are in UIKit's bars.
  enum Place: Hashable, Sendable { case leading, trailing, principal, bottom, keyboard }

  let place: Place

  /// At the trailing edge of the navigation bar.
  public static let automatic: ToolbarItemPlacement = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the navigation bar, in the title's place.
  public static let principal: ToolbarItemPlacement = ToolbarItemPlacement(place: .principal)
  /// At the leading edge, for moving between screens.
  public static let navigation: ToolbarItemPlacement = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge, for what is done most.
  public static let primaryAction: ToolbarItemPlacement = ToolbarItemPlacement(place: .trailing)
  /// At the trailing edge, for what is done less often.
  @available(iOS 16.0, *)
  public static let secondaryAction: ToolbarItemPlacement = ToolbarItemPlacement(place: .trailing)
  /// In the bar at the bottom, for what is going on.
  public static let status: ToolbarItemPlacement = ToolbarItemPlacement(place: .bottom)
  /// At the trailing edge, for agreeing to what a modal screen does.
  public static let confirmationAction: ToolbarItemPlacement = ToolbarItemPlacement(
    place: .trailing
  )
  /// At the leading edge, for leaving a modal screen.
  public static let cancellationAction: ToolbarItemPlacement = ToolbarItemPlacement(
    place: .leading
  )
  /// At the trailing edge, for agreeing to something destructive.
  public static let destructiveAction: ToolbarItemPlacement = ToolbarItemPlacement(
    place: .trailing
  )
  /// Above the keyboard; not shown by the stand-in, whose keyboard has no bar.
  @available(iOS 15.0, *)
  public static let keyboard: ToolbarItemPlacement = ToolbarItemPlacement(place: .keyboard)
  /// At the leading edge of the navigation bar.
  public static let navigationBarLeading: ToolbarItemPlacement = ToolbarItemPlacement(
    place: .leading
  )
  /// At the trailing edge of the navigation bar.
  public static let navigationBarTrailing: ToolbarItemPlacement = ToolbarItemPlacement(
    place: .trailing
  )
  /// At the leading edge of the navigation bar.
  public static var topBarLeading: ToolbarItemPlacement { navigationBarLeading }
  /// At the trailing edge of the navigation bar.
  public static var topBarTrailing: ToolbarItemPlacement { navigationBarTrailing }
  /// In the bar at the bottom.
  public static let bottomBar: ToolbarItemPlacement = ToolbarItemPlacement(place: .bottom)
}

/// Something that goes into bars.
///
/// Source: documented. Apple's page for `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// What it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency
  var body: Body { get }

  /// Adds the items; the framework's own business.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - items: What to add to.
  static func _collectItems(of content: Self, into items: inout _ToolbarItems)
}

extension ToolbarContent {
  /// Adds the items of content with a body.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - items: What to add to.
  public static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    var linked = content
    items.contents.link(&linked)
    items.inside(0) { Body._collectItems(of: linked.body, into: &$0) }
  }
}

extension ToolbarContent where Body == Never {
  /// Traps: the framework shows the content without a body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ToolbarContent {}

/// The items of toolbars; the framework's own business.
public struct _ToolbarItems {
  var entries: [(place: ToolbarItemPlacement.Place, view: AnyView)] = []
  /// What is kept for the contents' properties.
  let contents: ContentProperties

  init(_ contents: ContentProperties) { self.contents = contents }

  /// Visits a part of the content.
  @MainActor
  mutating func inside(_ index: Int, _ visit: (inout _ToolbarItems) -> Void) {
    contents.inside(index) { visit(&self) }
  }
}

/// An item of a toolbar.
///
/// Source: documented. Apple's page for `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The framework shows the item without a body.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Adds the item.
  ///
  /// - Parameters:
  ///   - content: The item.
  ///   - items: What to add to.
  @MainActor
  public static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    items.entries.append((content.placement.place, AnyView(content.content)))
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: Where it goes.
  ///   - content: What it shows.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar that go to one place.
///
/// Source: documented. Apple's page for `ToolbarItemGroup`; the stand-in shows the group's views
/// beside one another in one item.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The framework shows the items without a body.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: Where it goes.
  ///   - content: What it shows.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Adds the items.
  ///
  /// - Parameters:
  ///   - content: The group.
  ///   - items: What to add to.
  @MainActor
  public static func _collectItems(of content: Self, into items: inout _ToolbarItems) {
    items.entries.append((content.placement.place, AnyView(HStack { content.content })))
  }
}
