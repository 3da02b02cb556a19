extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in it.
    public static let touchDown: Event = Event(rawValue: 1 << 0)
    /// A finger came down again in quick succession.
    public static let touchDownRepeat: Event = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside: Event = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside: Event = Event(rawValue: 1 << 3)
    /// The finger came back in.
    public static let touchDragEnter: Event = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit: Event = Event(rawValue: 1 << 5)
    /// The finger was lifted inside.
    public static let touchUpInside: Event = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside: Event = Event(rawValue: 1 << 7)
    /// The system took the finger away.
    public static let touchCancel: Event = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged: Event = Event(rawValue: 1 << 12)
    /// It was used in its usual way.
    public static let primaryActionTriggered: Event = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered: Event = Event(rawValue: 1 << 14)
    /// Editing has begun.
    public static let editingDidBegin: Event = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged: Event = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd: Event = Event(rawValue: 1 << 18)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit: Event = Event(rawValue: 1 << 19)
    /// All about fingers.
    public static let allTouchEvents: Event = Event(rawValue: 0xFFF)
    /// All about editing.
    public static let allEditingEvents: Event = Event(rawValue: 0xF0000)
    /// Everything.
    public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like at the moment.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted: State = State(rawValue: 1 << 0)
    /// It can't be used.
    public static let disabled: State = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected: State = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused: State = State(rawValue: 1 << 3)
  }

  /// Where a control's content is vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// It fills the height.
    case fill
  }

  /// Where a control's content is horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// It fills the width.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}
