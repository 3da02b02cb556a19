/// Who presents in what is played twice.
public enum Contender: String, CaseIterable, Sendable {
  /// This package.
  case package
  /// The textbook design.
  case textbook
}
