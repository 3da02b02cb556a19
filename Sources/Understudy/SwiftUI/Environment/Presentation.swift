import Foundation

/// What the environment asks of the controller that hosts the content.
@MainActor
protocol HostPresentation: AnyObject {
  /// Dismisses the presentation that the content is in, if it is in one.
  func dismissPresentation()
  /// Whether the content is presented.
  var isPresented: Bool { get }
}

extension HostPresentation {
  /// Opens a URL outside the app.
  func openExternally(_ url: URL, completion: @escaping (Bool) -> Void) {
    let answer = URLAnswer(completion: completion)
    UIApplication.shared.open(url, options: [:]) { accepted in answer.completion(accepted) }
  }
}

private struct URLAnswer: @unchecked Sendable {
  // Safe: called on the main actor, where it was made.
  let completion: (Bool) -> Void
}

/// Lets the environment's values reach their host without keeping it.
struct PresentationReference: Equatable, @unchecked Sendable {
  // Safe: the host is reached on the main actor only.
  weak var host: (any HostPresentation)?
  var isPresented = false

  static func == (lhs: PresentationReference, rhs: PresentationReference) -> Bool {
    lhs.host === rhs.host && lhs.isPresented == rhs.isPresented
  }
}

enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationReference { PresentationReference() }
}

enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }

/// Dismisses the presentation that a view is in.
///
/// Source: documented; rule 10.6 of the SwiftUI semantics.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  let reference: PresentationReference

  nonisolated init(_ reference: PresentationReference) { self.reference = reference }

  /// Dismisses the presentation; does nothing if the view isn't in one.
  @MainActor @preconcurrency
  public func callAsFunction() { reference.host?.dismissPresentation() }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  let reference: PresentationReference
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(_ reference: PresentationReference) {
    self.reference = reference
    isPresented = reference.isPresented
  }

  /// Dismisses the view; does nothing if it isn't presented.
  public mutating func dismiss() {
    isPresented = false
    guard MainThread.isCurrent else { return }
    let reference = reference
    MainActor.assumeIsolated { reference.host?.dismissPresentation() }
  }
}

/// Opens a URL.
///
/// Source: documented. Apple's page for `OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What has become of a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// It was dealt with.
    public static let handled: Result = Result(kind: .handled)
    /// It was thrown away.
    public static let discarded: Result = Result(kind: .discarded)
    /// The system shall open it.
    public static let systemAction: Result = Result(kind: .system(nil))

    /// The system shall open another URL.
    ///
    /// - Parameter url: That URL.
    /// - Returns: The result.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private enum Handler: @unchecked Sendable {
    // Safe: called on the main actor only.
    case custom((URL) -> Result)
    case system
  }

  private let handler: Handler
  private var reference: PresentationReference

  /// Creates an action.
  ///
  /// - Parameter handler: Deals with a URL.
  @MainActor @preconcurrency
  public init(handler: @escaping (URL) -> Result) {
    self.handler = .custom(handler)
    reference = PresentationReference()
  }

  nonisolated init(_ reference: PresentationReference) {
    handler = .system
    self.reference = reference
  }

  nonisolated func inside(_ reference: PresentationReference) -> OpenURLAction {
    var copy = self
    copy.reference = reference
    return copy
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called with whether it was opened.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler {
    case .system: openExternally(url, completion)
    case .custom(let handle):
      switch handle(url).kind {
      case .handled: completion(true)
      case .discarded: completion(false)
      case .system(let other): openExternally(other ?? url, completion)
      }
    }
  }

  @MainActor
  private func openExternally(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    guard let host = reference.host else { return completion(false) }
    host.openExternally(url, completion: completion)
  }
}

extension EnvironmentValues {
  /// Dismisses the presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(self[PresentationKey.self]) }

  /// Whether the view is presented (rule 9.8).
  public var isPresented: Bool { self[PresentationKey.self].isPresented }

  /// Whether the view is presented, and a way to end that.
  ///
  /// Apple's is deprecated from version 100000: a hint in the documentation, not a warning.
  public var presentationMode: Binding<PresentationMode> {
    let reference = self[PresentationKey.self]
    return Binding(
      location: ConvertedLocation(
        ConstantLocation(reference),
        convert: { PresentationMode($0) },
        revert: { _ in nil }
      )
    )
  }

  /// Opens a URL.
  public var openURL: OpenURLAction {
    get {
      (self[OpenURLKey.self] ?? OpenURLAction(self[PresentationKey.self]))
        .inside(self[PresentationKey.self])
    }
    set { self[OpenURLKey.self] = newValue }
  }
}
