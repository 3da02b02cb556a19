import Foundation

/// The controls of a row while people edit the list: to delete it, to select it, to move it.
///
/// Source: documented, Apple's pages for `onDelete`, `onMove` and `EditMode`; the names that assistive
/// technologies read are UIKit's, and the distances are assumed.
@MainActor
final class RowEditing {
  private unowned let cell: ListCell
  private var delete: EditControl?
  private var mark: EditControl?
  private var handle: EditControl?

  /// A control and its box.
  private struct EditControl {
    let view: UIView
    let box: PlatformBox

    @MainActor
    init(_ view: UIView) {
      self.view = view
      box = PlatformBox(PlatformViewHost(view: view)) { proposal in
        proposal.replacingUnspecifiedDimensions()
      }
    }
  }

  init(_ cell: ListCell) { self.cell = cell }

  func end() {
    for control in [delete, mark, handle] { control?.box.host.leave() }
    delete = nil
    mark = nil
    handle = nil
  }

  /// The room that the controls take at the leading edge, in points.
  var leadingRoom: CGFloat { delete != nil || mark != nil ? 38 : 0 }

  /// The room that the controls take at the trailing edge, in points.
  var trailingRoom: CGFloat { handle != nil ? 40 : 0 }

  var shownBoxes: [LayoutBox] { [delete, mark, handle].compactMap { $0?.box } }

  /// Shows the controls that there are for the row.
  func refresh() {
    let isEditing = cell.settings.isEditing
    let showsMark = cell.showsSelection
    update(&mark, isShown: showsMark) { UIImageView() }
    // A list of which several rows can be selected has no room for both.
    update(&delete, isShown: isEditing && !showsMark && cell.description.delete != nil) {
      makeDeleteButton()
    }
    update(&handle, isShown: isEditing && cell.description.move != nil) { makeHandle() }
    showMark()
    if delete != nil || handle != nil {
      let text = cell.text
      delete?.view.accessibilityLabel = "Delete \(text)"
      handle?.view.accessibilityLabel = "Reorder \(text)"
    }
  }

  private func update(
    _ control: inout EditControl?,
    isShown: Bool,
    _ make: () -> UIView
  ) {
    guard isShown != (control != nil) else { return }
    if isShown {
      control = EditControl(make())
    } else {
      control?.box.host.leave()
      control = nil
    }
    cell.root.invalidateLayout()
  }

  private func makeDeleteButton() -> UIView {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction { [weak cell] _ in cell?.swipe.open(.trailing) }
    )
    button.setImage(UIImage(systemName: "minus.circle.fill"), for: .normal)
    button.tintColor = .systemRed
    return button
  }

  private func makeHandle() -> UIView {
    let handle = ReorderHandle(cell)
    handle.tintColor = .tertiaryLabel
    return handle
  }

  private var shownMark: Bool?

  private func showMark() {
    guard let view = mark?.view as? UIImageView else { return shownMark = nil }
    guard shownMark != cell.isSelected else { return }
    shownMark = cell.isSelected
    view.image = UIImage(systemName: cell.isSelected ? "checkmark.circle.fill" : "circle")
    view.tintColor = cell.isSelected ? view.window?.tintColor : .tertiaryLabel
  }

  /// Places the controls, beside what the row shows.
  func place(in size: CGSize, parent: LayoutBox) {
    let side: CGFloat = 28
    for control in [delete, mark] {
      control?.box.parent = parent
      control?.box.place(
        at: CGPoint(x: 12 + cell.swipe.offset, y: (size.height - side) / 2),
        ProposedViewSize(width: side, height: side)
      )
    }
    handle?.box.parent = parent
    handle?.box.place(
      at: CGPoint(x: size.width - 44 + cell.swipe.offset, y: (size.height - 40) / 2),
      ProposedViewSize(width: 40, height: 40)
    )
  }
}

/// What people drag to move a row.
final class ReorderHandle: UIImageView {
  private let pan = UIPanGestureRecognizer()

  @MainActor
  init(_ cell: ListCell) {
    super.init(image: UIImage(systemName: "line.3.horizontal"))
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityTraits = .button
    pan.onChange = { [weak self, weak cell] recognizer in
      guard let self, let cell, recognizer.state == .ended else { return }
      cell.graphHost.context.perform {
        cell.list?.move(cell, by: self.pan.translation(in: self.window).y)
      }
    }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }
}
