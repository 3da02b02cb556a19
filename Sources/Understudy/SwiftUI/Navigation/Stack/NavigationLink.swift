import Foundation

/// A button that pushes a screen in the navigation stack around.
///
/// Source: documented. Apple's page for `NavigationLink`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  /// The framework shows the view without a body.
  public typealias Body = Never

  enum Target {
    case view(Destination)
    case active(Destination, Binding<Bool>)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: What the link shows.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a view that is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - isActive: Whether the screen is shown.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  @available(
    *,
    deprecated,
    message: """
      use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside \
      a NavigationStack or NavigationSplitView
      """
  )
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .active(destination(), isActive)
    self.label = label()
  }

  /// Creates a link to a view that is shown while a binding has a certain value.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - selection: What is selected.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  @available(
    *,
    deprecated,
    message:
      "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
  )
  nonisolated public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .active(
      destination(),
      Binding<Bool>(
        location: ConvertedLocation(
          selection.location,
          convert: { $0 == tag },
          revert: { $0 ? .some(tag) : .some(nil) }
        ),
        transaction: selection.transaction
      )
    )
    self.label = label()
  }

  /// Makes what represents the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - inputs: Where it goes.
  /// - Returns: What was made.
  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    _ViewOutputs(node: NavigationLinkNode(view.value, parent: inputs.parent))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - destination: Makes the screen.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: Makes the screen.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - destination: The screen.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - destination: The screen.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

@available(iOS 16.0, *)
extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  ///
  /// - Parameters:
  ///   - value: The value, which goes into the stack's path; a link without one is disabled.
  ///   - label: What the link shows.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link to the screen of a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title's key.
  ///   - value: The value, which goes into the stack's path; a link without one is disabled.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the screen of a value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value, which goes into the stack's path; a link without one is disabled.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
