/// What a navigation link shows; as a row of a list, or in one, it says that it leads somewhere.
nonisolated struct RowLinkLabel<Label: View>: View {
  let label: Label
  let isInRow: Bool

  init(label: Label, isInRow: Bool) {
    self.label = label
    self.isInRow = isInRow
  }

  @MainActor var body: some View {
    if isInRow {
      HStack {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    } else {
      label
    }
  }
}

extension AnyNode {
  /// Whether what is below the node is a list's row, or in one; what belongs to a row and isn't its
  /// view is not.
  final var isInListRow: Bool {
    var node: AnyNode? = self
    while let current = node {
      if let row = current as? any LazyRow { return row.isListRow }
      if current is RowPartNode || current is any ScrollContainerNode { return false }
      node = current.parent
    }
    return false
  }
}
