/// One of a picker's choices.
struct PickerOption: Identifiable {
  let id: ObjectIdentifier
  let tag: AnyHashable
  let content: AnyView
}

/// A picker's control.
struct PickerControl: View {
  @State private var name = ControlName()
  let options: [PickerOption]
  let selected: AnyHashable
  let styling: PickerStyling
  let label: AnyView
  let choose: (AnyHashable) -> Void

  init(
    options: [PickerOption],
    selected: AnyHashable,
    styling: PickerStyling,
    label: AnyView,
    choose: @escaping (AnyHashable) -> Void
  ) {
    self.options = options
    self.selected = selected
    self.styling = styling
    self.label = label
    self.choose = choose
  }

  var body: some View {
    switch styling {
    case .segmented:
      HStack(spacing: 0) {
        // Only assistive technologies know the name of a segmented picker.
        ControlLabel(name, label).labelsHidden()
        HStack(spacing: 0) {
          ForEach(options) { row($0, AnyView($0.content.frame(maxWidth: .infinity))) }
        }
      }
    case .inline:
      VStack(alignment: .leading) {
        ControlLabel(name, label)
        ForEach(options) { row($0, $0.content) }
      }
    case .wheel: wheel
    case .automatic, .menu:
      MenuControl(label: PickerValue(label: label, value: current), items: rows, primaryAction: nil)
    case .navigationLink:
      NavigationLink {
        PickerScreen(options: options, selected: selected, label: label, choose: choose)
      } label: {
        HStack {
          label
          Spacer()
          current
        }
      }
    case .elements:
      MenuGroup(
        options: [.displayInline, .singleSelection],
        label: EmptyView(),
        content: rows
      )
    }
  }

  private var selectedIndex: Int? { options.firstIndex { $0.tag == selected } }

  /// The choice that is chosen; nothing if none is.
  private var current: AnyView? { selectedIndex.map { options[$0].content } }

  private var rows: some View { ForEach(options) { row($0, $0.content) } }

  private func row(_ option: PickerOption, _ content: AnyView) -> some View {
    let isSelected = option.tag == selected
    return CoreButton(
      role: nil,
      action: { choose(option.tag) },
      look: .plain,
      isSelected: isSelected,
      label: content
    )
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// The choice between its neighbours; a tap on one of them turns the wheel.
  ///
  /// Source: assumed, for the measures and for how much of the wheel is shown.
  private var wheel: some View {
    HStack {
      ControlLabel(name, label)
      VStack(spacing: 0) {
        ForEach(options.indices.filter { abs($0 - (selectedIndex ?? 0)) <= 2 }, id: \.self) {
          row(options[$0], AnyView(options[$0].content.frame(maxWidth: .infinity, minHeight: 32)))
        }
      }
      .frame(minHeight: 160)
    }
  }
}

/// What a picker's button shows: the choice; assistive technologies know the label too.
private struct PickerValue: View {
  let label: AnyView
  let value: AnyView?

  var body: some View {
    HStack(spacing: 0) {
      label.opacity(0).frame(width: 0, height: 0)
      HStack(spacing: 4) {
        value
        Image(systemName: "chevron.up.chevron.down").accessibilityHidden(true)
      }
    }
  }
}

/// The screen of a picker that is a link: it goes when something has been chosen.
private struct PickerScreen: View {
  @Environment(\.dismiss) private var dismiss
  let options: [PickerOption]
  let selected: AnyHashable
  let label: AnyView
  let choose: (AnyHashable) -> Void

  init(
    options: [PickerOption],
    selected: AnyHashable,
    label: AnyView,
    choose: @escaping (AnyHashable) -> Void
  ) {
    self.options = options
    self.selected = selected
    self.label = label
    self.choose = choose
  }

  var body: some View {
    ScrollView {
      PickerControl(
        options: options,
        selected: selected,
        styling: .inline,
        label: AnyView(EmptyView()),
        choose: {
          choose($0)
          dismiss()
        }
      )
    }
  }
}
