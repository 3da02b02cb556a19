/// Keys that are held while something else happens.
///
/// Source: documented. Apple's page for `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The set as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock: EventModifiers = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift: EventModifiers = EventModifiers(rawValue: 2)
  /// Control.
  public static let control: EventModifiers = EventModifiers(rawValue: 4)
  /// Option.
  public static let option: EventModifiers = EventModifiers(rawValue: 8)
  /// Command.
  public static let command: EventModifiers = EventModifiers(rawValue: 16)
  /// A key of the pad of numbers.
  public static let numericPad: EventModifiers = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
