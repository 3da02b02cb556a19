/// A type of views that may be several rows of a list, and whose rows have to be seen one by one: a
/// section or a collection is in it.
///
/// Others are one row each, of which nothing is made before it is seen.
@MainActor
enum RowBearing {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a type is one; found once per type.
  static func bears<V: View>(_ type: V.Type) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    // A view that is in itself is none as long as nothing else says so.
    known[ObjectIdentifier(type)] = false
    let bears = find(type)
    known[ObjectIdentifier(type)] = bears
    return bears
  }

  private static func find<V: View>(_ type: V.Type) -> Bool {
    if let type = type as? any RowBearingView.Type { return type.bearsRows }
    if V.Body.self == Never.self { return false }
    return bears(V.Body.self)
  }
}

/// A type of views that knows whether rows are in it.
protocol RowBearingView {
  /// Whether rows are in it.
  @MainActor static var bearsRows: Bool { get }
}

extension ForEach: RowBearingView where Content: View {
  @MainActor static var bearsRows: Bool { true }
}

extension Section: RowBearingView where Parent: View, Content: View, Footer: View {
  @MainActor static var bearsRows: Bool { true }
}

extension Group: RowBearingView where Content: View {
  @MainActor static var bearsRows: Bool { RowBearing.bears(Content.self) }
}

extension Optional: RowBearingView where Wrapped: View {
  @MainActor static var bearsRows: Bool { RowBearing.bears(Wrapped.self) }
}

extension _ConditionalContent: RowBearingView where TrueContent: View, FalseContent: View {
  @MainActor static var bearsRows: Bool {
    RowBearing.bears(TrueContent.self) || RowBearing.bears(FalseContent.self)
  }
}

extension TupleView: RowBearingView {
  @MainActor static var bearsRows: Bool {
    TupleElement.elements(of: T.self).contains { $0.bearsRows }
  }
}

extension IDView: RowBearingView {
  @MainActor static var bearsRows: Bool { RowBearing.bears(Content.self) }
}

extension EquatableView: RowBearingView {
  @MainActor static var bearsRows: Bool { RowBearing.bears(Content.self) }
}

extension ModifiedContent: RowBearingView where Content: View, Modifier: ViewModifier {
  /// What puts boxes around those of its content needs them: it makes one row of all.
  @MainActor static var bearsRows: Bool {
    if Modifier.self != TraitModifier.self, Modifier.self is any BoxModifier.Type { return false }
    if Modifier.self is any RowOpaqueModifier.Type { return false }
    return RowBearing.bears(Content.self)
  }
}

/// A modifier that needs the boxes of its content although it isn't a `BoxModifier`.
protocol RowOpaqueModifier {}

extension Secondary: RowOpaqueModifier {}
