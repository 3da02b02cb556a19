import Foundation

/// One choice in an alert or action sheet.
///
/// Source: header.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What kind of choice it is.
  public enum Style: Int, Sendable {
    /// An ordinary one.
    case `default` = 0
    /// The one that leaves all as it is; there can be one.
    case cancel = 1
    /// One that changes or deletes data.
    case destructive = 2
  }

  private let name: String?
  private let kind: UIAlertAction.Style
  private let handler: ((UIAlertAction) -> Void)?

  /// Told when the alert has to show something else.
  var onChange: (() -> Void)?

  private init(name: String?, kind: Style, handler: ((UIAlertAction) -> Void)?) {
    self.name = name
    self.kind = kind
    self.handler = handler
    super.init()
  }

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - title: What its button says.
  ///   - style: What kind of choice it is.
  ///   - handler: Called at the end of the alert's dismissal (rule 1.24).
  public convenience init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(name: title, kind: style, handler: handler)
  }

  /// What the button says.
  open var title: String? { name }

  /// What kind of choice it is.
  open var style: UIAlertAction.Style { kind }

  /// Whether it can be chosen.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  /// Does what it is for.
  func perform() { handler?(self) }
}
