/// Random numbers that are the same for the same seed, on every machine.
public struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number (SplitMix64).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true in one of so many cases.
  public mutating func oneIn(_ cases: Int) -> Bool { Int.random(in: 0..<cases, using: &self) == 0 }
}
